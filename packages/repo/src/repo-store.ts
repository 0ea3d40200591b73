import { rename, rm } from 'node:fs/promises';
import { AppError, type Clock, type Ids, type Logger } from '@loam/kernel';
import type { Readable } from 'node:stream';
import { openArchive, type ArchiveInput } from './archive/archive.ts';
import { createBundler } from './bundle/bundler.ts';
import { restoreProject } from './bundle/restore.ts';
import { commitChanges, type CommitInput, type CommitResult } from './commit/commit.ts';
import { copyProject, type CopyInput } from './commit/copy.ts';
import { createProject, type CreateInput } from './commit/create.ts';
import { gitDirOf, holdProject, type RepoContext } from './context.ts';
import { newDraft, removeLeftDrafts } from './drafts.ts';
import { readDiff, type DiffInput, type DiffResult } from './diff/diff.ts';
import { exists, readHead } from './git/head.ts';
import { createReaderPool } from './git/reader-pool.ts';
import { checkProject, type CheckInput, type Health } from './health/check.ts';
import { maintainProject } from './health/maintain.ts';
import { bundleFolder } from './bundle/manifest.ts';
import { reconcileProject, type ReconcileResult } from './health/reconcile.ts';
import { repairProject, type RepairResult } from './health/repair.ts';
import { readLog, type LogInput, type LogPage } from './history/log.ts';
import { revertTo, type RevertInput } from './history/revert.ts';
import { importProject, type ImportInput, type ImportResult } from './import/import-project.ts';
import { DEFAULT_LIMITS, type RepoLimits } from './limits.ts';
import { type FencedInput, raiseFence } from './lock/fence.ts';
import { createProjectLocks } from './lock/project-lock.ts';
import type { BlobStore, CrashHook, OutboundCheck } from './ports.ts';
import { openRawFile, readFileEntry, type RawFile } from './read/read-file.ts';
import { resolveCommit } from './read/resolve-commit.ts';
import { type CodeEntry, type CodeFilesInput, readCodeFiles } from './read/code-files.ts';
import { readSourceCode, type SourceEntry } from './read/source-code.ts';
import { visitTexts, type TextVisit } from './read/visit-texts.ts';
import {
  pullProject,
  pushProject,
  type PullResult,
  type PushResult,
  type RemoteInput,
} from './remote/remote.ts';
import { createTreeCache } from './tree/tree-cache.ts';
import { filesBelow, type TreeFile } from './tree/tree.ts';
import { checkout, syncFolder, type CheckoutInput, type SyncInput } from './worktree/checkout.ts';

export interface RepoStoreOptions {
  readonly root: string;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly blobs: BlobStore;
  readonly outbound: OutboundCheck;
  readonly limits?: Partial<RepoLimits>;
  /** Transports for imports and remotes; anything but https is for tests. */
  readonly transports?: readonly string[];
  /** Certificates to trust instead of the machine's, where servers of git have an authority of their own. */
  readonly authorityFile?: string;
  readonly crashPoint?: CrashHook;
}

export interface RepoStore {
  create(projectId: string, input: CreateInput): Promise<string>;
  /** With every commit of another project up to one of them; returns the newest of the copy. */
  copy(projectId: string, input: CopyInput): Promise<string>;
  import(projectId: string, input: ImportInput): Promise<ImportResult>;
  has(projectId: string): Promise<boolean>;
  /** From this machine; its bundles stay, and `restore` brings it back. */
  remove(projectId: string): Promise<void>;
  /** For good, with its bundles. */
  purge(projectId: string): Promise<void>;
  head(projectId: string): Promise<string>;
  resolve(projectId: string, commit: string): Promise<string>;
  tree(projectId: string, commit?: string): Promise<readonly TreeFile[]>;
  file(projectId: string, path: string, commit?: string): Promise<SourceEntry>;
  rawFile(projectId: string, path: string, commit?: string): Promise<RawFile>;
  sourceCode(
    projectId: string,
    commit?: string,
  ): Promise<{ readonly commit: string; readonly files: readonly SourceEntry[] }>;
  codeFiles(
    projectId: string,
    input: CodeFilesInput,
  ): Promise<{ readonly commit: string; readonly files: readonly CodeEntry[] }>;
  visitTexts(
    projectId: string,
    input: TextVisit,
  ): Promise<{ readonly commit: string; readonly isWhole: boolean }>;
  commit(projectId: string, input: CommitInput): Promise<CommitResult>;
  revert(projectId: string, input: RevertInput): Promise<CommitResult>;
  /** From now on commits of lower generations are refused. */
  fence(projectId: string, generation: number): Promise<void>;
  log(projectId: string, input: LogInput): Promise<LogPage>;
  diff(projectId: string, input: DiffInput): Promise<DiffResult>;
  archive(projectId: string, input: ArchiveInput): Promise<Readable>;
  checkout(projectId: string, input: CheckoutInput): Promise<string>;
  sync(
    projectId: string,
    input: SyncInput,
  ): Promise<{ readonly written: readonly string[]; readonly removed: readonly string[] }>;
  push(projectId: string, input: RemoteInput): Promise<PushResult>;
  pull(projectId: string, input: RemoteInput): Promise<PullResult>;
  check(projectId: string, input?: CheckInput): Promise<Health>;
  repair(projectId: string, input?: FencedInput): Promise<RepairResult>;
  reconcile(projectId: string): Promise<ReconcileResult>;
  maintain(projectId: string): Promise<boolean>;
  restore(projectId: string): Promise<string>;
  /** Removes what killed processes left half-made; for the start of a process. */
  removeLeftovers(): Promise<void>;
  /** Waits until the newest commits are in the blob store. */
  flush(projectId?: string): Promise<void>;
  close(): Promise<void>;
}

export function createRepoStore(options: RepoStoreOptions): RepoStore {
  const context = createContext(options);
  const bundler = createBundler(context);
  const guard = <T>(projectId: string, work: () => Promise<T>): Promise<T> =>
    watchDamage(context, projectId, work);
  /** Whatever makes a new commit also has it copied, after the answer. */
  const saving = async <T>(projectId: string, work: () => Promise<T>): Promise<T> => {
    const result = await guard(projectId, work);
    bundler.notify(projectId);
    return result;
  };

  return {
    create: (projectId, input) => saving(projectId, () => createProject(context, projectId, input)),
    async copy(projectId, input) {
      // Damage that is met here is the source's.
      const head = await guard(input.from, () => copyProject(context, projectId, input));
      bundler.notify(projectId);
      return head;
    },
    import: (projectId, input) => saving(projectId, () => importProject(context, projectId, input)),
    has: (projectId) => exists(gitDirOf(context, projectId)),
    remove: (projectId) => removeProject(context, projectId),
    async purge(projectId) {
      await removeProject(context, projectId);
      for await (const key of context.blobs.list(bundleFolder(projectId))) await context.blobs.delete(key);
    },
    head: (projectId) => guard(projectId, async () => readHead(gitDirOf(context, projectId))),
    resolve: (projectId, commit) =>
      guard(projectId, async () => resolveCommit(context, gitDirOf(context, projectId), commit)),
    tree: (projectId, commit) => guard(projectId, () => listFiles(context, projectId, commit)),
    file: (projectId, path, commit) =>
      guard(projectId, () => readFileEntry(context, fileAt(projectId, path, commit))),
    rawFile: (projectId, path, commit) =>
      guard(projectId, () => openRawFile(context, fileAt(projectId, path, commit))),
    sourceCode: (projectId, commit) => guard(projectId, () => readSourceCode(context, projectId, commit)),
    codeFiles: (projectId, input) => guard(projectId, () => readCodeFiles(context, projectId, input)),
    visitTexts: (projectId, input) => guard(projectId, () => visitTexts(context, projectId, input)),
    commit: (projectId, input) => saving(projectId, () => commitChanges(context, projectId, input)),
    revert: (projectId, input) => saving(projectId, () => revertTo(context, projectId, input)),
    fence: (projectId, generation) => raiseFence(context, projectId, generation),
    log: (projectId, input) => guard(projectId, () => readLog(context, projectId, input)),
    diff: (projectId, input) => guard(projectId, () => readDiff(context, projectId, input)),
    archive: (projectId, input) => guard(projectId, () => openArchive(context, projectId, input)),
    checkout: (projectId, input) => guard(projectId, () => checkout(context, projectId, input)),
    sync: (projectId, input) => guard(projectId, () => syncFolder(context, projectId, input)),
    push: (projectId, input) => guard(projectId, () => pushProject(context, projectId, input)),
    pull: (projectId, input) => saving(projectId, () => pullProject(context, projectId, input)),
    check: (projectId, input) => checkProject(context, projectId, input),
    repair: (projectId, input) => saving(projectId, () => repairProject(context, projectId, input)),
    async reconcile(projectId) {
      const result = await reconcileProject(context, projectId);
      if (result.isBehind) bundler.notify(projectId);
      return result;
    },
    maintain: (projectId) => guard(projectId, () => maintainProject(context, projectId)),
    restore: (projectId) => restoreProject(context, projectId),
    removeLeftovers: () => removeLeftDrafts(context),
    flush: (projectId) => bundler.flush(projectId),
    async close() {
      await bundler.flush().catch(() => undefined);
      context.readers.close();
    },
  };
}

function createContext(options: RepoStoreOptions): RepoContext {
  return {
    root: options.root,
    clock: options.clock,
    ids: options.ids,
    logger: options.logger,
    blobs: options.blobs,
    outbound: options.outbound,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    readers: createReaderPool({ maxReaders: 16, idleMs: 30_000 }),
    trees: createTreeCache({ maxFiles: 100_000 }),
    locks: createProjectLocks({ waitMs: 30_000, foreignStaleMs: 10 * 60_000 }),
    crashPoint: options.crashPoint ?? (() => {}),
    transports: options.transports ?? ['https'],
    authorityFile: options.authorityFile,
    damaged: new Set(),
  };
}

/** Whoever meets damage first makes the project read-only. */
async function watchDamage<T>(context: RepoContext, projectId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === 'damaged') {
      const isNew = !context.damaged.has(projectId);
      context.damaged.add(projectId);
      if (isNew) context.logger.error({ projectId, detail: error.detail, ...error.meta }, 'repo: damage met');
    }
    throw error;
  }
}

async function listFiles(
  context: RepoContext,
  projectId: string,
  commit?: string,
): Promise<readonly TreeFile[]> {
  const gitDir = gitDirOf(context, projectId);
  const sha = await resolveCommit(context, gitDir, commit);
  return [...filesBelow(await context.trees.load(gitDir, sha))];
}

/** Out of sight in one step, then deleted. Its bundles stay: an undo restores from them. */
async function removeProject(context: RepoContext, projectId: string): Promise<void> {
  await holdProject(context, projectId, async (gitDir) => {
    context.readers.drop(gitDir);
    context.trees.forget(gitDir);
    context.damaged.delete(projectId);
    if (await exists(gitDir)) {
      const aside = await newDraft(context);
      await rename(gitDir, aside);
      await rm(aside, { recursive: true, force: true });
    }
  });
}

function fileAt(projectId: string, path: string, commit: string | undefined) {
  return { projectId, path, ...(commit === undefined ? {} : { commit }) };
}
