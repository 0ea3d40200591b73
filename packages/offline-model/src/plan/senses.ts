import type { Things } from './entities.ts';
import { entityEntry } from '../lexicon/entity-lexicon.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';

/** The same word is another thing elsewhere. */
const SENSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stocks: { stockItem: 'stock', artwork: 'stock', product: 'stock' },
  recipes: { menuItem: 'recipe' },
  chat: { customer: 'contact', userAccount: 'contact' },
  contacts: { customer: 'contact' },
  music: { video: 'song', photo: 'album', activity: 'tourDate' },
  library: { product: 'book' },
  gym: { course: 'fitnessClass' },
  law: { service: 'service' },
  games: { product: 'videoGame', grade: 'match' },
  finance: { deal: 'transaction' },
  fashion: { product: 'clothing' },
  forum: { post: 'thread', userAccount: 'person' },
  hotel: { room: 'hotelRoom', property: 'hotelRoom', activity: 'tour' },
  analytics: { deal: 'sale' },
  events: { ticket: 'registration' },
  art: { ticket: 'registration' },
  movies: { video: 'movie', ticket: 'registration' },
  sports: { ticket: 'registration', grade: 'match' },
  flights: { ticket: 'booking' },
  travel: { ticket: 'booking', venue: 'destination' },
  inventory: { stock: 'stockItem' },
  logistics: { stock: 'stockItem' },
  shop: { stock: 'product' },
  social: { userAccount: 'person' },
  dating: { userAccount: 'person' },
  photoSharing: { userAccount: 'person' },
  crowdfunding: { project: 'campaign' },
  realEstate: { auction: 'property' },
  propertyManagement: { auction: 'property' },
  jobs: { auction: 'job' },
  carSales: { auction: 'vehicle' },
  rental: { auction: 'hotel' },
  neighbourhood: {
    request: 'helpRequest',
    ticket: 'helpRequest',
    application: 'helpRequest',
    volunteer: 'volunteer',
  },
  transit: { flight: 'transitLine', ticket: 'booking' },
  exams: { assignment: 'exam' },
  parking: { room: 'room', venue: 'room', destination: 'room' },
  crm: { job: 'task' },
  charity: { attendance: 'event' },
};

export function inSense(entity: UnderstoodEntity, domain: string): UnderstoodEntity {
  const other = entity.entry === null ? undefined : SENSES[domain]?.[entity.entry.id];
  const entry = other === undefined ? null : entityEntry(other);
  return entry === null ? entity : { ...entity, id: entry.id, entry, nature: entry.nature };
}

interface Doubt {
  /** What the entry is called when its name alone does not settle it. */
  readonly name: RegExp;
  /** Domains where the word means the entry. */
  readonly home: readonly string[];
  /** Otherwise: another entry, a thing of its own, or nothing at all. */
  readonly else: 'own' | 'drop' | { readonly entry: string };
  /** Actions that show that records are kept, so that it is never dropped. */
  readonly keptBy?: readonly string[];
}

const KEEPING = ['create', 'manage', 'track', 'remove', 'edit'];
const LEARNING = ['school', 'courses', 'languages', 'tutoring', 'quiz', 'exams'];

const DOUBTS: Readonly<Record<string, readonly Doubt[]>> = {
  grade: [{ name: /^(?:\w+ )?(?:results?|scores?)$/i, home: LEARNING, else: 'drop' }],
  team: [
    { name: /./, home: ['sports', 'games', 'tennis', 'sportsHall', 'gym'], else: 'drop', keptBy: KEEPING },
  ],
  player: [
    { name: /\b(?:music|video|audio|media|record)/i, home: [], else: 'drop' },
    { name: /./, home: ['sports', 'games', 'tennis', 'sportsHall'], else: 'own' },
  ],
  artwork: [
    {
      name: /\bportfolios?$/i,
      home: ['art', 'portfolio', 'photoSharing'],
      else: 'drop',
    },
  ],
  stock: [{ name: /^stocks?$/i, home: ['stocks', 'finance', 'analytics', 'news'], else: 'drop' }],
  transaction: [
    {
      name: /\b(?:revenues?|incomes?|cash flow)$/i,
      home: ['finance', 'stocks', 'subscriptions'],
      else: 'drop',
      keptBy: ['create', 'manage', 'remove', 'edit'],
    },
  ],
  resource: [{ name: /./, home: [], else: { entry: 'lesson' } }],
  product: [{ name: /^.+ items?$/i, home: ['shop', 'marketplace', 'fashion', 'inventory'], else: 'own' }],
  event: [
    {
      name: /^shows?$/i,
      home: ['events', 'music', 'movies', 'art', 'podcast'],
      else: 'drop',
      keptBy: KEEPING,
    },
  ],
  customer: [
    {
      name: /^(?:buyers?|leads?)$/i,
      home: ['crm', 'invoicing', 'analytics', 'realEstate'],
      else: 'drop',
      keptBy: KEEPING,
    },
  ],
  request: [
    {
      name: /^requests?$/i,
      home: ['neighbourhood'],
      else: 'drop',
      keptBy: ['create', 'manage', 'track', 'search'],
    },
  ],
  flight: [{ name: /^routes?$/i, home: ['flights', 'travel', 'transit'], else: { entry: 'transitLine' } }],
  automation: [{ name: /^scenes?$/i, home: ['smartHome'], else: 'own' }],
  device: [{ name: /\bsensors?$/i, home: ['smartHome'], else: 'own' }],
  destination: [{ name: /^spots?$/i, home: ['travel'], else: 'own' }],
  mealPlan: [{ name: /^diets?$/i, home: ['nutrition', 'recipes', 'fitnessTracking'], else: 'drop' }],
  crop: [{ name: /\bharvests?$/i, home: [], else: 'own' }],
  match: [{ name: /\bcups?$/i, home: ['sports', 'games', 'tennis', 'sportsHall'], else: 'own' }],
  trip: [{ name: /^journeys?$/i, home: ['travel'], else: 'own' }],
  deal: [{ name: /\bestimates?$|\boffers?$/i, home: ['crm', 'invoicing', 'analytics'], else: 'own' }],
};

/** Words that mean a thing of the lexicon only in its own surroundings. */
export function withoutDoubtful(entities: Things, said: Understanding): Things {
  const wantsBooking =
    said.demands.some(({ action }) => action === 'book') ||
    entities.some(({ entry }) => entry?.id === 'booking' || entry?.id === 'appointment');
  return entities.flatMap((entity) => {
    const doubt = doubtOf(entity);
    if (doubt === null || doubt.home.includes(said.domain) || isSure(entity, doubt)) return [entity];
    return entity.entry?.id === 'resource' && wantsBooking ? [entity] : otherwise(entity, doubt);
  });
}

function doubtOf(entity: UnderstoodEntity): Doubt | null {
  const doubts = DOUBTS[entity.entry?.id ?? ''] ?? [];
  return doubts.find(({ name }) => name.test(entity.many) || name.test(entity.one)) ?? null;
}

const isSure = (entity: UnderstoodEntity, doubt: Doubt): boolean =>
  entity.isSection ||
  entity.fields.length > 1 ||
  entity.actions.some(({ action }) => doubt.keptBy?.includes(action) === true);

function otherwise(entity: UnderstoodEntity, doubt: Doubt): Things {
  if (doubt.else === 'drop') return [];
  if (doubt.else === 'own') return [{ ...entity, id: ownId(entity), entry: null }];
  const entry = entityEntry(doubt.else.entry);
  return entry === null ? [entity] : [{ ...entity, id: entry.id, entry, nature: entry.nature }];
}

const ownId = (entity: UnderstoodEntity): string =>
  entity.one
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('') || entity.id;
