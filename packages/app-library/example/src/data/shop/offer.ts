import type { CartGoods, ShopTerms } from "@/data/shop/cart-items";
import type { PlacedOrder } from "@/data/shop/checkout";
import { store } from "@/data/store";
import { useRecords } from "@/data/use-records";

export const shopTerms: ShopTerms = { shipping: 5, freeFrom: 50 };

export const PAYMENTS = ["Credit card", "PayPal"] as const;

export function useGoods(): readonly CartGoods[] {
  return useRecords("recipes").map((recipe) => ({
    id: recipe.id,
    name: recipe.title,
    price: recipe.minutes,
  }));
}

export function placeOrder(order: PlacedOrder) {
  return store.recipes.create({ title: order.reference, minutes: order.total });
}
