import { texts } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { QueryError } from '../../../shared/query-error.tsx';
import { useImage } from '../api.ts';
import { fileName } from '../model/file-view.ts';
import type { FilePlace } from '../model/listing.ts';

export function ImageView({ projectId, place }: { readonly projectId: string; readonly place: FilePlace }) {
  const query = useImage(projectId, place);
  if (query.isPending) {
    return (
      <div role="status" aria-label="Loading" className="grid size-full place-items-center p-6">
        <Skeleton className="size-40" />
      </div>
    );
  }
  if (query.isError) {
    return (
      <QueryError
        title={texts.code.imageFailed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  return (
    <div className="size-full bg-surface-sunken p-6">
      <img src={query.data} alt={fileName(place.path)} className="size-full object-scale-down" />
    </div>
  );
}
