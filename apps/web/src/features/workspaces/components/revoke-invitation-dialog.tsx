import { fillText, type WorkspaceId, type WorkspaceInvitation } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useRevokeInvitation } from '../invitations-api.ts';
import { peopleTexts } from '../texts.data.ts';

interface RevokeInvitationDialogProps {
  readonly workspaceId: WorkspaceId;
  readonly invitation: Pick<WorkspaceInvitation, 'id' | 'email'>;
  readonly onRevoked: () => void;
}

export function RevokeInvitationDialog(props: RevokeInvitationDialogProps & DialogProps) {
  const { workspaceId, invitation, onRevoked, onClose } = props;
  const revoke = useRevokeInvitation(workspaceId);
  const texts = peopleTexts.invitations;
  // Told by a notice either way: whoever closes this before the answer comes hears of it all the same.
  const confirm = () => {
    revoke
      .mutateAsync(invitation.id)
      .then(onRevoked, (error: unknown) =>
        toast.error(peopleTexts.members.notSaved, { description: shownProblem(error).message }),
      )
      .finally(onClose);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(texts.revokeTitle, { email: invitation.email })}
      description={texts.revokeText}
      confirmLabel={texts.revoke}
      onConfirm={confirm}
      options={{ tone: 'danger', loading: revoke.isPending }}
    />
  );
}
