import { like } from '../lexicon/pattern.ts';
import { PLACE_WORDS } from '../lexicon/places.data.ts';
import { isLanding } from './audience.ts';
import type { BlockPlan } from './block-plan.ts';
import type { Draft, DraftPage } from './draft.ts';
import { addFormEntity } from './form-entities.ts';
import { exampleQuotes, writeForm } from './place-prose.ts';

/** A landing page is one page: what was asked for stands on it in the order of the request. */
export function joinLanding(draft: Draft): void {
  if (draft.kind !== 'content' && draft.kind !== 'booking') return;
  if (!isLanding(draft.said) || draft.said.sections.length > 0) return;
  const home = draft.pages.find((page) => page.place === 'home');
  if (home === undefined) return;
  const others = draft.pages.filter((page) => page !== home && page.isInNav && page.path !== '/');
  const asked = others
    .map((page) => ({ page, at: placeInText(draft, page) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  if (asked.length === 0) return;
  const hero = home.blocks.filter((block) => block.kind === 'hero');
  const extras = home.blocks.filter((block) => block.kind === 'form');
  const sections = [
    ...asked.map(({ page, at }) => ({ at, blocks: page.blocks.map((block) => asSection(page, block)) })),
    ...opinions(draft),
  ].toSorted((a, b) => a.at - b.at);
  const joined = sections.flatMap(({ blocks }) => blocks);
  const gone = new Set(others);
  const kept = draft.pages.filter((page) => !gone.has(page));
  const ids = new Set(kept.map(({ id }) => id));
  const leads = new Map(asked.map(({ page }) => [page.id, leadOf(page)]));
  const opening = hero.map((block) => withLinksTo(block, ids, leads));
  const below = unique([...joined, ...extras]);
  home.blocks = withButton(draft, [...opening, ...below]);
  draft.pages.splice(0, draft.pages.length, ...kept);
}

/** Reviews are read on the page itself, where the request asks for them. */
function opinions(draft: Draft): readonly { at: number; blocks: readonly BlockPlan[] }[] {
  const at = draft.said.text.search(
    /\b(?:reviews?|testimonials?|bewertungen|kundenstimmen|opiniones|avaliações|avis)\b/i,
  );
  if (at < 0 || draft.pages.some((page) => page.place === 'testimonials')) return [];
  return [{ at, blocks: [exampleQuotes(draft)] }];
}

/** Where the request speaks of it; -1 for what nobody asked for. */
function placeInText(draft: Draft, page: DraftPage): number {
  const text = draft.said.text.toLowerCase();
  const entity = draft.entities.find(({ plan }) => plan.id === page.entity);
  if (page.id.startsWith('my-')) return -1;
  if (page.id === 'book')
    return text.search(/\b(?:book|reserv|appointment|buch|termin|cita|reserva|agend|réserv|rendez)/);
  if (page.id === 'apply') return text.search(/\b(?:sign|apply|appl|regist|enrol|rsvp|anmeld|inscri|inscr)/);
  if (page.id === 'join') return text.search(/\b(?:join|wait|mailing|warteliste|lista|liste)/);
  if (page.id === 'donate') return text.search(/\b(?:donat|spend|doa|dona|don)/);
  if (entity !== undefined) return entity.said === null ? -1 : entity.said.at;
  if (page.place === null) return text.length;
  if (page.place === 'features' && draft.said.given.features.length > 0) return 0;
  const found = PLACE_WORDS[page.place].map((word) => wordAt(text, word)).filter((at) => at >= 0);
  if (found.length > 0) return Math.min(...found);
  return draft.said.places.some(({ place }) => place === page.place) ? text.length : -1;
}

function wordAt(text: string, word: string): number {
  const at = text.indexOf(word);
  return at < 0 || like.u`\p{L}`.test(text.charAt(at - 1)) ? -1 : at;
}

/** On one page a list needs no tools around it, and its heading is that of its page. */
function asSection(page: DraftPage, block: BlockPlan): BlockPlan {
  if (block.kind !== 'collection') return block;
  return {
    ...block,
    title: page.title,
    limit: 6,
    hasSearch: false,
    filters: [],
    sorts: [],
    can: { create: false, edit: false, remove: false, open: block.can.open },
  };
}

/** A button that is told and leads nowhere yet leads to the form: there is nothing else to do on such a page. */
function withButton(draft: Draft, blocks: BlockPlan[]): BlockPlan[] {
  const label = draft.said.literals.find(({ use }) => use === 'button')?.text;
  const [hero] = blocks;
  if (label === undefined || hero?.kind !== 'hero' || hero.actions.length > 0) return blocks;
  const hasForm = blocks.some(({ kind }) => kind === 'form');
  if (!hasForm) addFormEntity(draft, 'enquiry');
  return [
    { ...hero, actions: [{ label, page: 'home', to: 'form' }] },
    ...blocks.slice(1),
    ...(hasForm ? [] : [writeForm(draft)]),
  ];
}

/** What one does on a page that is a section now. */
const leadOf = ({ blocks }: DraftPage): BlockPlan['kind'] | null =>
  blocks.find(({ kind }) => kind !== 'prose')?.kind ?? null;

/** Buttons that led to pages which are sections now lead there. */
const withLinksTo = (
  block: BlockPlan,
  pages: ReadonlySet<string>,
  leads: ReadonlyMap<string, BlockPlan['kind'] | null>,
): BlockPlan =>
  block.kind === 'hero'
    ? {
        ...block,
        actions: block.actions.flatMap((action) => {
          if (pages.has(action.page)) return action.page === 'home' ? [] : [action];
          const to = leads.get(action.page) ?? null;
          return to === null ? [] : [{ label: action.label, page: 'home', to }];
        }),
      }
    : block;

const unique = (blocks: readonly BlockPlan[]): readonly BlockPlan[] => {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key =
      block.kind === 'collection' || block.kind === 'form'
        ? `${block.kind} ${block.entity}`
        : JSON.stringify(block);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};
