import type { FieldPlan } from '../../../plan/app-plan.ts';
import type { ShopBlock } from '../../../plan/block-plan.ts';
import { titleExpression } from '../../collection/show.ts';
import { optionsName } from '../../data/field-schema.ts';
import { attribute, block as lines, indent, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import type { BlockPlace } from '../block.ts';
import { STOCK } from '../../stock.ts';
import { tell } from '../rich-words.ts';
import { ordersFile } from './orders.ts';
import { shopTerms, writeTerms } from './shop-terms.ts';

/** The cart, the checkout, or the orders of the person in front. */
export function writeShop(block: ShopBlock, { draft }: BlockPlace): string {
  const names = draft.entity(block.entity);
  const orders = draft.entity(block.orderEntity);
  writeItems(draft, names);
  switch (block.kind) {
    case 'cart':
      draft.add('src/components/shop/CartContents.tsx', cartFile(draft, names));
      return '<CartContents />';
    case 'checkout':
      draft.add('src/components/shop/CheckoutForm.tsx', checkoutFile(draft, orders, block));
      draft.add('src/components/shop/CartSummary.tsx', summaryFile(draft, names));
      draft.add('src/components/shop/OrderPlaced.tsx', placedFile(draft, names));
      return '<CheckoutForm />';
    case 'orders':
      draft.add('src/components/shop/OwnOrders.tsx', ordersFile(draft, orders, shopPath(draft, names)));
      return '<OwnOrders />';
  }
}

const fieldOf = (names: EntityNames, test: (field: FieldPlan) => boolean): FieldPlan | undefined =>
  names.plan.fields.find(test);

const stockOf = (names: EntityNames): FieldPlan | undefined =>
  fieldOf(names, ({ id, type }) => type === 'number' && STOCK.test(id));

/** What is in the cart, with the record it stands for. */
function writeItems(draft: Draft, names: EntityNames): void {
  const { value, table, type } = names;
  const price = fieldOf(names, ({ type: kind }) => kind === 'money');
  const stock = stockOf(names);
  const terms = shopTerms(draft);
  if (terms !== null) writeTerms(draft, terms);
  const sum = 'Math.round(items.reduce((sum, item) => sum + item.total, 0) * 100) / 100';
  const charges =
    terms === null
      ? ''
      : `
/** What the cart costs in all. */
export function useCharges(): Charges {
  const { total } = useCartItems();
  return chargesFor(total${terms.codes ? ', useDiscountCode()' : ''});
}
`;
  draft.add(
    'src/data/shop/cart-items.ts',
    `export interface CartItem {
  ${value}: ${type};
  quantity: number;
  total: number;
}

/** The lines of the cart with what they stand for; what is no longer sold drops out. */
export function useCartItems(): { items: readonly CartItem[]; total: number } {
  const ${table} = useRecords(${quote(table)});
  const items = useCartLines().flatMap(({ productId, quantity }) => {
    const ${value} = ${table}.find((candidate) => candidate.id === productId);
    return ${value} ? [{ ${value}, quantity, total: quantity * ${price ? `(${value}.${price.id} ?? 0)` : '0'} }] : [];
  });
  const total = ${sum};
  return { items, total };
}
${charges}${
      stock
        ? `
/** How many of it can be had. */
export function cartLimit(${value}: ${type}): number {
  return Math.max(1, ${value}.${stock.id} ?? 99);
}
`
        : ''
    }`,
  );
}

/** Where things are chosen. */
function shopPath(draft: Draft, names: EntityNames): string {
  const page = draft.plan.pages.find((candidate) =>
    candidate.blocks.some(
      (block) => block.kind === 'collection' && block.entity === names.plan.id && !block.limit,
    ),
  );
  return page?.path ?? '/';
}

const pathOf = (draft: Draft, kind: ShopBlock['kind']): string | undefined =>
  draft.plan.pages.find((page) => page.blocks.some((block) => block.kind === kind))?.path;

const emptyCart = (draft: Draft, names: EntityNames | null): string =>
  `<EmptyState icon={ShoppingCartIcon} ${attribute('title', tell(draft, 'shopEmpty'))} ${attribute('text', tell(draft, 'shopEmptyText'))}>
  <Button asChild variant="outline">
    <Link to="${names ? shopPath(draft, names) : '/'}">${tell(draft, 'shopBrowse')}</Link>
  </Button>
</EmptyState>`;

function cartFile(draft: Draft, names: EntityNames): string {
  const { value, image } = names;
  const title = titleExpression(names);
  const price = fieldOf(names, ({ type }) => type === 'money');
  const limit = stockOf(names) ? ` max={cartLimit(${value})}` : '';
  const checkout = pathOf(draft, 'checkout');
  const isSamePage = checkout !== undefined && checkout === pathOf(draft, 'cart');
  const picture = image
    ? `<Picture image={${value}.${image.id}} name={${title}} className="size-20 shrink-0 rounded-lg" />`
    : false;
  return `export function CartContents() {
  ${itemsHook(draft)}

  if (items.length === 0) {
    return (
      ${indent(emptyCart(draft, names), 6)}
    );
  }

  return (
    <section ${attribute('aria-label', tell(draft, 'shopCart'))} className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <ul className="grid gap-4">
        {items.map(({ ${value}, quantity, total: lineTotal }) => (
          <li key={${value}.id} className="flex flex-wrap items-center gap-4 rounded-xl border bg-card p-4 text-card-foreground">
            ${lines(
              [
                picture,
                `<div className="grid min-w-32 flex-1 gap-1">
  <h2 className="font-heading font-semibold">{${title}}</h2>
  ${price ? `<p className="text-sm text-muted-foreground">\n    {formatMoney(${value}.${price.id})} ${tell(draft, 'shopEach')}\n  </p>` : ''}
</div>`,
                `<QuantityStepper
  name={${title}}
  quantity={quantity}${limit}
  onChange={(next) => setCartQuantity(${value}.id, next)}
/>`,
                `<p className="min-w-20 text-right font-semibold tabular-nums">{formatMoney(lineTotal)}</p>`,
                `<Button
  type="button"
  variant="ghost"
  size="icon-sm"
  aria-label={${quote(`${tell(draft, 'shopRemove')}: `)} + ${title}}
  onClick={() => setCartQuantity(${value}.id, 0)}
>
  <Trash2Icon aria-hidden="true" />
</Button>`,
              ],
              12,
            )}
          </li>
        ))}
      </ul>
      <div className="grid gap-4 rounded-xl border-2 border-primary bg-card p-5 text-card-foreground lg:sticky lg:top-24">
        ${chargeParts(draft, 8)}<p className="flex items-baseline justify-between gap-4">
          <span className="font-medium">${tell(draft, 'shopTotal')}</span>
          <span className="font-heading text-2xl font-semibold tabular-nums">{formatMoney(total)}</span>
        </p>
        ${
          checkout === undefined || isSamePage
            ? ''
            : `<Button asChild>
          <Link to="${checkout}">${tell(draft, 'shopCheckout')}</Link>
        </Button>`
        }
        <Button asChild variant="outline">
          <Link to="${shopPath(draft, names)}">${tell(draft, 'shopBrowse')}</Link>
        </Button>
      </div>
    </section>
  );
}
`;
}

/** What is in the cart and what it costs, with shipping and discounts where there are any. */
const itemsHook = (draft: Draft): string =>
  shopTerms(draft) === null
    ? 'const { items, total } = useCartItems();'
    : 'const { items } = useCartItems();\n  const charges = useCharges();\n  const { total } = charges;';

function chargeParts(draft: Draft, depth: number): string {
  const terms = shopTerms(draft);
  if (terms === null) return '';
  const space = ' '.repeat(depth);
  return `${terms.codes ? `<DiscountCodeField />\n${space}` : ''}<ChargeLines charges={charges} />\n${space}`;
}

function summaryFile(draft: Draft, names: EntityNames): string {
  const { value } = names;
  return `export function CartSummary() {
  ${itemsHook(draft)}
  return (
    <aside ${attribute('aria-label', tell(draft, 'shopSummary'))} className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <h2 className="font-heading text-lg font-semibold">${tell(draft, 'shopSummary')}</h2>
      <ul className="grid gap-2 text-sm">
        {items.map(({ ${value}, quantity, total: lineTotal }) => (
          <li key={${value}.id} className="flex justify-between gap-4">
            <span>
              {quantity} × {${titleExpression(names)}}
            </span>
            <span className="tabular-nums">{formatMoney(lineTotal)}</span>
          </li>
        ))}
      </ul>
      ${chargeParts(draft, 6)}<p className="flex justify-between gap-4 border-t pt-4 font-semibold">
        <span>${tell(draft, 'shopTotal')}</span>
        <span className="tabular-nums">{formatMoney(total)}</span>
      </p>
    </aside>
  );
}
`;
}

interface OrderValue {
  readonly id: string;
  readonly code: string;
}

/** What an order holds, by the meaning of its fields; the others stay as an empty form has them. */
function orderValues(orders: EntityNames, product: string, title: string): readonly OrderValue[] {
  return orders.plan.fields.flatMap((field): readonly OrderValue[] => {
    const code = orderValue(field, product, title);
    return code === null ? [] : [{ id: field.id, code }];
  });
}

/** What a text of an order holds, by its name. */
const ORDER_TEXTS: readonly (readonly [name: RegExp, code: string])[] = [
  [/^(reference|number|orderNumber)$/i, 'reference'],
  [/^(customer|name|customerName|buyer)$/i, 'values.name'],
  [/email/i, 'values.email'],
  [/address/i, 'values.address'],
  [/^payment/i, 'values.payment'],
];

function orderText({ id, type }: FieldPlan, items: string): string | null {
  if (type === 'email') return 'values.email';
  if (type === 'choice') return /^payment/i.test(id) ? 'values.payment' : null;
  if (type !== 'text' && type !== 'longText') return null;
  if (/^(items|products|lines|contents|details)$/i.test(id)) return items;
  return ORDER_TEXTS.find(([name]) => name.test(id))?.[1] ?? null;
}

function orderValue(field: FieldPlan, product: string, title: string): string | null {
  const { id, type } = field;
  const items = `items.map(({ ${product}, quantity }) => \`\${quantity} × \${${title}}\`).join("\\n")`;
  const text = orderText(field, items);
  if (text !== null) return text;
  if (type === 'money' || (type === 'number' && /total|amount/i.test(id))) return 'total';
  if (type === 'number') return 'items.reduce((sum, item) => sum + item.quantity, 0)';
  if (type === 'date') return 'inDays(0)';
  if (type === 'dateTime') return 'new Date().toISOString().slice(0, 16)';
  if (type === 'relation' && field.entity !== undefined) return `items[0]?.${product}.id ?? ""`;
  if (type === 'choice' && field.isRequired && field.initial === undefined)
    return quote(field.options?.[0] ?? '');
  return null;
}

function checkoutFile(draft: Draft, orders: EntityNames, block: ShopBlock): string {
  const names = draft.entity(block.entity);
  const { type, table } = orders;
  const payment = fieldOf(orders, ({ id, type: kind }) => /^payment/i.test(id) && kind === 'choice');
  const methods =
    block.payments.length > 0 ? block.payments : [tell(draft, 'shopCard'), 'PayPal', tell(draft, 'shopCash')];
  const paymentOptions = payment ? optionsName(orders, payment) : 'PAYMENTS';
  const values = orderValues(orders, names.value, titleExpression(names)).filter(
    ({ id, code }) =>
      code !== `items[0]?.${names.value}.id ?? ""` ||
      orders.plan.fields.some((field) => field.id === id && field.entity === names.plan.id),
  );
  const person = draft.plan.auth ? '  const person = useCurrentPerson();\n' : '';
  const terms = shopTerms(draft);
  const own = (key: string): string => (draft.plan.auth ? `person?.${key} ?? ""` : '""');
  return `${payment ? '' : `const PAYMENTS = [${methods.map(quote).join(', ')}] as const;\n\n`}${checkoutSchema(draft, paymentOptions)}

type CheckoutValues = z.infer<typeof checkoutSchema>;

export function CheckoutForm() {
  ${terms === null ? 'const { items, total } = useCartItems();' : 'const { items } = useCartItems();\n  const { total } = useCharges();'}
${person}  const [orderNumber, setOrderNumber] = useState("");
  const form = useForm<CheckoutValues>({
    resolver: zodResolver(checkoutSchema),
    defaultValues: { name: ${own('name')}, email: ${own('email')}, address: "" },
  });

  const placeOrder = form.handleSubmit(async (values) => {
    const reference = newOrderNumber();
    const result = await store.${table}.create({
      ...empty${type},
      ${lines(
        values.map(({ id, code }) => (id === code ? `${id},` : `${id}: ${code},`)),
        6,
      )}
    });
    if (!result.ok) {
      form.setError("root", { message: result.message });
      return;
    }
    await emptyCart();
${terms?.codes ? '    await forgetDiscountCode();\n' : ''}    setOrderNumber(reference);
    toast.success(${quote(tell(draft, 'shopThanks'))});
  });

  if (orderNumber) return <OrderPlaced orderNumber={orderNumber} />;

  if (items.length === 0) {
    return (
      ${indent(emptyCart(draft, names), 6)}
    );
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Form {...form}>
        <form onSubmit={placeOrder} noValidate className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
          <TextField control={form.control} name="name" ${attribute('label', tell(draft, 'shopName'))} isRequired />
          <TextField control={form.control} name="email" ${attribute('label', tell(draft, 'shopEmail'))} type="email" isRequired />
          <LongTextField control={form.control} name="address" ${attribute('label', tell(draft, 'shopAddress'))} isRequired />
          <PaymentField
            control={form.control}
            name="payment"
            ${attribute('label', tell(draft, 'shopPayment'))}
            ${attribute('help', tell(draft, 'shopSimulated'))}
            options={${paymentOptions}}
          />
          <FormProblem message={form.formState.errors.root?.message} />
          <Button type="submit" disabled={form.formState.isSubmitting} className="justify-self-start">
            ${tell(draft, 'shopPlace')}
          </Button>
        </form>
      </Form>
      <CartSummary />
    </div>
  );
}
`;
}

const checkoutSchema = (draft: Draft, paymentOptions: string): string => `const checkoutSchema = z.object({
  name: z.string().trim().min(1, ${quote(tell(draft, 'shopNameRequired'))}),
  email: z.string().trim().min(1, ${quote(draft.say('invalidEmail'))}).refine(isEmailOrEmpty, ${quote(draft.say('invalidEmail'))}),
  address: z.string().trim().min(1, ${quote(tell(draft, 'shopAddressRequired'))}),
  payment: z.enum(${paymentOptions}, { error: ${quote(tell(draft, 'shopPaymentRequired'))} }),
});`;

function placedFile(draft: Draft, names: EntityNames): string {
  const history = pathOf(draft, 'orders');
  const next = history
    ? `<Link to="${history}">${tell(draft, 'shopOrders')}</Link>`
    : `<Link to="${shopPath(draft, names)}">${tell(draft, 'shopBrowse')}</Link>`;
  return `export function OrderPlaced({ orderNumber }: { orderNumber: string }) {
  return (
    <div role="status" className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground">
      <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
        <CheckIcon aria-hidden="true" className="size-6" />
      </span>
      <h2 className="font-heading text-xl font-semibold">${tell(draft, 'shopThanks')}</h2>
      <p>
        ${tell(draft, 'shopOrderNumber')}: <strong className="font-mono">{orderNumber}</strong>
      </p>
      <Button asChild variant="outline">
        ${next}
      </Button>
    </div>
  );
}
`;
}
