import { like } from '../lexicon/pattern.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { findDomain } from '../lexicon/domain-lexicon.ts';
import type { Domain } from '../lexicon/domain.ts';
import type { Nature } from '../lexicon/entry.ts';
import { ENGINES } from '../lexicon/engines.data.ts';
import type { Understanding, UnderstoodEntity } from '../understand/understanding.ts';
import { adminFor, authFor, needsAuth } from './accounts.ts';
import type { AppKind, AppPlan } from './app-plan.ts';
import { copyFor, fillIn } from './copy.ts';
import { addAskedPages } from './asked-pages.ts';
import { withAskedFilters } from './asked-filters.ts';
import { addMarkedAs } from './marked-as.ts';
import { markAsked } from './asked/asked-marks.ts';
import { addComputed } from './computed/computed.ts';
import { showFigures } from './computed/figure-tiles.ts';
import { addLateFigures } from './computed/figures.ts';
import { applyBookingTerms } from './booking-terms.ts';
import { BOOKING, kindFor } from './app-kind.ts';
import { isForOneself, isSite } from './audience.ts';
import { offerExports, offerRandomPicks } from './collections.ts';
import { asBoard } from './board-cards.ts';
import { addDealings } from './dealings.ts';
import { addPage, finishPage, type Draft, type DraftPage } from './draft.ts';
import { tidyPages } from './tidy-pages.ts';
import { addEnginePages } from './engine-pages.ts';
import { addEntityPages } from './entity-pages.ts';
import { withCounted } from './field-rules.ts';
import { emptyPrivateLists, fitSeeds } from './fitting-seeds.ts';
import { keepGiven } from './keep-given.ts';
import { currencyFor } from './money.ts';
import { addFeaturePages } from './feature-pages.ts';
import { addGameRules } from './game-rules.ts';
import { joinLanding } from './landing.ts';
import { asLent } from './lent-things.ts';
import { settleLoans } from './loans.ts';
import { localise } from './localise.ts';
import { withGivenCount, withNamedRows } from './named-rows.ts';
import { addApprovals, addClosedStates, addModeration } from './states.ts';
import { namePages, sectionPages, tellPages } from './named-pages.ts';
import { nameFor } from './naming.ts';
import { asOneTool } from './one-tool.ts';
import { keepOnce } from './once.ts';
import { addOwnCompany } from './own-company.ts';
import { addOfficeRules } from './office/office-rules.ts';
import { asParking, settleStays } from './parking.ts';
import { joinParts } from './parts.ts';
import { addPlacePages } from './place-pages.ts';
import { addReadings } from './readings.ts';
import { thingsOf } from './own-copy.ts';
import { addJoinedPages } from './joined-pages.ts';
import { applyRules } from './plan-rules.ts';
import { withRoomSizes } from './room-sizes.ts';
import { selectEntities } from './select-entities.ts';
import { applyCategories, applyPrices, tidyEntities } from './tidy-entities.ts';
import { addStartPage } from './start-page.ts';
import { ownLine } from './subject.ts';
import { withTopicRows, withTradeServices } from './topic-rows.ts';
import { makeTheme } from './theme.ts';

/** The app that a request describes. The same understanding always gives the same plan. */
export function makePlan(understood: Understanding): AppPlan {
  const said = asBoard(asOneTool(asLent(asParking(withCounted(withRoomSizes(understood))))));
  const draft = startDraft(said);
  for (const step of STEPS) step(draft);
  const pages = orderPages(draft);
  if (pages.length === 0)
    pages.push(
      addPage(draft, {
        id: 'home',
        title: draft.copy.places.home,
        place: 'home',
        blocks: [{ kind: 'prose', style: 'text', title: draft.name, text: said.text, items: [] }],
      }),
    );
  const entities = tidyEntities(draft, pages);
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
    entities,
    pages: tidyPages(
      pages.map((page, at) => finishPage(page, at === 0)),
      entities,
    ),
    auth: authFor(draft),
    currency: currencyFor(said),
    ...(footer === undefined ? {} : { footer }),
  });
}

/** Each builds on those before it. */
const STEPS: readonly ((draft: Draft) => void)[] = [
  joinParts,
  settleLoans,
  settleStays,
  addMarkedAs,
  addComputed,
  markAsked,
  addReadings,
  addOwnCompany,
  addEnginePages,
  addApprovals,
  addDealings,
  addOfficeRules,
  applyPrices,
  applyCategories,
  fitSeeds,
  addFeaturePages,
  addEntityPages,
  addLateFigures,
  addPlacePages,
  addStartPage,
  addJoinedPages,
  showFigures,
  sectionPages,
  tellPages,
  applyRules,
  applyBookingTerms,
  keepOnce,
  addClosedStates,
  addModeration,
  offerExports,
  offerRandomPicks,
  namePages,
  addAskedPages,
  addGameRules,
  joinLanding,
  emptyPrivateLists,
];

/** Columns side by side want the whole width. */
const hasBoard = (pages: readonly DraftPage[]): boolean =>
  pages[0]?.blocks.some((block) => block.kind === 'collection' && block.view === 'board') ?? false;

function startDraft(said: Understanding): Draft {
  const domain = withoutFigures(findDomain(said.domain));
  const copy = copyFor(said.language);
  const wants = wantedActions(said);
  const kind = kindFor(said, wants);
  const hasAuth = needsAuth(said, wants);
  const linesOf = (nature: Nature): readonly string[] =>
    copy[(kind === 'management' || kind === 'dashboard' ? WRITTEN : TOLD)[nature] ?? 'sentences'];
  const entities = selectEntities(said, { kind, domain, linesOf })
    .map((entity) => {
      const lines = linesOf(entity.nature);
      return localise(withAskedFilters(entity, lines), said, lines);
    })
    .map((entity) => withNamedRows(withTopicRows(withTradeServices(entity, said), said), said))
    .map((entity) => withGivenCount(entity, said));
  return {
    said,
    kind,
    domain,
    copy,
    name: nameFor(said, {
      domain,
      kind,
      main: entities[0]?.plan ?? null,
      second: kind === 'management' || kind === 'dashboard' ? (entities[1]?.plan.many ?? null) : null,
    }),
    entities,
    pages: [],
    wants,
    loose: new Set(
      said.demands
        .filter((demand) => demand.entity === null && wants.has(demand.action))
        .map((demand) => demand.action),
    ),
    hasAuth,
    adminRole: adminFor(said),
  };
}

type Lines = 'kept' | 'notes' | 'sentences' | 'people' | 'events';

/** What those who keep books write about it. */
const WRITTEN: Readonly<Partial<Record<Nature, Lines>>> = {
  goods: 'kept',
  place: 'kept',
  record: 'kept',
  event: 'notes',
  task: 'notes',
  person: 'notes',
};
/** What visitors are told. */
const TOLD: Readonly<Partial<Record<Nature, Lines>>> = { person: 'people', event: 'events' };

function wantedActions(said: Understanding): ReadonlySet<Action> {
  const found = new Set(said.demands.map((demand) => demand.action));
  if (said.entities.some((entity) => entity.entry?.id === 'application' && !isKept(entity, said)))
    found.add('apply');
  if (isSite(said) && said.entities.some((entity) => isGift(entity) && !isKept(entity, said)))
    found.add('donate');
  for (const [action, words] of UNWANTED)
    if (said.without.some((phrase) => words.test(phrase))) found.delete(action);
  const isMoney = MONEY_DOMAINS.has(said.domain);
  if (isMoney && said.demands.every((one) => one.action !== 'signIn' || /^accounts?$/i.test(one.object)))
    found.delete('signIn');
  return found;
}

/** "donations" on a site are given there; "donors" are somebody's books. */
const isGift = ({ entry, one }: UnderstoodEntity): boolean =>
  entry?.id === 'donation' && /^(?:\S+ )?donation$/i.test(one) && !/^blood/i.test(one);

/** How a request says that it can do without something. */
const UNWANTED: readonly (readonly [Action, RegExp])[] = [
  ['signIn', /log ?in|sign|account|auth|registration|user/],
  ['comment', /comment/],
  ['review', /review|rating/],
  ['message', /messag|chat/],
  ['book', BOOKING],
];

/** Applications that somebody keeps books about; nobody applies in the app itself. */
const isKept = ({ isCounted, isListed }: UnderstoodEntity, said: Understanding): boolean =>
  isCounted === true || (isListed === true && (said.kind === 'management' || isForOneself(said)));

/** Here accounts hold money. */
const MONEY_DOMAINS: ReadonlySet<string> = new Set(['finance', 'stocks', 'invoicing', 'crm', 'analytics']);

function orderPages(draft: Draft): DraftPage[] {
  const named = draft.said.sections.map((section) => section.title.toLowerCase());
  const rank = (page: DraftPage): number => {
    const at = named.indexOf(page.title.toLowerCase());
    return page.order === 0 ? -1 : at >= 0 ? at + 1 : page.order + 20;
  };
  return [...draft.pages].sort((a, b) => rank(a) - rank(b));
}

function taglineFor(draft: Draft): string {
  const { said, domain, kind } = draft;
  const given = said.literals.find((literal) => literal.use === 'tagline')?.text;
  const told = given ?? ownLine(said, draft.name, FOR_PUBLIC.has(kind));
  if (told !== null) return told;
  if (said.language !== 'en') return thingsLine(draft);
  const engine = ENGINES.find((entry) => entry.engine === said.engines[0]?.engine && entry.kind === kind);
  // What invites guests is no line for those who work there.
  const isFitting = FOR_PUBLIC.has(kind) || !FOR_PUBLIC.has(domain?.kind ?? kind);
  return engine?.tagline ?? (isFitting ? domain?.tagline : undefined) ?? thingsLine(draft);
}

/** "Hives, inspections and harvests in one place". */
function thingsLine({ said: { language }, entities, copy, kind, name }: Draft): string {
  const own = thingsOf(entities, language);
  const isPublic = FOR_PUBLIC.has(kind);
  const isSeveral = own?.includes(' ') === true && entities.length > 1;
  if (own === null || (isPublic && !isSeveral)) return name;
  if (isPublic && language !== 'en') return own;
  return fillIn(copy.tagline, { things: own });
}

const FOR_PUBLIC: ReadonlySet<AppKind> = new Set(['content', 'booking', 'shop', 'learning']);

const FIGURE = like.iu`\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozens?)(?!\p{L})`;

/** "Eight courts, two hundred members": how many there are is for the request to say, never for our copy. */
function withoutFigures(domain: Domain | null): Domain | null {
  if (domain === null) return null;
  return {
    ...domain,
    about: sentencesOf(domain.about),
    offers: domain.offers
      .split('|')
      .filter((part) => !FIGURE.test(part))
      .join('|'),
  };
}

const sentencesOf = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !FIGURE.test(sentence))
    .join(' ');
