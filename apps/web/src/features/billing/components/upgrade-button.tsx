import { texts } from '@loam/contract';
import { Button } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';

/** On the free plan, for those who could change it. */
export function UpgradeButton({ workspaceId }: { readonly workspaceId: string }) {
  const workspace = useMyWorkspace(workspaceId);
  if (workspace?.plan !== 'free' || !workspace.permissions.includes('ManageWorkspaceBilling')) return null;
  return (
    <Button asChild variant="secondary" size="sm" className="max-lg:hidden">
      <Link to="." search={(search) => ({ ...search, settings: 'billing' as const })}>
        {texts.billing.upgrade}
      </Link>
    </Button>
  );
}
