import { ReceiptIcon, XIcon } from "lucide-react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { EmptyState } from "@/components/common/EmptyState";
import { ExportButton } from "@/components/common/ExportButton";
import { AddForm } from "@/components/tools/AddForm";
import { BalanceList } from "@/components/tools/BalanceList";
import { CostForm } from "@/components/tools/CostForm";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { formatMoney } from "@/lib/format";
import { withoutItem } from "@/lib/saved";
import { type SharedCost, balancesOf } from "@/lib/tools/settle-up";
import { words } from "@/lib/words";

interface CostSplitterProps {
  firstPeople: readonly string[];
  firstCosts: readonly { what: string; amount: number; payer: number }[];
  hasExport?: boolean;
}

export function CostSplitter({ firstPeople, firstCosts, hasExport }: CostSplitterProps) {
  const [people, setPeople] = useStored<readonly string[]>("people", firstPeople);
  const [costs, setCosts] = useStored<readonly SharedCost[]>(
    "shared-costs",
    firstCosts.map(({ what, amount, payer }, index) => ({
      id: "cost-" + (index + 1),
      what,
      amount,
      payer: firstPeople[payer] ?? "",
      sharers: firstPeople,
    })),
  );

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <PeopleList people={people} costs={costs} onChange={setPeople} />
        <CostForm people={people} onAdd={(cost) => setCosts([cost, ...costs])} />
      </div>
      <div className="grid gap-6">
        <BalanceList balances={balancesOf(people, costs)} />
        <section className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="font-heading text-lg font-semibold">{words.costs}</h3>
            {hasExport && (
              <ExportButton
                name="costs"
                columns={[words.what, words.amount, words.payer, words.people]}
                rows={() =>
                  costs.map(({ what, amount, payer, sharers }) => [
                    what,
                    String(amount),
                    payer,
                    sharers.join(", "),
                  ])
                }
              />
            )}
          </div>
          {costs.length === 0 && (
            <EmptyState icon={ReceiptIcon} title={words.noCosts} text={words.noCostsText} />
          )}
          <ul className="grid gap-2">
            {costs.map((cost) => (
              <li
                key={cost.id}
                className="flex items-center gap-3 rounded-lg border bg-card p-3 text-card-foreground"
              >
                <div className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-medium break-words">{cost.what}</span>
                  <span className="text-sm text-muted-foreground">
                    {fill(words.paidBy, { name: cost.payer })} · {cost.sharers.join(", ")}
                  </span>
                </div>
                <span className="tabular-nums">{formatMoney(cost.amount)}</span>
                <DeleteButton
                  name={cost.what}
                  isCompact
                  onDelete={async () => setCosts(withoutItem(costs, cost))}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

interface PeopleListProps {
  people: readonly string[];
  costs: readonly SharedCost[];
  onChange: (people: readonly string[]) => void;
}

function PeopleList({ people, costs, onChange }: PeopleListProps) {
  const isUsed = (person: string) =>
    costs.some(({ payer, sharers }) => payer === person || sharers.includes(person));
  const add = (name: string) => {
    if (!people.includes(name)) onChange([...people, name]);
  };

  return (
    <ToolCard title={words.people}>
      <ul className="flex flex-wrap gap-2">
        {people.map((person) => (
          <li key={person} className="flex items-center gap-1 rounded-full border py-1 pr-1 pl-3">
            {person}
            <Button
              variant="ghost"
              size="icon"
              className="size-6 rounded-full"
              aria-label={`${words.toolRemove}: ` + person}
              disabled={isUsed(person)}
              onClick={() => onChange(people.filter((other) => other !== person))}
            >
              <XIcon />
            </Button>
          </li>
        ))}
      </ul>
      <AddForm label={words.authName} action={words.toolAdd} onAdd={add} />
    </ToolCard>
  );
}
