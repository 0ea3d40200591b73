import { like, toPattern } from '../lexicon/pattern.ts';
import type { AppPlan, EntityPlan, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan, ProseBlock, ProseItem } from '../plan/block-plan.ts';
import { copyFor } from '../plan/copy.ts';
import { withRowCount } from '../plan/named-rows.ts';
import { moneyText } from '../plan/money.ts';
import { readFacts } from '../understand/facts.ts';
import { givenFacts, type GivenFacts } from '../understand/given/given-facts.ts';
import { toldName } from '../understand/given/given-name.ts';
import { type Change, entityNamed } from './ask.ts';
import { blocksOf, isSame, listPage, mapBlocks, ofType, withEntity, withPage } from './edits.ts';
import { findPages, fold } from './named.ts';
import { firstNamed, sentence } from './phrases.ts';
import { found, patternOf, says } from './reading.ts';
import { rowWith } from './records.ts';
import { withOpenDays } from './rules.ts';
import { tell } from './said.data.ts';
import { withName } from './texts.ts';
import { WORDS } from './words.data.ts';

/** "The roastery is called Ember & Oak": whatever a person states, it stands so from then on, everywhere. */
export const changeGiven: Change = (ask) => {
  const { plan, said } = ask;
  const given = givenFacts(said);
  const name = toldName(said);
  const isOfThing = entityNamed(said, plan) !== undefined || findPages(said, plan).length > 0;
  if (name !== null && !isOfThing) return withName(plan, name);
  const told = [withPrices, withHours, withAddress, withCounts].reduce((now, put) => put(now, given), plan);
  if (isSame(told, plan)) return null;
  // A day on which nobody is there is none to book.
  const isClosed = given.hours.length > 0 && given.hours.every(({ times }) => !/\d/.test(times));
  const limited = isClosed ? withOpenDays({ ...ask, plan: told }) : null;
  const isBooked = (entity: EntityPlan): boolean =>
    told.entities.includes(entity) ||
    blocksOf(told).some((block) => block.kind === 'booking' && block.entity === entity.id);
  return limited?.entities.every(isBooked) === true ? limited : told;
};

/** Items of texts in one style, or in all, through a function. */
const mapItems = (
  plan: AppPlan,
  style: ProseBlock['style'] | null,
  map: (item: ProseItem) => ProseItem,
): AppPlan =>
  mapBlocks(plan, (block) =>
    block.kind === 'prose' && (style === null || block.style === style)
      ? { ...block, items: block.items.map(map) }
      : block,
  );

const PRICE_TEXT = /^\D{0,4}\d[\d.,\s]*\D{0,4}$/u;

/** The record or the line of the price list that goes by this name gets the price. */
function withPrices(plan: AppPlan, { prices, currency }: GivenFacts): AppPlan {
  return prices.reduce((current, { title, amount }) => {
    const money = moneyText(amount, currency ?? current.currency, current.language);
    const priced = (item: ProseItem): ProseItem => {
      if (!isCalled(item.title, title)) return item;
      if (PRICE_TEXT.test(item.text)) return { ...item, text: money };
      return item.note !== undefined && PRICE_TEXT.test(item.note) ? { ...item, note: money } : item;
    };
    const entities = current.entities.map((entity): EntityPlan => {
      const field = ofType(entity, 'money')?.id;
      const seed = entity.seed.map((row) =>
        field !== undefined && isCalled(String(row[entity.titleField] ?? ''), title)
          ? { ...row, [field]: amount }
          : row,
      );
      return { ...entity, seed };
    });
    const next = mapItems({ ...current, entities }, null, priced);
    return isSame(next, current) || currency === null ? next : { ...next, currency };
  }, plan);
}

/** "Serra" means "Serra 250 g". */
const isCalled = (name: string, title: string): boolean => {
  const [whole, part] = [fold(name), fold(title)];
  return part.length > 2 && (whole === part || whole.startsWith(`${part} `) || whole.endsWith(` ${part}`));
};

/** Days that are named get these times; the others stay. */
function withHours(plan: AppPlan, { hours }: GivenFacts): AppPlan {
  const items = hours
    .filter(({ days }) => days !== '')
    .map(({ days, times }): ProseItem => ({ title: days, text: times }));
  const isHours = (block: BlockPlan): boolean => block.kind === 'prose' && block.style === 'hours';
  const [start] = plan.pages;
  if (items.length === 0 || !start) return plan;
  const { hours: title } = copyFor(plan.language).places;
  const block = { kind: 'prose', style: 'hours', title, text: '', items } as const;
  if (!blocksOf(plan).some(isHours)) return withPage(plan, { ...start, blocks: [...start.blocks, block] });
  return mapBlocks(plan, (one) =>
    one.kind === 'prose' && isHours(one) ? { ...one, items: joined(one.items, items) } : one,
  );
}

function joined(old: readonly ProseItem[], fresh: readonly ProseItem[]): readonly ProseItem[] {
  const sameIn = (items: readonly ProseItem[], item: ProseItem): ProseItem | undefined =>
    items.find(({ title }) => fold(title) === fold(item.title));
  if (fresh.every((item) => sameIn(old, item))) return old.map((item) => sameIn(fresh, item) ?? item);
  // "closed on Mondays" says nothing of the other days, nor do hours of days that had none.
  const isNew = fresh.every(({ title }) =>
    old.every((item) => isApart(item.title, title) || isBeside(item.title, title)),
  );
  if (!isNew && fresh.some(({ text }) => /\d/.test(text))) return fresh;
  const open = old.filter((item) => !sameIn(fresh, item)).map((item) => fresh.reduce(withoutDay, item));
  return [...open, ...fresh];
}

const SPAN_OF_DAYS = like.u`^(\p{L}+)\.?(\s*[-–]\s*|\s(?:to|bis|au|à|a)\s)(\p{L}+)\.?$`;

/** "Mon-Sat" without Monday is "Tue-Sat"; a day in the middle stays for the line that says so. */
function withoutDay(item: ProseItem, { title: day }: ProseItem): ProseItem {
  const [, from = '', between = '', to = ''] = SPAN_OF_DAYS.exec(item.title) ?? [];
  const language = WEEK_LANGUAGES.find((one) => [from, to, day].every((name) => dayAt(one, name) >= 0));
  if (from === '' || language === undefined) return item;
  const moved = (name: string, by: number): string =>
    dayAt(language, name) === dayAt(language, day)
      ? dayNamed(language, dayAt(language, name) + by, name)
      : name;
  return {
    ...item,
    title: `${moved(from, 1)}${between}${moved(to, -1)}`,
  };
}

/** Hours of one day beside those of which no day is told. */
const isBeside = (left: string, right: string): boolean =>
  WEEK_LANGUAGES.every((one) => daysOf(one, left).length === 0) &&
  WEEK_LANGUAGES.some((one) => daysOf(one, right).length === 1);

/** Two lines about days that have none in common. */
function isApart(left: string, right: string): boolean {
  const language = WEEK_LANGUAGES.find((one) =>
    [left, right].every((title) => daysOf(one, title).length > 0),
  );
  const own = language === undefined ? [] : daysOf(language, left);
  return language !== undefined && !daysOf(language, right).some((day) => own.includes(day));
}

function daysOf(language: string, title: string): readonly number[] {
  const [, from = title, , to = from] = SPAN_OF_DAYS.exec(title) ?? [];
  const [first, last] = [dayAt(language, from), dayAt(language, to)];
  if (first < 0 || last < 0) return [];
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
}

const WEEK_LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;

const weekIn = (language: string): readonly string[] => {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, at) => name.format(new Date(Date.UTC(1970, 0, 5 + at))));
};

const dayAt = (language: string, name: string): number =>
  weekIn(language).findIndex((day) => fold(name).startsWith(fold(day).slice(0, Math.min(3, name.length))));

/** As long as the name in whose place it stands. */
function dayNamed(language: string, at: number, like: string): string {
  const day = weekIn(language)[(at + 7) % 7] ?? '';
  const short = like.length < 5 ? day.slice(0, like.length) : day;
  return /^\p{Lu}/u.test(like) ? sentence(short) : short;
}

const withAddress = (plan: AppPlan, { address }: GivenFacts): AppPlan =>
  withContact(plan, { title: copyFor(plan.language).fields.address, text: address, icon: 'MapPin' });

/** In place of what stood there, or beside the other ways to reach somebody. */
function withContact(
  plan: AppPlan,
  { title, text, icon }: { title: string; text: string | null; icon: string },
): AppPlan {
  if (text === null) return plan;
  const isOld = (item: ProseItem): boolean => item.title === title || item.icon === icon;
  return mapBlocks(plan, (block) => {
    if (block.kind !== 'prose' || block.style !== 'contact') return block;
    const items = block.items.map((item) => (isOld(item) ? { ...item, text } : item));
    return { ...block, items: block.items.some(isOld) ? items : [...items, { title, text, icon }] };
  });
}

/** "we have six courts now". */
function withCounts(plan: AppPlan, { counts }: GivenFacts): AppPlan {
  return counts.reduce((current, { count, thing }) => {
    const entity = entityNamed(thing, current);
    const last = entity?.many.split(' ').at(-1)?.toLowerCase();
    return entity && last !== undefined && thing.toLowerCase().endsWith(last)
      ? withEntity(current, withRowCount(entity, count))
      : current;
  }, plan);
}

/** "the phone number is 555-0199 and the email is hi@paws.test": the contact details of the site. */
export const changeContact: Change = ({ plan, said }) => {
  const { phone, email } = readFacts(said).contacts;
  const { fields } = copyFor(plan.language);
  const next = [
    { title: fields.email, text: email, icon: 'Mail' },
    { title: fields.phone, text: phone, icon: 'Phone' },
  ].reduce(withContact, plan);
  return isSame(next, plan) ? null : next;
};

const CURRENCIES: Readonly<Partial<Record<string, string>>> = {
  CHF: 'swiss francs?|francs? suisses?|franken|chf|francos? suizos?|francos? suíços?',
  GBP: '(?:pounds?|sterling|gbp|libras?|livres?|pfund)|£',
  EUR: '(?:euros?|eur)|€',
  BRL: String.raw`(?:reais|real|brl)|R\$`,
  INR: '(?:rupees?|inr)|₹',
  JPY: '(?:yen|jpy)|¥',
  CAD: 'canadian dollars?|cad',
  AUD: 'australian dollars?|aud',
  MXN: 'mexican pesos?|mxn|pesos mexicanos',
  PLN: 'zloty|złoty|pln',
  SEK: 'swedish (?:krona|crowns?)|sek',
  NOK: 'norwegian (?:krone|crowns?)|nok',
  DKK: 'danish (?:krone|crowns?)|dkk',
  CZK: 'czech crowns?|czk|koruna',
  TRY: 'turkish lira|lira|try',
  CNY: 'yuan|cny|renminbi',
  USD: String.raw`(?:us ?dollars?|dollars?|usd|dólares?)|\$`,
};

/** "show prices in euro", "amounts in Swiss francs". */
export const changeCurrency: Change = ({ plan, text }) => {
  const currency = /\d/.test(text) ? undefined : firstNamed(CURRENCIES, text);
  if (currency === undefined || (/^add\b/iu.test(text) && /\bfield\b/iu.test(text))) return null;
  return { ...plan, currency };
};

/** "the book button does nothing": what is known about it, honestly, since no fault is at hand. */
export const explainTrouble: Change = ({ plan, text, language }) => {
  const form = formPage(plan, text);
  const entity = entityNamed(text, plan);
  const page = findPages(text, plan)[0]?.item ?? (entity ? listPage(plan, entity.id) : null);
  const needed = form?.entity.fields.filter(({ isRequired }) => isRequired).map(({ label }) => label) ?? [];
  const facts = form
    ? tell(language, 'formNeeds', { page: form.page.title, fields: needed.join(', ') })
    : page
      ? tell(language, 'pageWorks', { page: page.title })
      : '';
  return { notDone: tell(language, 'trouble', { facts }).replace(/\s+/g, ' ') };
};

function formPage(
  plan: AppPlan,
  text: string,
): { readonly page: PagePlan; readonly entity: EntityPlan } | null {
  const named = findPages(text, plan).map(({ item }) => item);
  for (const page of says(text, 'bookingStem') ? [...named, ...plan.pages] : named) {
    const block = page.blocks.find((one) => one.kind === 'booking' || one.kind === 'form');
    const entity = plan.entities.find(({ id }) => block && 'entity' in block && id === block.entity);
    if (entity) return { page, entity };
  }
  return null;
}

/** "our Instagram is @ember": links beside the other ways to reach somebody. */
export const addSocials: Change = ({ plan, said, language }) => {
  const names = [...new Set(said.match(toPattern(patternOf(WORDS.socials), 'giu')))].map((one) =>
    one.toLowerCase(),
  );
  const handle = like.u`(?<![\p{L}\p{N}.])@([\w.-]{2,40})`.exec(said)?.[1];
  const links = names.map((name) => {
    const told = like.iu`(?:https?://)?(?:www\.)?${name}\.[a-z]{2,3}/\S+`.exec(said)?.[0];
    const path = told ?? (handle === undefined ? `${name}.com` : `${name}.com/${handle}`);
    return {
      title: sentence(name),
      text: `https://${path.replace(/^https?:\/\//u, '').replace(/[.,;!]+$/u, '')}`,
      icon: 'Share2',
      isTold: path !== `${name}.com`,
    };
  });
  const next = links.reduce(
    (now, { isTold: _isTold, ...link }) => withLink(now, link),
    withContactBlock(plan),
  );
  const open = links.filter(({ isTold }) => !isTold).map(({ title }) => title);
  const note = open.length === 0 ? undefined : tell(language, 'socialStart', { list: open.join(', ') });
  return note === undefined ? next : { plan: next, note };
};

const isContact = (block: BlockPlan): block is ProseBlock =>
  block.kind === 'prose' && block.style === 'contact';

/** Ways to reach somebody stand at the end of the first page where there are none. */
function withContactBlock(plan: AppPlan): AppPlan {
  const [start] = plan.pages;
  if (!start || blocksOf(plan).some(isContact)) return plan;
  const title = copyFor(plan.language).places.contact;
  const block: ProseBlock = { kind: 'prose', style: 'contact', title, text: '', items: [] };
  return withPage(plan, { ...start, blocks: [...start.blocks, block] });
}

/** One more way, in place of what went by its name. */
const withLink = (plan: AppPlan, link: ProseItem): AppPlan =>
  mapBlocks(plan, (block) =>
    isContact(block)
      ? { ...block, items: [...block.items.filter(({ title }) => title !== link.title), link] }
      : block,
  );

/** "a second location in Graz": a record where places are kept, else one more address. */
export const addPlace: Change = ({ plan, said }) => {
  const [whole = '', kind = '', place = ''] = found(said, 'anotherPlace') ?? [];
  const kept = plan.entities.find(({ id }) =>
    /^(?:location|branch|store|venue|office|site|studio|shop)$/iu.test(id),
  );
  if (kept)
    return withEntity(plan, {
      ...kept,
      seed: [...kept.seed, rowWith(plan, kept, { title: place, values: {} })],
    });
  const title = sentence(whole.slice(0, whole.indexOf(kind) + kind.length));
  return withLink(withContactBlock(plan), { title, text: place, icon: 'MapPin' });
};

/** What goes out by mail or telephone is nothing that an app in a browser can do. */
export const noSending: Change = ({ language }) => ({ notDone: tell(language, 'noSending') });

/** What every app has from the beginning. */
export const alreadySo: Change = ({ language }) => ({ notDone: tell(language, 'onPhones') });
