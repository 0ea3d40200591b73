import { useId } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";
import type { MealRecipe } from "@/lib/tools/meals";

interface MealSlotProps {
  label: string;
  day: string;
  recipes: readonly MealRecipe[];
  value: string;
  onChange: (id: string) => void;
}

export function MealSlot({ label, day, recipes, value, onChange }: MealSlotProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <Label htmlFor={id} className="text-xs text-muted-foreground">
        {label}
      </Label>
      <NativeSelect
        id={id}
        aria-label={day + ", " + label}
        value={recipes.some((recipe) => recipe.id === value) ? value : ""}
        onChange={(event) => onChange(event.target.value)}
        className="w-full"
      >
        <NativeSelectOption value="">–</NativeSelectOption>
        {recipes.map((recipe) => (
          <NativeSelectOption key={recipe.id} value={recipe.id}>
            {recipe.name}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}
