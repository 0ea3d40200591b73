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
import { firstNamed } from './phrases.ts';
import { says } from './reading.ts';
import { tell } from './said.data.ts';
import { withName } from './texts.ts';

/** "The roastery is called Ember & Oak": whatever a person states, it stands so from then on, everywhere. */
export const changeGiven: Change = ({ plan, said }) => {
  const given = givenFacts(said);
  const name = toldName(said);
  const isOfThing = entityNamed(said, plan) !== undefined || findPages(said, plan).length > 0;
  if (name !== null && !isOfThing) return withName(plan, name);
  const next = [withPrices, withHours, withAddress, withCounts].reduce((told, put) => put(told, given), plan);
  return isSame(next, plan) ? null : next;
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
  return fresh.every((item) => sameIn(old, item)) ? old.map((item) => sameIn(fresh, item) ?? item) : fresh;
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

/** What every app has from the beginning. */
export const alreadySo: Change = ({ language }) => ({ notDone: tell(language, 'onPhones') });
