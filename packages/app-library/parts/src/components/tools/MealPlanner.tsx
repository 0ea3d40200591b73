import { PrinterIcon } from "lucide-react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { Section } from "@/components/common/Section";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { MealRecipes } from "@/components/tools/MealRecipes";
import { PickInput } from "@/components/tools/PickInput";
import { ShoppingList } from "@/components/tools/ShoppingList";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { app } from "@/lib/app";
import { type MealRecipe, readIngredient, shoppingList } from "@/lib/tools/meals";
import { words } from "@/lib/words";

const FIRST_RECIPES: readonly MealRecipe[] = words.mealRecipes.split("|").map((line, index) => {
  const [name, kind, portions, ingredients] = line.split("=");
  return {
    id: "recipe-" + (index + 1),
    name,
    isMeat: kind === "meat",
    portions: Number(portions),
    ingredients: ingredients.split(",").map(readIngredient),
  };
});
const MEAL_NAMES = words.mealNames.split("|");
/** Monday first. */
const DAYS = Array.from({ length: 7 }, (_, index) =>
  new Date(2024, 0, 1 + index).toLocaleDateString(app.locale, { weekday: "long" }),
);

export function MealPlanner() {
  const [recipes, setRecipes] = useStored<readonly MealRecipe[]>("meal-recipes", FIRST_RECIPES);
  const [week, setWeek] = useStored<Record<string, string>>("meal-week", {
    "0-0": "recipe-1",
    "0-2": "recipe-2",
    "2-2": "recipe-3",
  });
  const [people, setPeople] = useStored("meal-people", "2");
  const [isVegetarian, setIsVegetarian] = useStored("meal-vegetarian", false);
  const shown = isVegetarian ? recipes.filter(({ isMeat }) => !isMeat) : recipes;
  const planned = Object.values(week).flatMap((id) => shown.filter((recipe) => recipe.id === id));
  const options = [{ value: "", label: "–" }, ...shown.map(({ id, name }) => ({ value: id, label: name }))];

  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end gap-6 print:hidden">
        <LabelledInput
          label={words.people}
          type="number"
          step={1}
          value={people}
          onChange={setPeople}
          className="w-32"
          isOnPage
        />
        <FilterSwitch label={words.hideMeat} checked={isVegetarian} onChange={setIsVegetarian} />
        <Button variant="outline" onClick={() => window.print()}>
          <PrinterIcon />
          {words.print}
        </Button>
      </div>
      <Section title={words.weekPlan}>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {DAYS.map((day, at) => (
            <ToolCard key={day} title={day} className="gap-3 p-4 [&_h3]:text-base [&_h3]:capitalize">
              {MEAL_NAMES.map((meal, slot) => (
                <PickInput
                  key={meal}
                  label={meal}
                  spoken={day + ", " + meal}
                  options={options}
                  value={week[at + "-" + slot] ?? ""}
                  onChange={(id) => setWeek({ ...week, [at + "-" + slot]: id })}
                />
              ))}
            </ToolCard>
          ))}
        </div>
      </Section>
      <ShoppingList items={shoppingList(planned, Math.max(1, Number(people) || 1))} />
      <MealRecipes
        recipes={shown}
        onChange={(next) =>
          setRecipes(isVegetarian ? [...recipes.filter(({ isMeat }) => isMeat), ...next] : next)
        }
      />
    </div>
  );
}
