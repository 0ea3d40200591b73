import type { Project } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useDeleteProject, useRestoreProject } from '../changes.ts';
import { projectTexts } from '../texts.data.ts';

export interface DeleteProjectDialogProps {
  readonly project: Pick<Project, 'id' | 'display_name'>;
  /** Called at once: a page that shows the project leaves it. */
  readonly onDelete?: (() => void) | undefined;
}

export function DeleteProjectDialog(props: DeleteProjectDialogProps & DialogProps) {
  const { project, onDelete, onClose } = props;
  const { mutateAsync: remove } = useDeleteProject();
  const { mutateAsync: restore } = useRestoreProject();
  const report = useReportProblem();
  const { deleted, remove: words } = projectTexts;
  const undo = () => {
    restore(project.id).then(() => toast.success(deleted.restored), report);
  };
  const confirm = () => {
    // It is gone from the screen at once; a failure brings it back and says why.
    onClose();
    onDelete?.();
    remove(project.id).then(() => {
      toast(words.done, {
        description: words.doneDetail,
        duration: 10_000,
        action: { label: deleted.undo, onClick: undo },
      });
    }, report);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={
        <>
          <strong className="font-semibold break-words text-foreground">{project.display_name}</strong>{' '}
          {words.detail}
        </>
      }
      confirmLabel={words.confirm}
      onConfirm={confirm}
      options={{ tone: 'danger' }}
    />
  );
}
