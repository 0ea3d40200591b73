import { listed } from '../lexicon/listed.ts';
import type { Place } from '../lexicon/places.data.ts';
import { copyFor } from '../plan/copy.ts';
import type { AppPlan, EntityPlan, PagePlan } from '../plan/app-plan.ts';
import type { ProseItem } from '../plan/block-plan.ts';
import { readFacts } from '../understand/facts.ts';
import type { ChangeContext, Changer, Outcome } from './ask.ts';
import { isSame, listPage, withPage } from './edits.ts';
import { readFields } from './field-reading.ts';
import { placeOfTitle, withPlaces } from './grow.ts';
import { withListPage, withNewPage } from './lists.ts';
import { findEntities, findFields, findPages, fold } from './named.ts';
import { newEntityFrom } from './new-entity.ts';
import { titleBefore, titleIn } from './page-title.ts';
import { bare, newName, sentence } from './phrases.ts';
import { placeIn } from './place-words.ts';
import { tell } from './said.data.ts';
import { withWords } from './text-changes.ts';
import { topicsIn, withTopics } from './topics.ts';
import { isRule, unquoted, type Wish } from './wish.ts';

const ADDING = /^(?:add|create|make|bring|put|show|build|have)\b|\badd$/iu;
const PAGE = /\b(?:page|tab|section|screen|view|menu item|area|part)\b/iu;

/** "add a contact page", "add prices: socket 45 £", "add a page called Meetings with date and place". */
export const addPages: Changer = (plan, wish, context) => {
  const text = wish.order;
  const isPage = PAGE.test(text);
  if (!ADDING.test(text) && !isPage) return null;
  if (/^(?:remove|rename|move|change|sort|filter)\b|\bbuttons?\b/iu.test(text)) return null;
  if (!isPage && /\b(?:field|column|checkbox|dropdown)\b/iu.test(text)) return null;
  const { title, place } = pageWanted(wish, isPage);
  const fields = isPage ? fieldsIn(wish, plan) : null;
  if (fields && title !== null && place === null) return addEntityPage(plan, wish, { context, title });
  if (place !== null && PAGE_PLACES.has(place)) return addPlace(plan, wish, { context, place, title });
  if (!isPage) return null;
  return title === null ? null : addOther(plan, wish, { context, title });
};

/** The name a page shall have and the usual page behind it: "FAQ page" is one, whatever it is about. */
function pageWanted(wish: Wish, isPage: boolean): { title: string | null; place: Place | null } {
  const before = isPage ? titleBefore(wish.order) : null;
  const known = before === null ? null : placeIn(before, wish.language);
  if (known !== null) return { title: before, place: known };
  const title = titleIn(wish);
  const words = title === null || !isPage ? unquoted(wish.order, wish.quotes) : title;
  return { title, place: placeIn(words, wish.language) };
}

/** Places that a page can be made for. Others are done by what they stand for. */
const PAGE_PLACES: ReadonlySet<string> = new Set(
  listed(`about, contact, services, testimonials, faq, pricing, team, gallery, blog, hours, location, reports, settings, profile, messages, notifications, saved, calendar,
    leaderboard, chatbot, newsletter, privacy, terms, help, mission, how, quiz, upload, compare, lookup, features, map, dashboard, history, tips`),
);

/** "with date and place" after a page's name: records with these fields. */
function fieldsIn({ order, quotes }: Wish, plan: AppPlan) {
  const tail =
    /\b(?:called|named|titled|namens|page|tab)\b.*?\b(?:with|including|mit|avec|con|com)\s+(.+)$/iu.exec(
      order,
    )?.[1];
  if (tail === undefined || !/\b(?:called|named|titled|namens|appel|llamad|chamad)|“/iu.test(order))
    return null;
  const fields = readFields(tail, quotes, plan.entities);
  return fields.length > 0 ? fields : null;
}

function addEntityPage(
  plan: AppPlan,
  wish: Wish,
  { title }: { context: ChangeContext; title: string },
): Outcome {
  const fields = fieldsIn(wish, plan) ?? [];
  const entity = newEntityFrom(plan, { name: title, fields });
  const next = withListPage({ ...plan, entities: [...plan.entities, entity] }, entity, { view: 'cards' });
  return next;
}

interface PlaceWish {
  readonly context: ChangeContext;
  readonly place: Place;
  readonly title: string | null;
}

function addPlace(plan: AppPlan, wish: Wish, { context, place, title }: PlaceWish): Outcome | null {
  const usual = copyFor(plan.language).places[place];
  const there = plan.pages.find(
    (page) =>
      page.id === place || placeOfTitle(page.title, plan) === place || fold(page.title) === fold(usual),
  );
  const words = quotedWords(wish);
  const prices = place === 'pricing' ? pricesIn(wish, plan) : [];
  if (there && words === null && prices.length === 0)
    return { notDone: tell(context.language, 'pageThere', { name: there.title }) };
  const grown = there ? plan : withPlaces(plan, { text: wish.text, places: [place] });
  const page =
    there ??
    grown.pages.find((one) => !plan.pages.some(({ id }) => id === one.id) && !one.path.includes(':'));
  if (!page) return null;
  const called = there || title === null || title.split(' ').length > 3 ? page.title : title;
  const shown: PagePlan = { ...page, title: called, isInNav: true };
  const worded = words === null ? shown : withWords(shown, words);
  const topics = place === 'faq' ? topicsIn(wish) : [];
  const filled = withPrices(withTopics(worded, topics, plan.language), prices, usual);
  return withPage(grown, filled);
}

const withPrices = (page: PagePlan, prices: readonly ProseItem[], title: string): PagePlan =>
  prices.length === 0
    ? page
    : {
        ...page,
        blocks: [
          { kind: 'prose', style: 'prices', title, text: '', items: prices },
          ...page.blocks.filter((block) => !(block.kind === 'prose' && block.style === 'prices')),
        ],
      };

const quotedWords = ({ order, quotes }: Wish): string | null => {
  const index =
    /\b(?:say|says|saying|text|reads?|with the (?:words|text)|sagt|steht|dit|dice|diz|that)\b[^“]*“(\d+)”/iu.exec(
      order,
    )?.[1];
  return index === undefined ? null : (quotes[Number(index)] ?? null);
};

/** "socket 45 £, full rewire 2900 £". */
function pricesIn(wish: Wish, plan: AppPlan): readonly ProseItem[] {
  const text = unquoted(wish.order, wish.quotes).replace(/^[^:]*:/u, '');
  const found = [
    ...text.matchAll(
      /([\p{L}][\p{L}\s'’&-]*?)\s*(?:is|costs?|for|à|=|:|-)?\s*(?:([€$£¥])\s*(\d+(?:[.,]\d+)?)|(\d+(?:[.,]\d+)?)\s*(€|\$|£|¥|eur|usd|gbp|euros?|dollars?|pounds?))/giu,
    ),
  ];
  const items = found.map((match) => ({
    title: sentence(bare(match[1] ?? '')),
    text: money(
      Number((match[3] ?? match[4] ?? '0').replace(',', '.')),
      readFacts(match[0]).currency ?? plan.currency,
      plan,
    ),
  }));
  return items.filter(({ title }) => title !== '');
}

const money = (amount: number, currency: string, { language }: AppPlan): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** A page that no list of usual pages knows: the records it names, or a page with words. */
function addOther(
  plan: AppPlan,
  wish: Wish,
  { context, title }: { context: ChangeContext; title: string },
): Outcome | null {
  const there = plan.pages.find((page) => fold(page.title) === fold(title));
  if (there) return { notDone: tell(context.language, 'pageThere', { name: there.title }) };
  const [named] = findEntities(title, plan);
  if (named && listPage(plan, named.item.id) === null)
    return withListPage(plan, named.item, { view: 'table' });
  const words = quotedWords(wish);
  const copy = copyFor(plan.language);
  const isRules = /\b(?:rules?|regeln|règles|reglas|regras|how to|instructions|anleitung)\b/iu.test(title);
  return withNewPage(plan, {
    wanted: fold(title),
    title,
    icon: 'FileText',
    blocks: [
      words !== null
        ? { kind: 'prose', style: 'text', title: '', text: words, items: [] }
        : isRules
          ? {
              kind: 'prose',
              style: 'steps',
              title,
              text: '',
              items: copy.steps.map(([name, text]) => ({ title: name, text })),
            }
          : {
              kind: 'prose',
              style: 'cards',
              title,
              text: copy.sentences[0] ?? '',
              items: copy.values.map(([name, text]) => ({ title: name, text, icon: 'Sparkles' })),
            },
    ],
  });
}

/** "remove the gallery", "get rid of the news page". */
export const removePages: Changer = (plan, wish, context) => {
  if (!/^remove\b|\bremove$/iu.test(wish.order) || isAboutField(plan, wish) || isRule(wish)) return null;
  const text = unquoted(wish.order, wish.quotes);
  const found = findPages(text, plan).map(({ item }) => item);
  const place = placeIn(text, wish.language);
  const byPlace = plan.pages.filter(
    (page) =>
      place !== null && place !== 'home' && (page.id === place || placeOfTitle(page.title, plan) === place),
  );
  const going = found.length > 0 ? found.filter((page) => page.isInNav || found.length === 1) : byPlace;
  if (going.length === 0) return null;
  const [first] = going;
  if (FROM_MENU.test(wish.said)) return offMenu(plan, going);
  const left = plan.pages.filter((page) => !going.includes(page));
  if (left.filter((page) => !page.path.includes(':')).length === 0)
    return { notDone: tell(context.language, 'lastPage', { name: first?.title ?? '' }) };
  const orphans = orphanedEntities(plan, left);
  const pages = left
    .filter(
      (page) =>
        !orphans.some(
          (entity) =>
            page.path.includes(':') &&
            page.blocks.some((block) => block.kind === 'detail' && block.entity === entity.id),
        ),
    )
    .map((page) => withoutHighlights(page, going));
  return { ...plan, pages: pages.map((page, index) => (index === 0 ? { ...page, path: '/' } : page)) };
};

const FROM_MENU =
  /\b(?:from|in|aus|im|du|dans le|del|en el|do|no) (?:the |dem )?(?:menu|nav\p{L}*|menü|menú)\b/iu;

/** Out of the menu, and still there for who knows the address. */
const offMenu = (plan: AppPlan, going: readonly PagePlan[]): AppPlan => ({
  ...plan,
  pages: plan.pages.map((page) => (going.includes(page) ? { ...page, isInNav: false } : page)),
});

/** "the website field", "the name from suppliers". */
function isAboutField(plan: AppPlan, { order, quotes }: Wish): boolean {
  if (/\b(?:field|column)\b/iu.test(order)) return true;
  const text = unquoted(order, quotes);
  const [named] = findEntities(text, plan);
  if (!named || !/\b(?:from|of|in|for|von|aus|bei|de|des|del|das|dos|da|do)\b/iu.test(text)) return false;
  return findFields(text, named.item).some(({ start, end }) => end <= named.start || start >= named.end);
}

/** A glimpse of a list that is gone leads nowhere. */
function withoutHighlights(page: PagePlan, going: readonly PagePlan[]): PagePlan {
  const listed = new Set(
    going.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'collection' ? [block.entity] : [])),
    ),
  );
  const blocks = page.blocks.filter(
    (block) => block.kind !== 'collection' || block.limit === undefined || !listed.has(block.entity),
  );
  return blocks.length === 0 ? page : { ...page, blocks };
}

/** Entities that only the removed pages listed; their detail pages go with them. */
function orphanedEntities(plan: AppPlan, left: readonly PagePlan[]): readonly EntityPlan[] {
  const listed = (pages: readonly PagePlan[], id: string): boolean =>
    pages.some((page) => !page.path.includes(':') && JSON.stringify(page.blocks).includes(`"${id}"`));
  return plan.entities.filter(({ id }) => listed(plan.pages, id) && !listed(left, id));
}

/** "rename Services to What I do". */
export const renamePages: Changer = (plan, wish) => {
  if (!/\b(?:rename|replace|call|change the (?:name|title) of|retitle)\b/iu.test(wish.order)) return null;
  const name = newName(wish) ?? /\bcall (?:the )?.+? page (.+)$/iu.exec(wish.order)?.[1] ?? null;
  if (name === null) return null;
  const cut = wish.order.lastIndexOf(name);
  const head = unquoted(cut > 0 ? wish.order.slice(0, cut) : wish.order, wish.quotes);
  const [page] = findPages(head, plan).filter(({ item }) => item.isInNav);
  const [entity] = findEntities(head, plan);
  if (!page || (entity && !/\bpage\b/iu.test(head) && fold(entity.item.many) === fold(page.item.title)))
    return null;
  const title = sentence(name.trim());
  const next = withPage(plan, {
    ...page.item,
    title,
    blocks: page.item.blocks.map((block) =>
      'title' in block && block.title === page.item.title ? { ...block, title } : block,
    ),
  });
  return isSame(next, plan) ? null : next;
};
