import { type DeletedProject } from '@loam/contract';
import { Button, EmptyState, RelativeTime, toast } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useInstallation, useMe } from '../../features/accounts/api.ts';
import { useDeletedProjects } from '../../features/projects/api.ts';
import { useRestoreProject } from '../../features/projects/changes.ts';
import { projectTexts } from '../../features/projects/texts.data.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useReportProblem } from '../../shared/use-report-problem.ts';
import { RootPending } from '../shell/root-pending.tsx';

/** Not there, not for you, or deleted: only its owner is told which. */
export function ProjectGone({ projectId }: { readonly projectId: string }) {
  const { brand } = useInstallation();
  const me = useMe();
  useDocumentTitle(projectTexts.page.goneTitle, brand);
  const { query, projects } = useDeletedProjects({ enabled: me !== null });
  const deleted = projects.find((project) => project.id === projectId);
  if (deleted === undefined && query.isFetching) return <RootPending />;
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6">
      {deleted === undefined ? (
        <NotFound projectId={projectId} isSignedIn={me !== null} />
      ) : (
        <Deleted project={deleted} />
      )}
    </main>
  );
}

function NotFound({ projectId, isSignedIn }: { readonly projectId: string; readonly isSignedIn: boolean }) {
  const { page } = projectTexts;
  return (
    <EmptyState
      heading="h1"
      title={page.goneTitle}
      titleAs="h1"
      action={
        isSignedIn ? (
          <Button asChild variant="primary">
            <Link to="/">Go home</Link>
          </Button>
        ) : (
          <Button asChild variant="primary">
            <Link to="/sign-in" search={{ next: `/projects/${projectId}` }}>
              Sign in
            </Link>
          </Button>
        )
      }
    >
      {page.gone}
      {isSignedIn ? '' : ` ${page.trySignIn}`}
    </EmptyState>
  );
}

function Deleted({ project }: { readonly project: DeletedProject }) {
  const restore = useRestoreProject();
  const report = useReportProblem();
  const { page, deleted } = projectTexts;
  const bringBack = () => {
    restore.mutateAsync(project.id).then(() => toast.success(deleted.restored), report);
  };
  return (
    <EmptyState
      heading="h1"
      title={page.deletedTitle}
      titleAs="h1"
      action={
        <>
          <Button variant="primary" loading={restore.isPending} onClick={bringBack}>
            <RotateCcw aria-hidden />
            {deleted.restore}
          </Button>
          <Button asChild variant="outline">
            <Link to="/">Go home</Link>
          </Button>
        </>
      }
    >
      <strong className="font-semibold text-foreground">{project.display_name}</strong> was deleted{' '}
      <RelativeTime value={project.deleted_at} /> and can be restored for 7 days.
    </EmptyState>
  );
}
