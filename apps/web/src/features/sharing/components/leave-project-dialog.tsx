import { fillText, type ProjectId } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useLeaveProject } from '../api.ts';
import { shareTexts } from '../texts.data.ts';

interface LeaveProjectDialogProps {
  readonly project: { readonly id: ProjectId; readonly name: string };
  readonly onLeft: () => void;
}

export function LeaveProjectDialog({ project, onLeft, onClose }: LeaveProjectDialogProps & DialogProps) {
  const leave = useLeaveProject(project.id);
  const words = shareTexts.leave;
  // Whoever closes this before the answer comes has left all the same, and stands on a page that is gone.
  const confirm = () => {
    leave.mutateAsync().then(
      () => {
        toast.success(fillText(words.done, { name: project.name }));
        onClose();
        onLeft();
      },
      // Shown below.
      () => undefined,
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(words.title, { name: project.name })}
      description={words.text}
      confirmLabel={words.confirm}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: leave.isPending,
        error: leave.error ? shownProblem(leave.error).message : undefined,
      }}
    />
  );
}
