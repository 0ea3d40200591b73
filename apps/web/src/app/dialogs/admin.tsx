import { UserId, WorkspaceId } from '@loam/contract';
import { DisableAccountDialog } from '../../features/admin/components/disable-account-dialog.tsx';
import { GrantDialog } from '../../features/admin/components/grant-dialog.tsx';
import { MailDialog } from '../../features/admin/components/mail-dialog.tsx';
import { OpenSignUpDialog } from '../../features/admin/components/open-sign-up-dialog.tsx';
import { OperatorRoleDialog } from '../../features/admin/components/operator-role-dialog.tsx';
import { WorkspacePlanDialog } from '../../features/admin/components/workspace-plan-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const account = { id: UserId.parse('00000000-0000-4000-8000-000000000012'), name: 'Bo Meadow' };
const workspace = {
  id: WorkspaceId.parse('00000000-0000-4000-8000-000000000011'),
  name: 'Tennis club',
  plan: 'pro' as const,
};

export const adminDialogs: readonly RegisteredDialog[] = [
  {
    id: 'disable-account',
    render: (onClose) => <DisableAccountDialog account={account} onClose={onClose} />,
  },
  {
    id: 'operator-role',
    render: (onClose) => <OperatorRoleDialog account={account} newRole="operator" onClose={onClose} />,
  },
  {
    id: 'workspace-plan',
    render: (onClose) => <WorkspacePlanDialog workspace={workspace} onClose={onClose} />,
  },
  { id: 'grant', render: (onClose) => <GrantDialog workspace={workspace} onClose={onClose} /> },
  {
    id: 'mail',
    render: (onClose) => <MailDialog mailId="00000000-0000-4000-8000-000000000014" onClose={onClose} />,
  },
  { id: 'open-sign-up', render: (onClose) => <OpenSignUpDialog onClose={onClose} /> },
];
