import { like, toPattern } from '../lexicon/pattern.ts';
import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { namesOf } from '../lexicon/instances.ts';
import { paired } from '../lexicon/listed.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';
import type { Things } from './entities.ts';

/** The same word is another thing elsewhere: domains, and what an entry means there. */
const SENSES = new Map(
  `
  stocks: stockItem=stock, artwork=stock, product=stock; recipes: menuItem=recipe;
  chat: customer=contact, userAccount=contact; contacts: customer=contact;
  music: video=song, photo=album, activity=tourDate; library: product=book; gym: course=fitnessClass;
  blog: post=article; news: post=article; law: service=service; games: product=videoGame, grade=match; finance: deal=transaction;
  fashion: product=clothing; forum: post=thread, userAccount=person;
  hotel: room=hotelRoom, property=hotelRoom, activity=tour; analytics: deal=sale; events: ticket=registration;
  art: ticket=registration; movies: video=movie, ticket=registration; sports: ticket=registration, grade=match;
  flights: ticket=booking; travel: ticket=booking, venue=destination; inventory: stock=stockItem, article=product;
  logistics: stock=stockItem; shop: stock=product; social: userAccount=person; dating: userAccount=person;
  photoSharing: userAccount=person; crowdfunding: project=campaign; realEstate: auction=property;
  propertyManagement: auction=property; jobs: auction=job; carSales: auction=vehicle; rental: auction=hotel;
  neighbourhood: request=helpRequest, ticket=helpRequest, application=helpRequest, volunteer=volunteer;
  transit: flight=transitLine, ticket=booking; exams: assignment=exam;
  parking: room=parkingSpace, venue=parkingSpace, destination=parkingSpace, vehicle=parkedVehicle; garage: vehicle=parkedVehicle; crm: job=task; charity: attendance=event`
    .split(';')
    .map((line) => {
      const [domain = '', words = ''] = line.split(':');
      return [domain.trim(), paired(words)] as const;
    }),
);

export function inSense(
  entity: UnderstoodEntity,
  { domain, text, language }: Pick<Understanding, 'domain' | 'text' | 'language'>,
): UnderstoodEntity {
  const other = entity.entry === null ? undefined : SENSES.get(domain)?.[entity.entry.id];
  const entry = other === undefined ? null : entityEntry(other);
  // A car that is told field by field is as it was told.
  const isTold = other === 'parkedVehicle' && entity.fields.length > 1;
  if (entry === null || isTold) return entity;
  // A name that was only the usual one of what it is not.
  const isCalledSo = language !== 'en' || text.toLowerCase().includes(entity.one.toLowerCase());
  const isUsual = !isCalledSo && entity.one === entity.entry?.one;
  const names = isUsual ? { one: entry.one, many: entry.many } : {};
  return { ...entity, id: entry.id, entry, nature: entry.nature, ...names };
}

interface Doubt {
  /** The entry, and what it is called when its name alone does not settle it. */
  readonly entry: string;
  readonly name: RegExp;
  /** Domains where the word means the entry. */
  readonly home: readonly string[];
  /** Otherwise: another entry, a thing of its own (`own`), or nothing at all (`drop`). */
  readonly otherwise: string;
  /** Actions that show that records are kept, so that it is never dropped. */
  readonly keptBy: readonly string[];
}

/** `entry: name @ home > otherwise unless keptBy`. */
const DOUBTS: readonly Doubt[] = String.raw`
  grade: ^(?:\w+ )?(?:results?|scores?)$ @ school courses languages tutoring quiz exams > drop
  team: . @ sports games tennis sportsHall gym > drop unless create manage track remove edit
  player: \b(?:music|video|audio|media|record) @ > drop
  player: . @ sports games tennis sportsHall > own
  artwork: \bportfolios?$ @ art portfolio photoSharing > drop
  stock: ^stocks?$ @ stocks finance analytics news > drop
  transaction: \b(?:revenues?|incomes?|cash flow)$ @ finance stocks subscriptions > drop unless create manage remove edit
  resource: . @ > lesson
  product: ^.+ items?$ @ shop marketplace fashion inventory > own
  event: ^shows?$ @ events music movies art podcast > drop unless create manage track remove edit
  customer: ^(?:buyers?|leads?)$ @ crm invoicing analytics realEstate > drop unless create manage track remove edit
  request: ^requests?$ @ neighbourhood > drop unless create manage track search
  flight: ^routes?$ @ flights travel transit > transitLine
  automation: ^scenes?$ @ smartHome > own
  device: \bsensors?$ @ smartHome > own
  destination: ^spots?$ @ travel > own
  mealPlan: ^diets?$ @ nutrition recipes fitnessTracking > drop
  crop: \bharvests?$ @ > own
  match: \bcups?$ @ sports games tennis sportsHall > own
  trip: ^journeys?$ @ travel > own
  deal: \bestimates?$|\boffers?$ @ crm invoicing analytics > own`
  .trim()
  .split('\n')
  .map((line) => {
    const [, entry = '', name = '', home = '', otherwise = '', keptBy = ''] =
      /^\s*(\w+): (.+) @ (?:(.+) )?> (\w+)(?: unless (.+))?$/.exec(line) ?? [];
    return {
      entry,
      name: toPattern(name, 'i'),
      home: home.split(' '),
      otherwise,
      keptBy: keptBy.split(' '),
    };
  });

/** Words that are settled by the text alone: a coin is one of metal, and a class list is about who is on it. */
function settledByText(entities: Things, { text, domain }: Understanding): Things {
  const hasPupils = entities.some(({ entry }) => entry?.id === 'student');
  return entities.flatMap((entity) => {
    const isOne = (id: string, name: RegExp): boolean => entity.entry?.id === id && name.test(entity.one);
    if (isOne('cryptoCoin', /^coin$/i) && !CRYPTO.test(text))
      return [{ ...entity, id: ownId(entity), entry: null, nature: 'goods' as const }];
    if (entity.entry?.id === 'trip' && domain !== 'travel' && isDriven(entity, entities))
      return [{ ...entity, id: ownId(entity), entry: null, nature: 'record' as const }];
    if (/^game$/i.test(entity.one) && BOARD_GAMES.test(text))
      return [{ ...entity, nature: 'goods' as const, examples: namesOf('board game') ?? [] }];
    return isOne('fitnessClass', /^class$/i) && hasPupils && CLASS_LIST.test(text) ? [] : [entity];
  });
}

/** "trips with van, driver and distance" are rides for work, no "Spring in Lisbon". */
const isDriven = ({ fields }: UnderstoodEntity, all: Things): boolean =>
  fields.some(({ label }) => DRIVEN.test(label)) || all.some(({ one }) => DRIVEN.test(one));
const DRIVEN = like.iu`
  (?<!\p{L})(?:vans?|vehicles?|trucks?|lorry|lorries|buse?s?|drivers?|couriers?|mileage|odometer|fahrer\p{L}*|\p{L}*fahrzeug\p{L}*|lieferwagen|lkw|conductor\p{L}*|ch[oó]fer|veh[ií]culo|furgoneta
  |cami[oó]n|motorista|ve[ií]culo|caminh[aã]o|chauffeur|conducteur|véhicule|camion\p{L}*)(?!\p{L})`;

const CRYPTO = /crypto|krypto|cripto|bitcoin|ethereum|blockchain|token|wallet|market cap|exchange/i;
const BOARD_GAMES = /board ?game|brettspiel|juegos? de mesa|jogos? de tabuleiro|jeux? de société/i;
const CLASS_LIST = like.iu`(?<!\p{L})class (?:list|register|roster|book|record|of (?:students|pupils|children))`;

/** Words that mean a thing of the lexicon only in its own surroundings. */
export function withoutDoubtful(all: Things, said: Understanding): Things {
  const entities = settledByText(all, said);
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
  const isIt = ({ entry, name }: Doubt): boolean =>
    entry === entity.entry?.id && (name.test(entity.many) || name.test(entity.one));
  return DOUBTS.find(isIt) ?? null;
}

const isSure = (entity: UnderstoodEntity, doubt: Doubt): boolean =>
  entity.isSection ||
  entity.fields.length > 1 ||
  entity.actions.some(({ action }) => doubt.keptBy.includes(action));

function otherwise(entity: UnderstoodEntity, doubt: Doubt): Things {
  if (doubt.otherwise === 'drop') return [];
  if (doubt.otherwise === 'own') return [{ ...entity, id: ownId(entity), entry: null }];
  const entry = entityEntry(doubt.otherwise);
  return entry === null ? [entity] : [{ ...entity, id: entry.id, entry, nature: entry.nature }];
}

const ownId = (entity: UnderstoodEntity): string =>
  entity.one
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('') || entity.id;
