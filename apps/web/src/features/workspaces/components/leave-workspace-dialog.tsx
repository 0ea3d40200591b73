import { fillText, type Workspace } from '@loam/contract';
import { ConfirmDialog } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useTellIfGone } from '../../../shared/use-tell-if-gone.ts';
import { useLeaveWorkspace } from '../settings-api.ts';
import { workspaceSettingsTexts } from '../texts.data.ts';

interface LeaveWorkspaceDialogProps {
  readonly workspace: Pick<Workspace, 'id' | 'name'>;
  readonly onLeft: () => void;
}

export function LeaveWorkspaceDialog({
  workspace,
  onLeft,
  onClose,
}: LeaveWorkspaceDialogProps & DialogProps) {
  const leave = useLeaveWorkspace(workspace.id);
  const texts = workspaceSettingsTexts.leave;
  const tellIfGone = useTellIfGone(fillText(texts.failed, { name: workspace.name }));
  const confirm = () => {
    leave.mutateAsync().then(() => {
      onLeft();
      onClose();
    }, tellIfGone);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(texts.confirmTitle, { name: workspace.name })}
      description={texts.text}
      confirmLabel={texts.action}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: leave.isPending,
        error: leave.error ? shownProblem(leave.error).message : undefined,
      }}
    />
  );
}
