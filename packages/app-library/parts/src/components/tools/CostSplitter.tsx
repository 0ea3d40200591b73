import { ReceiptIcon, XIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { EmptyState } from "@/components/common/EmptyState";
import { BalanceList } from "@/components/tools/BalanceList";
import { CostForm } from "@/components/tools/CostForm";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import { formatMoney } from "@/lib/format";
import { type SharedCost, balancesOf } from "@/lib/tools/settle-up";
import { words } from "@/lib/words";

interface CostSplitterProps {
  firstPeople: readonly string[];
  firstCosts: readonly { what: string; amount: number; payer: number }[];
}

export function CostSplitter({ firstPeople, firstCosts }: CostSplitterProps) {
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
  const balances = balancesOf(people, costs);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-6">
        <PeopleList people={people} costs={costs} onChange={setPeople} />
        <CostForm people={people} onAdd={(cost) => setCosts([cost, ...costs])} />
      </div>
      <div className="grid gap-6">
        <BalanceList balances={balances} />
        <section className="grid gap-3">
          <h3 className="font-heading text-lg font-semibold">{words.costs}</h3>
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
                    {words.paidBy.replace("{name}", cost.payer)} · {cost.sharers.join(", ")}
                  </span>
                </div>
                <span className="tabular-nums">{formatMoney(cost.amount)}</span>
                <DeleteButton
                  name={cost.what}
                  onDelete={async () => setCosts(costs.filter(({ id }) => id !== cost.id))}
                  isCompact
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
  const [name, setName] = useState("");
  const isUsed = (person: string) =>
    costs.some(({ payer, sharers }) => payer === person || sharers.includes(person));

  const add = (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim();
    if (clean === "" || people.includes(clean)) return;
    onChange([...people, clean]);
    setName("");
  };

  return (
    <section className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground">
      <h3 className="font-heading text-lg font-semibold">{words.people}</h3>
      <ul className="flex flex-wrap gap-2">
        {people.map((person) => (
          <li key={person} className="flex items-center gap-1 rounded-full border py-1 pr-1 pl-3">
            {person}
            <Button
              type="button"
              variant="ghost"
              size="icon"
              className="size-6 rounded-full"
              aria-label={`${words.toolRemove}: ` + person}
              disabled={isUsed(person)}
              onClick={() => onChange(people.filter((other) => other !== person))}
            >
              <XIcon aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={add} className="flex items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="new-person">{words.toolPerson}</Label>
          <Input id="new-person" value={name} onChange={(event) => setName(event.target.value)} />
        </div>
        <Button type="submit" variant="outline">
          {words.toolAdd}
        </Button>
      </form>
    </section>
  );
}
