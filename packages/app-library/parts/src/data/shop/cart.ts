import { useSyncExternalStore } from "react";
import { localTable } from "@/data/local-table";
import type { RecordBase } from "@/data/record-base";

interface CartLine extends RecordBase {
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
