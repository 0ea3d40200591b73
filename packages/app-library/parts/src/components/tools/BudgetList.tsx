import { WalletIcon } from "lucide-react";
import type { ReactNode } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { EditButton } from "@/components/common/EditButton";
import { EmptyState } from "@/components/common/EmptyState";
import { Section } from "@/components/common/Section";
import { formatDate, formatMoney } from "@/lib/format";
import type { BudgetEntry } from "@/lib/tools/budget";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface BudgetListProps {
  /** Beside the heading. */
  action: ReactNode;
  entries: readonly BudgetEntry[];
  onEdit: (entry: BudgetEntry) => void;
  onRemove: (entry: BudgetEntry) => void;
}

export function BudgetList({ entries, action, onEdit, onRemove }: BudgetListProps) {
  if (entries.length === 0) {
    return <EmptyState icon={WalletIcon} title={words.noEntries} text={words.emptyTextRead} />;
  }
  const sorted = entries.toSorted((left, right) => (left.date < right.date ? 1 : -1));
  return (
    <Section title={words.toolEntries} action={action}>
      <ul className="grid gap-2">
        {sorted.map((entry) => {
          const name = entry.note || entry.category;
          return (
            <li
              key={entry.id}
              className="flex flex-wrap items-center gap-3 rounded-lg border bg-card px-4 py-2 text-card-foreground"
            >
              <span className="grow text-sm text-muted-foreground sm:w-28 sm:grow-0">
                {formatDate(entry.date)}
              </span>
              <span className="order-first min-w-0 basis-full break-words sm:order-none sm:flex-1 sm:basis-0">
                {[entry.category || words.income, entry.note].filter((part) => part !== "").join(" · ")}
              </span>
              <span className={cn("font-semibold tabular-nums", entry.kind === "income" && "text-primary")}>
                {(entry.kind === "income" ? "+" : "−") + formatMoney(entry.amount)}
              </span>
              <EditButton name={name} isCompact onClick={() => onEdit(entry)} />
              <DeleteButton name={name} isCompact onDelete={async () => onRemove(entry)} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
