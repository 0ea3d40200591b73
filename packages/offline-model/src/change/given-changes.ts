import type { AppPlan, EntityPlan, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan, ProseBlock, ProseItem } from '../plan/block-plan.ts';
import { copyFor } from '../plan/copy.ts';
import { withRowCount } from '../plan/given-rows.ts';
import { moneyText } from '../plan/money.ts';
import { givenFacts, type GivenFacts } from '../understand/given/given-facts.ts';
import { toldName } from '../understand/given/given-name.ts';
import type { Changer } from './ask.ts';
import { isSame, mapBlocks, withEntity, withPage } from './edits.ts';
import { findEntities, findPages, fold } from './named.ts';
import { withName } from './text-changes.ts';
import { unquoted } from './wish.ts';

/** Orders to do something else with what they name. */
const OTHER_ORDER =
  /^(?:add|remove|delete|hide|move|sort|filter|show|translate|undo|group|limit|let|allow|make)\b|\b(?:field|column|button|page|option|status|if|when|at most|at least|only|must|may|no|same|never)\b/iu;

/** "The roastery is called Ember & Oak": whatever a person states, it stands so from then on, everywhere. */
export const changeGiven: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  if (OTHER_ORDER.test(wish.order) || OTHER_ORDER.test(text)) return null;
  const given = givenFacts(text);
  const name = toldName(text);
  const isOfThing = findEntities(text, plan).length > 0 || findPages(text, plan).length > 0;
  if (name !== null && !isOfThing) return withName(plan, name);
  const next = withCounts(withAddress(withHours(withPrices(plan, given), given), given), given);
  if (isSame(next, plan)) return null;
  return next;
};

/** The record or the line of the price list that goes by this name gets the price. */
function withPrices(plan: AppPlan, { prices, currency }: GivenFacts): AppPlan {
  return prices.reduce((current, { title, amount }) => {
    const isMeant = (name: string): boolean => isCalled(name, title);
    const entities = current.entities.map((entity) => pricedRows(entity, isMeant, amount));
    const money = moneyText(amount, currency ?? current.currency, current.language);
    const priced = mapBlocks({ ...current, entities }, (block) =>
      block.kind === 'prose'
        ? withItems(block, (item) => (isMeant(item.title) ? pricedItem(item, money) : item))
        : block,
    );
    return isSame(priced, current) || currency === null ? priced : { ...priced, currency };
  }, plan);
}

function pricedRows(entity: EntityPlan, isMeant: (name: string) => boolean, amount: number): EntityPlan {
  const money = entity.fields.find(({ type }) => type === 'money');
  if (money === undefined) return entity;
  return {
    ...entity,
    seed: entity.seed.map((row) =>
      isMeant(String(row[entity.titleField] ?? '')) ? { ...row, [money.id]: amount } : row,
    ),
  };
}

const PRICE_TEXT = /^\D{0,4}\d[\d.,\s]*\D{0,4}$/u;

function pricedItem(item: ProseItem, money: string): ProseItem {
  if (PRICE_TEXT.test(item.text)) return { ...item, text: money };
  return item.note !== undefined && PRICE_TEXT.test(item.note) ? { ...item, note: money } : item;
}

/** "Serra" means "Serra 250 g". */
const isCalled = (name: string, title: string): boolean => {
  const [whole, part] = [fold(name), fold(title)];
  return part.length > 2 && (whole === part || whole.startsWith(`${part} `) || whole.endsWith(` ${part}`));
};

const withItems = (block: ProseBlock, map: (item: ProseItem) => ProseItem): ProseBlock => ({
  ...block,
  items: block.items.map(map),
});

/** Days that are named get these times; the others stay. */
function withHours(plan: AppPlan, { hours }: GivenFacts): AppPlan {
  const told = hours.filter(({ days }) => days !== '');
  if (told.length === 0) return plan;
  const items = told.map(({ days, times }): ProseItem => ({ title: days, text: times }));
  const isThere = hasStyle(plan, 'hours');
  if (!isThere) return onStart(plan, hoursBlock(plan, items));
  return mapBlocks(plan, (block) =>
    block.kind === 'prose' && block.style === 'hours'
      ? { ...block, items: joined(block.items, items) }
      : block,
  );
}

function joined(old: readonly ProseItem[], fresh: readonly ProseItem[]): readonly ProseItem[] {
  const isNamed = (item: ProseItem): boolean => fresh.some(({ title }) => fold(title) === fold(item.title));
  const isPart = fresh.every((item) => old.some(({ title }) => fold(title) === fold(item.title)));
  if (!isPart) return fresh;
  return old.map((item) =>
    isNamed(item) ? (fresh.find(({ title }) => fold(title) === fold(item.title)) ?? item) : item,
  );
}

const hoursBlock = (plan: AppPlan, items: readonly ProseItem[]): ProseBlock => ({
  kind: 'prose',
  style: 'hours',
  title: copyFor(plan.language).places.hours,
  text: '',
  items,
});

const hasStyle = ({ pages }: AppPlan, style: ProseBlock['style']): boolean =>
  pages.some(({ blocks }) => blocks.some((block) => block.kind === 'prose' && block.style === style));

function onStart(plan: AppPlan, block: BlockPlan): AppPlan {
  const [start] = plan.pages;
  return start === undefined ? plan : withPage(plan, atEnd(start, block));
}

const atEnd = (page: PagePlan, block: BlockPlan): PagePlan => ({ ...page, blocks: [...page.blocks, block] });

function withAddress(plan: AppPlan, { address }: GivenFacts): AppPlan {
  if (address === null) return plan;
  const title = copyFor(plan.language).fields.address;
  return mapBlocks(plan, (block) =>
    block.kind === 'prose' && block.style === 'contact'
      ? withItems(block, (item) => (item.title === title ? { ...item, text: address } : item))
      : block,
  );
}

/** "we have six courts now". */
function withCounts(plan: AppPlan, { counts }: GivenFacts): AppPlan {
  return counts.reduce((current, { count, thing }) => {
    const [named] = findEntities(thing, current);
    const last = named?.item.many.split(' ').at(-1)?.toLowerCase();
    if (named === undefined || last === undefined || !thing.toLowerCase().endsWith(last)) return current;
    return withEntity(current, withRowCount(named.item, count));
  }, plan);
}
