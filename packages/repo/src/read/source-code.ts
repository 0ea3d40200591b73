import { gitDirOf, type RepoContext } from '../context.ts';
import { filesBelow, type TreeFile } from '../tree/tree.ts';
import { isBinary } from './binary.ts';
import { readBlobs } from './read-blobs.ts';
import { resolveCommit } from './resolve-commit.ts';

/** A file as the code view shows it. Without contents it is binary or too large. */
export interface SourceEntry {
  readonly path: string;
  readonly contents: string | null;
  readonly binary: boolean;
  readonly sizeExceeded: boolean;
}

export async function readSourceCode(
  context: RepoContext,
  projectId: string,
  commit?: string,
): Promise<{ readonly commit: string; readonly files: readonly SourceEntry[] }> {
  const gitDir = gitDirOf(context, projectId);
  const sha = await resolveCommit(context, gitDir, commit);
  const files = [...filesBelow(await context.trees.load(gitDir, sha))].filter(
    ({ mode }) => mode !== '160000',
  );
  const readable = withinLimits(context, files);
  const entries = new Map<string, SourceEntry>();
  for await (const { ref, bytes } of readBlobs(context, gitDir, readable)) {
    entries.set(ref.path, sourceEntry(ref.path, bytes));
  }
  return { commit: sha, files: files.map(({ path }) => entries.get(path) ?? exceeded(path)) };
}

export function sourceEntry(path: string, bytes: Buffer): SourceEntry {
  const binary = isBinary(bytes);
  return { path, contents: binary ? null : bytes.toString('utf8'), binary, sizeExceeded: false };
}

export function exceeded(path: string): SourceEntry {
  return { path, contents: null, binary: false, sizeExceeded: true };
}

function withinLimits({ limits }: RepoContext, files: readonly TreeFile[]): readonly TreeFile[] {
  let totalBytes = 0;
  return files.filter(({ sizeBytes }) => {
    if (sizeBytes > limits.readableFileBytes) return false;
    totalBytes += sizeBytes;
    return totalBytes <= limits.readableTotalBytes;
  });
}
