import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage } from '@loam/kernel';
import { gitDirOf, type RepoContext } from '../context.ts';
import { exists, readHead } from '../git/head.ts';
import { tryGit } from '../git/run-git.ts';

export type Health =
  | { readonly kind: 'healthy'; readonly head: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly reasons: readonly string[] };

export interface CheckInput {
  /** Read every object of the whole history, not only those of the newest commit. */
  readonly deep?: boolean;
}

/** Looks, changes nothing on disk, and makes a damaged project read-only. */
export async function checkProject(
  context: RepoContext,
  projectId: string,
  input: CheckInput = {},
): Promise<Health> {
  const gitDir = gitDirOf(context, projectId);
  if (!(await exists(gitDir))) return { kind: 'missing' };
  const health = await inspect(context, gitDir, input);
  if (health.kind === 'damaged') {
    context.damaged.add(projectId);
    context.logger.error({ projectId, reasons: health.reasons }, 'repo: damaged repository');
  } else {
    context.damaged.delete(projectId);
  }
  return health;
}

export async function inspect(
  context: Pick<RepoContext, 'limits'>,
  gitDir: string,
  input: CheckInput = {},
): Promise<Health> {
  const reasons: string[] = [];
  const symbolic = await readFile(join(gitDir, 'HEAD'), 'utf8').catch(() => '');
  if (symbolic.trim() !== 'ref: refs/heads/main') reasons.push('HEAD does not name main');
  let head = '';
  try {
    head = await readHead(gitDir);
  } catch (error) {
    return { kind: 'damaged', reasons: [...reasons, errorMessage(error)] };
  }
  const call = input.deep
    ? ['fsck', '--full', '--no-dangling', '--no-progress', '--no-reflogs']
    : ['rev-list', '--objects', '--quiet', '--max-count=1', '--end-of-options', head];
  const result = await tryGit({ gitDir, args: call, timeoutMs: context.limits.import.timeoutMs });
  if (result.exitCode !== 0) reasons.push(...result.stderr.trim().split('\n').slice(0, 20));
  return reasons.length === 0 ? { kind: 'healthy', head } : { kind: 'damaged', reasons };
}
