import { camelCase, normalise } from '../lexicon/entity-lexicon.ts';
import { guessNature } from '../understand/collector.ts';
import { isDoer } from '../understand/subjects.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';

/** Entries that other parts of the planner know by their ids. */
const WORKING: ReadonlySet<string> = new Set(
  'booking appointment tableReservation registration application order loan donation payment userAccount post thread question idea poll flashcard quiz photo checklistItem resource request helpRequest'.split(
    ' ',
  ),
);

/** Entries for what is sold or stored; a word that only stands for them has rows of its own. */
const SOLD: ReadonlySet<string> = new Set(['stockItem', 'product', 'auction', 'service']);

/** Entries whose rows are right in any world, as long as they go by their own name. */
const ANYWHERE: ReadonlySet<string> = new Set(
  'company supplier customer contact invoice meeting member employee student teacher volunteer person driver'.split(
    ' ',
  ),
);

/** Entries whose fields are right in any world; the rows must come from the request. */
const SHAPES: ReadonlySet<string> = new Set(
  'task project event course lesson room vehicle document article team group achievement note shipment budget expense transaction exam venue tour trip goal plant artist playlist video album wine'.split(
    ' ',
  ),
);

/**
 * In a long request about something that the lexicon has no domain for, a word it knows often means another thing:
 * a "walking route" is no flight and a "case" of lost luggage no lawsuit. Such things get fields and rows of their own.
 */
export function inOwnWorld(entity: UnderstoodEntity, said: Understanding): UnderstoodEntity {
  if (!isOwn(said)) return entity;
  const { entry } = entity;
  if (entry === null) return { ...entity, nature: ownNature(entity), fields: withNumber(entity.fields) };
  if (said.engines.length > 0) return entity;
  if (entry.id === 'job' && said.kind === 'jobs') return entity;
  if (WORKING.has(entry.id)) return entity;
  if (SOLD.has(entry.id) && /^(?:products?|items?|inventory|stock|services?)$/i.test(entity.many))
    return entity;
  const isPlain = !entity.one.includes(' ') && isNamed(entity);
  if (isPlain && ANYWHERE.has(entry.id) && entry.id !== 'teacher') return entity;
  if (entry.id === 'article' && /\b(?:news|articles?|posts?|blog|announcements?)$/i.test(entity.many))
    return entity;
  if (entry.id === 'teacher' || (entry.nature === 'person' && !ANYWHERE.has(entry.id)))
    return { ...entity, id: camelCase(entity.one), entry: null, nature: 'person' };
  if (entity.nature === 'person') return entity;
  const own = { ...entity, id: camelCase(entity.one), entry: null };
  const isBooked = entity.actions.some(({ action }) => action === 'book');
  if (SHAPES.has(entry.id) && isNamed(entity)) return { ...own, like: entry };
  const nature = ownNature(own);
  return { ...own, nature: isBooked && nature === 'record' ? 'goods' : nature };
}

/** "Each hive has a number": that is what it goes by. */
const withNumber = (fields: UnderstoodEntity['fields']): UnderstoodEntity['fields'] =>
  fields.map((field, at) => (at === 0 && field.label === 'Number' ? { ...field, type: 'text' } : field));

function isNamed({ one, entry }: UnderstoodEntity): boolean {
  const last = (name: string): string => normalise(name.split(' ').at(-1) ?? '');
  return entry !== null && last(one) === last(entry.one);
}

function ownNature(entity: UnderstoodEntity): UnderstoodEntity['nature'] {
  const words = entity.one.toLowerCase().split(' ');
  const isReached = entity.fields.some(({ type }) => type === 'phone' || type === 'email');
  if (isDoer(words.at(-1) ?? '') || (isReached && entity.fields.some(({ label }) => label === 'Name')))
    return 'person';
  const guess = guessNature(words);
  if (guess !== 'goods') return guess;
  return STRANGE.has(entity.nature) ? 'goods' : entity.nature;
}

/** What the lexicon says of a word that means something else here; only places, events and records are alike anywhere. */
const STRANGE: ReadonlySet<UnderstoodEntity['nature']> = new Set([
  'person',
  'talk',
  'content',
  'task',
] as const);

/**
 * The subject itself ("a drone inspection service"), what comes back after a loan, and people who only do things: none of
 * them is kept, where a long request names other things.
 */
export function withoutSubject(
  entities: readonly UnderstoodEntity[],
  said: Understanding,
): readonly UnderstoodEntity[] {
  if (!isOwn(said)) return entities;
  const isOption = (entity: UnderstoodEntity): boolean =>
    entity.fields.length === 0 &&
    !entity.isSection &&
    entities.some((other) =>
      other.fields.some(
        ({ label, options, isDefaultOptions }) =>
          options.length > 1 && !isDefaultOptions && label.toLowerCase() === entity.one.toLowerCase(),
      ),
    );
  const isHolder = ({ many }: UnderstoodEntity): boolean => {
    const [first = '', last = ''] = many.toLowerCase().split(' ');
    return (
      /^(?:inventory|catalog|catalogue|register|archive|collection|database|library)$/.test(last) &&
      entities.some((other) => other.one.toLowerCase() === normalise(first))
    );
  };
  const kept = entities.filter(
    (entity) =>
      !isHolder(entity) &&
      !isOption(entity) &&
      !isSubject(entity, said) &&
      !isReturn(entity, said) &&
      !isActor(entity, said),
  );
  return kept.length >= 2 ? kept : entities;
}

const isOwn = (said: Understanding): boolean =>
  said.domain === 'general' && said.language === 'en' && said.text.split(/\s+/).length >= 30;

function isSubject(entity: UnderstoodEntity, said: Understanding): boolean {
  const isBare = entity.fields.every(({ label }) => /^(?:Website|Site|App|Year|Page)$/.test(label));
  if (entity.isSection || !isBare || entity.mentions > 1) return false;
  const many = entity.many.toLowerCase().split(' ').at(-1) ?? '';
  const first = /[.!?\n]/.exec(said.text)?.index ?? said.text.length;
  return entity.at < first && !new RegExp(`\\b${many}\\b`, 'i').test(said.text);
}

const isReturn = (entity: UnderstoodEntity, said: Understanding): boolean =>
  /^returns?$/i.test(entity.one) && said.demands.some(({ action }) => action === 'book');

function isActor(entity: UnderstoodEntity, said: Understanding): boolean {
  if (entity.nature !== 'person' || entity.isSection || entity.fields.length > 0) return false;
  const last = (text: string): string => normalise(text.split(' ').at(-1) ?? '');
  const isKept = entity.actions.some(({ action }) => KEPT.has(action));
  return !isKept && said.demands.some(({ actor }) => actor !== null && last(actor) === last(entity.one));
}

const KEPT: ReadonlySet<string> = new Set([
  'manage',
  'create',
  'edit',
  'remove',
  'track',
  'search',
  'filter',
  'follow',
]);
