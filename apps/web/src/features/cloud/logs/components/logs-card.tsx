import { fillText, texts } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { CardFailed } from '../../console/card-failed.tsx';
import type { CardProps } from '../../console/screen.ts';
import { useErrorCount } from '../api.ts';
import { logsWords } from '../texts.data.ts';

/** How many errors there were lately. */
export function LogsCard({ project }: CardProps) {
  const query = useErrorCount(project.id);
  const { data } = query;
  if (data === undefined && query.isError) return <CardFailed query={query} title={texts.logs.failed} />;
  if (data === undefined) return <Skeleton className="h-5 w-32" />;
  return (
    <p className={data > 0 ? 'text-sm text-danger' : 'text-sm text-muted-foreground'}>
      {data === 0
        ? logsWords.noErrors
        : fillText(data === 1 ? logsWords.oneError : logsWords.errors, { n: String(data) })}
    </p>
  );
}
