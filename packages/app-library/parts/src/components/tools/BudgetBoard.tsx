import { useState } from "react";
import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { PieFigure } from "@/components/charts/PieFigure";
import { BudgetForm } from "@/components/tools/BudgetForm";
import { BudgetLimits } from "@/components/tools/BudgetLimits";
import { BudgetList } from "@/components/tools/BudgetList";
import { FigureList } from "@/components/tools/FigureList";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { formatMoney } from "@/lib/format";
import { withItem, withoutItem } from "@/lib/saved";
import { toast } from "@/lib/toast";
import { type BudgetCategory, type BudgetEntry, inMonth, spentOn, totalOf } from "@/lib/tools/budget";
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
  const left = total === undefined ? income - expense : total - totalOf(entries, "expense");
  const figures = [
    { label: words.income, value: formatMoney(income) },
    { label: words.expenses, value: formatMoney(expense) },
    {
      label: total === undefined ? words.balance : words.budgetLeft,
      value: formatMoney(Math.round(left * 100) / 100),
      isBad: left < 0,
    },
  ];
  const Figure = chart === "pie" ? PieFigure : BarFigure;

  const save = (entry: BudgetEntry) => {
    setEntries(withItem(entries, entry));
    setEdited(null);
    toast.success(words.booked);
  };

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <LabelledInput label={words.month} type="month" value={month} onChange={setMonth} isOnPage />
        <FigureList figures={figures} className="grow grid-cols-3 sm:max-w-xl sm:grid-cols-3" />
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
        onRemove={(entry) => setEntries(withoutItem(entries, entry))}
      />
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
