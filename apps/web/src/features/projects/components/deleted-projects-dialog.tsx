import type { DeletedProject } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  RelativeTime,
  Skeleton,
  toast,
  useNow,
} from '@loam/ui';
import { RotateCcw } from 'lucide-react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { ShowMore } from '../../../shared/show-more.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useDeletedProjects } from '../api.ts';
import { useRestoreProject } from '../changes.ts';
import { daysToRestore } from '../model/restore-window.ts';
import { projectTexts } from '../texts.data.ts';
import { ProjectPicture } from './project-picture.tsx';

export function DeletedProjectsDialog({ onClose }: DialogProps) {
  const { deleted } = projectTexts;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{deleted.title}</DialogTitle>
          <DialogDescription>{deleted.detail}</DialogDescription>
        </DialogHeader>
        <DeletedList />
      </DialogContent>
    </Dialog>
  );
}

function DeletedList() {
  const { query, projects } = useDeletedProjects();
  const { deleted } = projectTexts;
  if (query.isPending) return <DeletedSkeleton />;
  if (query.isError && projects.length === 0) {
    return (
      <QueryError
        title={deleted.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (projects.length === 0) return <p className="py-6 text-center text-muted-foreground">{deleted.empty}</p>;
  return (
    <>
      <ul className="-mx-2 flex max-h-[50dvh] flex-col overflow-y-auto">
        {projects.map((project) => (
          <DeletedRow key={project.id} project={project} />
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}

function DeletedRow({ project }: { readonly project: DeletedProject }) {
  const restore = useRestoreProject();
  const report = useReportProblem();
  const days = daysToRestore(project.purge_at, useNow());
  const { deleted } = projectTexts;
  const bringBack = () => {
    restore.mutateAsync(project.id).then(() => toast.success(deleted.restored), report);
  };
  return (
    <li className="flex items-center gap-3 rounded-lg px-2 py-2 hover:bg-hover">
      <span className="h-9 w-14 shrink-0 overflow-hidden rounded-md border border-border opacity-70">
        <ProjectPicture seed={project.id} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-medium">{project.display_name}</span>
        <span className="text-xs text-muted-foreground">
          Deleted <RelativeTime value={project.deleted_at} /> · {days === 1 ? '1 day' : `${days} days`} left
        </span>
      </span>
      <Button variant="outline" size="sm" loading={restore.isPending} onClick={bringBack}>
        <RotateCcw aria-hidden />
        {deleted.restore}
        <span className="sr-only"> {project.display_name}</span>
      </Button>
    </li>
  );
}

function DeletedSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-3">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex items-center gap-3">
          <Skeleton className="h-9 w-14" />
          <Skeleton className="flex-1" />
          <Skeleton className="h-7 w-20" />
        </div>
      ))}
    </div>
  );
}
