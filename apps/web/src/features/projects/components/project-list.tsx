import { topics } from '@loam/contract';
import { Button, EmptyState, LiveRegion, Spinner } from '@loam/ui';
import { SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { useLocalValue } from '../../../shared/local-value.ts';
import { shownProblem } from '../../../shared/problems.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { useProjectList } from '../api.ts';
import { projectLayoutValue } from '../local-values.ts';
import { defaultFilter, isFiltered, type ProjectFilter } from '../model/list-filter.ts';
import { projectTexts } from '../texts.data.ts';
import { LoadMoreSentinel } from './load-more-sentinel.tsx';
import { ProjectCollection } from './project-collection.tsx';
import { ProjectListSkeleton } from './project-list-skeleton.tsx';
import { ProjectToolbar } from './project-toolbar.tsx';

interface ProjectListProps {
  readonly workspaceId: string;
  readonly filter: ProjectFilter;
  readonly onFilterChange: (filter: ProjectFilter) => void | Promise<void>;
  readonly onOpen: (projectId: string) => void;
}

export function ProjectList(props: ProjectListProps) {
  useLiveTopic(topics.workspace(props.workspaceId));
  return (
    <section aria-label={projectTexts.list.title} className="flex flex-col gap-5">
      <ProjectToolbar filter={props.filter} onFilterChange={props.onFilterChange} />
      <ProjectListBody {...props} />
    </section>
  );
}

function ProjectListBody({ workspaceId, filter, onFilterChange, onOpen }: ProjectListProps) {
  const [layout] = useLocalValue(projectLayoutValue);
  const { query, projects } = useProjectList({ ...filter, workspaceId });
  const { list } = projectTexts;
  if (query.isPending) return <ProjectListSkeleton layout={layout} />;
  if (query.isError && projects.length === 0) {
    return (
      <QueryError
        title={list.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (projects.length === 0) {
    return isFiltered(filter) ? (
      <NoMatch onClear={() => void onFilterChange({ ...defaultFilter, sort: filter.sort })} />
    ) : (
      <EmptyState title={list.empty} className="rounded-xl border border-dashed border-border">
        {list.emptyDetail}
      </EmptyState>
    );
  }
  return (
    <>
      <LiveRegion>{isFiltered(filter) ? foundText(projects.length, query.hasNextPage) : ''}</LiveRegion>
      <ProjectCollection
        projects={projects}
        layout={layout}
        isDimmed={query.isPlaceholderData}
        onOpen={onOpen}
      />
      <MoreProjects query={query} />
    </>
  );
}

function MoreProjects({ query }: { readonly query: ReturnType<typeof useProjectList>['query'] }) {
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  if (query.isFetchNextPageError) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-center gap-3 py-4 text-sm">
        <span className="text-muted-foreground">
          {projectTexts.list.moreFailed}. {shownProblem(query.error).message}
        </span>
        <Button variant="outline" size="sm" onClick={loadMore} loading={isFetchingNextPage}>
          Try again
        </Button>
      </div>
    );
  }
  if (isFetchingNextPage) {
    return (
      <div role="status" aria-label="Loading more" className="flex justify-center py-4 text-muted-foreground">
        <Spinner />
      </div>
    );
  }
  if (!hasNextPage || query.isPlaceholderData) return null;
  return <LoadMoreSentinel key={query.data?.pages.length} onReached={loadMore} />;
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  const { list } = projectTexts;
  return (
    <EmptyState
      icon={SearchX}
      title={list.noMatch}
      action={
        <Button variant="outline" onClick={onClear}>
          {list.clear}
        </Button>
      }
    >
      {list.noMatchDetail}
    </EmptyState>
  );
}

function foundText(count: number, hasMore: boolean): string {
  if (hasMore) return `More than ${count} projects found`;
  return count === 1 ? '1 project found' : `${count} projects found`;
}
