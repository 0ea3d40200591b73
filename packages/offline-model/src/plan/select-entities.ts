import { asScore } from './played-things.ts';
import type { Domain } from '../lexicon/domain.ts';
import { camelCase, entityEntry } from '../lexicon/entity-lexicon.ts';
import type { Nature } from '../lexicon/entry.ts';
import { listed } from '../lexicon/listed.ts';
import { singular } from '../understand/inflect.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';
import type { AppKind } from './app-plan.ts';
import { hasSitePages, isLanding, isSite, listsItself } from './audience.ts';
import { isAlias, mergeAliases, mergeSame } from './merge-entities.ts';
import { linkAssigned, linkKeepers, linkRecords, linkSiblings, relate } from './links.ts';
import { dropNoise } from './drop-noise.ts';
import { inOwnWorld, withoutHome, withoutSubject } from './own-things.ts';
import { inSense, withoutDoubtful } from './senses.ts';
import { asDriven, asGoods, asShown, isShown, sold, withoutPhotoList } from './shown-things.ts';
import { joinListings, soldAs, withTradeRows } from './topic-rows.ts';
import { shapeFor } from './entity-bases.ts';
import { buildEntity, entityFromLexicon, type BuiltEntity, type Entities, type Things } from './entities.ts';

/** Records that are made by booking something. */
export const BOOKINGS: ReadonlySet<string> = new Set(
  listed('appointment, booking, tableReservation, registration'),
);

interface Setting {
  readonly kind: AppKind;
  readonly domain: Domain | null;
}

export function selectEntities(
  said: Understanding,
  { kind, domain, linesOf }: Setting & { readonly linesOf: (nature: Nature) => readonly string[] },
): Entities {
  const meant = withoutSubject(dropPeople(said.entities, said, kind), said)
    .map((entity) => inSense(entity, said))
    .map((entity) => inOwnWorld(entity, said))
    .map((entity) => (isShown(kind) ? asShown(entity) : entity));
  const senses = withoutPhotoList(dropNoise(withoutDoubtful(meant, said), said), said);
  const asked = mergeSame(mergeAliases(kind === 'shop' ? soldAs(senses, said) : joinListings(senses))).filter(
    (entity, _, all) => isRecord(entity, all, { said, kind }),
  );
  const driven = kind === 'shop' ? asked : asked.map((entity) => asScore(asDriven(entity, said), said));
  const built = driven.slice(0, 7).map((entity) =>
    withoutHome(
      buildEntity(
        kind === 'shop' ? asGoods(entity) : isOffice(kind) ? asRecord(entity, said.domain) : entity,
        {
          sentences: linesOf(entity.nature),
          isOffice: isOffice(kind),
          isShown: isShown(kind),
          language: said.language,
          isTrade: kind === 'shop' || entity.actions.some(({ action }) => action === 'buy'),
        },
      ),
      said,
    ),
  );
  const isEngineOnly = said.engines.length > 0 && ENGINE_KINDS.has(kind) && built.length <= 1;
  if (isEngineOnly) return built;
  const related = relate(order(complete(built, said, { kind, domain }), kind, domain));
  const list = linkSiblings(linkAssigned(related, said), said);
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

/** The request begins with a thing of its own: "a gallery of knitting patterns". */
const isNamedFirst = (list: Entities, said: Understanding): boolean =>
  list.some(
    (entity) =>
      entity.entryId === null && (entity.said?.at ?? 999) < 40 && said.text.split(/\s+/).length < 14,
  );

/** Whether records of it are kept, in an app of this kind. */
function isRecord(
  entity: UnderstoodEntity,
  all: Things,
  { said, kind }: { said: Understanding; kind: AppKind },
): boolean {
  if (entity.isSection) return true;
  const engine = said.engines[0]?.engine;
  if (engine === 'formula') return false;
  if (engine !== undefined && isInEngine(entity, engine, kind)) return false;
  if (kind === 'game' && engine !== undefined && (isTold(entity) || entity.isListed === true)) return true;
  if (said.domain === 'quiz' || kind === 'game') return isKeptBesideGame(entity);
  if (engine !== undefined && kind === 'tool') return isKept(entity) || entity.fields.length >= 2;
  return isRecordOf(kind, entity, all.length === 1);
}

const isKept = ({ actions }: UnderstoodEntity): boolean => actions.some(({ action }) => KEPT_BY.has(action));

/** What is its own app keeps its own records. */
const WHOLE_ENGINES: ReadonlySet<string> = new Set(
  listed('kanban, clockIn, flashcards, polls, quizMaker, weatherBoard'),
);

/** The engine shows it already. */
function isInEngine({ entry, fields }: UnderstoodEntity, engine: string, kind: AppKind): boolean {
  const isAll = kind === 'game' || kind === 'tool' || WHOLE_ENGINES.has(engine);
  const isBare = entry === null && fields.length < 2;
  return isAll && (isBare || (engine === 'polls' && entry?.id === 'question'));
}

const isTold = ({ fields }: UnderstoodEntity): boolean => fields.length >= 3;

const isKeptBesideGame = (entity: UnderstoodEntity): boolean =>
  isKept(entity) && entity.entry !== null && entity.entry.id !== 'question' && entity.entry.id !== 'grade';

/** Applications belong to jobs and offices; what stands behind a shop is seen only where it is all there is. */
function isRecordOf(kind: AppKind, entity: UnderstoodEntity, isAlone: boolean): boolean {
  const id = entity.entry?.id;
  if (id === 'application') return kind === 'jobs' || kind === 'management';
  const isBehind = id === 'stockItem' || (id === 'shipment' && !isKept(entity));
  return kind !== 'shop' || isAlone || !isBehind;
}

const KEPT_BY: ReadonlySet<string> = new Set(listed('create, manage, track, search, remove, edit, save'));

const TENDED: ReadonlySet<string> = new Set(
  listed('manage, create, edit, remove, track, search, filter, compare, follow, book'),
);

/** "users", "customers": who uses the app is no record of it, unless they are managed. */
function dropPeople(entities: Things, said: Understanding, kind: AppKind): Things {
  const isKeptPerson = (entity: UnderstoodEntity): boolean =>
    entity.entry?.id !== 'person' ||
    entity.isSection ||
    entity.fields.length > 0 ||
    !/^(?:person|people)$/i.test(entity.one) ||
    entity.actions.some(({ action }) => KEPT_BY.has(action));
  if (kind === 'management' || kind === 'dashboard') return entities.filter(isKeptPerson);
  return entities.filter((entity) => {
    if (entity.isSection || entity.fields.length > 0) return true;
    const isKept = entity.actions.some(({ action }) => TENDED.has(action));
    if (/^(users?|customers?|clients?|visitors?|guests?|people|owners?)$/i.test(entity.many))
      return isKept || said.domain === 'social' || said.domain === 'dating';
    return true;
  });
}

/** What people expect of such an app though they do not say it. */
function complete(built: Entities, said: Understanding, { kind, domain }: Setting): Entities {
  const list = [...built];
  const has = (id: string): boolean =>
    list.some((entity) => entity.entryId === id || isAlias(entity.entryId ?? undefined, id));
  const add: Add = (id) => {
    if (id === undefined || has(id) || isUnwantedThing(id, said.without)) return;
    const made = entityFromLexicon(id);
    if (made !== null) list.push(made);
  };
  const known = domain === null || domain.id === 'quiz' ? [] : domain.entities;
  const app = { list, known, said, kind, domain };
  // A page that promotes something shows nothing of what that something keeps.
  if (kind === 'content' && isLanding(said) && said.places.length >= 2) return list;
  if (namesItsPages(said, kind)) return list;
  if (lacksMain(app)) add(known[0]);
  if (lacksSecond(app)) add(known[1]);
  completeKind(app, add);
  if (list.length === 0 && kind !== 'messaging' && kind !== 'game' && domain?.id !== 'quiz')
    add(known[0] ?? FALLBACKS[kind]);
  return list;
}

/** "Pages: Home, Prices, Book": what such a trade usually shows beside stands on none of them. */
const namesItsPages = (said: Understanding, kind: AppKind): boolean =>
  (kind === 'content' || kind === 'booking' || (kind === 'learning' && hasSitePages(said.sections))) &&
  isSite(said) &&
  said.sections.length >= 3;

interface Unfinished extends Setting {
  readonly list: Entities;
  /** What the domain usually has. */
  readonly known: readonly string[];
  readonly said: Understanding;
}

/** Nothing that the request names stands for what such an app is about. */
function lacksMain({ list, known, said, kind, domain }: Unfinished): boolean {
  const isOfDomain = list.some(({ entryId }) => entryId !== null && known.includes(entryId));
  const isStocked = kind === 'shop' && hasNature(list, 'goods');
  const isTold = kind === 'social' && list.some(isTalkedAbout);
  if (domain === null || isOfDomain || isStocked || isTold || isCovered(list, known[0])) return false;
  const asked = list.filter((entity) => entity.said !== null).length;
  const isListed = asked >= (kind === 'content' ? 1 : 2) && listsItself(said);
  // A log of what is worked out from it is all that such a diary is.
  const isLog = said.figures.length > 0 && list.some((entity) => entity.said?.id === 'entry');
  // "my pieces with photos, wood and year" are what a portfolio shows, whatever others show.
  const isOwn = kind === 'content' && said.entities.some(({ fields }) => fields.length >= 2);
  return !isListed && !isOwn && !isLog && !hasEnough(list, said);
}

const hasNature = (list: Entities, ...natures: readonly Nature[]): boolean =>
  list.some(({ nature }) => natures.includes(nature));

/** Something of the same nature was asked for. */
function isCovered(list: Entities, main: string | undefined): boolean {
  const nature = main === undefined ? null : (entityEntry(main)?.nature ?? null);
  return list.some((entity) => entity.nature === nature && entity.said !== null);
}

/** A thing of its own is what the app is about. */
function hasEnough(list: Entities, said: Understanding): boolean {
  const hasOwn = list.some(
    (entity) =>
      entity.entryId === null && (entity.nature !== 'person' || (entity.said?.fields.length ?? 0) > 1),
  );
  return hasOwn && (list.length >= 2 || isNamedFirst(list, said));
}

/** A long request about one thing that it does not tell in full. */
function lacksSecond({ list, said, kind, domain }: Unfinished): boolean {
  const isLong = said.text.split(/\s+/).length > 25;
  if (domain === null || list.length !== 1 || !isLong || kind === 'content' || kind === 'shop') return false;
  return !list.some((entity) => entity.said?.isListed === true && entity.said.fields.length >= 3);
}

/** What an app of this kind cannot be without. */
function completeKind({ list, known, said, kind, domain }: Unfinished, add: Add): void {
  if (kind === 'booking') completeBooking(list, known, add);
  if (kind === 'shop' && !hasNature(list, 'goods'))
    add((domain?.kind === 'shop' ? known[0] : null) ?? 'product');
  if (kind === 'jobs') for (const id of ['job', 'application']) add(id);
  if (kind === 'social' && !hasNature(list, 'talk', 'content') && !list.some(isTalkedAbout))
    add(known[0] ?? 'post');
  if (kind === 'learning' && isUntaught({ list, said, domain })) add('course');
}

/** "You post a find, others like it": these are the posts. */
const isTalkedAbout = ({ said }: Unfinished['list'][number]): boolean =>
  said?.actions.some(({ action }) => action === 'create') === true &&
  said.actions.some(({ action }) => action === 'like' || action === 'comment' || action === 'vote');

const isUntaught = ({ list, said, domain }: Pick<Unfinished, 'list' | 'said' | 'domain'>): boolean =>
  list.length === 0 && said.engines.length === 0 && domain?.id !== 'quiz';

type Add = (id: string | undefined) => void;

/** "No meal plans": what a request can do without is not added for it either. */
const isUnwantedThing = (id: string, without: readonly string[]): boolean =>
  (entityEntry(id)?.words ?? '')
    .split(',')
    .some((word) => without.some((phrase) => singular(phrase) === singular(word.trim())));

function completeBooking(list: Entities, known: readonly string[], add: Add): void {
  const hasBooking = list.some((entity) => entity.entryId !== null && BOOKINGS.has(entity.entryId));
  if (!hasBooking) add(known.find((id) => BOOKINGS.has(id)) ?? 'booking');
  if (!list.some((entity) => isBookable(entity))) add(known.find((id) => !BOOKINGS.has(id)));
}

export const isBookable = (entity: BuiltEntity): boolean =>
  (entity.nature === 'goods' ||
    entity.nature === 'person' ||
    entity.nature === 'place' ||
    entity.nature === 'event') &&
  !/^(?:member|customer|patient|student|speaker|sponsor|company|menuItem|drink|recipe|wine)$/.test(
    entity.entryId ?? '',
  );

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
function order(list: Entities, kind: AppKind, domain: Domain | null): Entities {
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
