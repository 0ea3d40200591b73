import { like } from '../lexicon/pattern.ts';
import type { Nature } from '../lexicon/entry.ts';
import { alertsIn, wantedFigures } from './asked/asked-alerts.ts';
import { seedFor } from './asked/asked-seeds.ts';
import type { BlockPlan, HeroBlock, OnlyPlan, ProseItem } from './block-plan.ts';
import { collectionFor } from './collections.ts';
import { fillIn } from './copy.ts';
import { chartsFor, numbersFor } from './dashboard-figures.ts';
import {
  addPage,
  changeEntity,
  entityPageOf,
  inSentence,
  isUnwanted,
  pageOf,
  placeTitle,
  wantsPlace,
  type Draft,
  type DraftPage,
} from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { isSmall } from './entity-pages.ts';
import { thingsOf } from './own-copy.ts';
import { contactItems, givenHours, prose, proseItems, subscribeForm, toShow } from './place-prose.ts';
import { OPENED } from './shorthand.ts';
import { sumsIn } from '../understand/facts.ts';
import { deedOf, ownLine } from './subject.ts';

/** What a place shows off rather than reports. */
const SHOWN_OFF: ReadonlySet<Nature> = new Set(['goods', 'place', 'person']);

/** The first page: a welcome, an overview of numbers, or simply the thing itself. */
export function addStartPage(draft: Draft): void {
  const { kind, said, entities } = draft;
  const asksHome = said.sections.some((one) => one.place === 'home');
  if (draft.pages.some((page) => page.order === 0) && !asksHome) return;
  const quiz = pageOf(draft, 'quiz');
  if (kind === 'tool' || kind === 'messaging' || isOneList(draft)) startWithList(draft);
  else if (kind === 'management' || kind === 'dashboard') startWithDashboard(draft);
  else if (entities.length > 0 || (kind !== 'game' && quiz === undefined)) addHome(draft);
  else if (quiz !== undefined) quiz.order = 0;
}

/** Books with one page, of which nobody wants figures. */
const isOneList = (draft: Draft): boolean =>
  draft.kind === 'management' &&
  isSmall(draft) &&
  !wantsPlace(draft, 'dashboard') &&
  !draft.wants.has('analyse') &&
  !asksFigures(draft) &&
  alertsIn(draft.said.text, draft.entities).length === 0;

/** "On the start page I'd like the number of readings". */
function asksFigures({ said, entities }: Draft): boolean {
  const { numbers, charts } = wantedFigures(said.text, entities);
  return numbers.length + charts.length > 0 && AT_START.test(said.text);
}

const AT_START = like.iu`
  (?<!\p{L})(?:(?:start|home|front|first|landing) ?page|at the top|at a glance|startseite|(?:página|pantalla|tela) (?:de inicio|inicial|principal|de início)|accueil)(?!\p{L})`;

function startWithDashboard(draft: Draft): void {
  const there = pageOf(draft, 'dashboard');
  if (there === undefined) addDashboard(draft, 0);
  else there.order = 0;
}

function startWithList(draft: Draft): void {
  const messages = draft.kind === 'messaging' ? pageOf(draft, 'messages') : undefined;
  const first =
    messages ?? draft.pages.find((page) => page.entity === draft.entities[0]?.plan.id && page.isInNav);
  if (first !== undefined) first.order = 0;
  if (
    first !== undefined &&
    draft.entities.length > 0 &&
    draft.kind !== 'messaging' &&
    draft.said.sections.some((one) => one.place === 'home')
  )
    addHome(draft);
}

export function addDashboard(draft: Draft, order: number): void {
  const records = draft.entities.filter(
    ({ plan }) => !/Review$|Comment$|^(?:enquiry|subscriber)$/.test(plan.id),
  );
  const main = records[0];
  if (main === undefined) return;
  const blocks: BlockPlan[] = [numbersFor(draft, records), ...chartsFor(draft, records)];
  const { lists } = wantedFigures(draft.said.text, records);
  const recent = {
    entity: main,
    title: fillIn(draft.copy.recent, { things: inSentence(draft, main.plan.many) }),
  };
  for (const list of lists.length > 0 ? lists : [recent]) blocks.push(shortList(draft, list));
  for (const { entity, only } of lists) changeEntity(draft, entity.plan.id, (plan) => seedFor(plan, only));
  addPage(draft, {
    id: 'dashboard',
    title: placeTitle(draft, 'dashboard'),
    intro: draft.copy.intros.dashboard ?? '',
    place: 'dashboard',
    order,
    blocks,
  });
}

function shortList(
  draft: Draft,
  { entity, title, only }: { entity: BuiltEntity; title: string; only?: OnlyPlan },
): BlockPlan {
  return collectionFor(draft, entity, {
    view: only !== undefined || entity.nature === 'record' || entity.nature === 'task' ? 'table' : 'list',
    limit: 5,
    hasSearch: false,
    filters: [],
    actions: [],
    can: OPENED,
    title,
    ...(only === undefined ? {} : { only }),
  });
}

function addHome(draft: Draft): void {
  addPage(draft, {
    id: 'home',
    title: placeTitle(draft, 'home'),
    intro: draft.name,
    place: 'home',
    blocks: [heroFor(draft), ...shownThings(draft), ...toldThings(draft), ...newsletter(draft)],
  });
}

function shownThings(draft: Draft): readonly BlockPlan[] {
  const { copy } = draft;
  return draft.entities
    .filter((entity) => entityPageOf(draft, entity.plan.id) !== undefined && entity.nature !== 'record')
    .slice(0, 2)
    .map((entity) => {
      const isMain = entity === draft.entities[0];
      const { many } = entity.plan;
      const title = SHOWN_OFF.has(entity.nature) ? copy.ours : copy.recent;
      return collectionFor(draft, entity, {
        limit: isMain ? 6 : 3,
        hasSearch: isMain && !isUnwanted(draft, /search/),
        filters: [],
        sorts: [],
        can: isMain && draft.kind === 'social' ? { ...OPENED, create: canAdd(draft, entity) } : OPENED,
        title: isMain ? fillIn(title, { things: inSentence(draft, many), many }) : many,
      });
    });
}

/** Whoever comes to a network to post does so on its first page. */
const canAdd = (draft: Draft, { plan }: BuiltEntity): boolean =>
  entityPageOf(draft, plan.id)?.blocks.some(
    (block) => block.kind === 'collection' && block.entity === plan.id && block.can.create,
  ) === true;

/** What such a place offers, and what the request tells to be read. */
function toldThings(draft: Draft): readonly BlockPlan[] {
  const { copy, domain, said } = draft;
  const isTold = said.prices.length > 0 || said.entities.some(({ rows }) => (rows ?? []).length > 0);
  const offers = domain === null ? [] : offersFor(draft, proseItems(domain.offers, domain.icon));
  // One alone is no offer.
  const hasOffers = offers.length > 1 && said.language === 'en' && !isTold && said.given.name === null;
  return [
    ...(hasOffers && !wantsPlace(draft, 'services')
      ? [prose('cards', copy.whatWeOffer, { items: offers })]
      : []),
    ...said.noted.map(({ title, items }) =>
      prose('cards', title, { items: items.map((item) => ({ title: item, text: '', icon: 'Check' })) }),
    ),
    ...(said.hours.length > 0 ? [prose('hours', copy.places.hours, { items: givenHours(draft) })] : []),
    ...(/\bwhats ?app\b/i.test(said.text) || (said.given.links.length > 0 && !isFoundElsewhere(draft))
      ? [prose('contact', copy.findUs, { items: contactItems(draft) })]
      : []),
  ];
}

/** Another page says where to find us. */
const isFoundElsewhere = ({ pages }: Draft): boolean =>
  pages.some(({ blocks }) => blocks.some((block) => block.kind === 'prose' && block.style === 'contact'));

/** What the request says about shipping goes before what shops usually offer. */
function offersFor({ said }: Draft, items: readonly ProseItem[]): readonly ProseItem[] {
  const { shipping, freeFrom } = said.terms;
  if (shipping === null) return items;
  return items.flatMap((item) => {
    if (!/delivery|shipping/i.test(item.title)) return [item];
    return freeFrom === null ? [] : [{ ...item, text: `From ${freeFrom} on.` }];
  });
}

function newsletter(draft: Draft): readonly BlockPlan[] {
  const isAsked = wantsPlace(draft, 'newsletter') || draft.wants.has('subscribe');
  const isKept = draft.entities.some((entity) => entity.plan.id === 'subscriber');
  return isAsked && isKept ? [subscribeForm(draft)] : [];
}

function heroFor(draft: Draft): HeroBlock {
  const { domain, said } = draft;
  const main = draft.entities.find(
    ({ nature, said: own, entryId }) => nature !== 'record' || (own !== null && entryId !== 'booking'),
  );
  const heading = givenHeading(draft) ?? said.given.name;
  const own = said.language === 'en' ? domain : null;
  return {
    kind: 'hero',
    title: heading ?? own?.hero ?? draft.name,
    text: heroText(draft, main),
    actions: heroActions(draft, main),
    picture: heroPicture(draft, main),
  };
}

/** What the request itself names; words that no drawing fits fall back to what the domain is about. */
function heroPicture({ domain, kind, said }: Draft, main: BuiltEntity | undefined): string {
  const told = ownLine(said, '', true);
  if (told !== null && !ONE_PERSON.test(told)) return told.toLowerCase();
  const thing = main?.plan.one.toLowerCase() ?? said.purpose;
  const isSold = kind === 'shop' && main !== undefined && main.said !== null && main.nature === 'goods';
  return isSold ? thing : (domain?.picture ?? thing);
}

const ONE_PERSON = /teacher|coach|trainer|therapist|artist|author|lawyer|doctor|photographer|guide|chef/i;

type Use = Draft['said']['literals'][number]['use'];

const given = ({ said }: Draft, use: Use): string | undefined =>
  said.literals.find((literal) => literal.use === use)?.text;

/** "título "Respira mejor"" beside the name of the app: what stands on top. */
const givenHeading = (draft: Draft): string | undefined =>
  given(draft, 'heading') ??
  (draft.said.given.name === null
    ? undefined
    : draft.said.literals.find(({ use, text }) => use === 'name' && text !== draft.said.given.name)?.text);

const thingsIn = (draft: Draft, main: BuiltEntity | undefined): string =>
  main === undefined ? draft.said.purpose : inSentence(draft, main.plan.many);

function heroText(draft: Draft, main: BuiltEntity | undefined): string {
  const { domain, said } = draft;
  const tagline = given(draft, 'tagline');
  const line = deedOf(said.text) ?? ownLine(said, draft.name, true);
  const about = said.language === 'en' ? (domain?.about ?? '') : '';
  const all = said.language === 'en' && domain === null ? thingsOf(toShow(draft)) : null;
  const things = all === null ? thingsIn(draft, main) : inSentence(draft, all);
  const told = line === null ? praiseOf(draft) : '';
  const usual = about !== '' ? firstSentence(about) : line !== null ? '' : plainText(draft, main, things);
  const others = said.literals
    .filter(({ use, text }) => use === 'text' && sumsIn(text).length === 0)
    .map((literal) => literal.text);
  return [tagline === undefined && line !== null ? `${line}.` : '', tagline ?? (told || usual), ...others]
    .filter((part) => part !== '')
    .join(' ');
}

/** What it is praised for, where nothing says what it is. */
const praiseOf = ({ said }: Draft): string => said.given.features.map(({ title }) => title).join(' · ');

/** Where there is no list to speak of, what such a thing is for. */
const plainText = (
  { copy, domain, said, kind }: Draft,
  main: BuiltEntity | undefined,
  things: string,
): string =>
  main === undefined && said.language === 'en' && domain !== null
    ? domain.tagline
    : main === undefined && kind === 'booking'
      ? copy.bookIntro
      : fillIn(copy.heroText, { things });

function heroActions(draft: Draft, main: BuiltEntity | undefined): HeroBlock['actions'] {
  const [target] = ['book', 'order', 'apply', 'join', 'donate'].flatMap((id) =>
    draft.pages.filter((page) => page.id === id),
  );
  const list = main === undefined ? undefined : entityPageOf(draft, main.plan.id);
  const browse = fillIn(draft.copy.browse, { things: thingsIn(draft, main) });
  const contact = target === undefined ? (pageOf(draft, 'contact') ?? pageOf(draft, 'about')) : undefined;
  const linkTo = (page: DraftPage | undefined, label = page?.title ?? '') =>
    page === undefined ? [] : [{ label, page: page.id }];
  const ways = [...linkTo(target), ...linkTo(list, browse), ...linkTo(contact)];
  const letter = ways.length === 0 ? linkTo(pageOf(draft, 'newsletter'), draft.copy.subscribe) : [];
  const [first, ...others] = [...ways, ...letter].slice(0, 2);
  return first === undefined ? [] : [{ ...first, label: given(draft, 'button') ?? first.label }, ...others];
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/)[0] ?? text;
