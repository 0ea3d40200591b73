import { Section } from "@/components/common/Section";
import { AddForm } from "@/components/tools/AddForm";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { Progress } from "@/components/ui/progress";
import { fill } from "@/lib/fill";
import { formatMoney } from "@/lib/format";
import { type BudgetCategory, type BudgetEntry, spentOn } from "@/lib/tools/budget";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface BudgetLimitsProps {
  categories: readonly BudgetCategory[];
  entries: readonly BudgetEntry[];
  onChange: (categories: readonly BudgetCategory[]) => void;
}

/** What was spent of each category's limit; above it stands out in red. */
export function BudgetLimits({ categories, entries, onChange }: BudgetLimitsProps) {
  const add = (name: string) => {
    if (!categories.some((category) => category.name === name)) onChange([...categories, { name, limit: 0 }]);
  };
  const limit = (name: string, text: string) => {
    const amount = Math.max(0, Number(text) || 0);
    onChange(categories.map((other) => (other.name === name ? { ...other, limit: amount } : other)));
  };

  return (
    <Section title={words.limits}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {categories.map((category) => {
          const spent = spentOn(entries, category.name);
          const isOver = category.limit > 0 && spent > category.limit;
          return (
            <li
              key={category.name}
              className={cn(
                "grid gap-3 rounded-xl border bg-card p-4 text-card-foreground",
                isOver && "border-2 border-destructive",
              )}
            >
              <div className="flex items-baseline justify-between gap-3">
                <h3 className="font-semibold break-words">{category.name}</h3>
                <p className={cn("tabular-nums", isOver && "font-semibold text-destructive")}>
                  {formatMoney(spent)}
                  {isOver && ` – ${words.overLimit}`}
                </p>
              </div>
              <Progress
                value={category.limit > 0 ? Math.min(100, (spent / category.limit) * 100) : 0}
                aria-label={category.name}
                className={cn(isOver && "[&>*]:bg-destructive")}
              />
              <LabelledInput
                label={fill(words.limitOf, { name: category.name })}
                type="number"
                value={String(category.limit)}
                onChange={(text) => limit(category.name, text)}
              />
            </li>
          );
        })}
      </ul>
      <AddForm label={words.newCategory} action={words.toolAdd} onAdd={add} isOnPage />
    </Section>
  );
}
