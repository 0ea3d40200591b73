export interface BudgetEntry {
  id: string;
  kind: "income" | "expense";
  amount: number;
  category: string;
  /** "2030-01-31". */
  date: string;
  note: string;
}

export interface BudgetCategory {
  name: string;
  /** For a month; zero is no limit. */
  limit: number;
}

export function inMonth(entries: readonly BudgetEntry[], month: string): readonly BudgetEntry[] {
  return entries.filter(({ date }) => date.startsWith(month));
}

export function totalOf(entries: readonly BudgetEntry[], kind: BudgetEntry["kind"]): number {
  const cents = entries
    .filter((entry) => entry.kind === kind)
    .reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return cents / 100;
}

export function spentOn(entries: readonly BudgetEntry[], category: string): number {
  return totalOf(
    entries.filter((entry) => entry.category === category),
    "expense",
  );
}
