import { PlusIcon } from "lucide-react";
import { useState } from "react";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { LoanCard } from "@/components/tools/LoanCard";
import { LoanSchedule } from "@/components/tools/LoanSchedule";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
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

export function LoanCalculator({ count }: { count: number }) {
  const [loans, setLoans] = useStored<readonly LoanInput[]>(
    "loans",
    Array.from({ length: count }, (_, at) => ({
      amount: "20000",
      rate: String(4.5 - at * 0.5),
      years: String(5 + at),
      start: inDays(0).slice(0, 7),
      extra: "0",
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
            name={fill(words.loanName, { n: at + 1 })}
            loan={loan}
            plan={plans[at]}
            isCheapest={at === cheapest}
            onChange={(next) => setLoans(loans.with(at, next))}
            onRemove={loans.length > 1 ? () => setLoans(loans.toSpliced(at, 1)) : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          disabled={loans.length >= MOST_LOANS}
          onClick={() => setLoans([...loans, { ...loans[loans.length - 1] }])}
        >
          <PlusIcon />
          {words.compareLoan}
        </Button>
        {loans.length > 1 && (
          <ChoiceButtons
            options={loans.map((_, at) => at)}
            value={shown}
            text={(at) => fill(words.scheduleOf, { n: at + 1 })}
            onChange={setChosen}
          />
        )}
      </div>
      {plan && <LoanSchedule plan={plan} start={loans[shown].start} />}
    </div>
  );
}
