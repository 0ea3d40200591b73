import type { Action } from '../lexicon/actions.data.ts';
import { entityEntry } from '../lexicon/entity-lexicon.ts';
import type { Place } from '../lexicon/places.data.ts';
import { copyFor } from '../plan/copy.ts';
import type { AppKind, AppPlan, PagePlan } from '../plan/app-plan.ts';
import { addDealings } from '../plan/dealings.ts';
import { addEnginePages } from '../plan/engine-pages.ts';
import { type Draft, type DraftPage, finishPage } from '../plan/draft.ts';
import { addPlacePages } from '../plan/place-pages.ts';
import { addCopies, addReceipts, addSettings } from '../plan/office/effects.ts';
import { addLimits } from '../plan/office/limits.ts';
import { addNeeds } from '../plan/office/needs.ts';
import { addPicks } from '../plan/office/picks.ts';
import { understand } from '../understand/understand.ts';
import type { Understanding } from '../understand/understanding.ts';

interface Growth {
  readonly text: string;
  readonly places?: readonly Place[];
  readonly wants?: readonly Action[];
  readonly kind?: AppKind;
}

/** The plan with the pages that most sites share and that are asked for now. */
export function withPlaces(plan: AppPlan, growth: Growth): AppPlan {
  return grown(plan, growth, addPlacePages);
}

/** The plan with booking, buying or applying. */
export function withDealings(plan: AppPlan, growth: Growth): AppPlan {
  return grown(plan, growth, addDealings);
}

/** The plan with a page for each game or tool that the words name. */
export function withEngines(plan: AppPlan, text: string): AppPlan {
  return grown(plan, { text, kind: 'content' }, addEnginePages);
}

/** The plan with what a sentence says may and may not be done, and what follows from what is done. */
export function withOfficeRules(plan: AppPlan, text: string): AppPlan {
  const draft = draftOf(plan, { text, kind: 'management' });
  for (const tell of [addPicks, addNeeds, addLimits, addReceipts, addCopies, addSettings]) tell(draft, text);
  return { ...plan, entities: draft.entities.map((entity) => entity.plan) };
}

/** What of a plan the planner of figures can read. */
export const builtEntities = (plan: AppPlan): Draft['entities'] => draftOf(plan, { text: '' }).entities;

/** Lets the planner continue where it once stopped. */
function grown(plan: AppPlan, growth: Growth, grow: (draft: Draft) => void): AppPlan {
  const draft = draftOf(plan, growth);
  const before = draft.pages.length;
  grow(draft);
  const added = draft.pages.slice(before).map((page) => finishPage(page, false));
  return {
    ...plan,
    entities: draft.entities.map((entity) => entity.plan),
    pages: inOrder(plan.pages, added),
  };
}

/** New sections stand before the ones about the site itself. */
function inOrder(old: readonly PagePlan[], added: readonly PagePlan[]): readonly PagePlan[] {
  return [...old, ...added];
}

function draftOf(plan: AppPlan, { text, places = [], wants = [], kind = 'tool' }: Growth): Draft {
  const said: Understanding = {
    ...understand(text, { language: plan.language }),
    places: places.map((place) => ({ place, title: null })),
    sections: places.map((place) => ({ title: copyFor(plan.language).places[place], place, entity: null })),
    entities: [],
    demands: [],
    glossary: [],
    without: [],
    currency: plan.currency,
  };
  const copy = copyFor(plan.language);
  return {
    said,
    kind,
    domain: null,
    copy,
    name: plan.name,
    entities: plan.entities.map((entity) => {
      const entry = entityEntry(entity.id);
      return { plan: entity, nature: entry?.nature ?? 'record', said: null, entryId: entry?.id ?? null };
    }),
    pages: plan.pages.map((page) => draftPage(page, plan)),
    wants: new Set(wants),
    loose: new Set(wants),
    hasAuth: false,
    adminRole: null,
  };
}

function draftPage(page: PagePlan, plan: AppPlan): DraftPage {
  const list = page.blocks.find((block) => block.kind === 'collection' || block.kind === 'detail');
  return {
    ...page,
    blocks: [...page.blocks],
    place: placeOfTitle(page.title, plan),
    entity: list !== undefined && 'entity' in list ? list.entity : null,
    order: 50,
  };
}

/** The place whose usual title it bears. */
export function placeOfTitle(title: string, plan: AppPlan): Place | null {
  const { places } = copyFor(plan.language);
  return placeNames.find((place) => places[place].toLowerCase() === title.toLowerCase()) ?? null;
}

const isPlace = (name: string): name is Place => Object.hasOwn(copyFor('en').places, name);
export const placeNames: readonly Place[] = Object.keys(copyFor('en').places).filter(isPlace);
