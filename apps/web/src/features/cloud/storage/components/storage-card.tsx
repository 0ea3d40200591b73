import { limits, texts } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { CardFailed } from '../../console/card-failed.tsx';
import type { CardProps } from '../../console/screen.ts';
import { useBuckets } from '../api.ts';
import { latestBuckets } from '../model/files.ts';
import { storageWords } from '../texts.data.ts';
import { AccessBadge } from './bucket-list.tsx';

/** The latest buckets. */
export function StorageCard({ project, backend, push }: CardProps) {
  const query = useBuckets(project.id, backend.ref ?? '');
  const { data } = query;
  if (data === undefined && query.isError)
    return <CardFailed query={query} title={texts.storage.bucketsFailed} />;
  if (data === undefined) return <Skeleton className="h-16" />;
  if (data.length === 0) return <p className="text-sm text-muted-foreground">{storageWords.cardNone}</p>;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {latestBuckets(data)
        .slice(0, limits.cloud.cardItems)
        .map((bucket) => (
          <li key={bucket.id} className="flex items-center justify-between gap-2">
            <button
              type="button"
              className="min-w-0 truncate rounded-sm py-0.5 hover:underline"
              onClick={() => push({ section: 'storage', title: bucket.name, params: { bucket: bucket.id } })}
            >
              {bucket.name}
            </button>
            <AccessBadge isPublic={bucket.public} />
          </li>
        ))}
    </ul>
  );
}
