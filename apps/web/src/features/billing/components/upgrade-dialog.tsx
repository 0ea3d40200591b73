import {
  featuresOf,
  featureTexts,
  fillText,
  planLabels,
  type Plan,
  type PlanFeature,
  upgradePrompt,
} from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@loam/ui';
import { Link } from '@tanstack/react-router';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';
import { featuresBeyond } from '../model/plan-offers.ts';
import { upgradeTexts } from '../texts.data.ts';
import { FeatureList } from './feature-list.tsx';

export interface UpgradeDialogProps {
  readonly workspaceId: string;
  readonly plan: Plan;
  readonly feature: PlanFeature;
}

/** The one upgrade prompt: which plan a feature needs, what else it brings, and the way there. */
export function UpgradeDialog({ workspaceId, plan, feature, onClose }: UpgradeDialogProps & DialogProps) {
  const workspace = useMyWorkspace(workspaceId);
  const prompt = upgradePrompt(plan, feature);
  if (!prompt) return null;
  const canManage = workspace?.permissions.includes('ManageWorkspaceBilling') ?? false;
  const also = featuresBeyond(featuresOf(prompt.plan), [...featuresOf(plan), feature]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>{prompt.title}</DialogTitle>
          <DialogDescription>{prompt.text}</DialogDescription>
        </DialogHeader>
        {also.length > 0 ? (
          <div className="flex flex-col gap-2 text-sm">
            <p className="font-medium">
              {fillText(upgradeTexts.alsoIncludes, { plan: planLabels[prompt.plan] })}
            </p>
            <FeatureList texts={also.map((name) => featureTexts[name])} />
          </div>
        ) : null}
        {canManage ? null : <p className="text-sm text-muted-foreground">{upgradeTexts.ask}</p>}
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {canManage ? upgradeTexts.notNow : upgradeTexts.close}
          </Button>
          {canManage ? (
            <Button asChild variant="primary">
              <Link to="." search={(search) => ({ ...search, settings: 'billing' })} onClick={onClose}>
                {upgradeTexts.seePlans}
              </Link>
            </Button>
          ) : null}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
