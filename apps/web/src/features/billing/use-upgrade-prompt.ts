import { type Plan, type PlanFeature, requiresPlan } from '@loam/contract';
import { useCallback } from 'react';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { UpgradeDialog } from './components/upgrade-dialog.tsx';

interface PlannedWorkspace {
  readonly id: string;
  readonly plan: Plan;
}

/**
 * Asks before something that a plan may not include: false and the upgrade prompt when it does not, true when nothing
 * stands in the way.
 */
export function useUpgradePrompt(): (workspace: PlannedWorkspace, feature: PlanFeature) => boolean {
  const dialogs = useDialogs();
  return useCallback(
    ({ id, plan }, feature) => {
      if (requiresPlan(plan, feature) === undefined) return true;
      dialogs.open(UpgradeDialog, { workspaceId: id, plan, feature });
      return false;
    },
    [dialogs],
  );
}
