import { useState } from "react";
import { Calculator } from "@/components/tools/Calculator";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { PickInput } from "@/components/tools/PickInput";
import { Button } from "@/components/ui/button";
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
  /** It reckons when this is pressed; without it, at every key. */
  button?: string;
  /** Nothing is reckoned with a zero. */
  isAboveZero?: boolean;
}

export function FormulaCalculator({ inputs, results, button, isAboveZero = false }: FormulaCalculatorProps) {
  const [texts, setTexts] = useState<readonly string[]>(() =>
    inputs.map(({ initial, choices }) =>
      choices ? String(initial) : initial.toLocaleString(app.locale, { useGrouping: false }),
    ),
  );
  const [pressed, setPressed] = useState(texts);
  const isFine = (value: number, at: number) =>
    inputs[at].choices ? !Number.isNaN(value) : isAboveZero ? value > 0 : value >= 0;
  const values = (button ? pressed : texts).map(readNumber);
  const isWhole = values.every(isFine);
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
            aria-invalid={!isFine(readNumber(texts[at]), at)}
            onChange={(text) => setTexts(texts.with(at, text))}
          />
        ),
      )}
      {button && <Button onClick={() => setPressed(texts)}>{button}</Button>}
    </Calculator>
  );
}
