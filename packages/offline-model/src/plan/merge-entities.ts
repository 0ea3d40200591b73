import type { UnderstoodEntity } from '../understand/understanding.ts';

/** Things that are one and the same in one app. */
const ALIASES: readonly (readonly string[])[] = [
  ['recipe', 'menuItem'],
  ['recipe', 'mealPlan'],
  ['article', 'post'],
  ['product', 'auction'],
  ['product', 'stockItem'],
  ['appointment', 'booking'],
  ['tableReservation', 'booking'],
  ['tableReservation', 'appointment'],
  ['registration', 'booking'],
  ['registration', 'appointment'],
  ['event', 'fitnessClass'],
  ['course', 'lesson'],
  ['expense', 'transaction'],
  ['job', 'deal'],
  ['photo', 'artwork'],
  ['thread', 'post'],
  ['question', 'thread'],
  ['journalEntry', 'note'],
  ['task', 'ticket'],
  ['employee', 'person'],
  ['employee', 'userAccount'],
  ['member', 'person'],
  ['member', 'userAccount'],
  ['customer', 'person'],
  ['customer', 'userAccount'],
  ['student', 'person'],
  ['student', 'userAccount'],
  ['patient', 'person'],
  ['patient', 'userAccount'],
  ['contact', 'person'],
  ['contact', 'userAccount'],
  ['contact', 'customer'],
  ['tour', 'trip'],
  ['person', 'userAccount'],
  ['workout', 'fitnessClass'],
  ['habit', 'task'],
  ['goal', 'habit'],
  ['hotelRoom', 'hotel'],
  ['hotelRoom', 'room'],
];

export function mergeAliases(entities: readonly UnderstoodEntity[]): readonly UnderstoodEntity[] {
  const kept: UnderstoodEntity[] = [];
  for (const entity of entities) {
    const at = kept.findIndex(
      (other) =>
        isAlias(other.entry?.id, entity.entry?.id) &&
        !(other.isSection && entity.isSection) &&
        !isPartOf(other.entry?.id, entity.entry?.id),
    );
    const other = kept[at];
    if (other === undefined) kept.push(entity);
    else kept[at] = join(other, entity);
  }
  return kept;
}

export function mergeSame(entities: readonly UnderstoodEntity[]): readonly UnderstoodEntity[] {
  const kept = new Map<string, UnderstoodEntity>();
  for (const entity of entities) {
    const other = kept.get(entity.id);
    kept.set(entity.id, other === undefined ? entity : join(other, entity));
  }
  return [...kept.values()];
}

/** Named together, lessons belong to their course. */
const isPartOf = (a: string | undefined, b: string | undefined): boolean =>
  (a === 'course' && b === 'lesson') || (a === 'lesson' && b === 'course');

export function isAlias(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return ALIASES.some((pair) => pair.includes(a) && pair.includes(b));
}

function join(first: UnderstoodEntity, b: UnderstoodEntity): UnderstoodEntity {
  const a = asTransactions(first, b);
  const isNamedByB = b.isSection && !a.isSection;
  return {
    ...a,
    ...(isNamedByB ? { one: b.one, many: b.many } : {}),
    fields: [...a.fields, ...b.fields],
    actions: [...a.actions, ...b.actions],
    filters: [...a.filters, ...b.filters],
    sorts: [...a.sorts, ...b.sorts],
    examples: [...a.examples, ...b.examples],
    isSection: a.isSection || b.isSection,
    mentions: a.mentions + b.mentions,
  };
}

/** Income and expenses together are transactions. */
function asTransactions(a: UnderstoodEntity, b: UnderstoodEntity): UnderstoodEntity {
  const entry = a.entry?.id === 'transaction' ? a.entry : b.entry?.id === 'transaction' ? b.entry : null;
  const isBoth = entry !== null && (a.entry?.id === 'expense' || b.entry?.id === 'expense');
  return isBoth && !a.isSection
    ? { ...a, id: entry.id, entry, nature: entry.nature, one: entry.one, many: entry.many }
    : a;
}
