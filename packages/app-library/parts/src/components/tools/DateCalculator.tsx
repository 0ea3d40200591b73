import { useState } from "react";
import { Calculator } from "@/components/tools/Calculator";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { formatNumber } from "@/lib/format";
import { dateSpan } from "@/lib/tools/date-span";
import { words } from "@/lib/words";

export function DateCalculator({ isAge = false }: { isAge?: boolean }) {
  const [from, setFrom] = useStored("span-from", isAge ? "1990-05-14" : inDays(0));
  const [to, setTo] = useState(() => (isAge ? inDays(0) : inDays(30)));
  const span = dateSpan(from, to);
  const results = span && [
    {
      label: isAge ? words.age : words.span,
      value: fill(words.yearsMonthsDays, { y: span.years, m: span.months, d: span.days }),
    },
    { label: words.allDays, value: formatNumber(span.total) },
    { label: words.allWeeks, value: formatNumber(Math.floor(span.total / 7)) },
    { label: words.workdays, value: formatNumber(span.workdays) },
  ];

  return (
    <Calculator results={results} problem={words.spanProblem}>
      <LabelledInput
        label={isAge ? words.bornOn : words.fromDay}
        type="date"
        value={from}
        onChange={setFrom}
      />
      <LabelledInput label={words.toDay} type="date" value={to} onChange={setTo} />
    </Calculator>
  );
}
