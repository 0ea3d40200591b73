import { useState } from "react";
import { NumberInput } from "@/components/tools/NumberInput";
import { ResultList } from "@/components/tools/ResultList";
import { Button } from "@/components/ui/button";
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
    <div className="mx-auto grid w-full max-w-3xl gap-6 md:grid-cols-2">
      <div className="grid content-start gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <NumberInput label={words.bill} value={bill} onChange={setBill} />
        <NumberInput label={words.tip} value={tip} onChange={setTip} />
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
        <NumberInput label={words.people} value={people} step={1} onChange={setPeople} />
      </div>
      <ResultList results={results} />
    </div>
  );
}
