import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface ResultListProps {
  results: readonly { label: string; value: string }[] | null;
  problem?: string;
}

/** The first result is the one that was asked for. */
export function ResultList({ results, problem = words.positive }: ResultListProps) {
  if (!results) {
    return (
      <p role="alert" className="rounded-xl border border-dashed p-6">
        {problem}
      </p>
    );
  }
  return (
    <div role="status" className="rounded-xl border-2 border-primary bg-card p-6 text-card-foreground">
      <dl className="grid content-start gap-4">
        {results.map(({ label, value }, index) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-muted-foreground">{label}</dt>
            <dd
              className={cn("font-heading font-semibold tabular-nums", index === 0 ? "text-3xl" : "text-lg")}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
