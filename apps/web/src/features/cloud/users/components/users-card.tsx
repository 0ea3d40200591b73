import { fillText, limits } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { CardFailed } from '../../console/card-failed.tsx';
import type { CardProps } from '../../console/screen.ts';
import { useUsers } from '../api.ts';
import { userWords } from '../texts.data.ts';

export function UsersCard({ project }: CardProps) {
  const query = useUsers(project.id, {
    page: 1,
    pageSize: limits.users.defaultPageSize,
    search: '',
  });
  const { data } = query;
  if (data === undefined && query.isError) return <CardFailed query={query} title={userWords.listFailed} />;
  if (data === undefined) return <Skeleton className="h-5 w-32" />;
  return (
    <p className="text-sm text-muted-foreground tabular-nums">
      {data.total === 1
        ? userWords.cardOne
        : fillText(userWords.cardMany, { n: data.total.toLocaleString('en') })}
    </p>
  );
}
