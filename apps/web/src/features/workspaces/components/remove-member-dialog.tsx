import { fillText, type WorkspaceId, type WorkspaceMember } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
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
  const remove = useRemoveMember(workspaceId, member.user_id);
  const texts = peopleTexts.members;
  // Told by a notice either way: whoever closes this before the answer comes hears of it all the same.
  const confirm = () => {
    remove
      .mutateAsync()
      .then(onRemoved, (error: unknown) =>
        toast.error(texts.notSaved, { description: shownProblem(error).message }),
      )
      .finally(onClose);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(texts.removeTitle, { name: member.display_name })}
      description={texts.removeText}
      confirmLabel={texts.remove}
      onConfirm={confirm}
      options={{ tone: 'danger', loading: remove.isPending }}
    />
  );
}
