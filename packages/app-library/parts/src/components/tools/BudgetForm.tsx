import { type FormEvent, useState } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { PickInput } from "@/components/tools/PickInput";
import { Problem } from "@/components/tools/Problem";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
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
    <ToolCard title={entry ? words.changeEntry : words.newEntry}>
      <form onSubmit={save} noValidate className="grid gap-4 sm:grid-cols-2">
        <PickInput
          label={words.kind}
          value={kind}
          options={[
            { value: "expense", label: words.expense },
            { value: "income", label: words.income },
          ]}
          onChange={setKind}
        />
        <LabelledInput label={words.amount} type="number" value={amount} onChange={setAmount} />
        {!isIncome && (
          <PickInput
            label={words.category}
            value={category}
            options={categories.map(({ name }) => ({ value: name, label: name }))}
            onChange={setCategory}
          />
        )}
        <LabelledInput label={words.date} type="date" value={date} onChange={setDate} />
        <LabelledInput label={words.note} value={note} onChange={setNote} className="sm:col-span-2" />
        <Problem text={problem} />
        <Button type="submit" className="justify-self-start sm:col-start-1">
          {entry ? words.save : words.toolAdd}
        </Button>
      </form>
    </ToolCard>
  );
}
