import type { AppPlan, FieldPlan } from '../../../plan/app-plan.ts';
import type { BlockPlan, ShopBlock } from '../../../plan/block-plan.ts';
import { titleExpression } from '../../collection/show.ts';
import { optionsName } from '../../data/field-schema.ts';
import { block as lines, codeOf, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import type { BlockPlace } from '../block.ts';
import { shopTerms, STOCK } from '../../stock.ts';
import { writeOrders } from './orders.ts';

/** The cart, the checkout, or the orders of the person in front: parts over the offer that is written here. */
export function writeShop(block: ShopBlock, { draft }: BlockPlace): string {
  draft.add('src/data/shop/offer.ts', offerFile(draft, block));
  if (block.kind === 'orders')
    return writeOrders(draft, draft.entity(block.orderEntity), shopPaths(draft.plan).shopPath);
  return block.kind === 'cart' ? '<CartContents />' : '<CheckoutForm />';
}

const isShop = (block: BlockPlan): block is ShopBlock => 'orderEntity' in block;

/** Where the pages of the shop are; empty where there is nowhere else to go. */
export function shopPaths({ pages }: AppPlan) {
  const pathWith = (test: (block: BlockPlan) => boolean): string | undefined =>
    pages.find(({ blocks }) => blocks.some(test))?.path;
  const shop = pages.flatMap(({ blocks }) => blocks).find(isShop);
  const cart = pathWith(({ kind }) => kind === 'cart');
  const checkout = pathWith(({ kind }) => kind === 'checkout');
  return {
    cartPath: cart ?? checkout ?? '/',
    checkoutPath: checkout === undefined || checkout === cart ? '' : checkout,
    ordersPath: pathWith(({ kind }) => kind === 'orders') ?? '',
    shopPath:
      pathWith((one) => one.kind === 'collection' && one.entity === shop?.entity && !one.limit) ?? '/',
  };
}

/** What is sold and on which terms, and how an order is kept. */
function offerFile(draft: Draft, block: ShopBlock): string {
  const names = draft.entity(block.entity);
  const orders = draft.entity(block.orderEntity);
  const { value, table, image } = names;
  const price = names.plan.fields.find(({ type }) => type === 'money');
  const stock = names.plan.fields.find(({ id, type }) => type === 'number' && STOCK.test(id));
  const goods = [
    `id: ${value}.id,`,
    `name: ${titleExpression(names)},`,
    image && `image: ${value}.${image.id},`,
    price && `price: ${value}.${price.id},`,
    mostOf(draft, value, stock),
  ];
  const values = orders.plan.fields.flatMap((field) => {
    const code = ORDER_VALUES[field.type]?.(field, names);
    return code === null || code === undefined ? [] : [`${field.id}: ${code},`];
  });
  return `export const shopTerms: ShopTerms = ${codeOf(termsOf(draft))};

export const PAYMENTS = ${paymentsCode(draft, orders, block)};

/** What is sold, as the cart sees it. */
export function useGoods(): readonly CartGoods[] {
  return useRecords(${quote(table)}).map((${value}) => ({
    ${lines(goods, 4)}
  }));
}

export function placeOrder(order: PlacedOrder) {
  return store.${orders.table}.create({
    ...empty${orders.type},
    ${lines(values, 4)}
  });
}
`;
}

/** No more of it than the stock holds and an order may have. */
function mostOf(draft: Draft, value: string, stock: FieldPlan | undefined): string | undefined {
  const { mostEach } = shopTerms(draft.plan);
  if (stock === undefined) return mostEach === undefined ? undefined : `most: ${mostEach},`;
  const held = `Math.max(1, ${value}.${stock.id} ?? 99)`;
  return mostEach === undefined ? `most: ${held},` : `most: Math.min(${mostEach}, ${held}),`;
}

/** What is added to and taken from the price of the goods. */
function termsOf(draft: Draft) {
  const { shipping, freeFrom, codes } = shopTerms(draft.plan);
  const offers = codes?.map(
    ({ code, percent = 0, amount = 0 }) => [code.toUpperCase(), { percent, amount }] as const,
  );
  return { shipping, freeFrom, codes: offers && Object.fromEntries(offers) };
}

function paymentsCode(draft: Draft, orders: EntityNames, { payments }: ShopBlock): string {
  const field = orders.plan.fields.find(({ id, type }) => /^payment/i.test(id) && type === 'choice');
  if (field) return optionsName(orders, field);
  const usual = [draft.say('shopCard'), 'PayPal', draft.say('shopCash')];
  return `${codeOf(payments.length > 0 ? payments : usual)} as const`;
}

/** What a text of an order holds, by its name. */
const ORDER_TEXTS: readonly (readonly [name: RegExp, code: string])[] = [
  [/^(items|products|lines|contents|details)$/i, 'order.lines'],
  [/^(reference|number|orderNumber)$/i, 'order.reference'],
  [/^(customer|name|customerName|buyer)$/i, 'order.name'],
  [/email/i, 'order.email'],
  [/address/i, 'order.address'],
  [/^payment/i, 'order.payment'],
];

const textValue: OrderValue = ({ id }) => ORDER_TEXTS.find(([name]) => name.test(id))?.[1] ?? null;

type OrderValue = (field: FieldPlan, goods: EntityNames) => string | null;

/** What a field of an order holds, by its meaning; the others stay as an empty form has them. */
const ORDER_VALUES: Partial<Record<FieldPlan['type'], OrderValue>> = {
  text: textValue,
  longText: textValue,
  email: () => 'order.email',
  money: () => 'order.total',
  number: ({ id }) => (/total|amount/i.test(id) ? 'order.total' : 'order.count'),
  date: () => 'inDays(0)',
  dateTime: () => 'new Date().toISOString().slice(0, 16)',
  relation: ({ entity }, goods) => (entity === goods.plan.id ? 'order.firstId' : null),
  choice: ({ id, options = [], isRequired, initial }) => {
    if (/^payment/i.test(id)) return 'order.payment';
    return isRequired && initial === undefined ? quote(options[0] ?? '') : null;
  },
};
