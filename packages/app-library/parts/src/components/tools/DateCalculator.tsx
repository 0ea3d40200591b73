import { useState } from "react";
import { ResultList } from "@/components/tools/ResultList";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
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
      value: words.yearsMonthsDays
        .replace("{y}", String(span.years))
        .replace("{m}", String(span.months))
        .replace("{d}", String(span.days)),
    },
    { label: words.allDays, value: formatNumber(span.total) },
    { label: words.allWeeks, value: formatNumber(Math.floor(span.total / 7)) },
    { label: words.workdays, value: formatNumber(span.workdays) },
  ];

  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-2">
      <div className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <div className="grid gap-2">
          <Label htmlFor="span-from">{isAge ? words.bornOn : words.fromDay}</Label>
          <Input id="span-from" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </div>
        <div className="grid gap-2">
          <Label htmlFor="span-to">{words.toDay}</Label>
          <Input id="span-to" type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </div>
        {!span && (
          <p role="alert" className="text-sm text-destructive">
            {words.spanProblem}
          </p>
        )}
      </div>
      {results && <ResultList results={results} />}
    </div>
  );
}
