import { useState } from "react";
import { Calculator } from "@/components/tools/Calculator";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { PickInput } from "@/components/tools/PickInput";
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
  const isWhole = values.every((value, at) => value >= 0 || (inputs[at].choices && !Number.isNaN(value)));
  const answers = results.map(({ label, unit, value }) => ({ label, unit, value: value(values) }));
  const isReckoned = isWhole && answers.every(({ value }) => Number.isFinite(value));
  const shown = answers.map(({ label, unit, value }) => {
    const rounded = Math.round(value * 100) / 100;
    return { label, value: unit === "money" ? formatMoney(rounded) : formatNumber(rounded, unit) };
  });

  return (
    <Calculator results={isReckoned ? shown : null}>
      {inputs.map(({ label, unit, choices }, at) =>
        choices ? (
          <PickInput
            key={label}
            label={label}
            value={texts[at]}
            options={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
            onChange={(text) => setTexts(texts.with(at, text))}
          />
        ) : (
          <LabelledInput
            key={label}
            label={unit === "" ? label : `${label} (${unit})`}
            inputMode="decimal"
            value={texts[at]}
            aria-invalid={!(values[at] >= 0)}
            onChange={(text) => setTexts(texts.with(at, text))}
          />
        ),
      )}
    </Calculator>
  );
}
