import { like } from '../lexicon/pattern.ts';
import type { AppPlan } from './app-plan.ts';
import { sumsIn } from '../understand/facts.ts';
import { factsIn } from '../understand/told-facts.ts';
import { escaped } from '../understand/tokens.ts';
import type { BlockPlan, ProseBlock, ProseItem } from './block-plan.ts';
import type { Draft } from './draft.ts';
import { FIND_US } from './asked-pages.ts';
import { moneyText } from './money.ts';
import { givenHours, prose } from './place-prose.ts';
import { sentenceCase } from '../understand/fields.ts';

/**
 * Whatever a request states and the plan does not show yet is put on the first page: the last place where a given fact
 * could be lost, so it looks at the plan as a whole and not at what the parts before it meant to do.
 */
export function keepGiven(draft: Draft, plan: AppPlan): AppPlan {
  const [start, ...others] = plan.pages;
  if (start === undefined) return plan;
  const shown = shownIn(plan);
  const lead = leadWithPlace(draft, start.blocks, shown);
  const isNoted = shownIn({ ...plan, pages: [{ ...start, blocks: lead }, ...others] });
  const blocks = [
    ...missingPrices(draft, plan, shown),
    ...missingHours(draft, shown),
    ...missingContacts(draft, start.blocks, shown),
    ...missingNotes(draft, plan, isNoted),
  ];
  // What is told is read before one writes to the house.
  const form = lead.findLastIndex(({ kind }) => kind === 'form');
  const isLast =
    form >= 0 && lead.slice(form + 1).every((block) => block.kind === 'prose' && isReached(block));
  const own = isLast ? lead.slice(0, form) : lead;
  const at = new Map(blocks.map((block) => [block, others.find((page) => isFor(page, block))] as const));
  const first = blocks.filter((block) => at.get(block) === undefined);
  const kept = {
    ...plan,
    pages: [
      { ...start, blocks: [...own, ...first, ...lead.slice(own.length)] },
      ...others.map((page) =>
        withTold(
          page,
          blocks.filter((block) => at.get(block) === page),
        ),
      ),
    ],
  };
  return FOR_VISITORS.has(plan.kind) ? withFacts(draft, kept) : kept;
}

const isReached = ({ style }: ProseBlock): boolean => style === 'contact' || style === 'hours';

type Page = AppPlan['pages'][number];

/** "a Prices page", "Where to find us": what is told of these stands there. */
const isFor = ({ title, isInNav }: Page, block: BlockPlan): boolean =>
  isInNav && block.kind === 'prose' && PAGE_OF[block.style]?.test(title) === true;

const PAGE_OF: Partial<Record<ProseBlock['style'], RegExp>> = {
  prices: like.iu`^(?:our\s|unsere\s|nos\s|nuestr[oa]s\s)?(?:prices?(?:\slist)?|pricing|rates|fees|preise|preisliste|tarife?s?|tarifas|precios|preços|prix)$`,
  hours: like.iu`^(?:opening\s)?hours$|^(?:öffnungszeiten|horarios?|horários?|horaires)$`,
  contact: FIND_US,
};

/** Our own words give way to what is told. */
const withTold = (page: Page, told: readonly BlockPlan[]): Page =>
  told.length === 0
    ? page
    : {
        ...page,
        blocks: [
          ...page.blocks.filter(
            (block) => !(block.kind === 'prose' && block.style === 'text' && block.title === page.title),
          ),
          ...told,
        ],
      };

const FOR_VISITORS: ReadonlySet<AppPlan['kind']> = new Set([
  'content',
  'booking',
  'shop',
  'social',
  'learning',
]);

/** What a sentence tells visitors and no page shows stands on the page that it names, or else on the first. */
function withFacts({ said, copy }: Draft, plan: AppPlan): AppPlan {
  const isShown = shownIn(plan);
  const facts = factsIn(said.text).flatMap((fact) => {
    const sentence = said.text.slice(fact.span.start, fact.span.end);
    const isNamed = ({ title, isInNav }: AppPlan['pages'][number]): boolean =>
      isInNav && title.length > 3 && like.iu`(?<!\p{L})${escaped(title)}(?!\p{L})`.test(sentence);
    const on = plan.pages.find(isNamed) ?? plan.pages[0];
    return fact.said.flatMap((one) => (isShown(one) ? [] : [{ on, item: itemWith(one, sentence) }]));
  });
  if (facts.length === 0) return plan;
  return {
    ...plan,
    pages: plan.pages.map((page) => {
      const items = new Set(facts.flatMap(({ on, item }) => (on === page ? [item] : [])));
      return items.size === 0
        ? page
        : { ...page, blocks: [...page.blocks, notes(copy.goodToKnow, [...items])] };
    }),
  };
}

const notes = (title: string, items: readonly string[]): ProseBlock =>
  prose('cards', title, {
    items: items.map((item) => ({ title: sentenceCase(item), text: '', icon: 'Info' })),
  });

/** Where a site belongs stands in its opening when no page tells it. */
function leadWithPlace(
  { said, copy }: Draft,
  blocks: readonly BlockPlan[],
  isShown: IsShown,
): readonly BlockPlan[] {
  const place = said.given.place === null || isShown(said.given.place) ? null : said.given.place;
  // What happens once is announced by its day.
  const dates = said.given.dates.filter((date) => !isShown(date)).slice(0, 1);
  if (place === null && dates.length === 0) return blocks;
  const where = said.language === 'en' ? `Find us in ${place}.` : `${copy.findUs}: ${place}.`;
  const lead = dates.length > 0 ? `${[...dates, ...(place === null ? [] : [place])].join(', ')}.` : '';
  return blocks.map((block) =>
    block.kind === 'hero'
      ? { ...block, text: (lead === '' ? `${block.text} ${where}` : `${lead} ${block.text}`).trim() }
      : block,
  );
}

type IsShown = (text: string) => boolean;

/** What people can read of a plan: texts of pages, names and records of things; hidden pages only tell of what is listed. */
function shownIn({ name, tagline, pages, entities, footer }: AppPlan): IsShown {
  const all = plain(JSON.stringify({ name, tagline, pages, entities, footer }));
  return (text) => all.includes(plain(text));
}

/** Dashes and spaces differ by taste, not by meaning. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\\"/g, '"')
    .replace(/\s*[–—-]\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

function missingPrices({ said, copy }: Draft, plan: AppPlan, isShown: IsShown): readonly BlockPlan[] {
  const prices = said.given.prices.filter(
    ({ title, amount }) => !(isShown(title) && hasNumber(plan, amount)),
  );
  const items = prices
    .filter(({ amount }) => !isTerm(said.terms, amount))
    .map((price): ToldPrice => ({ ...price, text: moneyText(price.amount, plan.currency, said.language) }))
    .concat(thePrice(said, plan))
    .map(({ title, text }): ProseItem => ({ title, text }));
  return items.length === 0 ? [] : [prose('prices', copy.places.pricing, { items })];
}

interface ToldPrice {
  readonly title: string;
  readonly amount: number;
  readonly text: string;
}

/** "price 89 €", "Price: "4.90 € a month"": what the whole of it costs. */
function thePrice({ given, text }: Draft['said'], plan: AppPlan): readonly ToldPrice[] {
  return given.sums
    .filter(
      ({ said, amount }) =>
        PRICE_IS.test(text.slice(0, text.indexOf(said))) &&
        !hasNumber(plan, amount) &&
        given.prices.every((price) => price.amount !== amount),
    )
    .map(({ said, amount }) => ({
      title: plan.name,
      amount,
      text: given.quotes.find((one) => one.includes(said)) ?? said,
    }));
}

const isThePrice = (said: Draft['said'], plan: AppPlan, quote: string): boolean =>
  sumsIn(quote).some(({ amount }) => thePrice(said, plan).some((price) => price.amount === amount));

const PRICE_IS = like.iu`(?<!\p{L})(?:price|preis|prix|precio|preço)(?:\s+(?:is|ist|est|es|é|of|de))?\s*:?\s*["“„«]?$`;

/** What the cart and the booking reckon with says itself there. */
const isTerm = ({ shipping, freeFrom, otherPlace }: Draft['said']['terms'], amount: number): boolean =>
  [shipping, freeFrom, otherPlace].includes(amount);

/** As the price of a record, or in a text that is read. */
function hasNumber({ entities, pages }: AppPlan, amount: number): boolean {
  const isPriced = entities.some(({ fields, seed }) =>
    fields.some(({ type, id }) => type === 'money' && seed.some((row) => row[id] === amount)),
  );
  const texts = pages.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'prose' || kind === 'hero').map((block) => JSON.stringify(block)),
  );
  const figure = like.plain`(?<![\d.,:])${String(amount).replace('.', '[.,]')}0?(?![\d:])`;
  return isPriced || texts.some((text) => figure.test(text));
}

function missingHours(draft: Draft, isShown: IsShown): readonly BlockPlan[] {
  const isThere = draft.said.hours.every(({ days, times }) => isShown(times) && isShown(days));
  return isThere ? [] : [prose('hours', draft.copy.places.hours, { items: givenHours(draft) })];
}

function missingContacts(
  { said, copy }: Draft,
  opening: readonly BlockPlan[],
  isShown: IsShown,
): readonly BlockPlan[] {
  const { phone, email, place } = said.given;
  const hasHero = opening.some(({ kind }) => kind === 'hero');
  const address = said.given.address ?? (hasHero ? null : place);
  const items = [
    { title: copy.fields.phone, text: phone, icon: 'Phone' },
    { title: copy.fields.email, text: email, icon: 'Mail' },
    { title: copy.fields.address, text: address, icon: 'MapPin' },
  ].flatMap(({ text, ...item }) => (text === null || isShown(text) ? [] : [{ ...item, text }]));
  return items.length === 0 ? [] : [prose('contact', copy.findUs, { items })];
}

/** "three features": so many things stand on the page; it is nothing to read. */
const PAGE_PARTS =
  /^(?:features|benefits|advantages|sections|steps|pages|vorteile|funktionen|ventajas|características|vantagens|recursos|avantages|fonctionnalités|columns|cards|tiers|plans|testimonials|boards|buttons|tabs|packages)$/i;

/** Figures and quoted words that found no other place. */
function missingNotes({ said, copy }: Draft, plan: AppPlan, isShown: IsShown): readonly BlockPlan[] {
  const isOffice = plan.kind === 'management' || plan.kind === 'dashboard' || plan.kind === 'tool';
  const counts = said.given.counts
    .filter(({ said: words, count, thing }) => !isShown(words) && !isListed(plan, thing, count))
    .filter(({ count, thing }) => !isRecorded(plan, thing, count))
    .filter(({ thing }) => !PAGE_PARTS.test(thing))
    .map(({ said: words }) => words);
  const sums = said.given.sums
    .filter(({ amount }) => !isTerm(said.terms, amount) && !hasNumber(plan, amount))
    .filter(({ amount }) => !said.given.prices.some((price) => price.amount === amount))
    .filter(({ amount }) => thePrice(said, plan).every((price) => price.amount !== amount))
    .map(({ said: words }) => itemWith(words, said.text));
  const dates = said.given.dates.filter((date) => !isShown(date));
  const told = [
    ...dates,
    ...sums,
    ...said.given.quotes.filter((quote) => !isShown(quote) && !isThePrice(said, plan, quote)),
    ...(isOffice || plan.kind === 'game' ? [] : counts),
  ];
  const items = [...new Set(told)];
  return items.length === 0 ? [] : [notes(copy.goodToKnow, items)];
}

/** "Plus 7 $/month" and "Entry is 15 pounds" say what the sum is for. */
function itemWith(sum: string, text: string): string {
  const at = text.indexOf(sum);
  if (at < 0) return sum;
  const lead = /(?:[^.,:;!?()\n]|(?<=\d)[:.](?=\d))*$/u.exec(text.slice(0, at))?.[0] ?? '';
  const rest = /^(?:[^.,:;!?()\n]|(?<=\d)[:.](?=\d))*/u.exec(text.slice(at + sum.length))?.[0] ?? '';
  const item = `${lead}${sum}${rest}`.replace(/^\s*(?:and|und|et|y|e|or|oder|but)\s+/iu, '').trim();
  return item.split(/\s+/u).length <= 12 ? item : sum;
}

const isListed = ({ entities }: AppPlan, thing: string, count: number): boolean =>
  entities.some(
    ({ many, one, seed }) =>
      seed.length === count && [many, one].some((name) => thing.toLowerCase().endsWith(name.toLowerCase())),
  );

/** "12 km" of a record stands in its own place. */
const isRecorded = ({ entities }: AppPlan, thing: string, count: number): boolean =>
  entities.some(({ fields, seed }) =>
    fields.some(
      ({ id, unit, label }) =>
        (unit === thing || label.toLowerCase().endsWith(thing.toLowerCase())) &&
        seed.some((row) => row[id] === count),
    ),
  );
