import { Trash2Icon } from "lucide-react";
import { Link } from "react-router";
import { Picture } from "@/components/pictures/Picture";
import { ChargeLines } from "@/components/shop/ChargeLines";
import { EmptyCart } from "@/components/shop/EmptyCart";
import { QuantityStepper } from "@/components/shop/QuantityStepper";
import { Button } from "@/components/ui/button";
import { setCartQuantity } from "@/data/shop/cart";
import { useCart } from "@/data/shop/cart-items";
import { app } from "@/lib/app";
import { formatMoney } from "@/lib/format";
import { words } from "@/lib/words";

export function CartContents() {
  const { items, total } = useCart();
  if (items.length === 0) return <EmptyCart />;

  return (
    <section
      aria-label={words.shopCart}
      className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <ul className="grid gap-4">
        {items.map(({ id, name, image, price, most, quantity, total: lineTotal }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-4 rounded-xl border bg-card p-4 text-card-foreground"
          >
            {image !== undefined && (
              <Picture image={image} name={name} className="size-20 shrink-0 rounded-lg" />
            )}
            <div className="grid min-w-32 flex-1 gap-1">
              <h2 className="font-heading font-semibold">{name}</h2>
              {price !== undefined && (
                <p className="text-sm text-muted-foreground">
                  {formatMoney(price)} {words.shopEach}
                </p>
              )}
            </div>
            <QuantityStepper
              name={name}
              quantity={quantity}
              max={most}
              onChange={(next) => setCartQuantity(id, next)}
            />
            <p className="min-w-20 text-right font-semibold tabular-nums">{formatMoney(lineTotal)}</p>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`${words.toolRemove}: ` + name}
              onClick={() => setCartQuantity(id, 0)}
            >
              <Trash2Icon />
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid gap-4 rounded-xl border-2 border-primary bg-card p-5 text-card-foreground lg:sticky lg:top-24">
        <ChargeLines />
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{words.total}</span>
          <span className="font-heading text-2xl font-semibold tabular-nums">{formatMoney(total)}</span>
        </p>
        {app.checkoutPath !== "" && (
          <Button asChild>
            <Link to={app.checkoutPath}>{words.shopCheckout}</Link>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to={app.shopPath}>{words.shopBrowse}</Link>
        </Button>
      </div>
    </section>
  );
}
