import { ArrowRightIcon } from "lucide-react";
import { ToolCard } from "@/components/tools/ToolCard";
import { formatMoney } from "@/lib/format";
import { settleUp } from "@/lib/tools/settle-up";
import { words } from "@/lib/words";

/** Who owes whom, and how each stands. */
export function BalanceList({ balances }: { balances: ReadonlyMap<string, number> }) {
  const debts = settleUp(balances);
  return (
    <ToolCard title={words.owes} role="status" className="border-2 border-primary">
      {debts.length === 0 && <p>{words.even}</p>}
      <ul className="grid gap-2">
        {debts.map(({ from, to, amount }) => (
          <li key={from + to} className="flex flex-wrap items-center gap-2">
            <strong>{from}</strong>
            <ArrowRightIcon className="size-4" />
            <span className="sr-only">{words.owesTo}</span>
            <strong>{to}</strong>
            <span className="ml-auto tabular-nums">{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1 border-t pt-3 text-sm">
        {[...balances].map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt>{name}</dt>
            <dd className="tabular-nums">{(amount > 0 ? "+" : "") + formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </ToolCard>
  );
}
