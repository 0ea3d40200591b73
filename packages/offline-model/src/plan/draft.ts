import { like } from '../lexicon/pattern.ts';
import type { Action } from '../lexicon/actions.data.ts';
import type { Domain } from '../lexicon/domain.ts';
import { parseFields } from '../lexicon/entity-lexicon.ts';
import { PLACE_WORDS, type Place } from '../lexicon/places.data.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { AppKind, EntityPlan, FieldPlan, PagePlan, RulePlan, SeedValue } from './app-plan.ts';
import type { BlockPlan, FormBlock } from './block-plan.ts';
import type { Copy } from './copy.ts';
import { entityFromLexicon, type BuiltEntity } from './entities.ts';
import { localise, translate } from './localise.ts';
import { PLACE_PAGES } from './place-order.data.ts';
import { slug } from './seed-values.ts';
import { rows } from './shorthand.ts';

/** Everything the parts of the planner share while a plan grows. */
export interface Draft {
  readonly said: Understanding;
  readonly kind: AppKind;
  readonly domain: Domain | null;
  readonly copy: Copy;
  readonly name: string;
  readonly entities: BuiltEntity[];
  readonly pages: DraftPage[];
  readonly wants: ReadonlySet<Action>;
  /** Asked for without saying of what: they go to the main thing. */
  readonly loose: ReadonlySet<Action>;
  readonly hasAuth: boolean;
  /** The role that sees what others do not; null without sign-in. */
  readonly adminRole: string | null;
}

export interface DraftPage {
  id: string;
  title: string;
  intro: string;
  icon: string;
  path: string;
  isInNav: boolean;
  role?: string;
  blocks: BlockPlan[];
  /** What it was made for, so that a later part finds it. */
  readonly place: Place | null;
  readonly entity: string | null;
  /** Smaller comes first in the navigation. */
  order: number;
}

export interface NewPage {
  readonly id?: string;
  readonly title: string;
  readonly intro?: string;
  /** Where it has none: what the table of pages says, as for its order. */
  readonly icon?: string;
  readonly place?: Place;
  readonly entity?: string;
  readonly path?: string;
  readonly isInNav?: boolean;
  readonly role?: string;
  readonly order?: number;
  readonly blocks: readonly BlockPlan[];
}

export function addPage(draft: Draft, page: NewPage): DraftPage {
  const id = freeId(draft, page.id ?? slug(page.title));
  const { icon = 'FileText', order = 50 } = PLACE_PAGES[page.id ?? ''] ?? {};
  const made: DraftPage = {
    id,
    title: page.title,
    intro: page.intro ?? '',
    icon: page.icon ?? icon,
    path: page.path ?? `/${id}`,
    isInNav: page.isInNav ?? true,
    ...(page.role === undefined ? {} : { role: page.role }),
    blocks: [...page.blocks],
    place: page.place ?? null,
    entity: page.entity ?? null,
    order: page.order ?? order,
  };
  draft.pages.push(made);
  return made;
}

/** A page that is one form, under its own title where the form has none. */
export const addFormPage = (
  draft: Draft,
  page: Omit<NewPage, 'blocks'>,
  form: Pick<FormBlock, 'entity' | 'submit' | 'thanks'> & Partial<FormBlock>,
): DraftPage =>
  // What is said at the top of the page is not said again above the form.
  addPage(draft, { ...page, blocks: [{ kind: 'form', title: page.title, text: '', ...form }] });

function freeId(draft: Draft, wanted: string): string {
  const base = wanted === '' ? 'page' : wanted;
  let id = base;
  for (let count = 2; draft.pages.some((page) => page.id === id); count += 1) id = `${base}-${count}`;
  return id;
}

export const pageOf = (draft: Draft, place: Place): DraftPage | undefined =>
  draft.pages.find((page) => page.place === place);

export const entityPageOf = (draft: Draft, entity: string): DraftPage | undefined =>
  draft.pages.find((page) => page.entity === entity && page.isInNav && !page.id.startsWith('my-'));

export const entityOf = (draft: Draft, id: string | undefined): BuiltEntity | undefined =>
  draft.entities.find(({ plan }) => plan.id === id);

export const planOf = (draft: Draft, id: string | undefined): EntityPlan | undefined =>
  entityOf(draft, id)?.plan;

type Given = 'id' | 'icon' | 'one' | 'many' | 'fields';

export interface NewList extends Partial<Omit<EntityPlan, Given>>, Pick<EntityPlan, 'id' | 'icon'> {
  /** What one of them is called, and many. */
  readonly names: readonly [one: string, many: string];
  /** As the lexicon writes them; the first names a record. */
  readonly fields: string;
  /** What that cannot say, by the id of the field. */
  readonly has?: Readonly<Record<string, Partial<FieldPlan>>>;
  /** The first records, with their cells in the order of the fields. */
  readonly rows?: readonly (readonly SeedValue[])[];
  readonly entryId?: string;
}

/** A list that the planner makes by itself, in the language of the app. */
export function newList({ copy, said }: Draft, list: NewList): BuiltEntity {
  const { id, icon, names, fields: text, has = {}, rows: cells = [], entryId = null, ...more } = list;
  const labels: Readonly<Record<string, string>> = copy.fields;
  const fields = parseFields(text).map((one) => ({
    ...one,
    label: labels[one.id] ?? translate(one.label, said.language),
    ...(one.options && { options: one.options.map((option) => translate(option, said.language)) }),
    ...has[one.id],
  }));
  const ids = fields.map((one) => one.id);
  const [one, many] = names;
  const titleField = ids[0] ?? '';
  const plan = {
    id,
    one,
    many,
    icon,
    fields,
    titleField,
    seed: rows(id, ids, cells),
    rules: [],
    isOwned: false,
  };
  return { plan: { ...plan, ...more }, nature: 'record', said: null, entryId };
}

export function addList(draft: Draft, list: NewList): BuiltEntity {
  const made = newList(draft, list);
  draft.entities.push(made);
  return made;
}

export const addRule = (draft: Draft, id: string, rule: RulePlan): void =>
  changeEntity(draft, id, (plan) => ({ ...plan, rules: [...plan.rules, rule] }));

/** Gives the entity another plan in place. */
export function changeEntity(draft: Draft, id: string, change: (plan: EntityPlan) => EntityPlan): void {
  const at = draft.entities.findIndex((entity) => entity.plan.id === id);
  const old = draft.entities[at];
  if (old !== undefined) draft.entities[at] = { ...old, plan: change(old.plan) };
}

export const wantsPlace = (draft: Draft, place: Place): boolean =>
  draft.said.places.some((entry) => entry.place === place);

export const isUnwanted = (draft: Draft, pattern: RegExp): boolean =>
  draft.said.without.some((phrase) => pattern.test(phrase));

/** The title a request gives to a page, or ours. */
export function placeTitle(draft: Draft, place: Place): string {
  const { said, copy } = draft;
  const title = said.places.find((entry) => entry.place === place)?.title ?? null;
  const isOwn =
    title !== null && (said.language === 'en' || said.text.toLowerCase().includes(title.toLowerCase()));
  return isOwn ? title : (ownPlace(draft, place) ?? copy.places[place]);
}

/** "Statistik" where the request has that word for the page; what is inflected or said in several words stays ours. */
function ownPlace({ said }: Draft, place: Place): string | null {
  const pair = said.glossary.find(
    ({ english, own }) => PLACE_WORDS[place].includes(english) && like.u`^\p{L}{5,}$`.test(own),
  );
  return pair === undefined ? null : pair.own.charAt(0).toUpperCase() + pair.own.slice(1);
}

/** In the middle of a sentence; German nouns keep their capital. */
export function inSentence(draft: Draft, text: string): string {
  return draft.said.language === 'de' || /^[A-Z]{2,}/.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

export const finishPage = (page: DraftPage, isStart: boolean): PagePlan => ({
  id: page.id,
  title: page.title,
  intro: page.intro,
  path: isStart ? '/' : page.path,
  icon: page.icon,
  isInNav: page.isInNav,
  ...(page.role === undefined ? {} : { role: page.role }),
  blocks: page.blocks,
});

/** An entity of the lexicon in the language of the request. */
export function lexiconEntity(draft: Draft, id: string): BuiltEntity | null {
  const made = entityFromLexicon(id);
  return made === null ? null : localise(made, draft.said, draft.copy.sentences);
}

/** The one that is there, or a new one. */
export function needEntity(draft: Draft, id: string): BuiltEntity | null {
  const known = draft.entities.find(({ entryId }) => entryId === id);
  if (known !== undefined) return known;
  const made = lexiconEntity(draft, id);
  if (made !== null) draft.entities.push(made);
  return made;
}
