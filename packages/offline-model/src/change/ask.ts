import type { AppPlan, EntityPlan, FieldPlan, Language } from '../plan/app-plan.ts';
import { entityOf } from './edits.ts';
import { findEntities, findFields, findPages, type Found, mainEntity } from './named.ts';
import { partOf, says, without } from './reading.ts';
import { unquoted, type Wish } from './wish.ts';
import type { Word } from './words.data.ts';

export interface ChangeContext {
  /** Of the answer. */
  readonly language: Language;
  /** What the person asked for before, oldest first. */
  readonly past: readonly string[];
  readonly currentPage: string | null;
  readonly images: readonly { readonly name: string; readonly url: string }[];
  /** The plan as it was at earlier times, newest first: what was removed can come back. */
  readonly earlier: readonly AppPlan[];
  /** The field that was added or changed last, for "filter by it". */
  readonly recent?: RecentField | null;
  /** Lists and accounts can be kept on the project's cloud. */
  readonly hasCloud?: boolean;
}

export interface RecentField {
  readonly entity: string;
  /** Null: only its records changed. */
  readonly field: string | null;
}

export type Outcome =
  /** What is different in it is told by comparing it with the plan before. */
  | AppPlan
  | {
      readonly plan: AppPlan;
      /** Words of the wish that were not understood. */
      readonly left?: string;
      /** What comparing cannot tell: a field that was there already. */
      readonly note?: string;
    }
  /** Understood, and yet it cannot be. */
  | { readonly notDone: string };

/** A wish that is put to a plan, and its words as they are read. */
export interface Ask {
  readonly plan: AppPlan;
  readonly wish: Wish;
  readonly context: ChangeContext;
  /** Of the answer. */
  readonly language: Language;
  /** Words of command in English, quotations as `“0”`. */
  readonly order: string;
  /** The same with its quotations in their places. */
  readonly text: string;
  /** As it was written. */
  readonly said: string;
}

/** The next plan, or null where the wish is about something else. */
export type Change = (ask: Ask) => Outcome | null;

/** A quotation of a few words may name something; a sentence is only said. */
const named = (order: string, { quotes }: Wish): string =>
  order.replace(/“(\d+)”/gu, (mark, index: string) =>
    (quotes[Number(index)] ?? '').split(' ').length > 3 ? mark : (quotes[Number(index)] ?? ''),
  );

export const askOf = (plan: AppPlan, wish: Wish, context: ChangeContext): Ask => ({
  plan,
  wish,
  context,
  language: context.language,
  order: wish.order,
  text: named(wish.order, wish),
  said: unquoted(wish.meant ?? wish.said, wish.quotes),
});

/** The same wish with other words. */
export const withOrder = (ask: Ask, order: string): Ask => ({
  ...ask,
  order,
  text: named(order, ask.wish),
  wish: { ...ask.wish, order },
});

const nowhere = { start: -1, end: -1 };

/** The records that the words name. */
export const entityNamed = (text: string, plan: AppPlan): EntityPlan | undefined =>
  findEntities(text, plan)[0]?.item;

/** The records that are meant: named as the person wrote, or those that the talk is about. */
export const entityMeant = (ask: Ask): EntityPlan | undefined =>
  entityNamed(ask.said, ask.plan) ?? entityFound(ask)?.item;

/** Which records are meant, and where: named, of the page in front, of the talk before, or the main ones. */
export function entityFound({ plan, text, context }: Ask): Found<EntityPlan> | null {
  const [named] = findEntities(text, plan);
  if (named) return named;
  const page =
    findPages(text, plan)[0]?.item ??
    plan.pages.find(({ path }) => path === context.currentPage && path !== '/');
  const listed = page?.blocks.find((block) => block.kind === 'collection' || block.kind === 'detail');
  // The request that began it all names everything; a follow-up tells what the talk is about.
  const talk = says(text, 'pronoun') ? context.past.toReversed() : context.past.slice(1).slice(-1);
  const before = talk
    .flatMap((past) => findEntities(past, plan))
    .find(({ item }) => !/(?:Review|Comment)$/.test(item.id));
  const item = entityOf(plan, listed?.entity) ?? before?.item ?? mainEntity(plan);
  return item ? { item, ...nowhere } : null;
}

/** A field, the records that have it, and where the words name it. */
export interface FieldFound {
  readonly entity: EntityPlan;
  readonly field: Found<FieldPlan>;
}

/** The field a wish speaks of, in the entity it speaks of or in whichever has it. */
export function fieldMeant(ask: Ask): FieldFound | null {
  const { plan, text } = ask;
  const named = findEntities(text, plan);
  const first = entityFound(ask)?.item;
  const others = [...(first ? [first] : []), ...plan.entities];
  for (const entity of named.length > 0 ? named.map(({ item }) => item) : others) {
    const fields = findFields(text, entity);
    const owner = fields.length > 1 ? named.find(({ item }) => item === entity) : undefined;
    const field = fields.find(({ start, end }) => !owner || owner.start > start || owner.end < end);
    if (field) return { entity, field };
  }
  return null;
}

/** "filter by it": the field that was just spoken of. */
export function recentField({ plan, context: { recent } }: Ask): FieldFound | null {
  const entity = entityOf(plan, recent?.entity);
  const item = entity?.fields.find(({ id }) => id === recent?.field);
  return entity && item ? { entity, field: { item, ...nowhere } } : null;
}

/** A field that the words do not name. */
export const fieldImplied = (entity: EntityPlan, item: FieldPlan | undefined): FieldFound | null =>
  item ? { entity, field: { item, ...nowhere } } : null;

/** The words after "to", "as", ":" or the quotation: what something shall become. */
export function newName({ order, quotes }: Wish): string | null {
  const quoted = [...order.matchAll(/“(\d+)”/g)].at(-1)?.[1];
  if (quoted !== undefined) return quotes[Number(quoted)] ?? null;
  const replaced = partOf(order, 'replacedBy');
  if (replaced !== undefined) return replaced.trim();
  const name =
    partOf(order, 'calledSo') ?? partOf(order, 'becoming') ?? /(?:[:→]|->)\s*(.+)$/u.exec(order)?.[1] ?? '';
  const text = without(name, 'renameAtEnd').trim();
  return text === '' ? null : text.replace(/[.!]+$/, '');
}

/** What stands in quotation marks, in its order. */
export const quotesIn = ({ order, wish: { quotes } }: Ask): readonly string[] =>
  [...order.matchAll(/“(\d+)”/g)].map(([, index]) => quotes[Number(index)] ?? '');

/** The quotation that these wordings take. */
export function quoteAfter({ order, wish: { quotes } }: Ask, word: Word): string | undefined {
  const index = partOf(order, word);
  return index === undefined ? undefined : quotes[Number(index)];
}

/** What something shall be called, and the words before that. */
export function renaming(ask: Ask, other: Word): { readonly name: string; readonly head: Ask } | null {
  const name = newName(ask.wish) ?? partOf(ask.order, other);
  if (name === undefined) return null;
  const cut = ask.order.lastIndexOf(name);
  return { name, head: cut > 0 ? withOrder(ask, ask.order.slice(0, cut)) : ask };
}
