import { fillText, texts } from '@loam/contract';
import { EmptyState, Skeleton } from '@loam/ui';
import { ScrollText } from 'lucide-react';
import { ShowMore } from '../../../../shared/show-more.tsx';
import { ErrorPanel } from '../../console/error-panel.tsx';
import { isTooMany } from '../../console/error-words.ts';
import type { useLogs } from '../api.ts';
import { formatMicros, type LogLine } from '../model/log-line.ts';
import type { LogType } from '../model/log-query.ts';
import { logsWords } from '../texts.data.ts';
import { LogRow } from './log-row.tsx';

interface LogListProps {
  readonly type: LogType;
  readonly query: ReturnType<typeof useLogs>;
  readonly lines: readonly LogLine[];
  readonly isFiltered: boolean;
  readonly isLive: boolean;
}

export function LogList({ type, query, lines, isFiltered, isLive }: LogListProps) {
  if (query.data === undefined) {
    return query.isError ? <LogsFailed query={query} /> : <LogsSkeleton />;
  }
  const since = query.data.pages.at(-1)?.startMs ?? 0;
  return (
    <>
      {lines.length === 0 ? (
        <EmptyState icon={ScrollText} title={isFiltered ? logsWords.noMatch : texts.logs.empty} />
      ) : (
        <ul
          aria-label={logsWords.list}
          className="overflow-hidden rounded-lg border border-border bg-surface"
        >
          {lines.map((line) => (
            <LogRow key={line.id} type={type} line={line} />
          ))}
        </ul>
      )}
      <p role="status" className="text-center text-xs text-muted-foreground tabular-nums">
        {countWords(lines.length, since)}
      </p>
      {isLive ? null : <ShowMore query={query} label={texts.logs.showMore} />}
    </>
  );
}

function countWords(count: number, sinceMs: number): string {
  const time = formatMicros(sinceMs * 1000).slice(0, 16);
  if (count === 0) return fillText(logsWords.noLines, { time });
  if (count === 1) return fillText(logsWords.line, { time });
  return fillText(logsWords.lines, { n: count.toLocaleString('en'), time });
}

function LogsFailed({ query }: Pick<LogListProps, 'query'>) {
  const words = isTooMany(query.error)
    ? { title: texts.logs.rateLimit }
    : { title: texts.logs.failed, detail: texts.logs.failedDetail };
  return <ErrorPanel {...words} error={query.error} onRetry={query.refetch} isRetrying={query.isFetching} />;
}

function LogsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-1">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-7" />
      ))}
    </div>
  );
}
