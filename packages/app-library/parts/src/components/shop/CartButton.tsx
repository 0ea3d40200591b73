import { ShoppingCartIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { useCartLines } from "@/data/shop/cart";
import { app } from "@/lib/app";
import { words } from "@/lib/words";

export function CartButton() {
  const count = useCartLines().reduce((sum, line) => sum + line.quantity, 0);
  return (
    <Button
      asChild
      variant="ghost"
      size="icon"
      className="relative text-current hover:bg-current/10 hover:text-current"
    >
      <Link to={app.cartPath} aria-label={`${words.shopCart}: ` + count}>
        <ShoppingCartIcon className="size-5" />
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
