import { EmptyState, RelativeTime, Skeleton } from '@loam/ui';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Api } from '@loam/client';
import type { PublicProject } from '@loam/contract';
import { useApi } from '../../../shared/api-context.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { ShowMore } from '../../../shared/show-more.tsx';
import { projectKeys } from '../keys.ts';
import { ProjectPicture } from './project-picture.tsx';

const pageSize = 24;

function userProjectsQuery(api: Api, userId: string) {
  return infiniteQueryOptions({
    queryKey: projectKeys.ofUser(userId),
    queryFn: ({ pageParam, signal }) =>
      api.listUserProjects({
        params: { userId },
        query: { limit: pageSize, ...(pageParam === '' ? {} : { start_after: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Someone's public projects, as any visitor sees them. */
export function UserProjects({ userId }: { readonly userId: string }) {
  const projects = useInfiniteQuery(userProjectsQuery(useApi(), userId));
  const list = projects.data?.pages.flatMap((page) => page.projects) ?? [];
  return (
    <section aria-labelledby="public-projects" className="flex flex-col gap-4">
      <h2 id="public-projects" className="text-lg font-semibold">
        Public projects
      </h2>
      {projects.isPending ? <GridSkeleton /> : null}
      {projects.isError ? (
        <QueryError
          title="The projects could not be loaded"
          error={projects.error}
          onRetry={projects.refetch}
        />
      ) : null}
      {projects.isSuccess && list.length === 0 ? (
        <EmptyState title="No public projects yet">Projects made public appear here.</EmptyState>
      ) : null}
      <ul className="grid gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {list.map((project) => (
          <PublicProjectCard key={project.id} project={project} />
        ))}
      </ul>
      <ShowMore query={projects} />
    </section>
  );
}

function GridSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="aspect-[16/10] rounded-xl" />
      ))}
    </div>
  );
}

function PublicProjectCard({ project }: { readonly project: PublicProject }) {
  return (
    <li className="group relative flex min-w-0 flex-col gap-2.5">
      <div className="aspect-[16/10] overflow-hidden rounded-xl border border-border transition-colors group-hover:border-border-strong">
        <ProjectPicture seed={project.id} />
      </div>
      <div className="px-0.5">
        <Link
          to="/projects/$projectId"
          params={{ projectId: project.id }}
          className="block truncate font-medium after:absolute after:inset-0 after:rounded-xl"
        >
          {project.display_name}
        </Link>
        <p className="text-xs text-muted-foreground">
          Edited <RelativeTime value={project.updated_at} />
        </p>
      </div>
    </li>
  );
}
