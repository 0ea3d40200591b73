import { useState } from "react";
import { NumberInput } from "@/components/tools/NumberInput";
import { ResultList } from "@/components/tools/ResultList";
import { type BodyMassClass, bodyMassClass, bodyMassIndex } from "@/lib/tools/body-mass";
import { words } from "@/lib/words";

const CLASSES: Record<BodyMassClass, string> = {
  under: words.under,
  normal: words.normal,
  over: words.toolOver,
  obese: words.obese,
};

export function BmiCalculator() {
  const [height, setHeight] = useState("175");
  const [weight, setWeight] = useState("70");
  const index = bodyMassIndex(Number(height), Number(weight));
  const results =
    index === null
      ? null
      : [
          { label: words.bmi, value: index.toFixed(1) },
          { label: words.result, value: CLASSES[bodyMassClass(index)] },
        ];

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 md:grid-cols-2">
      <div className="grid content-start gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <NumberInput label={words.height} value={height} onChange={setHeight} />
        <NumberInput label={words.bodyWeight} value={weight} onChange={setWeight} />
        <p className="text-sm text-muted-foreground">{words.bmiNote}</p>
      </div>
      <ResultList results={results} />
    </div>
  );
}
