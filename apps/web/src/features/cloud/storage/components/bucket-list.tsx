import { type BackendBucket, fillText, texts } from '@loam/contract';
import { Badge, Button, Card, EmptyState, Skeleton } from '@loam/ui';
import { ChevronRight, FolderOpen, HardDrive, Plus } from 'lucide-react';
import { useState } from 'react';
import { ErrorPanel } from '../../console/error-panel.tsx';
import { ScreenBody } from '../../console/screen-body.tsx';
import type { ScreenProps } from '../../console/screen.ts';
import { useBuckets } from '../api.ts';
import { storageWords } from '../texts.data.ts';
import { BucketSettings } from './bucket-settings.tsx';

export function BucketList({ project, backend, push }: ScreenProps) {
  const buckets = useBuckets(project.id, backend.ref ?? '');
  const [isNew, setIsNew] = useState(false);
  const canEdit = project.permissions.includes('EditBackend');
  if (buckets.data === undefined)
    return buckets.isError ? (
      <ErrorPanel
        title={texts.storage.bucketsFailed}
        error={buckets.error}
        onRetry={buckets.refetch}
        isRetrying={buckets.isFetching}
      />
    ) : (
      <ScreenBody>
        <Skeleton className="h-48 rounded-xl" />
      </ScreenBody>
    );
  const add = canEdit ? (
    <Button variant="primary" onClick={() => setIsNew(true)}>
      <Plus aria-hidden />
      {storageWords.newBucket}
    </Button>
  ) : undefined;
  return (
    <ScreenBody>
      {buckets.data.length === 0 ? (
        <EmptyState icon={HardDrive} title={texts.storage.empty} action={add}>
          {canEdit ? storageWords.emptyDetail : storageWords.emptyViewer}
        </EmptyState>
      ) : (
        <>
          <div className="flex justify-end">{add}</div>
          <Card className="divide-y divide-border">
            {buckets.data.map((bucket) => (
              <BucketLine
                key={bucket.id}
                bucket={bucket}
                onOpen={() => push({ section: 'storage', title: bucket.name, params: { bucket: bucket.id } })}
              />
            ))}
          </Card>
        </>
      )}
      {isNew ? <BucketSettings projectId={project.id} onClose={() => setIsNew(false)} /> : null}
    </ScreenBody>
  );
}

interface BucketLineProps {
  readonly bucket: BackendBucket;
  readonly onOpen: () => void;
}

function BucketLine({ bucket, onOpen }: BucketLineProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="focus-ring-inset flex w-full items-center gap-3 px-4 py-3 text-start first:rounded-t-xl last:rounded-b-xl hover:bg-hover/60"
    >
      <FolderOpen aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{bucket.name}</span>
        {bucket.updated_at === undefined ? null : (
          <span className="block text-sm text-muted-foreground">
            {fillText(texts.storage.updated, { date: formatDate(bucket.updated_at) })}
          </span>
        )}
      </span>
      <AccessBadge isPublic={bucket.public} />
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
    </button>
  );
}

export function AccessBadge({ isPublic }: { readonly isPublic: boolean }) {
  const { badges } = texts.storage;
  return <Badge tone={isPublic ? 'warning' : 'neutral'}>{isPublic ? badges.public : badges.private}</Badge>;
}

function formatDate(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'medium' });
}
