import { type FormEvent, useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { PickInput } from "@/components/tools/PickInput";
import { Problem } from "@/components/tools/Problem";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { toggled } from "@/lib/saved";
import { toast } from "@/lib/toast";
import type { SharedCost } from "@/lib/tools/settle-up";
import { words } from "@/lib/words";

interface CostFormProps {
  people: readonly string[];
  onAdd: (cost: SharedCost) => void;
}

export function CostForm({ people, onAdd }: CostFormProps) {
  const [what, setWhat] = useState("");
  const [amount, setAmount] = useState("");
  const [payer, setPayer] = useState("");
  const [left, setLeft] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState("");
  const paidBy = payer === "" ? (people[0] ?? "") : payer;
  const sharers = people.filter((person) => !left.includes(person));

  const add = (event: FormEvent) => {
    event.preventDefault();
    const value = Number(amount.replace(",", "."));
    if (what.trim() === "" || !(value > 0) || paidBy === "" || sharers.length === 0) {
      setProblem(words.costProblem);
      return;
    }
    onAdd({ id: crypto.randomUUID(), what: what.trim(), amount: value, payer: paidBy, sharers });
    setWhat("");
    setAmount("");
    setProblem("");
    toast.success(words.costAdded);
  };

  return (
    <ToolCard title={words.newCost}>
      <form onSubmit={add} className="grid gap-4 sm:grid-cols-2">
        <LabelledInput label={words.what} value={what} onChange={setWhat} className="sm:col-span-2" />
        <LabelledInput label={words.amount} inputMode="decimal" value={amount} onChange={setAmount} />
        <PickInput
          label={words.payer}
          value={paidBy}
          options={people.map((person) => ({ value: person, label: person }))}
          onChange={setPayer}
        />
        <fieldset className="grid gap-2 sm:col-span-2">
          <legend className="mb-1 text-sm font-medium">{words.sharedBy}</legend>
          <div className="flex flex-wrap gap-4">
            {people.map((person) => (
              <Label key={person} className="flex items-center gap-2">
                <Checkbox
                  checked={sharers.includes(person)}
                  onCheckedChange={() => setLeft(toggled(left, person))}
                />
                {person}
              </Label>
            ))}
          </div>
        </fieldset>
        <Problem text={problem} />
        <Button type="submit" className="justify-self-start sm:col-start-1">
          {words.addCost}
        </Button>
      </form>
    </ToolCard>
  );
}
