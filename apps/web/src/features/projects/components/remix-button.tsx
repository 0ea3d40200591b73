import { fillText, type Project } from '@loam/contract';
import { Button } from '@loam/ui';
import { useNavigate } from '@tanstack/react-router';
import { GitFork } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useProjectDetails } from '../api.ts';
import { projectTexts } from '../texts.data.ts';
import { RemixProjectDialog } from './remix-project-dialog.tsx';

/** For those who may begin with this project and not change it, and how many did. */
export function RemixButton({ project }: { readonly project: Project }) {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const count = useProjectDetails(project.id).data?.remix_count ?? 0;
  const { remix: words } = projectTexts;
  const open = () =>
    dialogs.open(RemixProjectDialog, {
      project,
      onOpen: (projectId) => void navigate({ to: '/projects/$projectId', params: { projectId } }),
    });
  return (
    <>
      {count === 0 ? null : (
        <span className="text-xs whitespace-nowrap text-muted-foreground max-sm:hidden">
          {count === 1 ? words.once : fillText(words.times, { n: count })}
        </span>
      )}
      <Button size="sm" variant="primary" onClick={open}>
        <GitFork aria-hidden />
        {words.action}
      </Button>
    </>
  );
}
