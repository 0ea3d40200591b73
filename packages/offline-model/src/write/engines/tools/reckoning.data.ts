/** Calculators and the converter. */
export const CALCULATOR: Readonly<Record<string, string>> = {
  'src/lib/tools/calculate.ts': `export type CalculationResult = { ok: true; value: number } | { ok: false; problem: "division" | "invalid" };

const OPERATORS: Record<string, { rank: number; apply: (left: number, right: number) => number }> = {
  "+": { rank: 1, apply: (left, right) => left + right },
  "−": { rank: 1, apply: (left, right) => left - right },
  "×": { rank: 2, apply: (left, right) => left * right },
  "÷": { rank: 2, apply: (left, right) => left / right },
};

/** Reads "2+3×(4−1)" with the usual order of operations; a percent sign divides by a hundred. */
export function calculate(expression: string): CalculationResult {
  const tokens = expression.match(/\\d+\\.?\\d*|\\.\\d+|[+−×÷()%]/g) ?? [];
  let at = 0;

  const readValue = (): number => {
    const token = tokens[at];
    at += 1;
    if (token === "−") return -readValue();
    if (token === "+") return readValue();
    if (token === "(") {
      const inner = readSum(0);
      if (tokens[at] === ")") at += 1;
      return percent(inner);
    }
    return percent(token === undefined || !/\\d/.test(token) ? NaN : Number(token));
  };

  const percent = (value: number): number => {
    if (tokens[at] !== "%") return value;
    at += 1;
    return percent(value / 100);
  };

  const readSum = (least: number): number => {
    let left = readValue();
    for (;;) {
      const operator = OPERATORS[tokens[at] ?? ""];
      if (!operator || operator.rank <= least) return left;
      at += 1;
      left = operator.apply(left, readSum(operator.rank));
    }
  };

  const value = readSum(0);
  if (tokens.length === 0 || at < tokens.length || Number.isNaN(value)) {
    const isDivision = /÷0(?:\\.0*)?(?:[^\\d.]|$)/.test(expression);
    return { ok: false, problem: isDivision ? "division" : "invalid" };
  }
  return Number.isFinite(value) ? { ok: true, value } : { ok: false, problem: "division" };
}

/** Without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(12)));
}
`,
  'src/components/tools/PocketCalculator.tsx': `const KEYS = ["C", "(", ")", "÷", "7", "8", "9", "×", "4", "5", "6", "−", "1", "2", "3", "+", "0", ".", "%", "="];
const TYPED: Record<string, string> = { "*": "×", "/": "÷", "-": "−", Enter: "=", Escape: "C", ",": "." };
const SPOKEN: Record<string, string> = { C: "%tClear%" };

export function PocketCalculator() {
  const [expression, setExpression] = useState("");
  const [shown, setShown] = useState("0");
  const [isDone, setIsDone] = useState(false);
  const [past, setPast] = useStored<readonly string[]>("calculator-past", []);

  const finish = () => {
    if (expression === "") return;
    const result = calculate(expression);
    if (!result.ok) {
      setShown(result.problem === "division" ? "%tDivide%" : "%tInvalid%");
      setIsDone(true);
      return;
    }
    const text = numberText(result.value);
    setPast([expression + " = " + text, ...past].slice(0, 6));
    setShown(text);
    setExpression(text.replace("-", "−"));
    setIsDone(true);
  };

  const press = (key: string) => {
    if (key === "=") return finish();
    if (key === "C" || key === "Backspace") {
      const next = key === "C" || isDone ? "" : expression.slice(0, -1);
      setExpression(next);
      setShown(next || "0");
      setIsDone(false);
      return;
    }
    const isFresh = isDone && /[\\d.(]/.test(key);
    const isBroken = isDone && !/\\d/.test(shown);
    const next = (isFresh || isBroken ? "" : expression) + key;
    setExpression(next);
    setShown(next);
    setIsDone(false);
  };

  useKeyDown((event) => {
    const key = TYPED[event.key] ?? event.key;
    if (!KEYS.includes(key) && key !== "Backspace") return;
    event.preventDefault();
    press(key);
  });

  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid gap-3 rounded-2xl border bg-card p-4 text-card-foreground shadow-sm">
        <output
          aria-live="polite"
          aria-label="%tResult%"
          className="min-h-16 overflow-x-auto rounded-lg bg-muted px-4 py-3 text-right font-mono text-3xl text-foreground tabular-nums"
        >
          {shown}
        </output>
        <div className="grid grid-cols-4 gap-2">
          {KEYS.map((key) => (
            <Button
              key={key}
              type="button"
              aria-label={SPOKEN[key]}
              variant={key === "=" ? "default" : /\\d|\\./.test(key) ? "outline" : "secondary"}
              onClick={() => press(key)}
              className="h-14 text-xl"
            >
              {key}
            </Button>
          ))}
        </div>
        <Button type="button" variant="ghost" aria-label="%tBackspace%" onClick={() => press("Backspace")}>
          <DeleteIcon aria-hidden="true" />
        </Button>
      </div>
      {past.length > 0 && (
        <section aria-label="%tHistory%" className="grid gap-3">
          <h3 className="font-heading text-lg font-semibold">%tHistory%</h3>
          <ol className="grid gap-2 font-mono">
            {past.map((text, index) => (
              <li key={index} className="rounded-lg border bg-card px-4 py-2 break-all text-card-foreground">
                {text}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
`,
};

export const CONVERTER: Readonly<Record<string, string>> = {
  'src/lib/tools/units.ts': `export interface Unit {
  id: string;
  name: string;
  /** How many of the group's base unit one of it is. */
  factor: number;
  /** Added before the factor, for scales that begin elsewhere. */
  offset?: number;
}

export interface UnitGroup {
  id: string;
  name: string;
  units: readonly Unit[];
}

export const UNIT_GROUPS: readonly UnitGroup[] = [
  {
    id: "length",
    name: "%tLength%",
    units: [
      { id: "km", name: "%tKilometres%", factor: 1000 },
      { id: "mi", name: "%tMiles%", factor: 1609.344 },
      { id: "m", name: "%tMetres%", factor: 1 },
      { id: "ft", name: "%tFeet%", factor: 0.3048 },
      { id: "cm", name: "%tCentimetres%", factor: 0.01 },
      { id: "in", name: "%tInches%", factor: 0.0254 },
      { id: "mm", name: "%tMillimetres%", factor: 0.001 },
      { id: "yd", name: "%tYards%", factor: 0.9144 },
    ],
  },
  {
    id: "weight",
    name: "%tWeight%",
    units: [
      { id: "kg", name: "%tKilograms%", factor: 1000 },
      { id: "lb", name: "%tPounds%", factor: 453.59237 },
      { id: "g", name: "%tGrams%", factor: 1 },
      { id: "oz", name: "%tOunces%", factor: 28.349523125 },
      { id: "t", name: "%tTonnes%", factor: 1_000_000 },
    ],
  },
  {
    id: "temperature",
    name: "%tTemperature%",
    units: [
      { id: "c", name: "%tCelsius%", factor: 1, offset: 0 },
      { id: "f", name: "%tFahrenheit%", factor: 5 / 9, offset: -32 },
      { id: "k", name: "%tKelvin%", factor: 1, offset: -273.15 },
    ],
  },
  {
    id: "volume",
    name: "%tVolume%",
    units: [
      { id: "l", name: "%tLitres%", factor: 1 },
      { id: "gal", name: "%tGallons%", factor: 3.785411784 },
      { id: "ml", name: "%tMillilitres%", factor: 0.001 },
      { id: "cup", name: "%tCups%", factor: 0.2365882365 },
      { id: "pt", name: "%tPints%", factor: 0.473176473 },
      { id: "tbsp", name: "%tTablespoons%", factor: 0.01478676478125 },
    ],
  },
  {
    id: "area",
    name: "%tArea%",
    units: [
      { id: "m2", name: "%tSquareMetres%", factor: 1 },
      { id: "ft2", name: "%tSquareFeet%", factor: 0.09290304 },
      { id: "ha", name: "%tHectares%", factor: 10_000 },
      { id: "ac", name: "%tAcres%", factor: 4046.8564224 },
    ],
  },
  {
    id: "speed",
    name: "%tSpeed%",
    units: [
      { id: "kmh", name: "%tKmh%", factor: 1 / 3.6 },
      { id: "mph", name: "%tMph%", factor: 0.44704 },
      { id: "ms", name: "%tMs%", factor: 1 },
      { id: "kn", name: "%tKnots%", factor: 1852 / 3600 },
    ],
  },
  {
    id: "time",
    name: "%tTime%",
    units: [
      { id: "h", name: "%tHoursUnit%", factor: 3600 },
      { id: "min", name: "%tMinutesUnit%", factor: 60 },
      { id: "s", name: "%tSecondsUnit%", factor: 1 },
      { id: "d", name: "%tDaysUnit%", factor: 86_400 },
    ],
  },
];

export function convertUnit(value: number, from: Unit, to: Unit): number {
  const base = (value + (from.offset ?? 0)) * from.factor;
  return base / to.factor - (to.offset ?? 0);
}
`,
  'src/components/tools/UnitConverter.tsx': `import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";

export function UnitConverter() {
  return (
    <Tabs defaultValue={UNIT_GROUPS[0].id} className="mx-auto w-full max-w-2xl gap-5">
      <TabsList className="h-auto flex-wrap justify-start">
        {UNIT_GROUPS.map(({ id, name }) => (
          <TabsTrigger key={id} value={id}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {UNIT_GROUPS.map((group) => (
        <TabsContent key={group.id} value={group.id}>
          <GroupConverter group={group} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

function GroupConverter({ group }: { group: UnitGroup }) {
  const [text, setText] = useState("1");
  const [fromId, setFromId] = useState(group.units[0].id);
  const [toId, setToId] = useState(group.units[1].id);
  const from = group.units.find(({ id }) => id === fromId) ?? group.units[0];
  const to = group.units.find(({ id }) => id === toId) ?? group.units[1];
  const value = Number(text.replace(",", "."));
  const isNumber = text.trim() !== "" && !Number.isNaN(value);
  const result = isNumber ? String(Number(convertUnit(value, from, to).toPrecision(8))) : "–";

  const swap = () => {
    setFromId(toId);
    setToId(fromId);
  };

  return (
    <div className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="grid gap-2">
        <Label htmlFor="value">%tValue%</Label>
        <Input id="value" inputMode="decimal" value={text} onChange={(event) => setText(event.target.value)} />
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto_1fr]">
        <UnitSelect label="%tFromUnit%" units={group.units} value={fromId} onChange={setFromId} />
        <Button type="button" variant="outline" size="icon" aria-label="%tSwap%" onClick={swap}>
          <ArrowRightLeftIcon aria-hidden="true" />
        </Button>
        <UnitSelect label="%tToUnit%" units={group.units} value={toId} onChange={setToId} />
      </div>
      <p role="status" className="rounded-lg bg-muted p-5 text-center text-foreground">
        {isNumber ? (
          <>
            <span className="text-muted-foreground">
              {text} {from.name} =
            </span>
            <strong className="block font-heading text-3xl font-semibold break-all tabular-nums">{result}</strong>
            <span>{to.name}</span>
          </>
        ) : (
          "%invalidNumber%"
        )}
      </p>
    </div>
  );
}

interface UnitSelectProps {
  label: string;
  units: readonly Unit[];
  value: string;
  onChange: (id: string) => void;
}

function UnitSelect({ label, units, value, onChange }: UnitSelectProps) {
  const id = useId();
  return (
    <div className="grid gap-2 [&_[data-slot=native-select-wrapper]]:w-full">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {units.map((unit) => (
          <NativeSelectOption key={unit.id} value={unit.id}>
            {unit.name}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}
`,
};

/** A number typed into a field, shared by the small calculators. */
export const NUMBER_INPUT = {
  'src/components/tools/NumberInput.tsx': `interface NumberInputProps {
  label: string;
  value: string;
  step?: number;
  onChange: (value: string) => void;
}

export function NumberInput({ label, value, step, onChange }: NumberInputProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="number"
        min={0}
        step={step ?? "any"}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
`,
  'src/components/tools/ResultList.tsx': `interface ResultListProps {
  results: readonly { label: string; value: string }[] | null;
}

/** The first result is the one that was asked for. */
export function ResultList({ results }: ResultListProps) {
  if (!results) {
    return (
      <p role="alert" className="rounded-xl border border-dashed p-6">
        %tPositive%
      </p>
    );
  }
  return (
    <div role="status" className="rounded-xl border-2 border-primary bg-card p-6 text-card-foreground">
      <dl className="grid content-start gap-4">
        {results.map(({ label, value }, index) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className={cn("font-heading font-semibold tabular-nums", index === 0 ? "text-3xl" : "text-lg")}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
`,
} as const;

export const TIP: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/split-bill.ts': `export interface BillShare {
  tip: number;
  total: number;
  each: number;
}

/** Null where the numbers make no bill. */
export function splitBill(bill: number, tipPercent: number, people: number): BillShare | null {
  if (!(bill > 0) || !(tipPercent >= 0) || !(people >= 1) || !Number.isInteger(people)) return null;
  const tip = (bill * tipPercent) / 100;
  return { tip, total: bill + tip, each: (bill + tip) / people };
}
`,
  'src/components/tools/TipCalculator.tsx': `export function TipCalculator() {
  const [bill, setBill] = useState("60");
  const [tip, setTip] = useState("15");
  const [people, setPeople] = useState("2");
  const share = splitBill(Number(bill), Number(tip), Number(people));
  const results = share && [
    { label: "%tEach%", value: formatMoney(share.each) },
    { label: "%tTipAmount%", value: formatMoney(share.tip) },
    { label: "%tTotal%", value: formatMoney(share.total) },
  ];

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 md:grid-cols-2">
      <div className="grid content-start gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <NumberInput label="%tBill%" value={bill} onChange={setBill} />
        <NumberInput label="%tTip%" value={tip} onChange={setTip} />
        <div className="flex flex-wrap gap-2">
          {["10", "15", "18", "20"].map((percent) => (
            <Button
              key={percent}
              type="button"
              size="sm"
              variant={percent === tip ? "default" : "outline"}
              aria-pressed={percent === tip}
              onClick={() => setTip(percent)}
            >
              {percent} %
            </Button>
          ))}
        </div>
        <NumberInput label="%tPeople%" value={people} step={1} onChange={setPeople} />
      </div>
      <ResultList results={results} />
    </div>
  );
}
`,
};

export const BMI: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/body-mass.ts': `export type BodyMassClass = "under" | "normal" | "over" | "obese";

export function bodyMassIndex(heightCm: number, weightKg: number): number | null {
  if (!(heightCm >= 50) || heightCm > 275 || !(weightKg > 0) || weightKg > 650) return null;
  return weightKg / (heightCm / 100) ** 2;
}

export function bodyMassClass(index: number): BodyMassClass {
  if (index < 18.5) return "under";
  if (index < 25) return "normal";
  return index < 30 ? "over" : "obese";
}
`,
  'src/components/tools/BmiCalculator.tsx': `const CLASSES: Record<BodyMassClass, string> = {
  under: "%tUnder%",
  normal: "%tNormal%",
  over: "%tOver%",
  obese: "%tObese%",
};

export function BmiCalculator() {
  const [height, setHeight] = useState("175");
  const [weight, setWeight] = useState("70");
  const index = bodyMassIndex(Number(height), Number(weight));
  const results = index === null ? null : [
    { label: "%tBmi%", value: index.toFixed(1) },
    { label: "%tResult%", value: CLASSES[bodyMassClass(index)] },
  ];

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 md:grid-cols-2">
      <div className="grid content-start gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <NumberInput label="%tHeight%" value={height} onChange={setHeight} />
        <NumberInput label="%tBodyWeight%" value={weight} onChange={setWeight} />
        <p className="text-sm text-muted-foreground">%tBmiNote%</p>
      </div>
      <ResultList results={results} />
    </div>
  );
}
`,
};
