import { type FormEvent, useState } from "react";
import { PeriodFields } from "@/components/charts/PeriodFields";
import { FilterSelect } from "@/components/common/FilterSelect";
import { ReportSheet } from "@/components/report/ReportSheet";
import { Button } from "@/components/ui/button";
import { inDays } from "@/data/relative-days";
import { words } from "@/lib/words";

export interface ReportSource {
  id: string;
  label: string;
  columns: readonly string[];
  /** One row for each record, with the day it belongs to. */
  rows: readonly { day: string; cells: readonly string[] }[];
  /** Sums over the rows of a period, by label. */
  totals: (isWithin: (day: string) => boolean) => readonly { label: string; value: string }[];
}

interface ReportBuilderProps {
  sources: readonly ReportSource[];
}

export function ReportBuilder({ sources }: ReportBuilderProps) {
  const [sourceId, setSourceId] = useState(sources[0]?.id ?? "");
  const [period, setPeriod] = useState({ from: inDays(-365), to: inDays(365) });
  const [made, setMade] = useState<{ id: string; from: string; to: string } | null>(null);
  const isReversed = period.from !== "" && period.to !== "" && period.to < period.from;
  const source = sources.find(({ id }) => id === made?.id);

  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!isReversed) setMade({ id: sourceId, ...period });
  };

  return (
    <div className="grid gap-6">
      <form
        onSubmit={make}
        className="flex flex-wrap items-end gap-4 rounded-xl border bg-card p-5 text-card-foreground print:hidden"
      >
        <FilterSelect
          label={words.reportContent}
          value={sourceId}
          options={sources.map(({ id, label }) => ({ value: id, label }))}
          onChange={setSourceId}
        />
        <PeriodFields period={period} onChange={setPeriod} />
        <Button type="submit">{words.reportMake}</Button>
        {isReversed && (
          <p role="alert" className="basis-full text-sm text-destructive">
            {words.reportOrder}
          </p>
        )}
      </form>
      {made && source && <ReportSheet source={source} from={made.from} to={made.to} />}
    </div>
  );
}
