import { like } from '../lexicon/pattern.ts';
import type { AppPlan, EntityPlan, FieldPlan, PagePlan } from '../plan/app-plan.ts';
import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { BOOKINGS } from '../plan/select-entities.ts';
import { singular } from '../understand/inflect.ts';
import { escaped } from '../understand/tokens.ts';

/** Something of the plan that a text names, and where. */
export interface Found<T> {
  readonly item: T;
  readonly start: number;
  readonly end: number;
}

/** Lower case without accents, letter for letter, so that positions stay true. */
export const fold = (text: string): string =>
  text.replace(/[^ -~]/g, (char) => char.normalize('NFD').charAt(0)).toLowerCase();

export function findEntities(text: string, plan: AppPlan): readonly Found<EntityPlan>[] {
  const named = findAll(text, plan.entities, (entity) => [
    entity.many,
    entity.one,
    words(entity.id),
    lastWord(entity.many),
    lastWord(entity.one),
  ]);
  return named.length > 0 ? named : findAll(text, plan.entities, otherNames);
}

/** What people also call such records. */
function otherNames({ id }: EntityPlan): readonly string[] {
  const entry = entityEntry(id);
  const known = (entry?.words ?? '')
    .split(',')
    .map((word) => word.replace('~', '').trim())
    .filter((word) => !PARTS.test(word));
  return BOOKINGS.has(id) ? [...known, 'bookings', 'reservations', 'appointments'] : known;
}

/** Parts of every app, as orders call them: a field of a form is no field of a farm. */
const PARTS = /^(?:fields?|pages?|buttons?|lists?|tables?|forms?|menus?|columns?|links?)$/;

export function findFields(text: string, entity: EntityPlan): readonly Found<FieldPlan>[] {
  const named = findAll(text, entity.fields, (field) => [field.label, words(field.id)]);
  return named.length > 0 ? named : findAll(text, entity.fields, (field) => [lastWord(field.label)]);
}

export function findPages(text: string, plan: AppPlan): readonly Found<PagePlan>[] {
  return findAll(text, plan.pages, (page) => [page.title, words(page.id)]);
}

/** Records by the name they carry. */
export const words = (id: string): string =>
  id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

const lastWord = (text: string): string => {
  const parts = text.split(' ');
  return parts.length > 1 && (parts.at(-1)?.length ?? 0) > 3 ? (parts.at(-1) ?? '') : '';
};

/** The longest names first; a stretch of text is taken once. */
export function findAll<T>(
  text: string,
  items: readonly T[],
  namesOf: (item: T) => readonly string[],
): readonly Found<T>[] {
  const folded = fold(text);
  const candidates = items
    .flatMap((item) => namesOf(item).map((name) => ({ item, name: fold(name.trim()) })))
    .filter(({ name }) => name.length > 1)
    .toSorted((left, right) => right.name.length - left.name.length);
  const found: Found<T>[] = [];
  for (const { item, name } of candidates) {
    const match = nameIn(folded, name);
    if (!match || found.some((other) => other.item === item)) continue;
    if (found.some((other) => match.start < other.end && other.start < match.end)) continue;
    found.push({ item, ...match });
  }
  return found.toSorted((left, right) => left.start - right.start);
}

function nameIn(text: string, name: string): { start: number; end: number } | null {
  const stems = [
    ...new Set([name, singular(name), name.replace(like.u`(?:en|es|s|n|e|(?<=\p{L}{4})y)$`, '')]),
  ].filter((stem) => stem.length > 2 || stem === name);
  for (const stem of stems) {
    const match = like.u`(?<![\p{L}\p{N}])${escaped(stem)}(?:s|es|en|n|e|er|ies)?(?![\p{L}\p{N}])`.exec(text);
    if (match) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** The thing the app is most about: the first that people make records of. */
export function mainEntity(plan: AppPlan): EntityPlan | null {
  const blocks = plan.pages.flatMap((page) => page.blocks);
  const made =
    blocks.find((block) => block.kind === 'collection' && block.can.create) ??
    blocks.find((block) => block.kind === 'collection');
  const id = made !== undefined && 'entity' in made ? made.entity : undefined;
  return plan.entities.find((entity) => entity.id === id) ?? plan.entities[0] ?? null;
}
