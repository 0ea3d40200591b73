import type { WordTable } from '../../blocks/block-words.ts';
import { NUMBER_INPUT } from './reckoning.data.ts';

/** Recipes in a week, and what has to be bought for them. */
export const MEALS: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/meals.ts': `export interface MealIngredient {
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

const UNITS = /^(g|kg|ml|l|tbsp|tsp|cups?|EL|TL|Stk|cs|cc|cda|cdta|xíc|col)\\b\\.?/;

/** "200 g flour", "2 eggs", "salt". */
export function readIngredient(line: string): MealIngredient {
  const found = /^\\s*(\\d+(?:[.,]\\d+)?)?\\s*(.*)$/.exec(line);
  const rest = (found?.[2] ?? "").trim();
  const unit = found?.[1] ? (UNITS.exec(rest)?.[1] ?? "") : "";
  return {
    amount: Number((found?.[1] ?? "0").replace(",", ".")),
    unit,
    name: (unit === "" ? rest : rest.slice(unit.length)).replace(/^\\.\\s*/, "").trim(),
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
  return [...sums.values()].sort((left, right) => (left.name.toLowerCase() < right.name.toLowerCase() ? -1 : 1));
}

export function ingredientText({ amount, unit, name }: MealIngredient): string {
  const number = amount === 0 ? "" : String(Math.round(amount * 100) / 100);
  return [number, unit, name].filter((part) => part !== "").join(" ");
}
`,
  'src/components/tools/MealPlanner.tsx': `const FIRST_RECIPES: readonly MealRecipe[] = "%tMealRecipes%".split("|").map((line, index) => {
  const [name, kind, portions, ingredients] = line.split("=");
  return {
    id: "recipe-" + (index + 1),
    name,
    isMeat: kind === "meat",
    portions: Number(portions),
    ingredients: ingredients.split(",").map(readIngredient),
  };
});

const MEAL_NAMES = "%tMealNames%".split("|");

/** Monday first. */
const DAYS = Array.from({ length: 7 }, (_, index) =>
  new Date(2024, 0, 1 + index).toLocaleDateString("%locale%", { weekday: "long" }),
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

  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end gap-6 print:hidden">
        <div className="w-32">
          <NumberInput label="%tPeopleCount%" value={people} step={1} onChange={setPeople} />
        </div>
        <FilterSwitch label="%tHideMeat%" checked={isVegetarian} onChange={setIsVegetarian} />
        <Button type="button" variant="outline" onClick={() => window.print()}>
          <PrinterIcon aria-hidden="true" />
          %tPrint%
        </Button>
      </div>
      <Section title="%tWeekPlan%">
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {DAYS.map((day, at) => (
            <section key={day} aria-label={day} className="grid content-start gap-2 rounded-xl border bg-card p-4 text-card-foreground">
              <h3 className="font-heading font-semibold capitalize">{day}</h3>
              {MEAL_NAMES.map((meal, slot) => (
                <MealSlot
                  key={meal}
                  label={meal}
                  day={day}
                  recipes={shown}
                  value={week[at + "-" + slot] ?? ""}
                  onChange={(id) => setWeek({ ...week, [at + "-" + slot]: id })}
                />
              ))}
            </section>
          ))}
        </div>
      </Section>
      <ShoppingList items={shoppingList(planned, Math.max(1, Number(people) || 1))} />
      <MealRecipes recipes={shown} onChange={(next) => setRecipes(isVegetarian ? [...recipes.filter(({ isMeat }) => isMeat), ...next] : next)} />
    </div>
  );
}
`,
  'src/components/tools/MealSlot.tsx': `import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";

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
`,
  'src/components/tools/ShoppingList.tsx': `export function ShoppingList({ items }: { items: readonly MealIngredient[] }) {
  const [bought, setBought] = useStored<readonly string[]>("meal-bought", []);
  const keyOf = ({ name, unit }: MealIngredient) => name.toLowerCase() + "|" + unit;

  return (
    <Section title="%tShoppingList%">
      {items.length === 0 ? (
        <EmptyState icon={ShoppingBasketIcon} title="%tNothingToBuy%" text="%tNothingToBuyText%" />
      ) : (
        <ul className="grid gap-x-8 gap-y-2 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2">
          {items.map((item) => {
            const key = keyOf(item);
            const isBought = bought.includes(key);
            return (
              <li key={key}>
                <Label className={cn("flex items-center gap-3 text-base font-normal", isBought && "line-through opacity-70")}>
                  <Checkbox
                    checked={isBought}
                    onCheckedChange={() => setBought(isBought ? bought.filter((other) => other !== key) : [...bought, key])}
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
`,
  'src/components/tools/MealRecipes.tsx': `interface MealRecipesProps {
  recipes: readonly MealRecipe[];
  onChange: (recipes: readonly MealRecipe[]) => void;
}

export function MealRecipes({ recipes, onChange }: MealRecipesProps) {
  const [edited, setEdited] = useState<MealRecipe | null>(null);

  const save = (recipe: MealRecipe) => {
    const isNew = recipes.every(({ id }) => id !== recipe.id);
    onChange(isNew ? [...recipes, recipe] : recipes.map((other) => (other.id === recipe.id ? recipe : other)));
    setEdited(null);
    toast.success("%tRecipeSaved%");
  };

  return (
    <div className="print:hidden">
      <Section title="%tRecipes%">
        <MealRecipeForm key={edited?.id ?? "new"} recipe={edited} onSave={save} />
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {recipes.map((recipe) => (
            <li key={recipe.id} className="grid content-start gap-2 rounded-xl border bg-card p-4 text-card-foreground">
              <div className="flex items-start justify-between gap-2">
                <h3 className="font-semibold break-words">{recipe.name}</h3>
                <div className="flex">
                  <EditButton name={recipe.name} isCompact onClick={() => setEdited(recipe)} />
                  <DeleteButton name={recipe.name} isCompact onDelete={async () => onChange(recipes.filter(({ id }) => id !== recipe.id))} />
                </div>
              </div>
              <p className="text-sm text-muted-foreground">
                {"%tPortionsOf%".replace("{n}", String(recipe.portions))} · {recipe.isMeat ? "%tWithMeat%" : "%tVegetarian%"}
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
  const [text, setText] = useState(recipe?.ingredients.map(ingredientText).join("\\n") ?? "");

  const save = (event: FormEvent) => {
    event.preventDefault();
    const lines = text.split("\\n").filter((line) => line.trim() !== "");
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
    <form onSubmit={save} className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground sm:grid-cols-2">
      <div className="grid content-start gap-4">
        <div className="grid gap-2">
          <Label htmlFor="meal-name">%tRecipeName%</Label>
          <Input id="meal-name" required value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        <NumberInput label="%tPortions%" value={portions} step={1} onChange={setPortions} />
        <FilterSwitch label="%tWithMeat%" checked={isMeat} onChange={setIsMeat} />
      </div>
      <div className="grid gap-2">
        <Label htmlFor="meal-ingredients">%tIngredientLines%</Label>
        <Textarea id="meal-ingredients" rows={6} required value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <Button type="submit" className="justify-self-start">
        {recipe ? "%save%" : "%tAddRecipe%"}
      </Button>
    </form>
  );
}
`,
};

export const MEAL_WORDS: WordTable = {
  tPeopleCount: ['People', 'Pessoas', 'Personas', 'Personen', 'Personnes'],
  tHideMeat: ['Hide meat', 'Ocultar carne', 'Ocultar carne', 'Fleisch ausblenden', 'Masquer la viande'],
  tPrint: ['Print', 'Imprimir', 'Imprimir', 'Drucken', 'Imprimer'],
  tWeekPlan: ['Week', 'Semana', 'Semana', 'Woche', 'Semaine'],
  tShoppingList: [
    'Shopping list',
    'Lista de compras',
    'Lista de la compra',
    'Einkaufsliste',
    'Liste de courses',
  ],
  tNothingToBuy: [
    'Nothing to buy',
    'Nada para comprar',
    'Nada que comprar',
    'Nichts zu kaufen',
    'Rien à acheter',
  ],
  tNothingToBuyText: [
    'Put recipes into the week first.',
    'Coloque receitas na semana primeiro.',
    'Pon primero recetas en la semana.',
    'Trage zuerst Rezepte in die Woche ein.',
    'Placez d’abord des recettes dans la semaine.',
  ],
  tRecipes: ['Recipes', 'Receitas', 'Recetas', 'Rezepte', 'Recettes'],
  tRecipeName: ['Recipe', 'Receita', 'Receta', 'Rezept', 'Recette'],
  tAddRecipe: ['Add recipe', 'Adicionar receita', 'Añadir receta', 'Rezept hinzufügen', 'Ajouter la recette'],
  tRecipeSaved: [
    'Recipe saved',
    'Receita salva',
    'Receta guardada',
    'Rezept gespeichert',
    'Recette enregistrée',
  ],
  tPortions: ['Portions', 'Porções', 'Raciones', 'Portionen', 'Portions'],
  tPortionsOf: ['{n} portions', '{n} porções', '{n} raciones', '{n} Portionen', '{n} portions'],
  tWithMeat: ['With meat', 'Com carne', 'Con carne', 'Mit Fleisch', 'Avec viande'],
  tVegetarian: ['Vegetarian', 'Vegetariana', 'Vegetariana', 'Vegetarisch', 'Végétarien'],
  tIngredientLines: [
    'Ingredients, one per line (200 g flour)',
    'Ingredientes, um por linha (200 g farinha)',
    'Ingredientes, uno por línea (200 g harina)',
    'Zutaten, eine pro Zeile (200 g Mehl)',
    'Ingrédients, un par ligne (200 g farine)',
  ],
  tMealNames: [
    'Breakfast|Lunch|Dinner',
    'Café da manhã|Almoço|Jantar',
    'Desayuno|Comida|Cena',
    'Frühstück|Mittagessen|Abendessen',
    'Petit déjeuner|Déjeuner|Dîner',
  ],
  tMealRecipes: [
    'Pancakes=veg=2=200 g flour,2 eggs,300 ml milk|Tomato pasta=veg=2=250 g pasta,400 g tomatoes,1 onion|Chicken curry=meat=4=500 g chicken,300 g rice,1 onion,200 ml cream|Vegetable soup=veg=4=300 g carrots,200 g potatoes,1 onion|Spaghetti bolognese=meat=4=400 g pasta,400 g minced beef,400 g tomatoes|Pizza=veg=2=300 g flour,200 g tomatoes,150 g cheese|Porridge=veg=1=60 g oats,200 ml milk,1 banana',
    'Panquecas=veg=2=200 g farinha,2 ovos,300 ml leite|Macarrão ao tomate=veg=2=250 g macarrão,400 g tomate,1 cebola|Frango ao curry=meat=4=500 g frango,300 g arroz,1 cebola,200 ml creme|Sopa de legumes=veg=4=300 g cenoura,200 g batata,1 cebola|Pizza=veg=2=300 g farinha,200 g tomate,150 g queijo|Mingau=veg=1=60 g aveia,200 ml leite,1 banana',
    'Tortitas=veg=2=200 g harina,2 huevos,300 ml leche|Pasta con tomate=veg=2=250 g pasta,400 g tomate,1 cebolla|Pollo al curry=meat=4=500 g pollo,300 g arroz,1 cebolla,200 ml nata|Sopa de verduras=veg=4=300 g zanahoria,200 g patata,1 cebolla|Pizza=veg=2=300 g harina,200 g tomate,150 g queso|Avena=veg=1=60 g avena,200 ml leche,1 plátano',
    'Pfannkuchen=veg=2=200 g Mehl,2 Eier,300 ml Milch|Tomatennudeln=veg=2=250 g Nudeln,400 g Tomaten,1 Zwiebel|Hähnchencurry=meat=4=500 g Hähnchen,300 g Reis,1 Zwiebel,200 ml Sahne|Gemüsesuppe=veg=4=300 g Karotten,200 g Kartoffeln,1 Zwiebel|Pizza=veg=2=300 g Mehl,200 g Tomaten,150 g Käse|Haferbrei=veg=1=60 g Haferflocken,200 ml Milch,1 Banane',
    'Crêpes=veg=2=200 g farine,2 œufs,300 ml lait|Pâtes à la tomate=veg=2=250 g pâtes,400 g tomates,1 oignon|Poulet au curry=meat=4=500 g poulet,300 g riz,1 oignon,200 ml crème|Soupe de légumes=veg=4=300 g carottes,200 g pommes de terre,1 oignon|Pizza=veg=2=300 g farine,200 g tomates,150 g fromage|Porridge=veg=1=60 g flocons,200 ml lait,1 banane',
  ],
};
