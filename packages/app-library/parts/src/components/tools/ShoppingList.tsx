import { ShoppingBasketIcon } from "lucide-react";
import { EmptyState } from "@/components/common/EmptyState";
import { Section } from "@/components/common/Section";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import { toggled } from "@/lib/saved";
import { type MealIngredient, ingredientText } from "@/lib/tools/meals";
import { words } from "@/lib/words";

export function ShoppingList({ items }: { items: readonly MealIngredient[] }) {
  const [bought, setBought] = useStored<readonly string[]>("meal-bought", []);

  return (
    <Section title={words.shoppingList}>
      {items.length === 0 ? (
        <EmptyState icon={ShoppingBasketIcon} title={words.nothingToBuy} text={words.nothingToBuyText} />
      ) : (
        <ul className="grid gap-x-8 gap-y-2 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2">
          {items.map((item) => {
            const key = item.name.toLowerCase() + "|" + item.unit;
            return (
              <li key={key}>
                <Label className="flex items-center gap-3 text-base font-normal has-checked:line-through has-checked:opacity-70">
                  <Checkbox
                    checked={bought.includes(key)}
                    onCheckedChange={() => setBought(toggled(bought, key))}
                  />
                  {ingredientText(item)}
                </Label>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
