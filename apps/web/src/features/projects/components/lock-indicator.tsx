import { Badge, StatusDot } from '@loam/ui';
import { projectTexts } from '../texts.data.ts';
import { useProjectLock } from '../use-project-lock.ts';

/** Stays mounted, so that assistive technology hears when work begins. */
export function LockIndicator({ lockedAt }: { readonly lockedAt: string | null }) {
  const isLocked = useProjectLock(lockedAt);
  return (
    <span role="status" className="flex">
      {isLocked ? (
        <Badge tone="warning" title={projectTexts.page.locked}>
          <StatusDot tone="warning" live />
          <span className="max-lg:sr-only">{projectTexts.page.locked}</span>
        </Badge>
      ) : null}
    </span>
  );
}
