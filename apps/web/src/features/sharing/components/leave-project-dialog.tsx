import { fillText, type ProjectId } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import { useRouter } from '@tanstack/react-router';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { markPlace } from '../../../shared/mark-place.ts';
import { shownProblem } from '../../../shared/problems.ts';
import { useTellIfGone } from '../../../shared/use-tell-if-gone.ts';
import { useLeaveProject } from '../api.ts';
import { shareTexts } from '../texts.data.ts';

interface LeaveProjectDialogProps {
  readonly project: { readonly id: ProjectId; readonly name: string };
  readonly onLeft: () => void;
}

export function LeaveProjectDialog({ project, onLeft, onClose }: LeaveProjectDialogProps & DialogProps) {
  const leave = useLeaveProject(project.id);
  const words = shareTexts.leave;
  const tellIfGone = useTellIfGone(fillText(words.failed, { name: project.name }));
  const router = useRouter();
  // Whoever closes this before the answer comes has left all the same, and may stand on a page that is gone.
  const confirm = () => {
    const isStillHere = markPlace(router);
    leave.mutateAsync().then(() => {
      toast.success(fillText(words.done, { name: project.name }));
      onClose();
      if (isStillHere()) onLeft();
    }, tellIfGone);
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
