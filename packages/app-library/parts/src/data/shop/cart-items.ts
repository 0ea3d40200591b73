import { useSyncExternalStore } from "react";
import { localTable } from "@/data/local-table";
import type { RecordBase } from "@/data/record-base";
import { useCartLines } from "@/data/shop/cart";
import { shopTerms, useGoods } from "@/data/shop/offer";

/** A record that is sold, as the cart sees it. */
export interface CartGoods {
  id: string;
  name: string;
  image?: string;
  /** Of one; undefined where it has none. */
  price?: number | null;
  /** No more than this can be had. */
  most?: number;
}

export interface ShopTerms {
  /** Added to each order, unless the goods cost so much. */
  shipping?: number;
  freeFrom?: number;
  /** What a code takes from the price, by the code in capitals. */
  codes?: Readonly<Record<string, { percent: number; amount: number }>>;
}

/** What is in the cart and what it costs; what is no longer sold drops out. */
export function useCart() {
  const goods = useGoods();
  const offer = shopTerms.codes?.[useDiscountCode()];
  const items = useCartLines().flatMap(({ productId, quantity }) => {
    const found = goods.find(({ id }) => id === productId);
    return found ? [{ ...found, quantity, total: quantity * (found.price ?? 0) }] : [];
  });
  const subtotal = inCents(items.reduce((sum, item) => sum + item.total, 0));
  const discount = offer ? Math.min(subtotal, inCents((subtotal * offer.percent) / 100 + offer.amount)) : 0;
  const isFree = subtotal === 0 || subtotal >= (shopTerms.freeFrom ?? Infinity);
  const shipping = isFree ? 0 : (shopTerms.shipping ?? 0);
  return { items, subtotal, discount, shipping, total: inCents(subtotal - discount + shipping) };
}

const inCents = (amount: number) => Math.round(amount * 100) / 100;

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
  if (!shopTerms.codes?.[code]) return false;
  await forgetDiscountCode();
  await enteredCodes.create({ code });
  return true;
}

export async function forgetDiscountCode() {
  for (const entered of enteredCodes.list()) await enteredCodes.remove(entered.id);
}
