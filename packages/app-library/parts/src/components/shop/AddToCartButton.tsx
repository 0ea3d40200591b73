import { ShoppingCartIcon } from "lucide-react";
import { toast } from "@/lib/toast";
import { Button } from "@/components/ui/button";
import { addToCart, useCartLines } from "@/data/shop/cart";
import { words } from "@/lib/words";

interface AddToCartButtonProps {
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
    toast.success(words.shopAdded);
  };

  return (
    <Button size="sm" disabled={isSoldOut} onClick={add}>
      <ShoppingCartIcon />
      {isSoldOut ? words.shopNoMore : label}
      {quantity > 0 && <span className="tabular-nums">· {quantity}</span>}
    </Button>
  );
}
