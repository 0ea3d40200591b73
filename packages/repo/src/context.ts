import { join } from 'node:path';
import type { Clock, Ids, Logger } from '@loam/kernel';
import { repoError } from './errors.ts';
import { checkProjectId } from './git/names.ts';
import type { ReaderPool } from './git/reader-pool.ts';
import type { RepoLimits } from './limits.ts';
import type { ProjectLocks } from './lock/project-lock.ts';
import type { BlobStore, CrashHook, OutboundCheck } from './ports.ts';
import type { TreeCache } from './tree/tree-cache.ts';

/** What the parts of the store share. */
export interface RepoContext {
  readonly root: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly blobs: BlobStore;
  readonly outbound: OutboundCheck;
  readonly limits: RepoLimits;
  readonly readers: ReaderPool;
  readonly trees: TreeCache;
  readonly locks: ProjectLocks;
  readonly crashPoint: CrashHook;
  readonly transports: readonly string[];
  readonly authorityFile: string | undefined;
  /** Projects whose repository was found damaged; they are read-only until repaired. */
  readonly damaged: Set<string>;
}

export function gitDirOf(context: Pick<RepoContext, 'root'>, projectId: string): string {
  checkProjectId(projectId);
  return join(context.root, 'projects', `${projectId}.git`);
}

/** All writing of a project goes through here, one at a time. */
export function holdProject<T>(
  context: RepoContext,
  projectId: string,
  work: (gitDir: string) => Promise<T>,
): Promise<T> {
  const gitDir = gitDirOf(context, projectId);
  const lockFile = join(context.root, 'locks', `${projectId}.lock`);
  return context.locks.hold(lockFile, () => work(gitDir));
}

export function requireHealthy(context: RepoContext, projectId: string): void {
  if (context.damaged.has(projectId)) {
    throw repoError('damaged', 'The repository is damaged and read-only until it is repaired.');
  }
}
