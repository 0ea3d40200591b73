import { readManifest } from '../bundle/bundler.ts';
import { holdProject, type RepoContext } from '../context.ts';
import { exists, readHead } from '../git/head.ts';
import { clearStaleLocks } from '../lock/stale-locks.ts';
import { checkProject, type Health } from './check.ts';

export interface ReconcileResult {
  readonly health: Health;
  /** The blob store does not have the newest commit yet. */
  readonly isBehind: boolean;
}

/** After a start: what a killed process left is cleared, damage is seen, a missing bundle is noticed. */
export async function reconcileProject(context: RepoContext, projectId: string): Promise<ReconcileResult> {
  return holdProject(context, projectId, async (gitDir) => {
    if (!(await exists(gitDir))) return { health: { kind: 'missing' }, isBehind: false };
    const cleared = await clearStaleLocks(gitDir);
    if (cleared.length > 0)
      context.logger.warn({ projectId, cleared: cleared.length }, 'repo: stale locks cleared');
    const health = await checkProject(context, projectId);
    if (health.kind !== 'healthy') return { health, isBehind: false };
    const manifest = await readManifest(context, projectId);
    return { health, isBehind: manifest?.head !== (await readHead(gitDir)) };
  });
}
