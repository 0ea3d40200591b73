import { like } from '../lexicon/pattern.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { findDomain } from '../lexicon/domain-lexicon.ts';
import type { Domain } from '../lexicon/domain.ts';
import { ENGINES, GAMES } from '../lexicon/engines.data.ts';
import { firstAnswer } from '../understand/first-answer.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { AppKind } from './app-plan.ts';
import { hasSitePages, isForOneself, isSite } from './audience.ts';
import { ownKind } from './own-copy.ts';
import { BOOKINGS } from './select-entities.ts';

/** How a request names what it can do without: "No online booking." */
export const BOOKING = /^(?:online |any )?(?:book|reserv|appointment)/;

interface Asked {
  readonly said: Understanding;
  readonly wants: ReadonlySet<Action>;
  readonly engine: (typeof ENGINES)[number] | undefined;
  readonly domain: Domain | null;
  /** How many things are told with their fields. */
  readonly rich: number;
}

/** What kind of app it is: the first answer counts. A tool with figures is a dashboard. */
export function kindFor(said: Understanding, wants: ReadonlySet<Action>): AppKind {
  const asked: Asked = {
    said,
    wants,
    engine: ENGINES.find((entry) => entry.engine === said.engines[0]?.engine),
    domain: findDomain(said.domain),
    rich: said.entities.filter((entity) => entity.fields.length >= 3).length,
  };
  const answers = [byEngine, byPosts, byWord, byRecords, byOwner, byVisitors, byBookings, byDomain, bySite];
  const answer = firstAnswer(answers, asked) ?? 'management';
  const kind = answer === 'booking' && said.without.some((one) => BOOKING.test(one)) ? 'content' : answer;
  const isPlain = said.engines.length === 0 || said.entities.some((entity) => entity.fields.length > 0);
  return kind === 'tool' && isPlain && wants.has('analyse') ? 'dashboard' : kind;
}

function byEngine({ said, engine }: Asked): AppKind | null {
  if (engine?.engine === 'formula') return 'tool';
  if (isArcade(said) || isOneGame(said)) return 'game';
  return engine !== undefined && isAboutEngine(said, engine.words) ? engine.kind : null;
}

/** Several games, and nothing of which more is told. */
const isArcade = ({ engines, entities, kind }: Understanding): boolean =>
  (kind === null || kind === 'game') &&
  engines.length > 1 &&
  engines.some(({ engine }) => GAMES.has(engine)) &&
  entities.every(({ fields }) => fields.length < 3);

/** "Can you make a game of pairs": one that is asked for in so many words, beside nothing that is kept. */
const isOneGame = ({ engines: [first], entities, kind, text }: Understanding): boolean =>
  kind === null &&
  first !== undefined &&
  GAMES.has(first.engine) &&
  ASKED_GAME.test(text) &&
  entities.every(
    ({ fields, isListed, rows }) => fields.length < 3 && isListed !== true && rows === undefined,
  );

const ASKED_GAME = like.iu`(?<!\p{L})(?:make|build|create|want|need|like|mach\p{L}*|bau\p{L}*|erstell\p{L}*|haz|crea\p{L}*|quiero|faz|faça|cria\p{L}*|quero|fais|crée\p{L}*|voudrais)(?: \p{L}+){0,3}? (?:an?|una?|eine?n?|une?|uma?) (?:\p{L}+ ){0,2}(?:game|\p{L}*spiel|juego|jogo|jeu)(?!\p{L})`;

const byWord = ({ said, domain }: Asked): AppKind | null =>
  said.kind === 'shop' && worksOut(said)
    ? null
    : said.kind === 'game' && said.engines.length === 0 && domain !== null
      ? null
      : said.kind;

/** Books that somebody keeps, whatever the trade. */
function byRecords({ said, wants, domain, rich }: Asked): AppKind | null {
  const first = said.demands[0]?.action;
  const isKept = first === 'manage' || first === 'track' || wants.has('manage');
  const isTold = domain?.kind === 'content' || (domain?.kind === 'booking' && isKept);
  const isOffice = said.kind === null && ((rich >= 2 && isTold) || (rich >= 1 && isKeeper(said)));
  return isOffice || keepsRecords(said) || worksOut(said) ? 'management' : null;
}

/** "everybody can post with title and text, the others comment": written for others, no books. */
const byPosts = ({ said: { kind, entities, demands } }: Asked): AppKind | null =>
  (kind === null || kind === 'management') &&
  entities[0]?.entry?.id === 'post' &&
  demands.some(({ action }) => action === 'comment' || action === 'like' || action === 'vote')
    ? 'social'
    : null;

/** Days left, profits and goals are worked out for who keeps the books; an average stands on a site too. */
const worksOut = (said: Understanding): boolean =>
  (said.kind === null || said.kind === 'shop') &&
  !WEBSITE.test(said.text) &&
  said.figures.some(
    ({ kind }) => !ANYWHERE.has(kind) && (kind !== 'amount' || !isSite(said) || STOCKED.test(said.text)),
  );

const ANYWHERE: ReadonlySet<string> = new Set(['average', 'count', 'streak', 'percent', 'age']);
const STOCKED = like.iu`(?<!\p{L})(?:inventory|warehouse|stock|lager|inventar|inventaire|inventario|almacén|estoque)(?!\p{L})`;
const WEBSITE = like.iu`(?<!\p{L})(?:web ?sites?|web ?seite|site (?:web|internet)|sitio web|landing|online[- ]?(?:shop|store)|cart|checkout)(?!\p{L})`;

const isKeeper = (said: Understanding): boolean =>
  (!isSite(said) && KEEPER.test(said.text)) || TRACKS.test(said.text);

/** "The system should keep track of the costumes": told of what it is for. */
const TRACKS =
  /^\s*(?:the|this|our|an?) (?:[\w-]+ )?(?:system|app|application|tool|software|program) (?:should|must|has to|needs to|to|that|which) (?:help us )?(?:keeps?|keep track|tracks?|records?|manages?)\b/iu;

/** "I need to keep patients": who says so keeps the books. */
const KEEPER =
  /\b(?:i|we) (?:need|want|would like|have|'d like)(?: a (?:way|place|tool))? to (?:keep|track|record|log|manage|store)\b/i;

function byOwner({ said, domain, engine }: Asked): AppKind | null {
  if (!isForOneself(said) || (domain !== null && OWN_KINDS.has(domain.kind))) return null;
  return engine !== undefined && said.entities.length === 0 ? engine.kind : 'management';
}

function byVisitors({ said, wants, domain }: Asked): AppKind | null {
  const isLocal =
    LOCAL.has(domain?.id ?? '') && isSite(said) && said.kind === null && said.roles.length === 0;
  const isVisited =
    domain?.kind === 'management' &&
    (isForVisitors(said) || isShownOnly(said, wants) || hasSitePages(said.sections));
  if (!isLocal && !isVisited && !namesItsPages(said)) return null;
  return wants.has('book') || said.entities.some(isBooking) ? 'booking' : 'content';
}

/** "Pages Home, Treatments, Team and Contact": these and no others, so nothing is booked on them. */
const namesItsPages = (said: Understanding): boolean =>
  said.kind === null &&
  isSite(said) &&
  findDomain(said.domain)?.kind === 'booking' &&
  said.sections.length >= 3 &&
  !said.sections.some(({ action, place }) => action === 'book' || place === 'calendar');

const isBooking = ({ entry }: Understanding['entities'][number]): boolean => BOOKINGS.has(entry?.id ?? '');

function byBookings({ said, wants, domain }: Asked): AppKind | null {
  if (domain?.kind === 'management' && said.sections.some(({ action }) => action === 'book'))
    return 'booking';
  const isBooked = wants.has('book') || said.entities.some(isBooking);
  return domain?.kind === 'shop' && isBooked && !wants.has('buy') ? 'booking' : null;
}

function byDomain({ said, wants, domain }: Asked): AppKind | null {
  if (domain === null) return null;
  const isSold = domain.kind === 'content' && domain.id !== 'restaurant' && byActions(said, wants) === 'shop';
  return isSold ? 'shop' : domain.kind;
}

function bySite({ said, wants, engine }: Asked): AppKind | null {
  const done = byActions(said, wants);
  if (isSite(said) && (done === null || done === 'management')) return 'content';
  return ownKind(said, done) ?? engine?.kind ?? null;
}

/** "I need the toys (name, condition), the families (name, phone) and the loans": books that somebody keeps. */
const keepsRecords = (said: Understanding): boolean =>
  !isSite(said) &&
  (said.entities.filter(({ isListed, fields }) => isListed === true && fields.length >= 2).length >= 2 ||
    said.entities.filter(({ isCounted, entry }) => isCounted === true && !PUBLIC.has(entry?.nature ?? ''))
      .length >= 3);

/** What is shown to others as often as it is kept. */
const PUBLIC: ReadonlySet<string> = new Set(['content', 'talk', 'event', 'place']);

/** Businesses of a place; their site is for customers, their app for the staff. */
const LOCAL: ReadonlySet<string> = new Set(['garage', 'farm']);

/** Domains whose apps are kept for oneself anyway. */
const OWN_KINDS: ReadonlySet<AppKind> = new Set(['management', 'dashboard', 'tool', 'game', 'messaging']);

/** Nobody works in it; the public looks something up. */
const isForVisitors = ({ text, roles, demands }: Understanding): boolean =>
  /\b(?:site|website|web page|portal)\b/i.test(text) &&
  demands.some(({ actor }) => isVisitor(actor)) &&
  !demands.some(({ action, actor }) => action === 'manage' && !isVisitor(actor)) &&
  roles.length === 0;

const isVisitor = (actor: string | null): boolean => /visitors?$/.test(actor ?? '');

const SITE = like.iu`(?<!\p{L})(?:web ?site|web ?page|homepage|web(?! ?app)|página web|sitio(?: web)?|página|webseite|homepage|site)(?!\p{L})`;
const KEEPING: readonly Action[] = ['manage', 'track', 'edit', 'remove', 'signIn', 'analyse'];

/** "a website for a flamenco school: timetable, teachers, gallery": nothing of it is kept by the staff. */
const isShownOnly = (said: Understanding, wants: ReadonlySet<Action>): boolean =>
  SITE.test(said.text.split(/[.!?\n:]/)[0] ?? '') &&
  said.roles.length === 0 &&
  !KEEPING.some((action) => wants.has(action)) &&
  said.entities.every(
    ({ nature, entry }) =>
      nature !== 'record' &&
      nature !== 'task' &&
      !/^(?:student|patient|member|employee|customer)$/.test(entry?.id ?? ''),
  );

function isAboutEngine(said: Understanding, words: readonly string[]): boolean {
  const head = said.purpose.toLowerCase();
  const first = (said.text.split(/[.!?\n]/)[0] ?? '').toLowerCase();
  return (
    words.some((word) => head.includes(word)) ||
    (words.some((word) => first.includes(word)) &&
      (said.entities.length <= 2 || said.engines[0]?.engine === 'polls')) ||
    said.entities.length === 0
  );
}

/** What people do there, in the order of how much it tells. */
const DONE: readonly (readonly [AppKind, readonly Action[]])[] = [
  ['booking', ['book']],
  ['game', ['play']],
  ['social', ['follow', 'like']],
  ['management', ['manage', 'track', 'analyse']],
];

function byActions({ places, entities }: Understanding, wants: ReadonlySet<Action>): AppKind | null {
  const hasPlace = (...names: readonly string[]): boolean =>
    places.some(({ place }) => names.includes(place));
  const hasNature = (...names: readonly string[]): boolean =>
    entities.some(({ nature }) => names.includes(nature));
  if (hasPlace('cart', 'checkout')) return 'shop';
  const done = DONE.find(([, actions]) => actions.some((action) => wants.has(action)));
  if (done !== undefined) return done[0];
  if (hasPlace('about', 'services', 'contact')) return 'content';
  if (hasNature('record', 'task')) return 'management';
  return hasNature('content', 'place', 'event', 'person') ? 'content' : null;
}
