import { EMPTY_TREE } from '../git/names.ts';
import { runGit } from '../git/run-git.ts';
import { changedPaths, findNode, type FolderNode } from '../tree/tree.ts';
import { parseRawDiff, type RawChange } from './parse-raw-diff.ts';

export interface ComparedTrees {
  /** Undefined: before the first commit. */
  readonly from: string | undefined;
  readonly to: string;
  readonly before: FolderNode;
  readonly after: FolderNode;
}

/** What differs between two commits. git is asked only when a file may have moved: it finds moves by likeness. */
export async function rawChanges(gitDir: string, trees: ComparedTrees): Promise<readonly RawChange[]> {
  const changes = compareTrees(trees.before, trees.after);
  const hasAdded = changes.some(({ status }) => status === 'added');
  const hasDeleted = changes.some(({ status }) => status === 'deleted');
  if (!hasAdded || !hasDeleted) return changes;
  const args = [
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '-M',
    '--no-commit-id',
    '--no-ext-diff',
    '--end-of-options',
  ];
  const output = await runGit({ gitDir, args: [...args, trees.from ?? EMPTY_TREE, trees.to] });
  return parseRawDiff(output.toString('utf8'));
}

function compareTrees(before: FolderNode, after: FolderNode): readonly RawChange[] {
  return changedPaths(before, after)
    .flatMap((path) => {
      const [old, now] = [fileAt(before, path), fileAt(after, path)];
      if (old === undefined && now === undefined) return [];
      const status = old === undefined ? 'added' : now === undefined ? 'deleted' : 'modified';
      const modes = { oldMode: old?.mode ?? '000000', newMode: now?.mode ?? '000000' };
      return [
        { status, path, oldPath: path, ...modes, oldOid: old?.oid ?? '', newOid: now?.oid ?? '' } as const,
      ];
    })
    .sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
}

function fileAt(tree: FolderNode, path: string) {
  const node = findNode(tree, path);
  return node?.kind === 'file' ? node : undefined;
}
