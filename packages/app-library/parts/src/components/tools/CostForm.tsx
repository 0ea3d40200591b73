import { type FormEvent, useState } from "react";
import { toast } from "@/lib/toast";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import type { SharedCost } from "@/lib/tools/settle-up";
import { words } from "@/lib/words";

import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";

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
    <form onSubmit={add} className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">{words.newCost}</h3>
      <div className="grid gap-1.5">
        <Label htmlFor="cost-what">{words.what}</Label>
        <Input id="cost-what" value={what} onChange={(event) => setWhat(event.target.value)} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid gap-1.5">
          <Label htmlFor="cost-amount">{words.amount}</Label>
          <Input
            id="cost-amount"
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </div>
        <div className="grid gap-1.5 [&_[data-slot=native-select-wrapper]]:w-full">
          <Label htmlFor="cost-payer">{words.payer}</Label>
          <NativeSelect id="cost-payer" value={paidBy} onChange={(event) => setPayer(event.target.value)}>
            {people.map((person) => (
              <NativeSelectOption key={person} value={person}>
                {person}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium">{words.sharedBy}</legend>
        <div className="flex flex-wrap gap-4">
          {people.map((person) => (
            <Label key={person} className="flex items-center gap-2">
              <Checkbox
                checked={sharers.includes(person)}
                onCheckedChange={(isIn) =>
                  setLeft(isIn === true ? left.filter((other) => other !== person) : [...left, person])
                }
              />
              {person}
            </Label>
          ))}
        </div>
      </fieldset>
      {problem !== "" && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <Button type="submit" className="justify-self-start">
        {words.addCost}
      </Button>
    </form>
  );
}
