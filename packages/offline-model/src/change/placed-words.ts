import type { AppPlan, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan, ProseBlock } from '../plan/block-plan.ts';
import { type Ask, type Change, entityNamed, quotesIn, withOrder } from './ask.ts';
import { blocksOf, isSame, mapBlocks, withPage } from './edits.ts';
import { withPlaces } from './grow.ts';
import { questionsIn, withItems } from './items.ts';
import { findPages } from './named.ts';
import { bare, sentence } from './phrases.ts';
import { partOf, says, without } from './reading.ts';
import { mapText, withButton } from './texts.ts';

/** Words that shall stand somewhere, and the order around them. */
interface Placed {
  readonly ask: Ask;
  readonly words: string;
  /** The order without them. */
  readonly head: string;
  /** The page that is named; null where none is. */
  readonly page: PagePlan | null;
  readonly start: PagePlan;
}

/** "the line under the heading should say …", "put … in the footer", "on the about page: …". */
export const sayWords: Change = (ask) => {
  const [words = '', ...others] = quotesIn(ask);
  const [start] = ask.plan.pages;
  if (words === '' || others.length > 0 || !start) return null;
  const head = ask.order.replace(/“\d+”/u, ' … ').replace(/\s+/gu, ' ').trim();
  // "a section about our workshop" names no page "About".
  const named = findPages(without(head, 'sectionAbout'), ask.plan).filter(
    ({ item }) => !item.path.includes(':'),
  );
  const page = named[0]?.item ?? (says(head, 'start') ? start : null);
  const placed = { ask: withOrder(ask, head), words, head, page, start };
  return PLACES.map((put) => put(placed)).find((plan) => plan !== null) ?? null;
};

type Place = (placed: Placed) => AppPlan | null;

const onButton: Place = ({ ask, words, head }) =>
  says(head, 'buttonSaying') ? withButton(ask, sentence(words)) : null;

const thanks: Place = ({ ask: { plan }, words, head }) => {
  const next = mapBlocks(plan, (block) => (block.kind === 'form' ? { ...block, thanks: words } : block));
  return says(head, 'thanking') && !isSame(next, plan) ? next : null;
};

const underHeading: Place = ({ ask: { plan }, words, head, page, start }) => {
  if (!says(head, 'belowHeading')) return null;
  if (page !== null && page !== start) return withPage(plan, { ...page, intro: words });
  return mapBlocks({ ...plan, tagline: words }, (block) =>
    block.kind === 'hero' ? { ...block, text: words } : block,
  );
};

const inFooter: Place = ({ ask: { plan }, words, head }) => {
  if (!says(head, 'foot') && !/^©|^\(c\)/iu.test(words)) return null;
  // Whose the site is stays beside what is added.
  const isAdded = says(head, 'adding') && !says(head, 'aText') && !words.includes('©');
  return { ...plan, footer: isAdded ? `${plan.footer ?? `© ${plan.name}`} · ${words}` : words };
};

/** "the title Our story should be …", "instead of Contact it should say …": words of the interface that are named. */
const insteadOf: Place = ({ ask: { plan }, words, head }) => {
  const known: string[] = [];
  mapText(plan, (text) => {
    known.push(text);
    return text;
  });
  const isNamed = (text: string): boolean => text.length > 3 && ` ${head} `.includes(` ${text} `);
  const old = known.filter(isNamed).toSorted((left, right) => right.length - left.length)[0];
  const isTold =
    says(head, 'changing') && (says(head, 'title') || says(head, 'heading') || says(head, 'instead'));
  return old === undefined || !isTold || old === plan.name
    ? null
    : mapText(plan, (text) => (text === old ? words : text));
};

const asHeading: Place = ({ ask: { plan }, words, head, page, start }) => {
  const isOther = page !== null && page !== start;
  if (!says(head, 'heading') && !(page !== null && says(head, 'title')) && !says(head, 'startWords'))
    return null;
  const next = mapBlocks(plan, (block) => (block.kind === 'hero' ? { ...block, title: words } : block));
  return isOther || isSame(next, plan) ? withPage(plan, { ...(page ?? start), title: words }) : next;
};

/** "add a FAQ: Do you deliver? No.", "and another question: …", "add a testimonial “…” from Ella". */
const asItem: Place = ({ ask: { plan }, words, head }) => {
  const asked = says(head, 'asking') ? questionsIn(words) : [];
  const isQuote = says(head, 'adding') && says(head, 'praise');
  if (asked.length === 0 && !isQuote) return null;
  const [style, place] = isQuote ? (['quotes', 'testimonials'] as const) : (['faq', 'faq'] as const);
  const items = isQuote ? [{ title: partOf(head, 'quotedFrom') ?? '', text: words }] : asked;
  const isThere = blocksOf(plan).some((block) => block.kind === 'prose' && block.style === style);
  const grown = isThere ? plan : withPlaces(plan, { text: head, places: [place] });
  return withItems(grown, style, { items, isMore: isThere });
};

/** "a section about our workshop: …", "there should be the dates on the start page: …": a text, with what it is about. */
const asSection: Place = ({ ask: { plan }, words, head, page, start }) => {
  const isSection = says(head, 'sectionAbout');
  if (says(head, 'aText') || !(isSection || (page && says(head, 'adding')))) return null;
  const title = sentence(bare((partOf(head, 'spokenOf') ?? '').replace('…', '')));
  if (isSection && (title === '' || says(title, 'where')))
    return withPage(plan, withWords(page ?? start, words));
  return title === '' || says(title, 'aPage') ? null : withPage(plan, withWords(page ?? start, words, title));
};

/** A text on the page that is named; on the first, where a note or a sentence is spoken of. */
const onPage: Place = ({ ask: { plan }, words, head, page, start }) => {
  const isText = says(head, 'aText') || says(head, 'aNotice');
  const isLoose = isText && !says(head, 'aPage') && entityNamed(head, plan) === undefined;
  const where = page ?? (isLoose ? start : null);
  if (!where || !(isText || says(head, 'sayingOnPage'))) return null;
  const own = says(head, 'changing') || says(head, 'itsText') ? where.blocks.find(isWords) : undefined;
  return withPage(plan, own ? withBlock(where, own, { ...own, text: words }) : withWords(where, words));
};

const isWords = (block: BlockPlan): block is ProseBlock => block.kind === 'prose' && block.style === 'text';

const withBlock = (page: PagePlan, old: BlockPlan, next: BlockPlan): PagePlan => ({
  ...page,
  blocks: page.blocks.map((block) => (block === old ? next : block)),
});

const PLACES = [asItem, onButton, thanks, underHeading, inFooter, insteadOf, asHeading, asSection, onPage];

/** The page with one more text below its opening. */
export function withWords(page: PagePlan, words: string, title = ''): PagePlan {
  const at = page.blocks.findIndex((block) => block.kind === 'hero' || block.kind === 'detail') + 1;
  const block = { kind: 'prose', style: 'text', title, text: words, items: [] } as const;
  return { ...page, blocks: [...page.blocks.slice(0, at), block, ...page.blocks.slice(at)] };
}
