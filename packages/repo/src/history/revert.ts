import { applyChanges } from '../commit/apply-changes.ts';
import type { Change } from '../commit/change.ts';
import { saveVersion, type CommitResult } from '../commit/commit.ts';
import { composeMessage, type CommitTags } from '../commit/message.ts';
import { holdProject, requireHealthy, type RepoContext } from '../context.ts';
import { repoError } from '../errors.ts';
import { readHead } from '../git/head.ts';
import type { Person } from '../objects/encode-object.ts';
import { resolveCommit } from '../read/resolve-commit.ts';

export interface RevertInput {
  /** The commit whose files come back. */
  readonly to: string;
  /** What is otherwise than in that commit. */
  readonly changes?: readonly Change[];
  /** When given, the newest commit must still be this one. */
  readonly baseSha?: string;
  readonly author: Person;
  readonly message: string;
  readonly tags?: CommitTags;
  /** Refused once the project was fenced for a higher one. */
  readonly generation?: number;
}

/** History only grows: a revert is a new commit with the files of an old one. */
export async function revertTo(
  context: RepoContext,
  projectId: string,
  input: RevertInput,
): Promise<CommitResult> {
  requireHealthy(context, projectId);
  return holdProject(context, projectId, async (gitDir) => {
    const parent = await readHead(gitDir);
    if (input.baseSha !== undefined && input.baseSha !== parent) {
      throw repoError('conflict', 'The project moved on meanwhile.', { meta: { head: parent } });
    }
    const target = await resolveCommit(context, gitDir, input.to);
    const [targetTree, parentTree] = await Promise.all([
      context.trees.load(gitDir, target),
      context.trees.load(gitDir, parent),
    ]);
    const { tree, blobs } = applyChanges(targetTree, input.changes ?? [], context.limits);
    const message = composeMessage(input.message, input.tags);
    return saveVersion(context, {
      gitDir,
      parent,
      parentTree,
      tree,
      blobs,
      author: input.author,
      message,
      generation: input.generation,
    });
  });
}
