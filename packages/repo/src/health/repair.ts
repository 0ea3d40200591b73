import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rebuildFromStore } from '../bundle/restore.ts';
import { moveIntoPlace } from '../commit/create.ts';
import { holdProject, type RepoContext } from '../context.ts';
import { exists } from '../git/head.ts';
import { MAIN_REF, isCommitSha } from '../git/names.ts';
import { tryGit } from '../git/run-git.ts';
import { copyFence, type FencedInput, requireGeneration } from '../lock/fence.ts';
import { clearStaleLocks } from '../lock/stale-locks.ts';
import { inspect } from './check.ts';
import { salvageObjects } from './salvage.ts';

export type RepairResult =
  | { readonly kind: 'healthy'; readonly head: string }
  | {
      readonly kind: 'repaired';
      readonly head: string;
      /** False when commits newer than the last bundle could not be brought back. */
      readonly isComplete: boolean;
      /** The damaged repository, kept for a person to look at. */
      readonly keptAt: string;
    };

/** Rebuilds from the bundle, adds what is still readable, and puts the damaged folder aside. */
export async function repairProject(
  context: RepoContext,
  projectId: string,
  { generation }: FencedInput = {},
): Promise<RepairResult> {
  return holdProject(context, projectId, async (gitDir) => {
    await requireGeneration(gitDir, generation);
    if (await exists(gitDir)) {
      await clearStaleLocks(gitDir);
      const health = await inspect(context, gitDir, { deep: true });
      if (health.kind === 'healthy') {
        context.damaged.delete(projectId);
        return health;
      }
    }
    const rebuilt = await rebuildFromStore(context, projectId);
    await salvageObjects(gitDir, rebuilt.draft, () => context.ids.uuid());
    const wanted = await lastKnownHead(gitDir);
    const head = await bestHead(rebuilt, wanted);
    await writeFile(join(rebuilt.draft, MAIN_REF), `${head}\n`, { flush: true });
    const keptAt = join(context.root, 'damaged', `${projectId}-${context.ids.uuid()}`);
    await copyFence(gitDir, rebuilt.draft);
    await swap({ gitDir, draft: rebuilt.draft, keptAt });
    context.readers.drop(gitDir);
    context.trees.forget(gitDir);
    context.damaged.delete(projectId);
    const isComplete = wanted === undefined || head === wanted;
    context.logger.warn({ projectId, head, isComplete, keptAt }, 'repo: repaired from the bundle');
    return { kind: 'repaired', head, isComplete, keptAt };
  });
}

async function lastKnownHead(gitDir: string): Promise<string | undefined> {
  const text = (await readFile(join(gitDir, MAIN_REF), 'utf8').catch(() => '')).trim();
  return isCommitSha(text) ? text : undefined;
}

/** The damaged repository's own newest commit counts when all of it is there and it goes on from the bundle. */
async function bestHead(
  rebuilt: { readonly draft: string; readonly head: string },
  wanted: string | undefined,
): Promise<string> {
  if (wanted === undefined || wanted === rebuilt.head) return rebuilt.head;
  const gitDir = rebuilt.draft;
  const whole = await tryGit({
    gitDir,
    args: ['rev-list', '--objects', '--quiet', '--end-of-options', wanted],
  });
  const after = await tryGit({
    gitDir,
    args: ['merge-base', '--is-ancestor', '--end-of-options', rebuilt.head, wanted],
  });
  return whole.exitCode === 0 && after.exitCode === 0 ? wanted : rebuilt.head;
}

async function swap(folders: { gitDir: string; draft: string; keptAt: string }): Promise<void> {
  await mkdir(dirname(folders.keptAt), { recursive: true });
  if (await exists(folders.gitDir)) await rename(folders.gitDir, folders.keptAt);
  try {
    await moveIntoPlace(folders.draft, folders.gitDir);
  } catch (error) {
    await rm(folders.draft, { recursive: true, force: true });
    throw error;
  }
}
