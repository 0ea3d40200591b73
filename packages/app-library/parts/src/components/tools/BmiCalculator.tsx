import { useState } from "react";
import { Calculator } from "@/components/tools/Calculator";
import { LabelledInput } from "@/components/tools/LabelledInput";
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
    <Calculator results={results}>
      <LabelledInput label={words.height} type="number" value={height} onChange={setHeight} />
      <LabelledInput label={words.bodyWeight} type="number" value={weight} onChange={setWeight} />
      <p className="text-sm text-muted-foreground">{words.bmiNote}</p>
    </Calculator>
  );
}
