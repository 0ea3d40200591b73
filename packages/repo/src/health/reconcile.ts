import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
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

const DRAFT_STALE_MS = 24 * 60 * 60 * 1000;

/** Half-built repositories of processes that were killed. Fresh ones may belong to another process. */
export async function removeOldDrafts(context: RepoContext): Promise<void> {
  const folder = join(context.root, 'drafts');
  for (const name of await readdir(folder).catch(() => [])) {
    const info = await stat(join(folder, name)).catch(() => undefined);
    if (info && context.clock.now().getTime() - info.mtimeMs > DRAFT_STALE_MS) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}
