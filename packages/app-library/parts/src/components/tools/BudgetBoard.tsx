import { useState } from "react";
import { BarFigure } from "@/components/charts/BarFigure";
import { ChartCard } from "@/components/charts/ChartCard";
import { PieFigure } from "@/components/charts/PieFigure";
import { ExportButton } from "@/components/common/ExportButton";
import { BudgetForm } from "@/components/tools/BudgetForm";
import { BudgetLimits } from "@/components/tools/BudgetLimits";
import { BudgetList } from "@/components/tools/BudgetList";
import { FigureList } from "@/components/tools/FigureList";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { formatMoney } from "@/lib/format";
import { withItem, withoutItem } from "@/lib/saved";
import { groupByTime } from "@/lib/time-steps";
import { toast } from "@/lib/toast";
import { type BudgetCategory, type BudgetEntry, inMonth, spentOn, totalOf } from "@/lib/tools/budget";
import { words } from "@/lib/words";

interface BudgetBoardProps {
  categories: readonly string[];
  chart: "pie" | "bar";
  /** What may be spent in all; absent where months stand alone. */
  total?: number;
  /** So many of them are compared. */
  months: number;
  hasExport?: boolean;
}

export function BudgetBoard({ categories: first, chart, total, months, hasExport }: BudgetBoardProps) {
  const [categories, setCategories] = useStored<readonly BudgetCategory[]>(
    "budget-categories",
    first.map((name, index) => ({ name, limit: [400, 900, 150, 200, 120, 100][index % 6] })),
  );
  const [entries, setEntries] = useStored<readonly BudgetEntry[]>(
    "budget-entries",
    firstEntries(first, months),
  );
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
  const columns = [words.date, words.kind, words.category, words.amount, words.note];
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
        <FigureList figures={figures} className="grow max-sm:*:last:col-span-2 sm:max-w-xl sm:grid-cols-3" />
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
      <ChartCard title={words.byMonth}>
        <BarFigure
          label={words.expenses}
          format={formatMoney}
          data={groupByTime(
            entries.filter(({ kind }) => kind === "expense"),
            { by: ({ date }) => date, value: ({ amount }) => amount, step: "month", last: months },
          )}
        />
      </ChartCard>
      <BudgetLimits categories={categories} entries={shown} onChange={setCategories} />
      <BudgetList
        entries={shown}
        action={
          hasExport && <ExportButton name="budget" columns={columns} rows={() => entries.map(cellsOf)} />
        }
        onEdit={setEdited}
        onRemove={(entry) => setEntries(withoutItem(entries, entry))}
      />
    </div>
  );
}

const cellsOf = ({ date, kind, category, amount, note }: BudgetEntry) => [
  date,
  kind === "income" ? words.income : words.expense,
  category,
  String(amount),
  note,
];

const FIRST_COSTS = [262.4, 900, 84.5, 231.2, 45.9, 60];

/** So many months, so that there is something to look at and to compare. */
function firstEntries(categories: readonly string[], count: number): readonly BudgetEntry[] {
  const today = new Date();
  const monthBefore = (at: number) => {
    const date = new Date(today.getFullYear(), today.getMonth() - at);
    return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-`;
  };
  return Array.from({ length: count }, (_, at) => monthBefore(at))
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
        amount: Math.round(FIRST_COSTS[index] * (100 + ((at * (index + 3) * 7) % 23) - 11)) / 100,
        category,
        date: month + "0" + (index + 1),
        note: "",
      })),
    ])
    .filter(({ date }) => date <= inDays(0));
}
