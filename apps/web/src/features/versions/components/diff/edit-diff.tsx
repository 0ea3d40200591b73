import { type DiffEntry, texts } from '@loam/contract';
import { ErrorState, Skeleton } from '@loam/ui';
import type { ReactNode } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { useEditDiff } from '../../api.ts';
import { readingOrder } from '../../model/diff-rows.ts';
import { versionTexts } from '../../texts.data.ts';
import { useGrowingCount } from '../../use-growing-count.ts';
import { ChangedFile, type DiffLayout } from './changed-file.tsx';

interface EditDiffProps {
  readonly projectId: string;
  readonly editId: string;
  readonly layout: DiffLayout;
  readonly actionOf?: (entry: DiffEntry) => ReactNode;
}

/** What a version changed, file by file. */
export function EditDiff({ projectId, editId, layout, actionOf }: EditDiffProps) {
  const diff = useEditDiff(projectId, editId);
  if (diff.isPending) return <DiffSkeleton />;
  if (diff.isError) {
    return (
      <ErrorState
        title={texts.diff.failed}
        traceId={shownProblem(diff.error).traceId}
        retrying={diff.isFetching}
        onRetry={() => void diff.refetch()}
      />
    );
  }
  const { diffs, is_incomplete: isIncomplete, error } = diff.data;
  const entries = readingOrder(diffs);
  if (entries.length === 0) {
    return <p className="p-6 text-center text-base text-muted-foreground">{error ?? texts.diff.empty}</p>;
  }
  return (
    <>
      <FileList key={editId} entries={entries} layout={layout} actionOf={actionOf} />
      {isIncomplete ? (
        <p className="p-3 text-sm text-muted-foreground">{versionTexts.diff.incomplete}</p>
      ) : null}
    </>
  );
}

interface FileListProps extends Pick<EditDiffProps, 'layout'> {
  readonly entries: readonly DiffEntry[];
  readonly actionOf: EditDiffProps['actionOf'];
}

function FileList({ entries, layout, actionOf }: FileListProps) {
  const count = useGrowingCount(entries.length);
  return (
    <div aria-busy={count < entries.length} className="flex flex-col gap-3">
      {entries.slice(0, count).map((entry) => (
        <ChangedFile
          key={`${entry.action} ${entry.file_path}`}
          entry={entry}
          layout={layout}
          action={actionOf?.(entry)}
        />
      ))}
    </div>
  );
}

function DiffSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3">
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </div>
  );
}
