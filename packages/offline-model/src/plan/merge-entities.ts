import type { Things } from './entities.ts';
import { listed } from '../lexicon/listed.ts';
import type { UnderstoodEntity } from '../understand/understanding.ts';

/** Things that are one and the same in one app, in pairs: each with all behind it. */
const ALIASES: ReadonlySet<string> = new Set(
  listed(`
  recipe=menuItem+mealPlan, article=post, product=auction+stockItem, appointment=booking,
  tableReservation=booking+appointment, registration=booking+appointment, event=fitnessClass,
  course=lesson, expense=transaction, job=deal, photo=artwork, thread=post, question=thread,
  journalEntry=note, task=ticket, employee=person+userAccount, member=person+userAccount,
  customer=person+userAccount, student=person+userAccount, patient=person+userAccount,
  contact=person+userAccount+customer, tour=trip, person=userAccount, workout=fitnessClass, habit=task,
  goal=habit, hotelRoom=hotel+room`).flatMap((line) => {
    const [one = '', others = ''] = line.split('=');
    const all = others.split('+').map((other) => [one, other]);
    return all.flatMap((pair) => pair.flatMap((a) => pair.map((b) => `${a} ${b}`)));
  }),
);

export function mergeAliases(entities: Things): Things {
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

export function mergeSame(entities: Things): Things {
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
  return a !== undefined && b !== undefined && ALIASES.has(`${a} ${b}`);
}

function join(first: UnderstoodEntity, b: UnderstoodEntity): UnderstoodEntity {
  const a = asTransactions(first, b);
  const isNamedByB = b.isSection && !a.isSection;
  const rows = a.rows ?? b.rows;
  return {
    ...a,
    ...(rows === undefined ? {} : { rows }),
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
