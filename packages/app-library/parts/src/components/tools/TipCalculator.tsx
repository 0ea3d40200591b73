import { useState } from "react";
import { Calculator } from "@/components/tools/Calculator";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { formatMoney } from "@/lib/format";
import { splitBill } from "@/lib/tools/split-bill";
import { words } from "@/lib/words";

export function TipCalculator() {
  const [bill, setBill] = useState("60");
  const [tip, setTip] = useState("15");
  const [people, setPeople] = useState("2");
  const share = splitBill(Number(bill), Number(tip), Number(people));
  const results = share && [
    { label: words.each, value: formatMoney(share.each) },
    { label: words.tipAmount, value: formatMoney(share.tip) },
    { label: words.total, value: formatMoney(share.total) },
  ];

  return (
    <Calculator results={results}>
      <LabelledInput label={words.bill} type="number" value={bill} onChange={setBill} />
      <LabelledInput label={words.tip} type="number" value={tip} onChange={setTip} />
      <ChoiceButtons
        size="sm"
        options={["10", "15", "18", "20"]}
        value={tip}
        text={(percent) => percent + " %"}
        onChange={setTip}
      />
      <LabelledInput label={words.people} type="number" step={1} value={people} onChange={setPeople} />
    </Calculator>
  );
}
