import { ShoppingCartIcon } from "lucide-react";
import { Link } from "react-router";
import { EmptyState } from "@/components/common/EmptyState";
import { Button } from "@/components/ui/button";
import { app } from "@/lib/app";
import { words } from "@/lib/words";

export function EmptyCart() {
  return (
    <EmptyState icon={ShoppingCartIcon} title={words.shopEmpty} text={words.shopEmptyText}>
      <Button asChild variant="outline">
        <Link to={app.shopPath}>{words.shopBrowse}</Link>
      </Button>
    </EmptyState>
  );
}
