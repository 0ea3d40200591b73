import type { PartWordKey } from '@loam/app-library';
import type { ShopTerms } from '../../../plan/block-plan.ts';
import { attribute, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import { tell } from '../rich-words.ts';

/** The terms of the app's shop; null where nothing but the goods is paid. */
export function shopTerms(draft: Draft): ShopTerms | null {
  for (const page of draft.plan.pages)
    for (const block of page.blocks) if ('orderEntity' in block) return block.terms ?? null;
  return null;
}

/** Writes what is added to and taken from the price of the goods, and how it is shown. */
export function writeTerms(draft: Draft, terms: ShopTerms): void {
  draft.add('src/data/shop/charges.ts', chargesFile(terms));
  draft.add('src/components/shop/ChargeLines.tsx', linesFile(draft, terms));
  if (terms.codes) draft.add('src/components/shop/DiscountCodeField.tsx', codeFile(draft));
}

function chargesFile({ shipping, freeFrom, codes = [] }: ShopTerms): string {
  const table = codes.map(
    ({ code, percent = 0, amount = 0 }) =>
      `  [${quote(code.toUpperCase())}, { percent: ${percent}, amount: ${amount} }],`,
  );
  const isFree = freeFrom === undefined ? 'subtotal === 0' : 'subtotal === 0 || subtotal >= FREE_FROM';
  return `${shipping === undefined ? '' : `const SHIPPING = ${shipping};\n`}${freeFrom === undefined ? '' : `const FREE_FROM = ${freeFrom};\n`}${
    codes.length === 0
      ? ''
      : `const CODES = new Map([
${table.join('\n')}
]);

interface EnteredCode extends RecordBase {
  code: string;
}

const enteredCodes = localTable<EnteredCode>("discount-code", { seed: () => [] });

export function useDiscountCode(): string {
  const [first] = useSyncExternalStore(enteredCodes.subscribe, enteredCodes.list);
  return first?.code ?? "";
}

/** A code of ours is kept with the cart; any other is refused. */
export async function enterDiscountCode(text: string): Promise<boolean> {
  const code = text.trim().toUpperCase();
  if (!CODES.has(code)) return false;
  await forgetDiscountCode();
  await enteredCodes.create({ code });
  return true;
}

export async function forgetDiscountCode() {
  for (const entered of enteredCodes.list()) await enteredCodes.remove(entered.id);
}
`
  }
export interface Charges {
  subtotal: number;
  discount: number;
  shipping: number;
  total: number;
}

export function chargesFor(subtotal: number${codes.length === 0 ? '' : ', code: string'}): Charges {
  ${
    codes.length === 0
      ? 'const discount = 0;'
      : `const offer = CODES.get(code);
  const discount = offer ? Math.min(subtotal, inCents((subtotal * offer.percent) / 100 + offer.amount)) : 0;`
  }
  const shipping = ${shipping === undefined ? '0' : `${isFree} ? 0 : SHIPPING`};
  return { subtotal, discount, shipping, total: inCents(subtotal - discount + shipping) };
}

const inCents = (amount: number) => Math.round(amount * 100) / 100;
`;
}

function linesFile(draft: Draft, { shipping, codes }: ShopTerms): string {
  const line = (label: PartWordKey, value: string): string => `<p className="flex justify-between gap-4">
        <span>${tell(draft, label)}</span>
        <span className="tabular-nums">${value}</span>
      </p>`;
  const rows = [
    line('shopSubtotal', '{formatMoney(charges.subtotal)}'),
    ...(codes
      ? [
          `{charges.discount > 0 && (
      ${line('shopDiscount', '−{formatMoney(charges.discount)}')}
      )}`,
        ]
      : []),
    ...(shipping === undefined
      ? []
      : [
          line(
            'shopShipping',
            `{charges.shipping === 0 ? ${quote(tell(draft, 'shopFree'))} : formatMoney(charges.shipping)}`,
          ),
        ]),
  ];
  return `export function ChargeLines({ charges }: { charges: Charges }) {
  return (
    <div className="grid gap-2 text-sm">
      ${rows.join('\n      ')}
    </div>
  );
}
`;
}

const codeFile = (draft: Draft): string => `export function DiscountCodeField() {
  const id = useId();
  const code = useDiscountCode();
  const [text, setText] = useState(code);
  const [isWrong, setIsWrong] = useState(false);

  const apply = async () => {
    if (text.trim() === "") await forgetDiscountCode();
    else setIsWrong(!(await enterDiscountCode(text)));
  };

  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>${tell(draft, 'shopCode')}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={text}
          aria-invalid={isWrong}
          onChange={(event) => {
            setText(event.target.value);
            setIsWrong(false);
          }}
        />
        <Button type="button" variant="outline" ${attribute('aria-label', `${tell(draft, 'shopApply')}: ${tell(draft, 'shopCode')}`)} onClick={apply}>
          ${tell(draft, 'shopApply')}
        </Button>
      </div>
      {isWrong && (
        <p role="alert" className="text-sm text-destructive">
          ${tell(draft, 'shopWrongCode')}
        </p>
      )}
      {!isWrong && code !== "" && (
        <p role="status" className="text-sm text-muted-foreground">
          {code}
        </p>
      )}
    </div>
  );
}
`;
