import { PlusIcon } from "lucide-react";
import { useState } from "react";
import { LoanCard } from "@/components/tools/LoanCard";
import { LoanSchedule } from "@/components/tools/LoanSchedule";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { repayLoan } from "@/lib/tools/repay-loan";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const MOST_LOANS = 3;

export interface LoanInput {
  amount: string;
  rate: string;
  years: string;
  start: string;
  extra: string;
}

const FRESH_LOAN: LoanInput = {
  amount: "20000",
  rate: "4.5",
  years: "5",
  start: inDays(0).slice(0, 7),
  extra: "0",
};

export function LoanCalculator({ count }: { count: number }) {
  const [loans, setLoans] = useStored<readonly LoanInput[]>(
    "loans",
    Array.from({ length: count }, (_, at) => ({
      ...FRESH_LOAN,
      rate: String(4.5 - at * 0.5),
      years: String(5 + at),
    })),
  );
  const [chosen, setChosen] = useState(0);
  const plans = loans.map(({ amount, rate, years, extra }) =>
    repayLoan({
      amount: Number(amount),
      yearlyPercent: Number(rate),
      years: Number(years),
      extra: Number(extra),
    }),
  );
  const interests = plans.flatMap((plan) => (plan ? [plan.interest] : []));
  const cheapest =
    interests.length > 1 ? plans.findIndex((plan) => plan?.interest === Math.min(...interests)) : -1;
  const shown = Math.min(chosen, loans.length - 1);
  const plan = plans[shown];

  return (
    <div className="grid gap-6">
      <div
        className={cn(
          "grid items-start gap-4",
          loans.length > 1 ? "md:grid-cols-2 xl:grid-cols-3" : "mx-auto w-full max-w-3xl",
        )}
      >
        {loans.map((loan, at) => (
          <LoanCard
            key={at}
            name={words.loanName.replace("{n}", String(at + 1))}
            loan={loan}
            plan={plans[at]}
            isCheapest={at === cheapest}
            onChange={(next) => setLoans(loans.map((other, index) => (index === at ? next : other)))}
            onRemove={loans.length > 1 ? () => setLoans(loans.filter((_, index) => index !== at)) : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          variant="outline"
          disabled={loans.length >= MOST_LOANS}
          onClick={() => setLoans([...loans, { ...loans[loans.length - 1] }])}
        >
          <PlusIcon aria-hidden="true" />
          {words.compareLoan}
        </Button>
        {loans.length > 1 &&
          loans.map((_, at) => (
            <Button
              key={at}
              type="button"
              variant={at === shown ? "default" : "outline"}
              aria-pressed={at === shown}
              onClick={() => setChosen(at)}
            >
              {words.scheduleOf.replace("{n}", String(at + 1))}
            </Button>
          ))}
      </div>
      {plan && <LoanSchedule plan={plan} start={loans[shown].start} />}
    </div>
  );
}
