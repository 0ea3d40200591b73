import { gitDirOf, type RepoContext } from '../context.ts';
import { filesBelow, type TreeFile } from '../tree/tree.ts';
import { isBinary } from './binary.ts';
import { readBlobs } from './read-blobs.ts';
import { resolveCommit } from './resolve-commit.ts';

export interface TextVisit {
  readonly commit?: string;
  accepts(file: Pick<TreeFile, 'path' | 'sizeBytes'>): boolean;
  /** False ends the visit. */
  visit(path: string, text: string): boolean;
}

/** Shows every text file of a commit, in the order of their paths; what is binary is passed over. */
export async function visitTexts(
  context: RepoContext,
  projectId: string,
  { commit, accepts, visit }: TextVisit,
): Promise<{ readonly commit: string; readonly isWhole: boolean }> {
  const gitDir = gitDirOf(context, projectId);
  const sha = await resolveCommit(context, gitDir, commit);
  const files = [...filesBelow(await context.trees.load(gitDir, sha))]
    .filter((file) => file.mode !== '160000' && file.mode !== '120000' && accepts(file))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  for await (const { ref, bytes } of readBlobs(context, gitDir, files)) {
    if (!isBinary(bytes) && !visit(ref.path, bytes.toString('utf8'))) return { commit: sha, isWhole: false };
  }
  return { commit: sha, isWhole: true };
}
