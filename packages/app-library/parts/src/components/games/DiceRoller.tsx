import { DicesIcon } from "lucide-react";
import { useState } from "react";
import { FilterSelect } from "@/components/common/FilterSelect";
import { toOptions } from "@/components/form-fields/ChoiceField";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { words } from "@/lib/words";

const COUNTS = ["1", "2", "3", "4", "5", "6"];
const SIDES = ["2", "4", "6", "8", "10", "12", "20"];

export function DiceRoller() {
  const [count, setCount] = useState("2");
  const [sides, setSides] = useState("6");
  const [rolled, setRolled] = useState<readonly number[]>([]);
  const [past, setPast] = useStored<readonly string[]>("dice-past", []);
  const sum = rolled.reduce((total, value) => total + value, 0);

  const roll = () => {
    const values = Array.from({ length: Number(count) }, () => 1 + Math.floor(Math.random() * Number(sides)));
    setRolled(values);
    setPast([values.join(" + "), ...past].slice(0, 8));
  };

  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <div className="flex flex-wrap items-end gap-4">
        <FilterSelect label={words.dice} value={count} options={toOptions(COUNTS)} onChange={setCount} />
        <FilterSelect label={words.sides} value={sides} options={toOptions(SIDES)} onChange={setSides} />
        <Button size="lg" onClick={roll}>
          <DicesIcon />
          {words.roll}
        </Button>
      </div>
      <div
        role="status"
        className="grid min-h-36 content-center justify-items-center gap-4 rounded-xl border bg-card p-6 text-card-foreground"
      >
        <div className="flex flex-wrap justify-center gap-3">
          {rolled.map((value, index) => (
            <span
              key={index}
              className="grid size-16 place-items-center rounded-xl bg-primary font-heading text-3xl font-bold text-primary-foreground tabular-nums"
            >
              {value}
            </span>
          ))}
        </div>
        {rolled.length > 0 && (
          <p className="font-heading text-xl font-semibold">
            {words.total}: {sum}
          </p>
        )}
      </div>
      {past.length > 0 && (
        <section aria-label={words.past} className="grid gap-2">
          <h3 className="font-heading font-semibold">{words.past}</h3>
          <ol className="flex flex-wrap gap-2">
            {past.map((text, index) => (
              <li key={index}>
                <Badge variant="secondary" className="tabular-nums">
                  {text}
                </Badge>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
