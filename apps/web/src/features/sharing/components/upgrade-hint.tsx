import { enums, type Project } from '@loam/contract';
import { Button } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useUpgradePrompt } from '../../billing/use-upgrade-prompt.ts';
import { shareTexts } from '../texts.data.ts';

const words = shareTexts.upgrade;

/** What a larger plan would add to sharing; nothing where there is none. */
export function UpgradeHint({ workspace }: { readonly workspace: Project['workspace'] }) {
  const prompt = useUpgradePrompt();
  if (workspace.plan === 'free') {
    return (
      <Hint text={words.free}>
        <Button size="sm" variant="secondary" onClick={() => prompt(workspace, 'viewerRole')}>
          {words.freeAction}
        </Button>
      </Hint>
    );
  }
  if (!enums.gates.enterpriseUpgradePlans.some((plan) => plan === workspace.plan)) return null;
  return (
    <Hint text={words.pro}>
      <Button asChild size="sm" variant="secondary">
        <Link to="." search={(search) => ({ ...search, settings: 'billing' as const })}>
          {words.proAction}
        </Link>
      </Button>
    </Hint>
  );
}

function Hint({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-lg bg-surface-sunken px-3 py-2">
      <p className="text-xs text-muted-foreground">{text}</p>
      {children}
    </div>
  );
}
