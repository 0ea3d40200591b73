import type { Action } from '../lexicon/actions.data.ts';
import { findDomain } from '../lexicon/domain-lexicon.ts';
import { ENGINES } from '../lexicon/engines.data.ts';
import type { Understanding, UnderstoodEntity } from '../understand/understanding.ts';
import { adminFor, authFor, needsAuth } from './accounts.ts';
import type { AppKind, AppPlan } from './app-plan.ts';
import { copyFor, fillIn } from './copy.ts';
import { withAskedFilters } from './asked-filters.ts';
import { markAsked } from './asked/asked-marks.ts';
import { addComputed } from './computed/computed.ts';
import { addApprovals } from './approvals.ts';
import { applyBookingTerms } from './booking-terms.ts';
import { isForOneself, isSite } from './audience.ts';
import { asBoard } from './board-cards.ts';
import { addClosedStates } from './closed-things.ts';
import { addDealings } from './dealings.ts';
import { addPage, finishPage, inSentence, type Draft, type DraftPage } from './draft.ts';
import { addEnginePages } from './engine-pages.ts';
import { addEntityPages } from './entity-pages.ts';
import { fitSeeds } from './fitting-seeds.ts';
import { withGivenCount } from './given-rows.ts';
import { keepGiven } from './keep-given.ts';
import { currencyFor } from './money.ts';
import { withoutFigures } from './own-figures.ts';
import { emptyPrivateLists } from './private-records.ts';
import { addFeaturePages } from './feature-pages.ts';
import { joinLanding } from './landing.ts';
import { localise } from './localise.ts';
import { withNamedRows } from './named-rows.ts';
import { addModeration } from './moderation.ts';
import { namePages } from './named-pages.ts';
import { nameFor } from './naming.ts';
import { asOneTool } from './one-tool.ts';
import { keepOnce } from './once.ts';
import { addOwnCompany } from './own-company.ts';
import { addOfficeRules } from './office/office-rules.ts';
import { joinParts } from './parts.ts';
import { addPlacePages } from './place-pages.ts';
import { ownKind, thingsOf } from './own-copy.ts';
import { applyRules } from './plan-rules.ts';
import { BOOKINGS, selectEntities } from './select-entities.ts';
import { sectionPages } from './section-pages.ts';
import { applyCategories, applyPrices, tidyEntities } from './tidy-entities.ts';
import { addStartPage } from './start-page.ts';
import { subjectLine } from './subject.ts';
import { withTopicRows } from './topic-rows.ts';
import { makeTheme } from './theme.ts';

/** The app that a request describes. The same understanding always gives the same plan. */
export function makePlan(understood: Understanding): AppPlan {
  const said = asBoard(asOneTool(understood));
  const draft = startDraft(said);
  joinParts(draft);
  addComputed(draft);
  markAsked(draft);
  addOwnCompany(draft);
  addEnginePages(draft);
  addApprovals(draft);
  addDealings(draft);
  addOfficeRules(draft);
  applyPrices(draft);
  applyCategories(draft);
  fitSeeds(draft);
  addFeaturePages(draft);
  addEntityPages(draft);
  addPlacePages(draft);
  addStartPage(draft);
  sectionPages(draft);
  applyRules(draft);
  applyBookingTerms(draft);
  keepOnce(draft);
  addClosedStates(draft);
  addModeration(draft);
  namePages(draft);
  joinLanding(draft);
  emptyPrivateLists(draft);
  const pages = orderPages(draft);
  if (pages.length === 0)
    pages.push(
      addPage(draft, {
        id: 'home',
        title: draft.copy.places.home,
        icon: 'House',
        place: 'home',
        blocks: [{ kind: 'prose', style: 'text', title: draft.name, text: said.text, items: [] }],
      }),
    );
  const footer = said.literals.find((literal) => literal.use === 'footer')?.text;
  return keepGiven(draft, {
    version: 1,
    name: draft.name,
    tagline: taglineFor(draft),
    language: said.language,
    kind: draft.kind,
    domain: draft.domain?.id ?? 'general',
    theme: makeTheme({
      colours: said.colours,
      moods: [...said.moods, ...(draft.domain?.moods ?? ['calm', 'fresh'])],
      kind: draft.kind,
      pageCount: pages.filter((page) => page.isInNav).length + (hasBoard(pages) ? 1 : 0),
      text: said.text,
    }),
    entities: tidyEntities(draft, pages),
    pages: pages.map((page, at) => finishPage(page, at === 0)),
    auth: authFor(draft),
    currency: currencyFor(said),
    ...(footer === undefined ? {} : { footer }),
  });
}

/** Columns side by side want the whole width. */
const hasBoard = (pages: readonly DraftPage[]): boolean =>
  pages[0]?.blocks.some((block) => block.kind === 'collection' && block.view === 'board') ?? false;

function startDraft(said: Understanding): Draft {
  const domain = withoutFigures(findDomain(said.domain));
  const copy = copyFor(said.language);
  const wants = wantedActions(said);
  const kind = kindFor(said, wants);
  const hasAuth = needsAuth(said, wants);
  const entities = selectEntities(said, { kind, domain, sentences: copy.sentences }).map((entity) =>
    withGivenCount(
      withNamedRows(
        withTopicRows(localise(withAskedFilters(entity, copy.sentences), said, copy.sentences), said),
        said,
        copy.sentences,
      ),
      said,
      copy.sentences,
    ),
  );
  return {
    said,
    kind,
    domain,
    copy,
    name: nameFor(said, { domain, kind, main: entities[0]?.plan.many ?? null }),
    entities,
    pages: [],
    wants,
    loose: new Set(
      said.demands
        .filter((demand) => demand.entity === null && wants.has(demand.action))
        .map((demand) => demand.action),
    ),
    hasAuth,
    adminRole: adminFor(said, hasAuth),
  };
}

function wantedActions(said: Understanding): ReadonlySet<Action> {
  const found = new Set(said.demands.map((demand) => demand.action));
  if (said.entities.some((entity) => entity.entry?.id === 'application' && !isKept(entity, said)))
    found.add('apply');
  const unwanted = (action: Action, pattern: RegExp): void => {
    if (said.without.some((phrase) => pattern.test(phrase))) found.delete(action);
  };
  unwanted('signIn', /log ?in|sign|account|auth|registration|user/);
  const isMoney = MONEY_DOMAINS.has(said.domain);
  if (isMoney && said.demands.every((one) => one.action !== 'signIn' || /^accounts?$/i.test(one.object)))
    found.delete('signIn');
  unwanted('comment', /comment/);
  unwanted('review', /review|rating/);
  unwanted('message', /messag|chat/);
  return found;
}

/** Applications that somebody keeps books about; nobody applies in the app itself. */
const isKept = ({ isCounted, isListed }: UnderstoodEntity, said: Understanding): boolean =>
  isCounted === true || (isListed === true && (said.kind === 'management' || isForOneself(said)));

/** Here accounts hold money. */
const MONEY_DOMAINS: ReadonlySet<string> = new Set(['finance', 'stocks', 'invoicing', 'crm', 'analytics']);

/** A tool with figures is a dashboard. */
function kindFor(said: Understanding, wants: ReadonlySet<Action>): AppKind {
  const kind = baseKind(said, wants);
  const isPlain = said.engines.length === 0 || said.entities.some((entity) => entity.fields.length > 0);
  return kind === 'tool' && isPlain && wants.has('analyse') ? 'dashboard' : kind;
}

function baseKind(said: Understanding, wants: ReadonlySet<Action>): AppKind {
  const engine = ENGINES.find((entry) => entry.engine === said.engines[0]?.engine);
  const domain = findDomain(said.domain);
  if (engine?.engine === 'formula') return 'tool';
  if (engine !== undefined && isAboutEngine(said, engine.words)) return engine.kind;
  if (said.kind !== null && !(said.kind === 'game' && said.engines.length === 0 && domain !== null))
    return said.kind;
  const rich = said.entities.filter((entity) => entity.fields.length >= 3).length;
  const isOffice = said.demands[0]?.action === 'manage' || said.demands[0]?.action === 'track';
  if (
    said.kind === null &&
    rich >= 2 &&
    (domain?.kind === 'content' || (domain?.kind === 'booking' && isOffice))
  )
    return 'management';
  if (domain?.kind === 'booking' && rich >= 2 && said.kind === null && wants.has('manage'))
    return 'management';
  if (keepsRecords(said)) return 'management';
  const byActions = kindByActions(said, wants);
  if (isForOneself(said) && (domain === null || !OWN_KINDS.has(domain.kind)))
    return engine !== undefined && said.entities.length === 0 ? engine.kind : 'management';
  if (
    domain !== null &&
    LOCAL.has(domain.id) &&
    isSite(said) &&
    said.kind === null &&
    said.roles.length === 0
  )
    return wants.has('book') ? 'booking' : 'content';
  if (domain?.kind === 'management' && isForVisitors(said)) return wants.has('book') ? 'booking' : 'content';
  if (domain?.kind === 'management' && isShownOnly(said, wants))
    return wants.has('book') ? 'booking' : 'content';
  const isBooked = wants.has('book') || said.entities.some(({ entry }) => BOOKINGS.has(entry?.id ?? ''));
  const hasBookPage = said.sections.some(({ action }) => action === 'book');
  if (domain?.kind === 'management' && hasBookPage) return 'booking';
  if (domain?.kind === 'shop' && isBooked && !wants.has('buy')) return 'booking';
  if (domain !== null)
    return byActions === 'shop' && domain.kind === 'content' && domain.id !== 'restaurant'
      ? 'shop'
      : domain.kind;
  if (isSite(said) && (byActions === null || byActions === 'management')) return 'content';
  return ownKind(said, byActions) ?? engine?.kind ?? 'management';
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
function isForVisitors(said: Understanding): boolean {
  const actors = said.demands.flatMap(({ actor }) => (actor === null ? [] : [actor]));
  return (
    /\b(?:site|website|web page|portal)\b/i.test(said.text) &&
    actors.some((actor) => /visitors?$/.test(actor)) &&
    !said.demands.some(({ action, actor }) => action === 'manage' && !/visitors?$/.test(actor ?? '')) &&
    said.roles.length === 0
  );
}

/** "a website for a flamenco school: timetable, teachers, gallery": nothing of it is kept by the staff. */
const isShownOnly = (said: Understanding, wants: ReadonlySet<Action>): boolean =>
  /(?<!\p{L})(?:web ?site|web ?page|homepage|página web|sitio(?: web)?|página|webseite|homepage|site)(?!\p{L})/iu.test(
    said.text.split(/[.!?\n:]/)[0] ?? '',
  ) &&
  said.roles.length === 0 &&
  !['manage', 'track', 'edit', 'remove', 'signIn', 'analyse'].some((action) =>
    [...wants].some((wanted) => wanted === action),
  ) &&
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

function kindByActions(said: Understanding, wants: ReadonlySet<Action>): AppKind | null {
  if (said.places.some(({ place }) => place === 'cart' || place === 'checkout')) return 'shop';
  if (wants.has('book')) return 'booking';
  if (wants.has('play')) return 'game';
  if (wants.has('follow') || wants.has('like')) return 'social';
  if (wants.has('manage') || wants.has('track') || wants.has('analyse')) return 'management';
  if (said.places.some(({ place }) => place === 'about' || place === 'services' || place === 'contact'))
    return 'content';
  if (said.entities.some((entity) => entity.nature === 'record' || entity.nature === 'task'))
    return 'management';
  return said.entities.some(
    (entity) =>
      entity.nature === 'content' ||
      entity.nature === 'place' ||
      entity.nature === 'event' ||
      entity.nature === 'person',
  )
    ? 'content'
    : null;
}

function orderPages(draft: Draft): DraftPage[] {
  const named = draft.said.sections.map((section) => section.title.toLowerCase());
  const rank = (page: DraftPage): number => {
    const at = named.indexOf(page.title.toLowerCase());
    return page.order === 0 ? -1 : at >= 0 ? at + 1 : page.order + 20;
  };
  return [...draft.pages].sort((a, b) => rank(a) - rank(b));
}

function taglineFor(draft: Draft): string {
  const { said, domain, copy } = draft;
  const given = said.literals.find((literal) => literal.use === 'tagline')?.text;
  if (given !== undefined) return given;
  const line = subjectLine(said.text, said.language, isForPublic(draft));
  if (line !== null) return line;
  const engine = ENGINES.find(
    (entry) => entry.engine === said.engines[0]?.engine && entry.kind === draft.kind,
  );
  if (said.language === 'en' && engine !== undefined) return engine.tagline;
  if (said.language === 'en' && domain !== null) return domain.tagline;
  const main = draft.entities[0];
  const own = said.language === 'en' ? thingsOf(draft.entities) : null;
  if (own !== null && own.includes(' and ')) return `${own} in one place`;
  return main === undefined
    ? draft.name
    : fillIn(copy.tagline, {
        things: said.language === 'en' ? main.plan.many : inSentence(draft, main.plan.many),
      });
}

const isForPublic = ({ kind }: Draft): boolean =>
  kind === 'content' || kind === 'booking' || kind === 'shop' || kind === 'learning';
