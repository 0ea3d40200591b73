import { limits, texts } from '@loam/contract';
import { Button, Skeleton } from '@loam/ui';
import { CardFailed } from '../../console/card-failed.tsx';
import type { CardProps } from '../../console/screen.ts';
import { useTables } from '../api.ts';
import { formatEstimate } from '../model/format-count.ts';

/** The largest tables. */
export function DatabaseCard({ project, push }: CardProps) {
  const tables = useTables(project.id);
  if (tables.data === undefined)
    return tables.isError ? (
      <CardFailed query={tables} title={texts.database.tablesFailed} />
    ) : (
      <Skeleton className="h-16" />
    );
  const top = tables.data
    .filter(({ kind }) => kind === 'table')
    .toSorted((a, b) => b.live_rows_estimate - a.live_rows_estimate)
    .slice(0, limits.cloud.cardItems);
  if (top.length === 0) return <p className="text-sm text-muted-foreground">{texts.database.noTables}</p>;
  return (
    <ul className="-mx-2">
      {top.map(({ id, name, live_rows_estimate: rows }) => (
        <li key={id}>
          <Button
            variant="ghost"
            size="sm"
            className="w-full justify-between gap-3 px-2 font-normal"
            onClick={() => push({ section: 'database', title: name, params: { table: name } })}
          >
            <span className="truncate">{name}</span>
            <span className="text-muted-foreground tabular-nums">{formatEstimate(rows)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
