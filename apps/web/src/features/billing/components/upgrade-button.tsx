import { texts } from '@loam/contract';
import { Button, DropdownMenuItem } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { CircleArrowUp } from 'lucide-react';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';

interface UpgradeButtonProps {
  readonly workspaceId: string;
}

/** On the free plan, for those who could change it. */
export function UpgradeButton({ workspaceId }: UpgradeButtonProps) {
  if (!useCanUpgrade(workspaceId)) return null;
  return (
    <Button asChild variant="secondary" size="sm" className="max-lg:hidden">
      <Link to="." search={(search) => ({ ...search, settings: 'billing' as const })}>
        {texts.billing.upgrade}
      </Link>
    </Button>
  );
}

/** The same in a menu, where the bar has no room for it. */
export function UpgradeItem({ workspaceId }: UpgradeButtonProps) {
  if (!useCanUpgrade(workspaceId)) return null;
  return (
    <DropdownMenuItem asChild className="lg:hidden">
      <Link to="." search={(search) => ({ ...search, settings: 'billing' as const })}>
        <CircleArrowUp aria-hidden />
        {texts.billing.upgrade}
      </Link>
    </DropdownMenuItem>
  );
}

function useCanUpgrade(workspaceId: string): boolean {
  const workspace = useMyWorkspace(workspaceId);
  return workspace?.plan === 'free' && workspace.permissions.includes('ManageWorkspaceBilling');
}
