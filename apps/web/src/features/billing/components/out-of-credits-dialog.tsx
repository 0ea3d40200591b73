import { outOfCreditsDialog, type Plan } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';
import { upgradeTexts } from '../texts.data.ts';
import { BillingActionButtons } from './billing-action-buttons.tsx';

export interface OutOfCreditsDialogProps {
  readonly workspaceId: string;
  readonly plan: Plan;
}

/** What a 402 opens. */
export function OutOfCreditsDialog({ workspaceId, plan, onClose }: OutOfCreditsDialogProps & DialogProps) {
  const workspace = useMyWorkspace(workspaceId);
  const canManage = workspace?.permissions.includes('ManageWorkspaceBilling') ?? false;
  const { title, text, actions } = outOfCreditsDialog(plan, canManage);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {upgradeTexts.close}
          </Button>
          <BillingActionButtons actions={actions} variant="primary" onFollow={onClose} />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
