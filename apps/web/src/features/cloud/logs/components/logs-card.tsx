import { fillText } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import type { CardProps } from '../../console/screen.ts';
import { useErrorCount } from '../api.ts';
import { logsWords } from '../texts.data.ts';

/** How many errors there were lately. */
export function LogsCard({ project }: CardProps) {
  const { data, isError } = useErrorCount(project.id);
  if (isError) return <p className="text-sm text-muted-foreground">{logsWords.countFailed}</p>;
  if (data === undefined) return <Skeleton className="h-5 w-32" />;
  return (
    <p className={data > 0 ? 'text-sm text-danger' : 'text-sm text-muted-foreground'}>
      {data === 0
        ? logsWords.noErrors
        : fillText(data === 1 ? logsWords.oneError : logsWords.errors, { n: String(data) })}
    </p>
  );
}
