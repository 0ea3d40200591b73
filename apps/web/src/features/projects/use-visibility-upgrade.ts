import type { Plan } from '@loam/contract';
import { useNavigate } from '@tanstack/react-router';
import { useUpgradePrompt } from '../billing/use-upgrade-prompt.ts';
import type { VisibilityGate } from './model/visibility-options.ts';

export interface UpgradeTarget {
  readonly id: string;
  readonly plan: Plan;
  readonly disable_publish: boolean;
}

/** Where an option beyond the plan leads: to the upgrade prompt, or straight to the billing settings. */
export function useVisibilityUpgrade(workspace: UpgradeTarget, by: 'prompt' | 'settings') {
  const prompt = useUpgradePrompt();
  const navigate = useNavigate();
  return ({ feature }: Extract<VisibilityGate, { kind: 'upgrade' }>) => {
    if (by === 'settings') {
      void navigate({ to: '.', search: (search) => ({ ...search, settings: 'billing' }) });
      return;
    }
    prompt(workspace, feature);
  };
}
