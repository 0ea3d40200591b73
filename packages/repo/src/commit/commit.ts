import { holdProject, requireHealthy, type RepoContext } from '../context.ts';
import { repoError } from '../errors.ts';
import { readHead } from '../git/head.ts';
import { isCommitSha } from '../git/names.ts';
import { moveMain } from '../git/update-ref.ts';
import { requireGeneration } from '../lock/fence.ts';
import { encodeCommit, type NewObject, type Person } from '../objects/encode-object.ts';
import { writeObjects } from '../objects/write-objects.ts';
import { countFiles, encodeFolders, type FolderNode } from '../tree/tree.ts';
import { applyChanges } from './apply-changes.ts';
import type { Change } from './change.ts';
import { ConflictError, canRebase, describeConflict } from './conflict.ts';
import { composeMessage, type CommitTags } from './message.ts';

export interface CommitInput {
  /** The commit that the changes were made on. */
  readonly baseSha: string;
  readonly changes: readonly Change[];
  readonly author: Person;
  readonly message: string;
  readonly tags?: CommitTags;
  /** On a stale base, put the changes on top when nobody else touched the same files. */
  readonly rebase?: boolean;
  /** Refused once the project was fenced for a higher one. */
  readonly generation?: number;
}

export interface CommitResult {
  readonly sha: string;
  readonly parent: string;
}

export interface NewVersion {
  readonly gitDir: string;
  readonly parent: string;
  readonly parentTree: FolderNode;
  readonly tree: FolderNode;
  readonly blobs: readonly NewObject[];
  readonly author: Person;
  readonly message: string;
  readonly generation: number | undefined;
}

export async function commitChanges(
  context: RepoContext,
  projectId: string,
  input: CommitInput,
): Promise<CommitResult> {
  requireHealthy(context, projectId);
  if (!isCommitSha(input.baseSha)) throw repoError('ref_refused', 'The base is no commit.');
  return holdProject(context, projectId, async (gitDir) => {
    context.crashPoint('commit.locked');
    const parent = await readHead(gitDir);
    const parentTree = await context.trees.load(gitDir, parent);
    if (parent !== input.baseSha) await checkStaleBase(context, { gitDir, parent, parentTree, input });
    const { tree, blobs } = applyChanges(parentTree, input.changes, context.limits);
    if (countFiles(tree) > context.limits.files)
      throw repoError('too_large', 'The project has too many files.');
    const message = composeMessage(input.message, input.tags);
    const { author, generation } = input;
    return saveVersion(context, { gitDir, parent, parentTree, tree, blobs, author, message, generation });
  });
}

/** Objects first, then one move of main. The caller holds the project. */
export async function saveVersion(context: RepoContext, version: NewVersion): Promise<CommitResult> {
  const { gitDir, parent } = version;
  const encoded = encodeFolders(version.tree);
  const before = encodeFolders(version.parentTree);
  if (encoded.tree.oid === before.tree.oid) throw repoError('no_changes', 'Nothing would change.');
  const commit = encodeCommit({
    tree: encoded.tree.oid,
    parents: [parent],
    author: version.author,
    at: context.clock.now(),
    message: version.message,
  });
  await writeObjects({
    gitDir,
    objects: [...version.blobs, ...encoded.objects, commit],
    draftName: () => context.ids.uuid(),
  });
  context.crashPoint('commit.objects-written');
  await requireGeneration(gitDir, version.generation);
  await moveMain({ gitDir, from: parent, to: commit.oid });
  context.crashPoint('commit.ref-moved');
  context.trees.remember(gitDir, commit.oid, encoded.tree);
  return { sha: commit.oid, parent };
}

async function checkStaleBase(
  context: RepoContext,
  at: {
    readonly gitDir: string;
    readonly parent: string;
    readonly parentTree: FolderNode;
    readonly input: CommitInput;
  },
): Promise<void> {
  const { gitDir, input } = at;
  const base = await context.trees.load(gitDir, input.baseSha);
  const sides = {
    gitDir,
    base,
    head: at.parentTree,
    baseSha: input.baseSha,
    headSha: at.parent,
    changes: input.changes,
  };
  if (input.rebase === true && canRebase(sides)) return;
  throw new ConflictError(await describeConflict(context, sides));
}
