import { useState } from "react";
import { toast } from "@/lib/toast";
import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { PieFigure } from "@/components/charts/PieFigure";
import { BudgetForm } from "@/components/tools/BudgetForm";
import { BudgetLimits } from "@/components/tools/BudgetLimits";
import { BudgetList } from "@/components/tools/BudgetList";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { formatMoney } from "@/lib/format";
import { type BudgetCategory, type BudgetEntry, inMonth, spentOn, totalOf } from "@/lib/tools/budget";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface BudgetBoardProps {
  categories: readonly string[];
  chart: "pie" | "bar";
  /** What may be spent in all; absent where months stand alone. */
  total?: number;
}

export function BudgetBoard({ categories: first, chart, total }: BudgetBoardProps) {
  const [categories, setCategories] = useStored<readonly BudgetCategory[]>(
    "budget-categories",
    first.map((name, index) => ({ name, limit: [400, 900, 150, 200, 120, 100][index % 6] })),
  );
  const [entries, setEntries] = useStored<readonly BudgetEntry[]>("budget-entries", firstEntries(first));
  const [month, setMonth] = useState(() => inDays(0).slice(0, 7));
  const [edited, setEdited] = useState<BudgetEntry | null>(null);
  const shown = inMonth(entries, month);
  const [income, expense] = [totalOf(shown, "income"), totalOf(shown, "expense")];
  const Figure = chart === "pie" ? PieFigure : BarFigure;

  const save = (entry: BudgetEntry) => {
    const isNew = entries.every(({ id }) => id !== entry.id);
    setEntries(isNew ? [entry, ...entries] : entries.map((other) => (other.id === entry.id ? entry : other)));
    setEdited(null);
    toast.success(words.booked);
  };

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <Label htmlFor="budget-month">{words.month}</Label>
          <Input
            id="budget-month"
            type="month"
            value={month}
            onChange={(event) => setMonth(event.target.value)}
            className="bg-card text-card-foreground dark:bg-card"
          />
        </div>
        <dl className="grid grow grid-cols-3 gap-3 sm:max-w-xl">
          <BudgetFigure label={words.income} amount={income} />
          <BudgetFigure label={words.expenses} amount={expense} />
          {total === undefined ? (
            <BudgetFigure label={words.balance} amount={Math.round((income - expense) * 100) / 100} />
          ) : (
            <BudgetFigure
              label={words.budgetLeft}
              amount={Math.round((total - totalOf(entries, "expense")) * 100) / 100}
            />
          )}
        </dl>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <BudgetForm key={edited?.id ?? "new"} entry={edited} categories={categories} onSave={save} />
        <ChartCard title={words.byCategory}>
          <Figure
            label={words.expenses}
            format={formatMoney}
            data={categories.map(({ name }) => ({ name, value: spentOn(shown, name) }))}
          />
        </ChartCard>
      </div>
      <BudgetLimits categories={categories} entries={shown} onChange={setCategories} />
      <BudgetList
        entries={shown}
        onEdit={setEdited}
        onRemove={(id) => setEntries(entries.filter((entry) => entry.id !== id))}
      />
    </div>
  );
}

function BudgetFigure({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="grid rounded-xl border bg-card p-4 text-card-foreground">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd
        className={cn(
          "font-heading text-lg font-semibold tabular-nums sm:text-xl",
          amount < 0 && "text-destructive",
        )}
      >
        {formatMoney(amount)}
      </dd>
    </div>
  );
}

/** Two months, so that there is something to look at. */
function firstEntries(categories: readonly string[]): readonly BudgetEntry[] {
  const today = inDays(0);
  const past = inDays(-Number(today.slice(8)) - 3).slice(0, 8);
  return [today.slice(0, 8), past]
    .flatMap((month, at) => [
      {
        id: "income-" + at,
        kind: "income" as const,
        amount: 3200,
        category: "",
        date: month + "01",
        note: words.salary,
      },
      ...categories.slice(0, 6).map((category, index) => ({
        id: "expense-" + at + "-" + index,
        kind: "expense" as const,
        amount: [262.4, 900, 84.5, 231.2, 45.9, 60][index] - at * 5,
        category,
        date: month + "0" + (index + 1),
        note: "",
      })),
    ])
    .filter(({ date }) => date <= today);
}
