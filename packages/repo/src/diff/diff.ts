import { gitDirOf, type RepoContext } from '../context.ts';
import { repoError } from '../errors.ts';
import { exists } from '../git/head.ts';
import { checkCommitName } from '../git/names.ts';
import { imageType, isBinary } from '../read/binary.ts';
import { readBlobs } from '../read/read-blobs.ts';
import { resolveCommit } from '../read/resolve-commit.ts';
import { EMPTY_FOLDER, findNode, type FolderNode } from '../tree/tree.ts';
import { addedDependencies } from './added-dependencies.ts';
import { groupChanges, type DiffAction, type GroupedChange } from './group-changes.ts';
import { rawChanges } from './raw-changes.ts';

export interface DiffEntry {
  readonly filePath: string;
  readonly originalFilePath: string | null;
  readonly action: DiffAction;
  /** Text; a data URL for an image; null when there is none, or it is binary or too large. */
  readonly oldContent: string | null;
  readonly newContent: string | null;
  readonly isImage: boolean;
  /** A side was left out because it is too large. */
  readonly isIncomplete: boolean;
}

export interface DiffInput {
  readonly to: string;
  /** Absent: the parent of `to`. */
  readonly from?: string;
}

export interface DiffResult {
  readonly entries: readonly DiffEntry[];
  /** More changed than one answer holds. */
  readonly isIncomplete: boolean;
}

interface Sides {
  readonly before: FolderNode;
  readonly after: FolderNode;
}

export async function readDiff(
  context: RepoContext,
  projectId: string,
  input: DiffInput,
): Promise<DiffResult> {
  const gitDir = gitDirOf(context, projectId);
  const { from, to } = await resolveRange(context, gitDir, input);
  const [before, after] = await Promise.all([
    from === undefined ? EMPTY_FOLDER : context.trees.load(gitDir, from),
    context.trees.load(gitDir, to),
  ]);
  const changes = await rawChanges(gitDir, { from, to, before, after });
  const groups = groupChanges(changes, before, after);
  const shown = groups.slice(0, context.limits.diffEntries);
  const contents = await readContents(context, gitDir, { shown, before, after });
  return {
    entries: shown.flatMap((group) => toEntries(group, contents)),
    isIncomplete: groups.length > shown.length,
  };
}

/** The commit and what it is compared with, in one question to git. */
async function resolveRange(
  context: RepoContext,
  gitDir: string,
  input: DiffInput,
): Promise<{ readonly from: string | undefined; readonly to: string }> {
  checkCommitName(input.to);
  if (!(await exists(gitDir))) throw repoError('project_missing', 'The project has no repository.');
  const [found] = await context.readers.read(gitDir, [input.to]);
  if (found?.type !== 'commit') throw repoError('commit_missing', 'The commit does not exist.');
  if (input.from !== undefined) {
    return { from: await resolveCommit(context, gitDir, input.from), to: found.oid };
  }
  const [head = ''] = found.bytes.toString('utf8').split('\n\n');
  return { from: /^parent ([0-9a-f]{40})$/m.exec(head)?.[1], to: found.oid };
}

type Contents = ReadonlyMap<string, Buffer>;

async function readContents(
  context: RepoContext,
  gitDir: string,
  { shown, before, after }: Sides & { readonly shown: readonly GroupedChange[] },
): Promise<Contents> {
  const wanted = new Map<string, number>();
  let totalBytes = 0;
  const want = (tree: FolderNode, path: string): void => {
    const node = findNode(tree, path);
    if (node?.kind !== 'file' || node.mode === '160000' || wanted.has(node.oid)) return;
    if (node.sizeBytes > context.limits.readableFileBytes) return;
    if (totalBytes + node.sizeBytes > context.limits.readableTotalBytes) return;
    totalBytes += node.sizeBytes;
    wanted.set(node.oid, node.sizeBytes);
  };
  for (const group of shown) {
    if (group.kind === 'folder') continue;
    if (group.change.status !== 'added') want(before, group.change.oldPath);
    if (group.change.status !== 'deleted') want(after, group.change.path);
  }
  const refs = [...wanted].map(([oid, sizeBytes]) => ({ oid, sizeBytes }));
  const contents = new Map<string, Buffer>();
  for await (const { ref, bytes } of readBlobs(context, gitDir, refs)) contents.set(ref.oid, bytes);
  return contents;
}

function toEntries(group: GroupedChange, contents: Contents): readonly DiffEntry[] {
  if (group.kind === 'folder') {
    const originalFilePath = group.action === 'rename_directory' ? group.oldPath : null;
    return [{ ...BARE, filePath: group.path, originalFilePath, action: group.action }];
  }
  const { change } = group;
  const before = change.status === 'added' ? ABSENT : side(change.oldPath, contents.get(change.oldOid));
  const after = change.status === 'deleted' ? ABSENT : side(change.path, contents.get(change.newOid));
  const entry: DiffEntry = {
    filePath: change.path,
    originalFilePath: change.status === 'renamed' ? change.oldPath : null,
    action: group.action,
    oldContent: before.content,
    newContent: after.content,
    isImage: imageType(change.path) !== undefined,
    isIncomplete: before.isLeftOut || after.isLeftOut,
  };
  return [entry, ...dependencyEntries(entry)];
}

function dependencyEntries(entry: DiffEntry): readonly DiffEntry[] {
  if (entry.action !== 'edit' || !/(^|\/)package\.json$/.test(entry.filePath)) return [];
  return addedDependencies(entry.oldContent, entry.newContent).map(({ name, range }) => ({
    ...BARE,
    filePath: entry.filePath,
    action: 'add_dependency',
    newContent: `${name}@${range}`,
  }));
}

const BARE = {
  originalFilePath: null,
  oldContent: null,
  newContent: null,
  isImage: false,
  isIncomplete: false,
};
const ABSENT = { content: null, isLeftOut: false };

function side(path: string, bytes: Buffer | undefined): { content: string | null; isLeftOut: boolean } {
  if (bytes === undefined) return { content: null, isLeftOut: true };
  const type = imageType(path);
  if (!isBinary(bytes)) return { content: bytes.toString('utf8'), isLeftOut: false };
  return { content: type ? `data:${type};base64,${bytes.toString('base64')}` : null, isLeftOut: false };
}
