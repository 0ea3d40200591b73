import { fillText, type Workspace } from '@loam/contract';
import { ConfirmDialog } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useTellIfGone } from '../../../shared/use-tell-if-gone.ts';
import { useDeleteWorkspace } from '../settings-api.ts';
import { workspaceSettingsTexts } from '../texts.data.ts';

interface DeleteWorkspaceDialogProps {
  readonly workspace: Pick<Workspace, 'id' | 'name'>;
  readonly onDeleted: () => void;
}

export function DeleteWorkspaceDialog(props: DeleteWorkspaceDialogProps & DialogProps) {
  const { workspace, onDeleted, onClose } = props;
  const remove = useDeleteWorkspace(workspace.id);
  const texts = workspaceSettingsTexts.remove;
  const tellIfGone = useTellIfGone(fillText(texts.failed, { name: workspace.name }));
  const confirm = () => {
    remove.mutateAsync().then(() => {
      onDeleted();
      onClose();
    }, tellIfGone);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(texts.confirmTitle, { name: workspace.name })}
      description={texts.confirmText}
      confirmLabel={texts.action}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        typeToConfirm: workspace.name,
        loading: remove.isPending,
        error: remove.error ? shownProblem(remove.error).message : undefined,
      }}
    />
  );
}
