import type { Edit, Project } from '@loam/contract';
import { Button, EmptyState, Skeleton, Spinner } from '@loam/ui';
import { Bookmark, History } from 'lucide-react';
import { QueryError } from '../../../shared/query-error.tsx';
import { LoadMoreSentinel } from '../../projects/components/load-more-sentinel.tsx';
import { useProjectLock } from '../../projects/use-project-lock.ts';
import { useEdits } from '../api.ts';
import { restoreState } from '../model/edit-labels.ts';
import type { EditFilter } from '../model/edit-pages.ts';
import { versionTexts } from '../texts.data.ts';
import { VersionRow } from './version-row.tsx';

interface VersionListProps {
  readonly project: Pick<Project, 'id' | 'latest_commit_sha' | 'locked_at'>;
  readonly filter: EditFilter;
  readonly onShowAll: () => void;
  readonly onRestore: (edit: Edit) => void;
  /** Another view has been opened from the list. */
  readonly onLeave: () => void;
}

export function VersionList({ project, filter, onShowAll, onRestore, onLeave }: VersionListProps) {
  const { query, edits, loadOlder } = useEdits(project.id, filter);
  const isLocked = useProjectLock(project.locked_at);
  if (query.isPending) return <VersionSkeleton />;
  if (query.isError && edits.length === 0) {
    return (
      <QueryError
        title={versionTexts.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (edits.length === 0) return <NoVersions filter={filter} onShowAll={onShowAll} />;
  return (
    <>
      <ul aria-label={versionTexts.title} className="flex flex-col divide-y divide-border">
        {edits.map((edit) => (
          // Rows out of sight are not laid out: the list of a long project stays as quick as that of a new one.
          <li key={edit.id} className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
            <VersionRow
              edit={edit}
              restore={restoreState(edit, { latestCommitSha: project.latest_commit_sha, isLocked })}
              onRestore={onRestore}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
      <OlderVersions query={query} count={edits.length} onReached={loadOlder} />
    </>
  );
}

interface OlderVersionsProps {
  readonly query: ReturnType<typeof useEdits>['query'];
  readonly count: number;
  readonly onReached: () => void;
}

function OlderVersions({ query, count, onReached }: OlderVersionsProps) {
  if (query.isFetchNextPageError) {
    return (
      <div role="alert" className="flex flex-col items-center gap-2 p-4 text-sm text-muted-foreground">
        {versionTexts.olderFailed}
        <Button variant="outline" size="sm" loading={query.isFetchingNextPage} onClick={onReached}>
          {versionTexts.retry}
        </Button>
      </div>
    );
  }
  if (!query.hasNextPage) return null;
  return (
    <div className="flex justify-center p-4">
      <LoadMoreSentinel key={count} onReached={onReached} />
      <Spinner />
    </div>
  );
}

function NoVersions({ filter, onShowAll }: Pick<VersionListProps, 'filter' | 'onShowAll'>) {
  if (!filter.bookmarked && filter.type === undefined) {
    return (
      <EmptyState icon={History} title={versionTexts.empty}>
        {versionTexts.emptyDetail}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={filter.bookmarked ? Bookmark : History}
      title={filter.bookmarked ? versionTexts.emptyBookmarks : versionTexts.emptyType}
      action={
        <Button variant="outline" size="sm" onClick={onShowAll}>
          {versionTexts.showAll}
        </Button>
      }
    >
      {filter.bookmarked ? versionTexts.emptyBookmarksDetail : versionTexts.emptyTypeDetail}
    </EmptyState>
  );
}

function VersionSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-5 px-5 py-3">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex gap-3">
          <Skeleton className="size-6 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
