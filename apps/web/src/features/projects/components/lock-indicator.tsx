import { Badge, StatusDot } from '@loam/ui';
import { projectTexts } from '../texts.data.ts';
import { useProjectLock } from '../use-project-lock.ts';

/** Stays mounted, so that assistive technology hears when work begins. */
export function LockIndicator({ lockedAt }: { readonly lockedAt: string | null }) {
  const isLocked = useProjectLock(lockedAt);
  return (
    <span role="status" className="flex">
      {isLocked ? (
        // A dot alone where there is no room for words: it takes none from the project's name.
        <Badge
          tone="warning"
          title={projectTexts.page.locked}
          className="max-lg:rounded-full max-lg:border-0 max-lg:bg-transparent max-lg:p-0"
        >
          <StatusDot tone="warning" live />
          <span className="max-lg:sr-only">{projectTexts.page.locked}</span>
        </Badge>
      ) : null}
    </span>
  );
}
