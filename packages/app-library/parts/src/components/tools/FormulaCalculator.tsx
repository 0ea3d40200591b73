import { useId, useState } from "react";
import { PickInput } from "@/components/tools/PickInput";
import { ResultList } from "@/components/tools/ResultList";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { app } from "@/lib/app";
import { formatMoney, formatNumber } from "@/lib/format";
import { readNumber } from "@/lib/tools/read-number";

interface FormulaInput {
  label: string;
  unit: string;
  initial: number;
  /** Where one is chosen instead of typed. */
  choices?: readonly { label: string; value: number }[];
}

interface FormulaCalculatorProps {
  inputs: readonly FormulaInput[];
  results: readonly { label: string; unit: string; value: (values: readonly number[]) => number }[];
}

export function FormulaCalculator({ inputs, results }: FormulaCalculatorProps) {
  const [texts, setTexts] = useState<readonly string[]>(() =>
    inputs.map(({ initial, choices }) =>
      choices ? String(initial) : initial.toLocaleString(app.locale, { useGrouping: false }),
    ),
  );
  const values = texts.map(readNumber);
  const isWhole = values.every(
    (value, at) => !Number.isNaN(value) && (value >= 0 || inputs[at].choices !== undefined),
  );
  const answers = results.map(({ label, unit, value }) => ({ label, unit, value: value(values) }));
  const isReckoned = isWhole && answers.every(({ value }) => Number.isFinite(value));
  const change = (at: number, text: string) =>
    setTexts((old) => old.map((other, index) => (index === at ? text : other)));
  const shown = isReckoned
    ? answers.map(({ label, unit, value }) => ({
        label,
        value:
          unit === "money"
            ? formatMoney(Math.round(value * 100) / 100)
            : formatNumber(Math.round(value * 100) / 100, unit),
      }))
    : null;

  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-2">
      <div className="grid content-start gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        {inputs.map(({ label, unit, choices }, at) =>
          choices ? (
            <PickInput
              key={label}
              label={label}
              value={texts[at] ?? ""}
              options={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
              onChange={(text) => change(at, text)}
            />
          ) : (
            <FormulaField
              key={label}
              label={unit === "" ? label : `${label} (${unit})`}
              value={texts[at] ?? ""}
              onChange={(text) => change(at, text)}
            />
          ),
        )}
      </div>
      <ResultList results={shown} />
    </div>
  );
}

interface FormulaFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

function FormulaField({ label, value, onChange }: FormulaFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        inputMode="decimal"
        value={value}
        aria-invalid={!(readNumber(value) >= 0)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
