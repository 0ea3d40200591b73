/** The cart and what stands around it, the same for every shop. */
export const SHOP: Readonly<Record<string, string>> = {
  'src/data/shop/cart.ts': `interface CartLine extends RecordBase {
  productId: string;
  quantity: number;
}

const cartLines = localTable<CartLine>("shopping-cart", { seed: () => [] });

export function useCartLines(): readonly CartLine[] {
  return useSyncExternalStore(cartLines.subscribe, cartLines.list);
}

export async function addToCart(productId: string) {
  const line = lineOf(productId);
  if (line) await cartLines.update(line.id, { quantity: line.quantity + 1 });
  else await cartLines.create({ productId, quantity: 1 });
}

/** None of it takes the line out of the cart. */
export async function setCartQuantity(productId: string, quantity: number) {
  const line = lineOf(productId);
  if (!line) return;
  if (quantity < 1) await cartLines.remove(line.id);
  else await cartLines.update(line.id, { quantity });
}

export async function emptyCart() {
  for (const line of cartLines.list()) await cartLines.remove(line.id);
}

function lineOf(productId: string): CartLine | undefined {
  return cartLines.list().find((line) => line.productId === productId);
}
`,
  'src/components/shop/AddToCartButton.tsx': `interface AddToCartButtonProps {
  recordId: string;
  label: string;
  /** How many there are. */
  stock?: number | null;
}

export function AddToCartButton({ recordId, label, stock }: AddToCartButtonProps) {
  const quantity = useCartLines().find((line) => line.productId === recordId)?.quantity ?? 0;

  const isSoldOut = typeof stock === "number" && quantity >= stock;

  const add = async () => {
    await addToCart(recordId);
    toast.success("%shopAdded%");
  };

  return (
    <Button type="button" size="sm" disabled={isSoldOut} onClick={add}>
      <ShoppingCartIcon aria-hidden="true" />
      {isSoldOut ? "%shopNoMore%" : label}
      {quantity > 0 && <span className="tabular-nums">· {quantity}</span>}
    </Button>
  );
}
`,
  'src/components/shop/CartButton.tsx': `export function CartButton() {
  const count = useCartLines().reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Button asChild variant="ghost" size="icon" className="relative text-current hover:bg-current/10 hover:text-current">
      <Link to="%cartPath%" aria-label={"%shopCart%: " + count}>
        <ShoppingCartIcon aria-hidden="true" className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full border bg-card px-1 text-[0.7rem] font-semibold text-card-foreground tabular-nums"
          >
            {count}
          </span>
        )}
      </Link>
    </Button>
  );
}
`,
  'src/components/shop/QuantityStepper.tsx': `interface QuantityStepperProps {
  name: string;
  quantity: number;
  /** No more than this can be had. */
  max?: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ name, quantity, max = 99, onChange }: QuantityStepperProps) {
  return (
    <div role="group" aria-label={"%shopQuantity%: " + name} className="flex items-center rounded-md border">
      <Button
        type="button"
        variant="ghost"
        size="icon-sm"
        aria-label={"%shopLess%: " + name}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon aria-hidden="true" />
      </Button>
      <output aria-live="polite" className="min-w-8 text-center text-sm font-medium tabular-nums">
        {quantity}
      </output>
      <Button
        type="button"
        variant="ghost"
        size="icon-sm"
        aria-label={"%shopMore%: " + name}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon aria-hidden="true" />
      </Button>
    </div>
  );
}
`,
  'src/components/shop/PaymentField.tsx': `interface PaymentFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly string[];
}

export function PaymentField<V extends FieldValues>({ control, name, label, help, options }: PaymentFieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel id="payment-label" className={REQUIRED_LABEL}>
            {label}
          </FormLabel>
          <FormControl>
            <RadioGroup
              aria-labelledby="payment-label"
              value={field.value ?? ""}
              onValueChange={field.onChange}
              className="grid gap-2 sm:grid-cols-2"
            >
              {options.map((option) => (
                <Label
                  key={option}
                  className="flex items-center gap-3 rounded-lg border p-3 has-data-[state=checked]:border-primary has-data-[state=checked]:ring-1 has-data-[state=checked]:ring-primary"
                >
                  <RadioGroupItem value={option} />
                  {option}
                </Label>
              ))}
            </RadioGroup>
          </FormControl>
          {help && <FormDescription>{help}</FormDescription>}
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
`,
  'src/lib/order-number.ts': `/** A number that people can read out on the phone. */
export function newOrderNumber(): string {
  return "ORD-" + String(Date.now()).slice(-7);
}
`,
};
