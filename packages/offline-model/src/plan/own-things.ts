import { like } from '../lexicon/pattern.ts';
import { camelCase, normalise } from '../lexicon/entity-lexicon.ts';
import type { EntityEntry } from '../lexicon/entry.ts';
import { instancesOf } from '../lexicon/instances.ts';
import { guessNature } from '../understand/collector.ts';
import { isDoer } from '../understand/subjects.ts';
import type { BuiltEntity, Things } from './entities.ts';
import { withoutFields } from './entity-edits.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';
import { listed } from '../lexicon/listed.ts';

/** Entries that other parts of the planner know by their ids. */
const WORKING: ReadonlySet<string> = new Set(
  listed(`
  booking, appointment, tableReservation, registration, application, order, loan, donation, payment,
  userAccount, post, thread, question, idea, poll, flashcard, quiz, photo, guestbookEntry, checklistItem,
  resource, request, helpRequest, openShift, parkingSpace, parkedVehicle, parkingStay, guest, announcement, cashEntry, shoppingItem,
  savingsGoal, timeEntry`),
);

/** What is sold or stored goes by these words; another one has rows of its own. */
const SOLD = /^(?:products?|items?|inventory|stock|services?)$/i;

/** Entries whose rows are right in any world, as long as they go by their own name. */
const ANYWHERE: ReadonlySet<string> = new Set(
  listed(`company, supplier, customer, contact, invoice, meeting, member, employee, student, volunteer, person, driver,
  plot, crop, pet, sighting, recipe, poem, podcast, medication, habit, journalEntry, bookmark, permit, lostItem`),
);

/** Entries whose fields are right in any world; the rows must come from the request. */
const SHAPES: ReadonlySet<string> = new Set(
  listed(`
  task, project, event, course, lesson, room, vehicle, document, article, team, group, achievement, note,
  shipment, budget, expense, transaction, exam, venue, tour, trip, goal, plant, artist, playlist, video,
  album, wine, programmeItem, debt`),
);

/**
 * In a long request about something that the lexicon has no domain for, a word it knows often means another thing:
 * a "walking route" is no flight and a "case" of lost luggage no lawsuit. Such things get fields and rows of their own.
 */
export function inOwnWorld(entity: UnderstoodEntity, said: Understanding): UnderstoodEntity {
  if (!isOwn(said)) return entity;
  const { entry } = entity;
  if (entry === null) return { ...entity, nature: ownNature(entity), fields: withNumber(entity.fields) };
  if (said.engines.length > 0 || isAtHome(entity, entry, said)) return entity;
  const own = { ...entity, id: camelCase(entity.one), entry: null };
  if (entry.nature === 'person') return { ...own, nature: 'person' };
  if (SHAPES.has(entry.id) && isNamed(entity)) return { ...own, like: entry };
  const nature = ownNature(own);
  const isBooked = entity.actions.some(({ action }) => action === 'book');
  return { ...own, nature: isBooked && nature === 'record' ? 'goods' : nature };
}

/** The entry is right here too, with its fields and rows. */
function isAtHome(entity: UnderstoodEntity, { id, nature }: EntityEntry, said: Understanding): boolean {
  if (WORKING.has(id)) return true;
  if (id === 'job') return said.kind === 'jobs';
  const words = NAMED[id];
  if (words !== undefined) return words.test(entity.many) && (words !== SOLD || entity.fields.length < 2);
  return ANYWHERE.has(id) && (nature === 'person' || (!entity.one.includes(' ') && isNamed(entity)));
}

/** Entries that are meant only by these words. */
const NAMED: Readonly<Record<string, RegExp>> = {
  menuItem: /menu|dish/i,
  stockItem: SOLD,
  product: SOLD,
  auction: SOLD,
  service: SOLD,
  book: /^books?$/i,
  article: /\b(?:news|articles?|posts?|blog)$/i,
};

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
  // A workshop is a day, as long as nobody tells of the room.
  if (guess !== 'goods') return entity.nature === 'event' && guess === 'place' ? 'event' : guess;
  // Of birds and boats there are names: they are things, whatever is noted of them elsewhere.
  const isThing = entity.nature === 'record' && instancesOf(entity.one) !== undefined;
  return STRANGE.has(entity.nature) || isThing ? 'goods' : entity.nature;
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
export function withoutSubject(entities: Things, said: Understanding): Things {
  if (!isOwn(said)) return entities;
  const kept = entities.filter((entity) => !isSubject(entity, said) && !isActor(entity, said));
  return kept.length >= 2 ? kept : entities;
}

const isOwn = (said: Understanding): boolean =>
  said.domain === 'general' && said.language === 'en' && said.text.split(/\s+/).length >= 30;

function isSubject(entity: UnderstoodEntity, said: Understanding): boolean {
  const isBare = entity.fields.every(({ label }) => /^(?:Website|Site|App|Year|Page)$/.test(label));
  if (entity.isSection || !isBare || entity.mentions > 1) return false;
  const many = entity.many.toLowerCase().split(' ').at(-1) ?? '';
  const first = /[.!?\n]/.exec(said.text)?.index ?? said.text.length;
  return entity.at < first && !like.i`\b${many}\b`.test(said.text);
}

function isActor(entity: UnderstoodEntity, said: Understanding): boolean {
  if (entity.nature !== 'person' || entity.isSection || entity.fields.length > 0) return false;
  const last = (text: string): string => normalise(text.split(' ').at(-1) ?? '');
  const isKept = entity.actions.some(
    ({ action, actor }) =>
      KEPT.has(action) || /^(?:system|site|website|app|application|platform|portal|it)$/.test(actor ?? ''),
  );
  return !isKept && said.demands.some(({ actor }) => actor !== null && last(actor) === last(entity.one));
}

const KEPT: ReadonlySet<string> = new Set(
  listed(`
  manage, create, edit, remove, track, search, filter, follow`),
);

/** Fields that members and students have in their own surroundings, and nowhere else. */
const AT_HOME: ReadonlySet<string> = new Set(
  listed(`
  plan, classValue, averageGrade, guardian, area, department, salary`),
);

/** A person in a world of its own, without what nobody spoke of. */
export function withoutHome(built: BuiltEntity, said: Understanding): BuiltEntity {
  if (!isOwn(said) || built.nature !== 'person' || built.entryId === null) return built;
  const asked = new Set(built.said?.fields.map(({ label }) => camelCase(label)));
  const plan = withoutFields(built.plan, ({ id }) => AT_HOME.has(id) && !asked.has(id));
  return { ...built, plan };
}
