import { XIcon } from "lucide-react";
import { useId } from "react";
import type { LoanInput } from "@/components/tools/LoanCalculator";
import { NumberInput } from "@/components/tools/NumberInput";
import { ResultList } from "@/components/tools/ResultList";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { formatMoney } from "@/lib/format";
import type { LoanPlan } from "@/lib/tools/repay-loan";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface LoanCardProps {
  name: string;
  loan: LoanInput;
  plan: LoanPlan | null;
  isCheapest: boolean;
  onChange: (loan: LoanInput) => void;
  onRemove?: () => void;
}

export function LoanCard({ name, loan, plan, isCheapest, onChange, onRemove }: LoanCardProps) {
  const id = useId();
  const results = plan && [
    { label: words.monthly, value: formatMoney(cents(plan.monthly)) },
    { label: words.interest, value: formatMoney(cents(plan.interest)) },
    { label: words.paid, value: formatMoney(cents(plan.paid)) },
    { label: words.monthsCount, value: String(plan.months.length) },
  ];
  return (
    <section
      aria-label={name}
      className={cn(
        "grid gap-4 rounded-xl border bg-card p-5 text-card-foreground",
        isCheapest && "border-4 border-primary",
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-heading text-lg font-semibold">{name}</h3>
        {isCheapest && <Badge>{words.cheapest}</Badge>}
        {onRemove && (
          <Button
            type="button"
            variant="ghost"
            size="icon-sm"
            aria-label={`${words.delete} ` + name}
            onClick={onRemove}
          >
            <XIcon aria-hidden="true" />
          </Button>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberInput
          label={words.loan}
          value={loan.amount}
          onChange={(amount) => onChange({ ...loan, amount })}
        />
        <NumberInput label={words.rate} value={loan.rate} onChange={(rate) => onChange({ ...loan, rate })} />
        <NumberInput
          label={words.years}
          value={loan.years}
          onChange={(years) => onChange({ ...loan, years })}
        />
        <NumberInput
          label={words.extra}
          value={loan.extra}
          onChange={(extra) => onChange({ ...loan, extra })}
        />
        <div className="grid gap-2">
          <Label htmlFor={id}>{words.startMonth}</Label>
          <Input
            id={id}
            type="month"
            value={loan.start}
            onChange={(event) => onChange({ ...loan, start: event.target.value })}
          />
        </div>
      </div>
      <ResultList results={results} />
    </section>
  );
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
