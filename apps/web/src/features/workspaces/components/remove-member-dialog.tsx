import { fillText, type WorkspaceId, type WorkspaceMember } from '@loam/contract';
import { ConfirmDialog } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useRemoveMember } from '../members-api.ts';
import { peopleTexts } from '../texts.data.ts';

interface RemoveMemberDialogProps {
  readonly workspaceId: WorkspaceId;
  readonly member: Pick<WorkspaceMember, 'user_id' | 'display_name'>;
  readonly onRemoved: () => void;
}

export function RemoveMemberDialog(props: RemoveMemberDialogProps & DialogProps) {
  const { workspaceId, member, onRemoved, onClose } = props;
  const remove = useRemoveMember(workspaceId);
  const texts = peopleTexts.members;
  const confirm = () =>
    remove.mutate(member.user_id, {
      onSuccess: () => {
        onRemoved();
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(texts.removeTitle, { name: member.display_name })}
      description={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: remove.isPending,
        error: remove.error ? shownProblem(remove.error).message : undefined,
      }}
    />
  );
}
