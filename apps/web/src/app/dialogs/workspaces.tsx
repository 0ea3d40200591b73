import { InvitationId, UserId, WorkspaceId } from '@loam/contract';
import { CreateWorkspaceDialog } from '../../features/workspaces/components/create-workspace-dialog.tsx';
import { DeleteWorkspaceDialog } from '../../features/workspaces/components/delete-workspace-dialog.tsx';
import { LeaveWorkspaceDialog } from '../../features/workspaces/components/leave-workspace-dialog.tsx';
import { RemoveMemberDialog } from '../../features/workspaces/components/remove-member-dialog.tsx';
import { RevokeInvitationDialog } from '../../features/workspaces/components/revoke-invitation-dialog.tsx';
import { TransferWorkspaceDialog } from '../../features/workspaces/components/transfer-workspace-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const workspace = {
  id: WorkspaceId.parse('00000000-0000-4000-8000-000000000011'),
  name: 'Tennis club',
};
const member = { user_id: UserId.parse('00000000-0000-4000-8000-000000000012'), display_name: 'Bo Meadow' };
const invitation = {
  id: InvitationId.parse('00000000-0000-4000-8000-000000000013'),
  email: 'cleo@example.com',
};
const nothing = () => {};

export const workspaceDialogs: readonly RegisteredDialog[] = [
  { id: 'create-workspace', render: (onClose) => <CreateWorkspaceDialog onClose={onClose} /> },
  {
    id: 'leave-workspace',
    render: (onClose) => <LeaveWorkspaceDialog workspace={workspace} onLeft={nothing} onClose={onClose} />,
  },
  {
    id: 'delete-workspace',
    render: (onClose) => (
      <DeleteWorkspaceDialog workspace={workspace} onDeleted={nothing} onClose={onClose} />
    ),
  },
  {
    id: 'transfer-workspace',
    render: (onClose) => <TransferWorkspaceDialog workspace={workspace} onClose={onClose} />,
  },
  {
    id: 'remove-member',
    render: (onClose) => (
      <RemoveMemberDialog workspaceId={workspace.id} member={member} onRemoved={nothing} onClose={onClose} />
    ),
  },
  {
    id: 'revoke-invitation',
    render: (onClose) => (
      <RevokeInvitationDialog
        workspaceId={workspace.id}
        invitation={invitation}
        onRevoked={nothing}
        onClose={onClose}
      />
    ),
  },
];
