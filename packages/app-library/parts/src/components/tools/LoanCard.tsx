import { XIcon } from "lucide-react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import type { LoanInput } from "@/components/tools/LoanCalculator";
import { ResultList } from "@/components/tools/ResultList";
import { ToolCard } from "@/components/tools/ToolCard";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
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

const FIELDS = [
  { key: "amount", label: words.loan, type: "number" },
  { key: "rate", label: words.rate, type: "number" },
  { key: "years", label: words.years, type: "number" },
  { key: "extra", label: words.extra, type: "number" },
  { key: "start", label: words.startMonth, type: "month" },
] as const;

const centsText = (amount: number) => formatMoney(Math.round(amount * 100) / 100);

export function LoanCard({ name, loan, plan, isCheapest, onChange, onRemove }: LoanCardProps) {
  const results = plan && [
    { label: words.monthly, value: centsText(plan.monthly) },
    { label: words.interest, value: centsText(plan.interest) },
    { label: words.paid, value: centsText(plan.paid) },
    { label: words.monthsCount, value: String(plan.months.length) },
  ];

  return (
    <ToolCard aria-label={name} className={cn(isCheapest && "border-4 border-primary")}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-heading text-lg font-semibold">{name}</h3>
        {isCheapest && <Badge>{words.cheapest}</Badge>}
        {onRemove && (
          <Button variant="ghost" size="icon-sm" aria-label={`${words.delete} ` + name} onClick={onRemove}>
            <XIcon />
          </Button>
        )}
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {FIELDS.map(({ key, label, type }) => (
          <LabelledInput
            key={key}
            label={label}
            type={type}
            value={loan[key]}
            onChange={(text) => onChange({ ...loan, [key]: text })}
          />
        ))}
      </div>
      <ResultList results={results} />
    </ToolCard>
  );
}
