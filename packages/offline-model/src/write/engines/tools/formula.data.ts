import { NUMBER_INPUT } from './reckoning.data.ts';

export const FORMULA: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/components/tools/FormulaCalculator.tsx': `interface FormulaCalculatorProps {
  inputs: readonly { label: string; unit: string; initial: number }[];
  results: readonly { label: string; unit: string; value: (values: readonly number[]) => number }[];
}

export function FormulaCalculator({ inputs, results }: FormulaCalculatorProps) {
  const [texts, setTexts] = useState<readonly string[]>(() => inputs.map(({ initial }) => String(initial)));
  const values = texts.map(Number);
  const isWhole = texts.every((text) => text.trim() !== "") && values.every((value) => value >= 0);
  const answers = results.map(({ label, unit, value }) => ({ label, unit, value: value(values) }));
  const isReckoned = isWhole && answers.every(({ value }) => Number.isFinite(value));
  const shown = isReckoned
    ? answers.map(({ label, unit, value }) => ({
        label,
        value: unit === "money" ? formatMoney(value) : formatNumber(Math.round(value * 100) / 100, unit),
      }))
    : null;

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 md:grid-cols-2">
      <div className="grid content-start gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        {inputs.map(({ label, unit }, index) => (
          <NumberInput
            key={label}
            label={unit === "" ? label : \`\${label} (\${unit})\`}
            value={texts[index] ?? ""}
            onChange={(text) => setTexts((old) => old.map((other, at) => (at === index ? text : other)))}
          />
        ))}
      </div>
      <ResultList results={shown} />
    </div>
  );
}
`,
};
