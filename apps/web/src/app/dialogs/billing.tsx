import { WorkspaceId } from '@loam/contract';
import { ChangePlanDialog } from '../../features/billing/components/change-plan-dialog.tsx';
import { OutOfCreditsDialog } from '../../features/billing/components/out-of-credits-dialog.tsx';
import { TopUpDialog } from '../../features/billing/components/top-up-dialog.tsx';
import { UpgradeDialog } from '../../features/billing/components/upgrade-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const workspace = {
  id: WorkspaceId.parse('00000000-0000-4000-8000-000000000011'),
  name: 'Tennis club',
  plan: 'pro' as const,
};

export const billingDialogs: readonly RegisteredDialog[] = [
  {
    id: 'top-up',
    render: (onClose) => (
      <TopUpDialog workspace={workspace} isUnlimited={false} canManage onClose={onClose} />
    ),
  },
  {
    id: 'change-plan',
    render: (onClose) => (
      <ChangePlanDialog workspace={workspace} from="biz" to="pro" isPaidOnline onClose={onClose} />
    ),
  },
  {
    id: 'upgrade',
    render: (onClose) => (
      <UpgradeDialog workspaceId={workspace.id} plan="free" feature="privateProjects" onClose={onClose} />
    ),
  },
  {
    id: 'out-of-credits',
    render: (onClose) => <OutOfCreditsDialog workspaceId={workspace.id} plan="free" onClose={onClose} />,
  },
];
