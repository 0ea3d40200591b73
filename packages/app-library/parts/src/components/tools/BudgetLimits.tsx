import { type FormEvent, useState } from "react";
import { Section } from "@/components/common/Section";
import { NumberInput } from "@/components/tools/NumberInput";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Progress } from "@/components/ui/progress";
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
  const [name, setName] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    const fresh = name.trim();
    if (fresh === "" || categories.some((category) => category.name === fresh)) return;
    onChange([...categories, { name: fresh, limit: 0 }]);
    setName("");
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
              <NumberInput
                label={words.limitOf.replace("{name}", category.name)}
                value={String(category.limit)}
                onChange={(limit) =>
                  onChange(
                    categories.map((other) =>
                      other.name === category.name
                        ? { ...other, limit: Math.max(0, Number(limit) || 0) }
                        : other,
                    ),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <form onSubmit={add} className="flex max-w-md items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="budget-category">{words.newCategory}</Label>
          <Input
            id="budget-category"
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="bg-card text-card-foreground dark:bg-card"
          />
        </div>
        <Button type="submit" variant="outline">
          {words.toolAdd}
        </Button>
      </form>
    </Section>
  );
}
