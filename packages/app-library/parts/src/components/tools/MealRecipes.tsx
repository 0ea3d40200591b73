import { type FormEvent, useState } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { EditButton } from "@/components/common/EditButton";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { Section } from "@/components/common/Section";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { LabelledText } from "@/components/tools/LabelledText";
import { Button } from "@/components/ui/button";
import { fill } from "@/lib/fill";
import { linesOf } from "@/lib/lines";
import { withItem, withoutItem } from "@/lib/saved";
import { toast } from "@/lib/toast";
import { type MealRecipe, ingredientText, readIngredient } from "@/lib/tools/meals";
import { words } from "@/lib/words";

interface MealRecipesProps {
  recipes: readonly MealRecipe[];
  onChange: (recipes: readonly MealRecipe[]) => void;
}

export function MealRecipes({ recipes, onChange }: MealRecipesProps) {
  const [edited, setEdited] = useState<MealRecipe | null>(null);
  const save = (recipe: MealRecipe) => {
    onChange(withItem(recipes, recipe));
    setEdited(null);
    toast.success(words.recipeSaved);
  };

  return (
    <div className="print:hidden">
      <Section title={words.recipes}>
        <MealRecipeForm key={edited?.id ?? "new"} recipe={edited} onSave={save} />
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {recipes.map((recipe) => (
            <li
              key={recipe.id}
              className="grid content-start gap-2 rounded-xl border bg-card p-4 text-card-foreground"
            >
              <div className="flex items-start gap-1">
                <h3 className="flex-1 font-semibold break-words">{recipe.name}</h3>
                <EditButton name={recipe.name} isCompact onClick={() => setEdited(recipe)} />
                <DeleteButton
                  name={recipe.name}
                  isCompact
                  onDelete={async () => onChange(withoutItem(recipes, recipe))}
                />
              </div>
              <p className="text-sm text-muted-foreground">
                {fill(words.portionsOf, { n: recipe.portions })} ·{" "}
                {recipe.isMeat ? words.withMeat : words.vegetarian}
              </p>
              <ul className="list-inside list-disc text-sm">
                {recipe.ingredients.map((ingredient, at) => (
                  <li key={at}>{ingredientText(ingredient)}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

interface MealRecipeFormProps {
  /** What is changed; null makes a new one. */
  recipe: MealRecipe | null;
  onSave: (recipe: MealRecipe) => void;
}

function MealRecipeForm({ recipe, onSave }: MealRecipeFormProps) {
  const [name, setName] = useState(recipe?.name ?? "");
  const [portions, setPortions] = useState(String(recipe?.portions ?? 2));
  const [isMeat, setIsMeat] = useState(recipe?.isMeat ?? false);
  const [text, setText] = useState(recipe?.ingredients.map(ingredientText).join("\n") ?? "");

  const save = (event: FormEvent) => {
    event.preventDefault();
    const lines = linesOf(text, /\n/);
    if (name.trim() === "" || lines.length === 0) return;
    onSave({
      id: recipe?.id ?? crypto.randomUUID(),
      name: name.trim(),
      isMeat,
      portions: Math.max(1, Math.round(Number(portions)) || 1),
      ingredients: lines.map(readIngredient),
    });
    setName("");
    setText("");
  };

  return (
    <form
      onSubmit={save}
      className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2"
    >
      <div className="grid content-start gap-4">
        <LabelledInput label={words.recipeName} required value={name} onChange={setName} />
        <LabelledInput
          label={words.portions}
          type="number"
          step={1}
          value={portions}
          onChange={setPortions}
        />
        <FilterSwitch label={words.withMeat} checked={isMeat} onChange={setIsMeat} />
      </div>
      <LabelledText label={words.ingredientLines} rows={6} required value={text} onChange={setText} />
      <Button type="submit" className="justify-self-start">
        {recipe ? words.save : words.addRecipe}
      </Button>
    </form>
  );
}
