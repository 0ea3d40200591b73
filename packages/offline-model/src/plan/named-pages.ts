import { normalise } from '../lexicon/entity-lexicon.ts';
import { lowOf } from './asked/asked-figures.ts';
import { LOW } from './asked/asked-words.data.ts';
import { collectionFor } from './collections.ts';
import { addPage, entityPageOf, type Draft } from './draft.ts';

const PAGE_OF =
  /\b(?:an?|the) (\p{Lu}[\p{L}'-]*(?: [\p{L}'-]+){0,2}) page (?:with|of|for|showing|listing|that shows|that lists|where people see) (?:(?:the|our|all|my)\s+)*((?:\p{L}+ )?\p{L}+)/gu;

/** "a Shop page with the teas": the list of teas goes by that name; "a Low stock page" lists what runs low. */
export function namePages(draft: Draft): void {
  for (const [, title = '', things = ''] of draft.said.text.matchAll(PAGE_OF)) {
    if (draft.pages.some((page) => page.title.toLowerCase() === title.toLowerCase())) continue;
    const page = listOf(draft, things);
    if (page !== undefined) page.title = title;
  }
  addLowStock(draft);
}

function listOf(draft: Draft, things: string) {
  const last = (name: string): string => normalise(name.toLowerCase().split(' ').at(-1) ?? '');
  const words = things.split(' ').map((word) => normalise(word.toLowerCase()));
  const entity = draft.entities.find(
    ({ plan }) => words.includes(last(plan.one)) || words.includes(last(plan.many)),
  );
  return entity === undefined ? undefined : entityPageOf(draft, entity.plan.id);
}

const LOW_PAGE =
  /\b(?:an?|the|and) ((?:Low|low|Re-?order|re-?order)[\p{L}' -]{2,20}?) (?:page|section|tab|list)\b/u;

function addLowStock(draft: Draft): void {
  const title = LOW_PAGE.exec(draft.said.text)?.[1];
  if (title === undefined || !LOW.test(title)) return;
  const entity = draft.entities.find(({ plan }) => lowOf(plan) !== null);
  const only = entity === undefined ? null : lowOf(entity.plan);
  if (entity === undefined || only === null) return;
  const block = collectionFor(draft, entity, { view: 'table', title, only });
  const there = draft.pages.find((page) => LOW.test(page.title));
  if (there !== undefined) {
    there.blocks = [block];
    return;
  }
  addPage(draft, {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    icon: 'TriangleAlert',
    order: 56,
    blocks: [block],
  });
}
