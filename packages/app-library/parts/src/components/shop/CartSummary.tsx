import { ChargeLines } from "@/components/shop/ChargeLines";
import { useCart } from "@/data/shop/cart-items";
import { formatMoney } from "@/lib/format";
import { words } from "@/lib/words";

export function CartSummary() {
  const { items, total } = useCart();
  return (
    <aside
      aria-label={words.shopSummary}
      className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground"
    >
      <h2 className="font-heading text-lg font-semibold">{words.shopSummary}</h2>
      <ul className="grid gap-2 text-sm">
        {items.map(({ id, name, quantity, total: lineTotal }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>
              {quantity} × {name}
            </span>
            <span className="tabular-nums">{formatMoney(lineTotal)}</span>
          </li>
        ))}
      </ul>
      <ChargeLines />
      <p className="flex justify-between gap-4 border-t pt-4 font-semibold">
        <span>{words.total}</span>
        <span className="tabular-nums">{formatMoney(total)}</span>
      </p>
    </aside>
  );
}
