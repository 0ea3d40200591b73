import { mkdir, readdir, rm } from 'node:fs/promises';
import { gitDirOf, type RepoContext } from '../context.ts';
import { newDraft } from '../drafts.ts';
import { rawChanges } from '../diff/raw-changes.ts';
import { repoError } from '../errors.ts';
import { runGit } from '../git/run-git.ts';
import { readBlobs } from '../read/read-blobs.ts';
import { resolveCommit } from '../read/resolve-commit.ts';
import { findNode, type TreeFile } from '../tree/tree.ts';
import { openSafeFolder } from './safe-folder.ts';

export interface CheckoutInput {
  readonly commit?: string;
  /** Missing or empty. */
  readonly folder: string;
}

export interface SyncInput {
  /** The commit that the folder was made from. */
  readonly from: string;
  readonly to: string;
  readonly folder: string;
}

/** Writes all files of a commit. Links are written as files that hold their target's name (core.symlinks off). */
export async function checkout(
  context: RepoContext,
  projectId: string,
  input: CheckoutInput,
): Promise<string> {
  const gitDir = gitDirOf(context, projectId);
  const commit = await resolveCommit(context, gitDir, input.commit);
  await mkdir(input.folder, { recursive: true });
  if ((await readdir(input.folder)).length > 0) throw repoError('folder_refused', 'The target is not empty.');
  const index = await newDraft(context);
  const env = { GIT_INDEX_FILE: index, GIT_WORK_TREE: input.folder };
  const timeoutMs = context.limits.gitTimeoutMs;
  try {
    await runGit({ gitDir, args: ['read-tree', `${commit}^{tree}`], env, timeoutMs });
    await runGit({ gitDir, args: ['checkout-index', '--all', '--force', '--quiet'], env, timeoutMs });
  } finally {
    await rm(index, { force: true });
    await rm(`${index}.lock`, { force: true });
  }
  return commit;
}

/**
 * Brings a folder from one commit to another; files that the commits do not differ in are left as they are. Whoever
 * watches the folder sees new files before those that name them, and loses none that is still named.
 */
export async function syncFolder(
  context: RepoContext,
  projectId: string,
  input: SyncInput,
): Promise<{ readonly written: readonly string[]; readonly removed: readonly string[] }> {
  const gitDir = gitDirOf(context, projectId);
  const [from, to] = await Promise.all([
    resolveCommit(context, gitDir, input.from),
    resolveCommit(context, gitDir, input.to),
  ]);
  const [before, tree] = await Promise.all([
    context.trees.load(gitDir, from),
    context.trees.load(gitDir, to),
  ]);
  const changes = await rawChanges(gitDir, { from, to, before, after: tree });
  const folder = openSafeFolder(input.folder, () => context.ids.uuid());
  const removed = changes
    .filter(({ status }) => status === 'deleted' || status === 'renamed')
    .map(({ oldPath }) => oldPath);
  const files: TreeFile[] = [];
  for (const { status, path } of changes) {
    const node = status === 'deleted' ? undefined : findNode(tree, path);
    if (node?.kind === 'file' && node.mode !== '160000') files.push({ ...node, path });
  }
  const isNew = ({ path }: TreeFile) => findNode(before, path) === undefined;
  const inOrder = [...files.filter(isNew), ...files.filter((file) => !isNew(file))];
  for await (const { ref, bytes } of readBlobs(context, gitDir, inOrder)) {
    await folder.write(ref.path, bytes, ref.mode === '100755');
  }
  for (const path of removed) await folder.remove(path);
  return { written: files.map(({ path }) => path), removed };
}
