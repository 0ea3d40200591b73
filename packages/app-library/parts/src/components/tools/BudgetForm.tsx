import { type FormEvent, useState } from "react";
import { NumberInput } from "@/components/tools/NumberInput";
import { PickInput } from "@/components/tools/PickInput";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { inDays } from "@/data/relative-days";
import type { BudgetCategory, BudgetEntry } from "@/lib/tools/budget";
import { words } from "@/lib/words";

interface BudgetFormProps {
  /** What is changed; null makes a new one. */
  entry: BudgetEntry | null;
  categories: readonly BudgetCategory[];
  onSave: (entry: BudgetEntry) => void;
}

export function BudgetForm({ entry, categories, onSave }: BudgetFormProps) {
  const first = entry ?? { kind: "expense", amount: "", category: "", date: inDays(0), note: "" };
  const [kind, setKind] = useState<string>(first.kind);
  const [amount, setAmount] = useState(String(first.amount));
  const [category, setCategory] = useState(first.category || (categories[0]?.name ?? ""));
  const [date, setDate] = useState(first.date);
  const [note, setNote] = useState(first.note);
  const [problem, setProblem] = useState("");
  const isIncome = kind === "income";

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!(Number(amount) > 0) || date === "") {
      setProblem(words.amountProblem);
      return;
    }
    onSave({
      id: entry?.id ?? crypto.randomUUID(),
      kind: isIncome ? "income" : "expense",
      amount: Number(amount),
      category: isIncome ? "" : category,
      date,
      note: note.trim(),
    });
    setAmount("");
    setNote("");
    setProblem("");
  };

  return (
    <form
      onSubmit={save}
      noValidate
      className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground"
    >
      <h3 className="font-heading text-lg font-semibold">{entry ? words.changeEntry : words.newEntry}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <PickInput
          label={words.kind}
          value={kind}
          options={[
            { value: "expense", label: words.expense },
            { value: "income", label: words.income },
          ]}
          onChange={setKind}
        />
        <NumberInput label={words.amount} value={amount} onChange={setAmount} />
        {!isIncome && (
          <PickInput
            label={words.category}
            value={category}
            options={categories.map(({ name }) => ({ value: name, label: name }))}
            onChange={setCategory}
          />
        )}
        <div className="grid gap-2">
          <Label htmlFor="budget-date">{words.date}</Label>
          <Input
            id="budget-date"
            type="date"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </div>
        <div className="grid gap-2 sm:col-span-2">
          <Label htmlFor="budget-note">{words.note}</Label>
          <Input id="budget-note" value={note} onChange={(event) => setNote(event.target.value)} />
        </div>
      </div>
      {problem !== "" && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      <Button type="submit" className="justify-self-start">
        {entry ? words.save : words.toolAdd}
      </Button>
    </form>
  );
}
