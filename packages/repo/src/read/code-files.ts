import { gitDirOf, type RepoContext } from '../context.ts';
import { filesBelow, type TreeFile } from '../tree/tree.ts';
import { readBlobs } from './read-blobs.ts';
import { resolveCommit } from './resolve-commit.ts';
import { exceeded, sourceEntry, type SourceEntry } from './source-code.ts';

export interface CodeFilesInput {
  readonly commit?: string;
  /** Only these, as far as they are there. */
  readonly paths?: ReadonlySet<string>;
  readonly fileBytes: number;
  readonly totalBytes: number;
}

export interface CodeEntry extends SourceEntry {
  /** It could be read, but not within what was asked for. */
  readonly omitted: boolean;
}

/** Every file by name; contents of the smallest, so that as many as possible have theirs within the limits. */
export async function readCodeFiles(
  context: RepoContext,
  projectId: string,
  input: CodeFilesInput,
): Promise<{ readonly commit: string; readonly files: readonly CodeEntry[] }> {
  const gitDir = gitDirOf(context, projectId);
  const commit = await resolveCommit(context, gitDir, input.commit);
  const files = [...filesBelow(await context.trees.load(gitDir, commit))].filter(
    ({ mode, path }) => mode !== '160000' && (input.paths?.has(path) ?? true),
  );
  const read = new Map<string, SourceEntry>();
  for await (const { ref, bytes } of readBlobs(context, gitDir, smallest(files, input)))
    read.set(ref.path, sourceEntry(ref.path, bytes));
  return { commit, files: files.map((file) => entryOf(context, file, read.get(file.path))) };
}

function smallest(files: readonly TreeFile[], { fileBytes, totalBytes }: CodeFilesInput): TreeFile[] {
  let sum = 0;
  return files
    .filter(({ sizeBytes }) => sizeBytes <= fileBytes)
    .toSorted((one, other) => one.sizeBytes - other.sizeBytes)
    .filter(({ sizeBytes }) => (sum += sizeBytes) <= totalBytes);
}

function entryOf({ limits }: RepoContext, file: TreeFile, read: SourceEntry | undefined): CodeEntry {
  if (read) return { ...read, omitted: false };
  if (file.sizeBytes > limits.readableFileBytes) return { ...exceeded(file.path), omitted: false };
  return { path: file.path, contents: null, binary: false, sizeExceeded: false, omitted: true };
}
