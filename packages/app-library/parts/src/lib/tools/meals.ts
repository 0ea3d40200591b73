export interface MealIngredient {
  /** Zero where there is no amount. */
  amount: number;
  unit: string;
  name: string;
}

export interface MealRecipe {
  id: string;
  name: string;
  isMeat: boolean;
  portions: number;
  ingredients: readonly MealIngredient[];
}

const UNITS = /^(g|kg|ml|l|tbsp|tsp|cups?|EL|TL|Stk|cs|cc|cda|cdta|xíc|col)\b\.?/;

/** "200 g flour", "2 eggs", "salt". */
export function readIngredient(line: string): MealIngredient {
  const found = /^\s*(\d+(?:[.,]\d+)?)?\s*(.*)$/.exec(line);
  const rest = (found?.[2] ?? "").trim();
  const unit = found?.[1] ? (UNITS.exec(rest)?.[1] ?? "") : "";
  return {
    amount: Number((found?.[1] ?? "0").replace(",", ".")),
    unit,
    name: (unit === "" ? rest : rest.slice(unit.length)).replace(/^\.\s*/, "").trim(),
  };
}

/** The same ingredients added together, for so many people. */
export function shoppingList(recipes: readonly MealRecipe[], people: number): readonly MealIngredient[] {
  const sums = new Map<string, MealIngredient>();
  for (const { ingredients, portions } of recipes) {
    for (const { amount, unit, name } of ingredients) {
      const key = name.toLowerCase() + "|" + unit;
      const sum = sums.get(key)?.amount ?? 0;
      sums.set(key, { name, unit, amount: sum + (amount * people) / Math.max(1, portions) });
    }
  }
  return [...sums.values()].sort((left, right) =>
    left.name.toLowerCase() < right.name.toLowerCase() ? -1 : 1,
  );
}

export function ingredientText({ amount, unit, name }: MealIngredient): string {
  const number = amount === 0 ? "" : String(Math.round(amount * 100) / 100);
  return [number, unit, name].filter((part) => part !== "").join(" ");
}
