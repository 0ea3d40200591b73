import { DiscountCodeField } from "@/components/shop/DiscountCodeField";
import { useCart } from "@/data/shop/cart-items";
import { shopTerms } from "@/data/shop/offer";
import { formatMoney } from "@/lib/format";
import { words } from "@/lib/words";

/** What is added to and taken from the price of the goods; nothing where they are all there is to pay. */
export function ChargeLines() {
  const { subtotal, discount, shipping } = useCart();
  const lines = [
    { label: words.shopSubtotal, text: formatMoney(subtotal), isShown: true },
    { label: words.shopDiscount, text: "−" + formatMoney(discount), isShown: discount > 0 },
    {
      label: words.shopShipping,
      text: shipping === 0 ? words.shopFree : formatMoney(shipping),
      isShown: shopTerms.shipping !== undefined,
    },
  ];

  if (!shopTerms.codes && shopTerms.shipping === undefined) return null;
  return (
    <>
      {shopTerms.codes && <DiscountCodeField />}
      <div className="grid gap-2 text-sm">
        {lines
          .filter(({ isShown }) => isShown)
          .map(({ label, text }) => (
            <p key={label} className="flex justify-between gap-4">
              <span>{label}</span>
              <span className="tabular-nums">{text}</span>
            </p>
          ))}
      </div>
    </>
  );
}
