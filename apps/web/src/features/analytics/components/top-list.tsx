import { texts, type AnalyticsListRow } from '@loam/contract';
import { formatLabel, type ListName } from '../model/format.ts';
import { analyticsTexts } from '../texts.data.ts';

interface TopListProps {
  readonly list: ListName;
  readonly rows: readonly AnalyticsListRow[];
}

const shownRows = 8;

export function TopList({ list, rows }: TopListProps) {
  const most = rows[0]?.value ?? 1;
  const id = `analytics-${list}`;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-border bg-surface p-3">
      <header className="mb-2 flex items-baseline justify-between gap-3 px-2 text-sm">
        <h3 id={id} className="font-medium">
          {analyticsTexts.lists[list]}
        </h3>
        <span className="text-muted-foreground">{texts.analytics.visitors}</span>
      </header>
      {rows.length === 0 ? (
        <p className="px-2 py-4 text-sm text-muted-foreground">{analyticsTexts.nothing}</p>
      ) : (
        <ol className="flex flex-col gap-1">
          {rows.slice(0, shownRows).map(({ label, value }) => (
            <li key={label} className="relative flex items-center justify-between gap-3 px-2 py-1 text-sm">
              <span
                aria-hidden
                className="absolute inset-y-0 left-0 rounded-md bg-accent-subtle"
                style={{ width: `${Math.max(2, (value / most) * 100)}%` }}
              />
              <span className="relative min-w-0 truncate" title={formatLabel(list, label)}>
                {formatLabel(list, label)}
              </span>
              <span className="relative tabular-nums">{value}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
