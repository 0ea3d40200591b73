import { like, toPattern } from '../lexicon/pattern.ts';
import { listed } from '../lexicon/listed.ts';
import type { Place } from '../lexicon/places.data.ts';
import { copyFor } from '../plan/copy.ts';
import { gameRules } from '../plan/game-rules.ts';
import type { AppPlan, EntityPlan, PagePlan } from '../plan/app-plan.ts';
import type { ProseBlock, ProseItem } from '../plan/block-plan.ts';
import { LOW, OPEN, OVERDUE } from '../plan/asked/asked-words.data.ts';
import { moneyText } from '../plan/money.ts';
import { readFacts } from '../understand/facts.ts';
import { type Ask, type Change, type Outcome, quoteAfter, quotesIn, renaming } from './ask.ts';
import { isSame, listPage, withPage } from './edits.ts';
import { newEntityFrom } from './entities.ts';
import { readFields } from './field-reading.ts';
import { placeOfTitle, withPlaces } from './grow.ts';
import { withListPage, withNewPage } from './lists.ts';
import { findEntities, findFields, findPages, fold } from './named.ts';
import { bare, listItems, sentence } from './phrases.ts';
import { pagesMeant, placeIn } from './place-words.ts';
import { withWords } from './placed-words.ts';
import { found, partOf, patternOf, says } from './reading.ts';
import { tell } from './said.data.ts';

import { isRule, unquoted } from './wish.ts';
import { WORDS } from './words.data.ts';

/** "add a contact page", "add prices: socket 45 £", "add a page called Meetings with date and place". */
export const addPages: Change = (ask) => {
  const { plan, order } = ask;
  const isPage = says(order, 'aPage');
  if (!isPage && /\b(?:field|column|checkbox|dropdown)\b/iu.test(order)) return null;
  const { title, place, fields } = isPage ? pageWithFields(ask) : { ...pageWanted(ask, false), fields: [] };
  // Who says what each of them has wants records, whatever the page is called.
  const isListed = fields.length > 1 && /[:(]/u.test(order) && !FORM_PLACES.has(place ?? '');
  if (fields.length > 0 && title !== null && (place === null || isListed)) {
    const entity = newEntityFrom(plan, { name: title, fields });
    return withListPage({ ...plan, entities: [...plan.entities, entity] }, entity, { view: 'cards' });
  }
  if (place !== null && PAGE_PLACES.has(place)) return addPlace(ask, place, title);
  return isPage ? addOther(ask, title) : null;
};

const FORM_PLACES: ReadonlySet<string> = new Set(
  listed('contact, newsletter, faq, pricing, hours, about, team'),
);

/** Places that a page can be made for. Others are done by what they stand for. */
const PAGE_PLACES: ReadonlySet<string> = new Set(
  listed(`about, contact, services, testimonials, faq, pricing, team, gallery, blog, hours, location, reports, settings,
    profile, messages, notifications, saved, calendar, leaderboard, chatbot, newsletter, privacy, terms, help, mission, how,
    quiz, upload, compare, lookup, features, map, dashboard, history, tips`),
);

/** The name a page shall have and the usual page behind it: "FAQ page" is one, whatever it is about. */
function pageWanted(ask: Ask, isPage: boolean): { title: string | null; place: Place | null } {
  const { language } = ask.wish;
  const before = isPage ? titleBefore(ask.order) : null;
  const known = before === null ? null : placeIn(before, language);
  if (known !== null) return { title: before, place: known };
  const title = titleIn(ask);
  return { title, place: placeIn(title === null || !isPage ? ask.order : title, language) };
}

/** The name a page is given: quoted, after "called", or before "page". */
function titleIn({ order: told, wish: { quotes } }: Ask): string | null {
  const order = told.replace(/ add(?= “|$)/u, '');
  const called = found(order, 'calledAs');
  if (called) return quotes[Number(called[1])] ?? sentence((called[2] ?? '').trim());
  const [, first, second] = found(order, 'quotedPage') ?? [];
  const quoted = first ?? second;
  if (quoted !== undefined) return quotes[Number(quoted)] ?? null;
  const own = OWN_NAME.exec(order)?.groups?.['name'];
  if (own !== undefined) return own;
  const about = bare(partOf(order, 'pageAbout') ?? '');
  if (about === '') return titleBefore(order);
  // "a page about us" is the usual one.
  return says(about, 'ourselves')
    ? sentence(order.slice(order.search(/\babout\b/iu)).trim())
    : sentence(about);
}

/** "a page Join us with the text …". */
const OWN_NAME = like.u`(?:page|section|tab) (?<name>\p{Lu}[\p{L}\d'’&-]*(?: [\p{L}\d'’&-]+){0,3}?)(?= (?:with|that|where|add|mit|avec|con|com)(?: |$)|,|$)`;

function titleBefore(order: string): string | null {
  const before = partOf(order, 'beforePage') ?? '';
  const name = bare(
    before.replace(/^(?:add|create|make|have|build|bring|put|show|include|insert|give)\s+/iu, ''),
  );
  const isNone =
    name === '' ||
    name.split(' ').length > 4 ||
    /^(?:show|list|display|on|at|in|to|from)\b|^(?:start|home|main|first|front|landing)$/iu.test(name);
  return isNone ? null : sentence(name);
}

/** "with date and place" after a page's name: records with these fields. */
/** What it is called and what the records on it have: "a page for volunteers with name and phone". */
function pageWithFields(ask: Ask) {
  const { title, place } = pageWanted(ask, true);
  const [, name, told = ''] = (place === null && RECORDS_WITH.exec(title ?? '')) || [];
  const fields = readFields(told, ask.wish.quotes, ask.plan.entities);
  const isListed = name !== undefined && (fields.length > 1 || fields.some(({ type }) => type !== 'text'));
  return isListed ? { title: name, place, fields } : { title, place, fields: fieldsIn(ask) };
}

const RECORDS_WITH = like.iu`^(\p{L}[\p{L}\s-]{2,30}?) (?:with|mit|avec|con|com) (.+)$`;

const fieldsIn = ({ order, plan, wish }: Ask) =>
  says(order, 'named') && !says(order, 'withText')
    ? readFields(
        // "with the screenings: film, date, room".
        (partOf(order, 'pageWith') ?? '').replace(/^[^:(]{2,40}\s?:\s/u, ''),
        wish.quotes,
        plan.entities,
      )
    : [];

function addPlace(ask: Ask, place: Place, title: string | null): Outcome | null {
  const { plan, order, wish, language } = ask;
  const usual = copyFor(plan.language).places[place];
  const there = plan.pages.find(
    (page) =>
      page.id === place || placeOfTitle(page.title, plan) === place || fold(page.title) === fold(usual),
  );
  const words = wordsTold(ask, title);
  const prices = place === 'pricing' ? pricesIn(ask) : [];
  if (there && words === undefined && prices.length === 0)
    return says(order, 'pageAdding') ? { notDone: tell(language, 'pageThere', { name: there.title }) } : null;
  const grown = there ? plan : withPlaces(plan, { text: wish.text, places: [place] });
  const isNew = ({ id, path }: PagePlan): boolean =>
    !plan.pages.some((page) => page.id === id) && !path.includes(':');
  const page = there ?? grown.pages.find(isNew);
  if (!page) return null;
  const called = there || title === null || title.split(' ').length > 3 ? page.title : title;
  const blocks = placeBlocks(plan, { ...page, title: called });
  const shown: PagePlan = { ...page, title: called, isInNav: true, blocks };
  const worded = words === undefined ? shown : withWords(shown, words);
  const topics = place === 'faq' ? topicsIn(order, wish.quotes) : [];
  return withPage(grown, withPrices(withTopics(worded, topics, plan), prices, usual));
}

/** What the page shall say: a quotation that is not its name. */
function wordsTold(ask: Ask, title: string | null): string | undefined {
  const [words, ...others] = quotesIn(ask);
  const isWords =
    words !== title && words !== undefined && others.length === 0 && words.split(' ').length > 2;
  return quoteAfter(ask, 'saying') ?? (isWords ? words : undefined);
}

const withPrices = (page: PagePlan, items: readonly ProseItem[], title: string): PagePlan => {
  const others = page.blocks.filter((block) => block.kind !== 'prose' || block.style !== 'prices');
  const list = { kind: 'prose', style: 'prices', title, text: '', items } as const;
  return items.length === 0 ? page : { ...page, blocks: [list, ...others] };
};

/** "with questions about visa, luggage and cancellation". */
const topicsIn = (order: string, quotes: readonly string[]): readonly string[] =>
  listItems(partOf(order, 'about') ?? '')
    .map((item) => sentence(unquoted(bare(item), quotes)))
    .filter((item) => item !== '' && item.split(' ').length <= 5)
    .slice(0, 8);

/** A page of questions with one for each topic, before those that every site has. */
function withTopics(page: PagePlan, topics: readonly string[], { language }: AppPlan): PagePlan {
  const items = topics.map((topic) => ({
    title: tell(language, 'topicQuestion', { topic }),
    text: tell(language, 'topicAnswer', { topic: topic.toLowerCase() }),
  }));
  const blocks = page.blocks.map((block) =>
    block.kind === 'prose' && block.style === 'faq' ? { ...block, items: [...items, ...block.items] } : block,
  );
  return topics.length === 0 ? page : { ...page, blocks };
}

const PRICE = toPattern(patternOf(WORDS.priced), 'giu');

/** "socket 45 £, full rewire 2900 £". */
function pricesIn({ text, plan }: Ask): readonly ProseItem[] {
  return [...text.replace(/^[^:]*:/u, '').matchAll(PRICE)]
    .map(([whole, name = '', first, second]) => ({
      title: sentence(bare(name)),
      text: moneyText(
        Number((first ?? second ?? '0').replace(',', '.')),
        readFacts(whole).currency ?? plan.currency,
        plan.language,
      ),
    }))
    .filter(({ title }) => title !== '');
}

/** A page that no list of usual pages knows: the records it names, or a page with words. */
function addOther(ask: Ask, title: string | null): Outcome | null {
  const { plan, language } = ask;
  // "add the dates to the home page" asks for no page.
  if (title === null || says(title, 'toPage')) return null;
  const there = plan.pages.find((page) => fold(page.title) === fold(title));
  if (there) return { notDone: tell(language, 'pageThere', { name: there.title }) };
  const [named] = findEntities(title, plan);
  if (named && listPage(plan, named.item.id) === null)
    return withListPage(plan, named.item, { view: 'table' });
  // Some of the records, by what nothing is known of: a page of kind words would be no such list.
  if (named && [OVERDUE, LOW, OPEN].some((state) => state.test(title))) return null;
  const words = wordsTold(ask, title);
  const copy = copyFor(plan.language);
  const steps = copy.steps.map(([name, text]) => ({ title: name, text }));
  const values = copy.values.map(([name, text]) => ({ title: name, text, icon: 'Sparkles' }));
  const block: ProseBlock =
    words !== undefined
      ? { kind: 'prose', style: 'text', title: '', text: words, items: [] }
      : says(title, 'gameRules')
        ? { kind: 'prose', style: 'steps', title, text: '', items: steps }
        : { kind: 'prose', style: 'cards', title, text: copy.sentences[0] ?? '', items: values };
  const blocks = words === undefined && says(title, 'gameRules') ? withRules(plan, title, [block]) : [block];
  return withNewPage(plan, { wanted: fold(title), title, icon: 'FileText', blocks });
}

/** What the page shows: where it is new, the rules of a game tell how it works. */
const placeBlocks = (plan: AppPlan, { id, title, blocks }: PagePlan): PagePlan['blocks'] =>
  id === 'how' && !plan.pages.some((page) => page.id === id) ? withRules(plan, title, blocks) : blocks;

/** In an app of games, "a page with the rules" tells these; elsewhere what it would say anyway. */
function withRules(plan: AppPlan, title: string, blocks: PagePlan['blocks']): PagePlan['blocks'] {
  const { pages, language, kind } = plan;
  const rules = kind === 'game' ? gameRules(pages, { title, language, isAlone: true }) : [];
  return rules.length > 0 ? rules : blocks;
}

/** "remove the gallery", "get rid of the news page". */
export const removePages: Change = (ask) => {
  const { plan, wish, language } = ask;
  // "bleaching from the services" is no page "Services".
  const text = ask.text.replace(/\s(?:from|off|out of)\s.*$/iu, '');
  if (isAboutField(ask) || isRule(wish)) return null;
  const named = findPages(text, plan).map(({ item }) => item);
  const place = placeIn(text, wish.language);
  const isPlace = ({ id, title }: PagePlan): boolean =>
    place !== null && place !== 'home' && (id === place || placeOfTitle(title, plan) === place);
  const going =
    named.length > 0
      ? named.filter((page) => page.isInNav || named.length === 1)
      : plan.pages.filter(isPlace);
  if (going.length === 0) return null;
  // Out of the menu, and still there for who knows the address.
  if (says(wish.said, 'fromMenu'))
    return {
      ...plan,
      pages: plan.pages.map((one) => (going.includes(one) ? { ...one, isInNav: false } : one)),
    };
  const left = plan.pages.filter((page) => !going.includes(page));
  if (left.every((page) => page.path.includes(':')))
    return { notDone: tell(language, 'lastPage', { name: going[0]?.title ?? '' }) };
  const orphans = orphanedEntities(plan, left).map(({ id }) => id);
  const pages = left
    .filter(
      ({ path, blocks }) =>
        !path.includes(':') ||
        !blocks.some((block) => block.kind === 'detail' && orphans.includes(block.entity)),
    )
    .map((page) => withoutHighlights(page, listedOn(going)));
  const missing =
    going.length > 0
      ? listItems(text.replace(PAGE_WORDS, ' ')).find((name) => isUnknown(name, plan))
      : undefined;
  return {
    plan: { ...plan, pages: pages.map((page, at) => (at === 0 ? { ...page, path: '/' } : page)) },
    ...(missing === undefined ? {} : { note: tell(language, 'nothingThere', { name: missing }) }),
  };
};

const PAGE_WORDS = like.giu`^remove\s(?:(?:the|die|les|las|los|as|os)\s)?pages?\s`;
/** Of several pages one that is not there. */
const isUnknown = (name: string, plan: AppPlan): boolean =>
  like.u`^\p{Lu}`.test(name.trim()) && pagesMeant(name, plan).length === 0;

/** "the website field", "the name from suppliers". */
function isAboutField({ plan, order, text }: Ask): boolean {
  if (/\b(?:field|column)\b/iu.test(order)) return true;
  const [named] = findEntities(text, plan);
  if (!named || !says(text, 'of')) return false;
  return findFields(text, named.item).some(({ start, end }) => end <= named.start || start >= named.end);
}

const listedOn = (pages: readonly PagePlan[]): ReadonlySet<string> =>
  new Set(
    pages.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === 'collection' ? [one.entity] : []))),
  );

/** A glimpse of a list that is gone leads nowhere. */
function withoutHighlights(page: PagePlan, listed: ReadonlySet<string>): PagePlan {
  const blocks = page.blocks.filter(
    (block) => block.kind !== 'collection' || block.limit === undefined || !listed.has(block.entity),
  );
  return blocks.length === 0 ? page : { ...page, blocks };
}

/** Entities that only the removed pages listed; their detail pages go with them. */
function orphanedEntities(plan: AppPlan, left: readonly PagePlan[]): readonly EntityPlan[] {
  const isListed = (pages: readonly PagePlan[], id: string): boolean =>
    pages.some((page) => !page.path.includes(':') && JSON.stringify(page.blocks).includes(`"${id}"`));
  return plan.entities.filter(({ id }) => isListed(plan.pages, id) && !isListed(left, id));
}

/** "bring the gallery back": a page as it was before, with its records and the glimpses of them. */
export const restorePage: Change = ({ plan, text, context }) => {
  const isLast = says(text, 'thatOne');
  const isLost = ({ id }: PagePlan): boolean => !plan.pages.some((one) => one.id === id);
  for (const earlier of context.earlier) {
    const page =
      findPages(text, earlier).find(({ item }) => isLost(item))?.item ??
      (isLast ? earlier.pages.find((one) => one.isInNav && isLost(one)) : undefined);
    if (!page) continue;
    const at = earlier.pages.indexOf(page);
    const holds = (part: unknown, { id }: EntityPlan): boolean => JSON.stringify(part).includes(`"${id}"`);
    const lost = earlier.entities.filter(
      (entity) => !plan.entities.some(({ id }) => id === entity.id) && holds(page, entity),
    );
    const details = earlier.pages.filter(
      (one) =>
        one !== page &&
        isLost(one) &&
        one.path.includes(':') &&
        lost.some((entity) => holds(one.blocks, entity)),
    );
    const others = plan.pages.map((one) => withHighlights(one, earlier, listedOn([page])));
    const pages = [...others.slice(0, at), page, ...others.slice(at), ...details];
    return { ...plan, entities: [...plan.entities, ...lost], pages };
  }
  return null;
};

function withHighlights(page: PagePlan, earlier: AppPlan, listed: ReadonlySet<string>): PagePlan {
  const old = earlier.pages.find(({ id }) => id === page.id)?.blocks ?? [];
  const blocks = [...page.blocks];
  for (const [at, block] of old.entries()) {
    const isLost =
      block.kind === 'collection' &&
      block.limit !== undefined &&
      listed.has(block.entity) &&
      !blocks.some((one) => one.kind === 'collection' && one.entity === block.entity);
    if (isLost) blocks.splice(at, 0, block);
  }
  return blocks.length === page.blocks.length ? page : { ...page, blocks };
}

/** "change About to The band"; "change the opening hours to …" is about what they are. */
const isTitle = (text: string, name: string, page: PagePlan | undefined): boolean =>
  fold(bare(text.replace(/^change|\sto\s*$/giu, ''))) === fold(page?.title ?? '') &&
  like.u`^\p{Lu}`.test(name);

/** "rename Services to What I do". */
export const renamePages: Change = (ask) => {
  const { plan } = ask;
  const told = renaming(ask, 'callPage');
  if (!told) return null;
  const { text } = told.head;
  const named = findPages(text, plan).find(({ item }) => item.isInNav)?.item;
  const page = named ?? (says(text, 'start') ? plan.pages[0] : undefined);
  if (/^change\b/iu.test(text) && !isTitle(text, told.name, page)) return null;
  const [entity] = findEntities(text, plan);
  const isList = entity && !/\bpage\b/iu.test(text) && fold(entity.item.many) === fold(page?.title ?? '');
  if (!page || isList) return null;
  const title = sentence(told.name.trim());
  const blocks = page.blocks.map((block) =>
    'title' in block && block.title === page.title ? { ...block, title } : block,
  );
  const next = withPage(plan, { ...page, title, blocks });
  return isSame(next, plan) ? null : next;
};
