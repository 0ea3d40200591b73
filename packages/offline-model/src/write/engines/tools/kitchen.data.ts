import type { WordTable } from '../../blocks/block-words.ts';
import { PICK_INPUT } from './pick.data.ts';

/** Cups and spoons to grams, by what is in them, and the oven's degrees. */
export const KITCHEN: Readonly<Record<string, string>> = {
  ...PICK_INPUT,
  'src/lib/tools/kitchen-measures.ts': `/** Grams of one cup of about 240 ml. */
export const CUP_GRAMS: readonly { id: string; name: string; grams: number }[] = "%tCupGrams%".split("|").map((line) => {
  const [name, grams] = line.split("=");
  return { id: name, name, grams: Number(grams) };
});

/** Parts of a cup. */
export const MEASURES: readonly { id: string; name: string; cups: number }[] = [
  { id: "cup", name: "%tCups%", cups: 1 },
  { id: "tablespoon", name: "%tTablespoons%", cups: 1 / 16 },
  { id: "teaspoon", name: "%tTeaspoons%", cups: 1 / 48 },
];

/** "1.5", "1,5", "1/2" and "1 1/2"; null where it is no amount. */
export function readAmount(text: string): number | null {
  const parts = text.trim().replace(",", ".").split(/\\s+/);
  const values = parts.map((part) => {
    const [top, bottom] = part.split("/").map(Number);
    return bottom === undefined ? top : top / bottom;
  });
  const sum = values.reduce((total, value) => total + value, 0);
  return text.trim() === "" || !Number.isFinite(sum) || sum < 0 ? null : sum;
}

export function toCelsius(fahrenheit: number): number {
  return ((fahrenheit - 32) * 5) / 9;
}

export function toFahrenheit(celsius: number): number {
  return (celsius * 9) / 5 + 32;
}
`,
  'src/components/tools/KitchenConverter.tsx': `const FRACTIONS = ["1/4", "1/3", "1/2", "2/3", "3/4", "1"];

export function KitchenConverter() {
  return (
    <div className="mx-auto grid w-full max-w-4xl items-start gap-6 md:grid-cols-2">
      <CupConverter />
      <OvenConverter />
    </div>
  );
}

function CupConverter() {
  const [text, setText] = useState("1");
  const [food, setFood] = useState(CUP_GRAMS[0].id);
  const [measure, setMeasure] = useState(MEASURES[0].id);
  const [isBack, setIsBack] = useState(false);
  const amount = readAmount(text);
  const perUnit =
    (CUP_GRAMS.find(({ id }) => id === food)?.grams ?? 0) * (MEASURES.find(({ id }) => id === measure)?.cups ?? 1);
  const unitName = MEASURES.find(({ id }) => id === measure)?.name ?? "";
  const result = amount === null ? null : isBack ? amount / perUnit : amount * perUnit;

  return (
    <section aria-label="%tCupsToGrams%" className="grid gap-4 rounded-xl border bg-card p-6 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">%tCupsToGrams%</h3>
      <PickInput
        label="%tIngredient%"
        value={food}
        options={CUP_GRAMS.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setFood}
      />
      <PickInput
        label="%tMeasure%"
        value={measure}
        options={MEASURES.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setMeasure}
      />
      <div className="grid gap-2">
        <Label htmlFor="kitchen-amount">{isBack ? "%tGrams%" : unitName}</Label>
        <Input id="kitchen-amount" inputMode="decimal" value={text} onChange={(event) => setText(event.target.value)} />
        {!isBack && (
          <div className="flex flex-wrap gap-1">
            {FRACTIONS.map((fraction) => (
              <Button key={fraction} type="button" size="sm" variant="outline" onClick={() => setText(fraction)}>
                {fraction}
              </Button>
            ))}
          </div>
        )}
      </div>
      <FilterSwitch label="%tGramsBack%" checked={isBack} onChange={setIsBack} />
      <p role="status" className="rounded-lg bg-muted p-5 text-center text-foreground">
        {result === null ? (
          "%tAmountHint%"
        ) : (
          <strong className="font-heading text-3xl font-semibold tabular-nums">
            {isBack ? formatNumber(Math.round(result * 100) / 100, unitName) : formatNumber(Math.round(result), "g")}
          </strong>
        )}
      </p>
    </section>
  );
}

function OvenConverter() {
  const [fahrenheit, setFahrenheit] = useState("350");
  const [celsius, setCelsius] = useState("177");
  const both = (text: string, convert: (value: number) => number) => {
    const value = Number(text.replace(",", "."));
    return text.trim() === "" || Number.isNaN(value) ? "" : String(Math.round(convert(value)));
  };

  return (
    <section aria-label="%tOven%" className="grid gap-4 rounded-xl border bg-card p-6 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">%tOven%</h3>
      <div className="grid gap-2">
        <Label htmlFor="oven-fahrenheit">Fahrenheit (°F)</Label>
        <Input
          id="oven-fahrenheit"
          inputMode="decimal"
          value={fahrenheit}
          onChange={(event) => {
            setFahrenheit(event.target.value);
            setCelsius(both(event.target.value, toCelsius));
          }}
        />
      </div>
      <div className="grid gap-2">
        <Label htmlFor="oven-celsius">Celsius (°C)</Label>
        <Input
          id="oven-celsius"
          inputMode="decimal"
          value={celsius}
          onChange={(event) => {
            setCelsius(event.target.value);
            setFahrenheit(both(event.target.value, toFahrenheit));
          }}
        />
      </div>
      <p role="status" className="rounded-lg bg-muted p-5 text-center font-heading text-2xl font-semibold text-foreground tabular-nums">
        {fahrenheit === "" || celsius === "" ? "%tAmountHint%" : fahrenheit + " °F = " + celsius + " °C"}
      </p>
    </section>
  );
}
`,
};

export const KITCHEN_WORDS: WordTable = {
  tCupsToGrams: [
    'Cups and spoons to grams',
    'Xícaras e colheres em gramas',
    'Tazas y cucharadas a gramos',
    'Tassen und Löffel in Gramm',
    'Tasses et cuillères en grammes',
  ],
  tIngredient: ['Ingredient', 'Ingrediente', 'Ingrediente', 'Zutat', 'Ingrédient'],
  tMeasure: ['Measure', 'Medida', 'Medida', 'Maß', 'Mesure'],
  tCups: ['Cups', 'Xícaras', 'Tazas', 'Tassen', 'Tasses'],
  tTablespoons: ['Tablespoons', 'Colheres de sopa', 'Cucharadas', 'Esslöffel', 'Cuillères à soupe'],
  tTeaspoons: ['Teaspoons', 'Colheres de chá', 'Cucharaditas', 'Teelöffel', 'Cuillères à café'],
  tGrams: ['Grams', 'Gramas', 'Gramos', 'Gramm', 'Grammes'],
  tGramsBack: [
    'From grams back',
    'De gramas para medida',
    'De gramos a medida',
    'Von Gramm zurück',
    'Depuis les grammes',
  ],
  tOven: [
    'Oven temperature',
    'Temperatura do forno',
    'Temperatura del horno',
    'Ofentemperatur',
    'Température du four',
  ],
  tAmountHint: [
    'Enter an amount such as 1.5 or 1/2.',
    'Informe um valor como 1,5 ou 1/2.',
    'Indica una cantidad como 1,5 o 1/2.',
    'Bitte eine Menge wie 1,5 oder 1/2 angeben.',
    'Indiquez une quantité comme 1,5 ou 1/2.',
  ],
  tCupGrams: [
    'Flour=125|Sugar=200|Brown sugar=220|Powdered sugar=120|Butter=227|Rice=185|Honey=340|Milk=245|Water=240|Oil=218|Oats=90|Cocoa=85|Salt=288|Chopped nuts=120',
    'Farinha=125|Açúcar=200|Açúcar mascavo=220|Açúcar de confeiteiro=120|Manteiga=227|Arroz=185|Mel=340|Leite=245|Água=240|Óleo=218|Aveia=90|Cacau=85|Sal=288|Nozes picadas=120',
    'Harina=125|Azúcar=200|Azúcar moreno=220|Azúcar glas=120|Mantequilla=227|Arroz=185|Miel=340|Leche=245|Agua=240|Aceite=218|Avena=90|Cacao=85|Sal=288|Nueces picadas=120',
    'Mehl=125|Zucker=200|Brauner Zucker=220|Puderzucker=120|Butter=227|Reis=185|Honig=340|Milch=245|Wasser=240|Öl=218|Haferflocken=90|Kakao=85|Salz=288|Gehackte Nüsse=120',
    'Farine=125|Sucre=200|Sucre roux=220|Sucre glace=120|Beurre=227|Riz=185|Miel=340|Lait=245|Eau=240|Huile=218|Flocons d’avoine=90|Cacao=85|Sel=288|Noix hachées=120',
  ],
};
