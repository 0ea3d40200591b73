import type { Domain } from '../lexicon/domain.ts';
import { camelCase, entityEntry } from '../lexicon/entity-lexicon.ts';
import { singular } from '../understand/inflect.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';
import type { AppKind } from './app-plan.ts';
import { listsItself } from './audience.ts';
import { linkRecords } from './link-records.ts';
import { shapeFor } from './shape-base.ts';
import { withTradeRows } from './trade-rows.ts';
import { linkKeepers, linkSiblings, relate } from './link-siblings.ts';
import { dropNoise } from './drop-noise.ts';
import { inOwnWorld, withoutHome, withoutSubject } from './own-things.ts';
import { inSense, withoutDoubtful } from './senses.ts';
import { asGoods, asShown, isShown, sold, withoutPhotoList } from './shown-things.ts';
import { joinListings, soldAs } from './topic-rows.ts';
import { buildEntity, entityFromLexicon, type BuiltEntity } from './entities.ts';

/** Records that are made by booking something. */
export const BOOKINGS: ReadonlySet<string> = new Set([
  'appointment',
  'booking',
  'tableReservation',
  'registration',
]);

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

interface Setting {
  readonly kind: AppKind;
  readonly domain: Domain | null;
}

export function selectEntities(
  said: Understanding,
  { kind, domain, sentences }: Setting & { readonly sentences: readonly string[] },
): readonly BuiltEntity[] {
  const meant = withoutSubject(dropPeople(said.entities, said, kind), said)
    .map((entity) => inSense(entity, said.domain))
    .map((entity) => inOwnWorld(entity, said))
    .map((entity) => (isShown(kind) ? asShown(entity) : entity));
  const senses = withoutPhotoList(dropNoise(withoutDoubtful(meant, said), said), said);
  const asked = mergeSame(mergeAliases(kind === 'shop' ? soldAs(senses, said) : joinListings(senses))).filter(
    (entity, _, all) => isRecord(entity, all, { said, kind }),
  );
  const built = asked.slice(0, 7).map((entity) =>
    withoutHome(
      buildEntity(
        kind === 'shop' ? asGoods(entity) : isOffice(kind) ? asRecord(entity, said.domain) : entity,
        {
          sentences,
          isOffice: isOffice(kind),
          isShown: isShown(kind),
          isTrade: kind === 'shop' || entity.actions.some(({ action }) => action === 'buy'),
        },
      ),
      said,
    ),
  );
  const isEngineOnly = said.engines.length > 0 && ENGINE_KINDS.has(kind) && built.length <= 1;
  if (isEngineOnly) return built;
  const list = linkSiblings(relate(order(complete(built, said, { kind, domain }), kind, domain)), said);
  if (isOffice(kind)) return linkRecords(list.map((entity) => withTradeRows(entity, said)));
  if (kind === 'content' || kind === 'booking') return linkKeepers(list);
  return kind === 'shop' ? list.map((entity, at) => (at === 0 ? sold(entity) : entity)) : list;
}

/** "admissions" to a ward are no applications, "donations" of donors no gifts of money. */
function asRecord(entity: UnderstoodEntity, domain: string): UnderstoodEntity {
  const shape = shapeFor(entity);
  const id = entity.entry?.id ?? '';
  if (shape === null || (id === 'ticket' && entity.isCounted !== true)) return entity;
  if (OTHERWISE.has(id) || (domain === 'school' && id === 'fitnessClass'))
    return { ...entity, id: camelCase(entity.one), entry: null, nature: 'record' };
  return entity.entry === null && shape.fields.startsWith('Name*; Phone')
    ? { ...entity, nature: 'person' }
    : entity;
}

const OTHERWISE: ReadonlySet<string> = new Set(['application', 'donation', 'ticket']);

const isOffice = (kind: AppKind): boolean => kind === 'management' || kind === 'dashboard';

const ENGINE_KINDS: ReadonlySet<AppKind> = new Set(['game', 'tool', 'dashboard', 'learning']);

/** "a library of perfumes: brand, notes, season": a thing of its own with fields is what it is about. */
const isDescribed = (list: readonly BuiltEntity[]): boolean =>
  list.some(({ entryId, said }) => entryId === null && (said?.fields.length ?? 0) >= 3);

/** The request begins with a thing of its own: "a gallery of knitting patterns". */
const isNamedFirst = (list: readonly BuiltEntity[], said: Understanding): boolean =>
  list.some(
    (entity) =>
      entity.entryId === null && (entity.said?.at ?? 999) < 40 && said.text.split(/\s+/).length < 14,
  );

/** Whether records of it are kept, in an app of this kind. */
function isRecord(
  entity: UnderstoodEntity,
  all: readonly UnderstoodEntity[],
  { said, kind }: { said: Understanding; kind: AppKind },
): boolean {
  if (entity.isSection) return true;
  const engine = said.engines[0]?.engine;
  if (engine === 'formula') return false;
  const isEngine =
    engine !== undefined &&
    (kind === 'game' ||
      kind === 'tool' ||
      engine === 'kanban' ||
      engine === 'clockIn' ||
      engine === 'flashcards' ||
      engine === 'polls' ||
      engine === 'weatherBoard');
  const isBare = entity.entry === null && entity.fields.length < 2;
  if (isEngine && (isBare || (engine === 'polls' && entity.entry?.id === 'question'))) return false;
  const isKept = entity.actions.some(({ action }) => KEPT_BY.has(action));
  if (kind === 'game' && said.engines.length > 0 && entity.fields.length >= 3) return true;
  if (said.domain === 'quiz' || kind === 'game')
    return isKept && entity.entry !== null && entity.entry.id !== 'question' && entity.entry.id !== 'grade';
  if (isEngine && kind === 'tool') return isKept || entity.fields.length >= 2;
  if (entity.entry?.id === 'application') return kind === 'jobs' || kind === 'management';
  const isBehind = entity.entry?.id === 'stockItem' || (entity.entry?.id === 'shipment' && !isKept);
  return !(kind === 'shop' && isBehind && all.length > 1);
}

const KEPT_BY: ReadonlySet<string> = new Set([
  'create',
  'manage',
  'track',
  'search',
  'remove',
  'edit',
  'save',
]);

/** "users", "customers": who uses the app is no record of it, unless they are managed. */
function dropPeople(
  entities: readonly UnderstoodEntity[],
  said: Understanding,
  kind: AppKind,
): readonly UnderstoodEntity[] {
  const isKeptPerson = (entity: UnderstoodEntity): boolean =>
    entity.entry?.id !== 'person' ||
    entity.isSection ||
    entity.fields.length > 0 ||
    !/^(?:person|people)$/i.test(entity.one) ||
    entity.actions.some(({ action }) => KEPT_BY.has(action));
  if (kind === 'management' || kind === 'dashboard') return entities.filter(isKeptPerson);
  return entities.filter((entity) => {
    if (entity.isSection || entity.fields.length > 0) return true;
    const isKept = entity.actions.some(({ action }) =>
      [
        'manage',
        'create',
        'edit',
        'remove',
        'track',
        'search',
        'filter',
        'compare',
        'follow',
        'book',
      ].includes(action),
    );
    if (/^(users?|customers?|clients?|visitors?|guests?|people|owners?)$/i.test(entity.many))
      return isKept || said.domain === 'social' || said.domain === 'dating';
    return true;
  });
}

function mergeAliases(entities: readonly UnderstoodEntity[]): readonly UnderstoodEntity[] {
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

function mergeSame(entities: readonly UnderstoodEntity[]): readonly UnderstoodEntity[] {
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

function isAlias(a: string | undefined, b: string | undefined): boolean {
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

/** What people expect of such an app though they do not say it. */
function complete(
  built: readonly BuiltEntity[],
  said: Understanding,
  { kind, domain }: Setting,
): readonly BuiltEntity[] {
  const list = [...built];
  const has = (id: string): boolean =>
    list.some((entity) => entity.entryId === id || isAlias(entity.entryId ?? undefined, id));
  const add = (id: string | undefined): void => {
    if (id === undefined || has(id) || isUnwantedThing(id, said.without)) return;
    const made = entityFromLexicon(id);
    if (made !== null) list.push(made);
  };
  const known = domain === null || domain.id === 'quiz' ? [] : domain.entities;
  const isLong = said.text.split(/\s+/).length > 25;
  const isOfDomain = list.some((entity) => entity.entryId !== null && known.includes(entity.entryId));
  const hasOwn = list.some(
    (entity) =>
      entity.entryId === null && (entity.nature !== 'person' || (entity.said?.fields.length ?? 0) > 1),
  );
  const mainNature = known[0] === undefined ? null : (entityEntry(known[0])?.nature ?? null);
  const isCovered = list.some((entity) => entity.nature === mainNature && entity.said !== null);
  const isStocked = kind === 'shop' && list.some((entity) => entity.nature === 'goods');
  if (
    domain !== null &&
    !isOfDomain &&
    !isCovered &&
    !isStocked &&
    !(
      list.filter(({ said: own }) => own !== null).length >= (kind === 'content' ? 1 : 2) && listsItself(said)
    ) &&
    !(hasOwn && (list.length >= 2 || isNamedFirst(list, said) || isDescribed(list)))
  )
    add(known[0]);
  if (domain !== null && list.length === 1 && isLong && kind !== 'content' && kind !== 'shop') add(known[1]);
  if (kind === 'booking') completeBooking(list, known, add);
  if (kind === 'shop' && !list.some((entity) => entity.nature === 'goods'))
    add(domain?.kind === 'shop' ? (known[0] ?? 'product') : 'product');
  if (kind === 'jobs') for (const id of ['job', 'application']) add(id);
  if (kind === 'social' && !list.some((entity) => entity.nature === 'talk' || entity.nature === 'content'))
    add(known[0] ?? 'post');
  if (kind === 'learning' && list.length === 0 && said.engines.length === 0 && domain?.id !== 'quiz')
    add('course');
  if (list.length === 0 && kind !== 'messaging' && kind !== 'game' && domain?.id !== 'quiz')
    add(known[0] ?? FALLBACKS[kind]);
  return list;
}

/** "No meal plans": what a request can do without is not added for it either. */
const isUnwantedThing = (id: string, without: readonly string[]): boolean =>
  (entityEntry(id)?.words ?? '')
    .split(',')
    .some((word) => without.some((phrase) => singular(phrase) === singular(word.trim())));

function completeBooking(
  list: readonly BuiltEntity[],
  known: readonly string[],
  add: (id: string | undefined) => void,
): void {
  const hasBooking = list.some((entity) => entity.entryId !== null && BOOKINGS.has(entity.entryId));
  if (!hasBooking) add(known.find((id) => BOOKINGS.has(id)) ?? 'booking');
  if (!list.some((entity) => isBookable(entity))) add(known.find((id) => !BOOKINGS.has(id)));
}

export const isBookable = (entity: BuiltEntity): boolean =>
  (entity.nature === 'goods' ||
    entity.nature === 'person' ||
    entity.nature === 'place' ||
    entity.nature === 'event') &&
  entity.entryId !== 'member' &&
  entity.entryId !== 'customer' &&
  entity.entryId !== 'patient' &&
  entity.entryId !== 'student';

const FALLBACKS: Readonly<Record<AppKind, string>> = {
  content: 'article',
  management: 'task',
  social: 'post',
  booking: 'booking',
  dashboard: 'deal',
  game: 'videoGame',
  shop: 'product',
  learning: 'course',
  jobs: 'job',
  tool: 'note',
  messaging: 'contact',
};

/** The main thing first: what is sold, booked or read before the records about it. */
function order(list: readonly BuiltEntity[], kind: AppKind, domain: Domain | null): readonly BuiltEntity[] {
  const weight = (entity: BuiltEntity, at: number): number => {
    const isRecord =
      entity.entryId !== null &&
      (BOOKINGS.has(entity.entryId) ||
        entity.entryId === 'application' ||
        entity.entryId === 'order' ||
        entity.entryId === 'donation' ||
        entity.entryId === 'loan');
    const isMain = entity.entryId !== null && entity.entryId === domain?.entities[0];
    const isSold = kind === 'shop' && entity.nature === 'goods';
    return (
      at +
      (isRecord && kind !== 'management' && kind !== 'dashboard' ? 20 : 0) -
      (isMain ? 3 : 0) -
      (isSold ? 5 : 0) +
      (entity.said === null ? 8 : 0)
    );
  };
  return list
    .map((entity, at) => ({ entity, weight: weight(entity, at) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ entity }) => entity);
}
