import { AppError } from '@loam/kernel';
import type { RepoContext } from '../context.ts';
import type { RepoErrorCode } from '../errors.ts';
import { readBlobs } from '../read/read-blobs.ts';
import { exceeded, sourceEntry, type SourceEntry } from '../read/source-code.ts';
import { changedPaths, findNode, type FolderNode } from '../tree/tree.ts';
import { touchedPaths, type Change } from './change.ts';

export interface ConflictFile {
  readonly path: string;
  /** Null: no such file on that side. */
  readonly base: SourceEntry | null;
  readonly theirs: SourceEntry | null;
  readonly yours: SourceEntry | null;
}

export interface Conflict {
  readonly base: string;
  readonly head: string;
  /** True when nobody else touched the same files: the same call with `rebase` succeeds. */
  readonly canRebase: boolean;
  readonly files: readonly ConflictFile[];
}

/** The base is no longer the newest commit. Carries both versions, so that a person can choose. */
export class ConflictError extends AppError<RepoErrorCode> {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    const { base, head, canRebase } = conflict;
    super({ code: 'conflict', detail: 'The project moved on meanwhile.', meta: { base, head, canRebase } });
    this.name = 'ConflictError';
    this.conflict = conflict;
  }
}

/** True when a path of mine is, contains or lies in one of theirs. */
function doOverlap(mine: readonly string[], theirs: readonly string[]): boolean {
  const exact = new Set(theirs);
  const folders = new Set(theirs.flatMap(parents));
  return mine.some(
    (path) => exact.has(path) || folders.has(path) || parents(path).some((up) => exact.has(up)),
  );
}

export interface ConflictSides {
  readonly gitDir: string;
  readonly baseSha: string;
  readonly headSha: string;
  readonly base: FolderNode;
  readonly head: FolderNode;
  readonly changes: readonly Change[];
}

export function canRebase(sides: Pick<ConflictSides, 'base' | 'head' | 'changes'>): boolean {
  return !doOverlap(touchedPaths(sides.changes), changedPaths(sides.base, sides.head));
}

export async function describeConflict(context: RepoContext, sides: ConflictSides): Promise<Conflict> {
  const yours = new Map(sides.changes.map((change) => [change.path, change]));
  const files: ConflictFile[] = [];
  for (const path of touchedPaths(sides.changes)) {
    const [base, theirs] = await Promise.all([
      entryIn(context, sides.gitDir, { tree: sides.base, path }),
      entryIn(context, sides.gitDir, { tree: sides.head, path }),
    ]);
    files.push({ path, base, theirs, yours: entryOfChange(yours.get(path), base, context) });
  }
  return { base: sides.baseSha, head: sides.headSha, canRebase: canRebase(sides), files };
}

async function entryIn(
  context: RepoContext,
  gitDir: string,
  at: { readonly tree: FolderNode; readonly path: string },
): Promise<SourceEntry | null> {
  const node = findNode(at.tree, at.path);
  if (node?.kind !== 'file') return null;
  if (node.sizeBytes > context.limits.readableFileBytes) return exceeded(at.path);
  for await (const { bytes } of readBlobs(context, gitDir, [node])) return sourceEntry(at.path, bytes);
  return null;
}

function entryOfChange(
  change: Change | undefined,
  base: SourceEntry | null,
  { limits }: RepoContext,
): SourceEntry | null {
  if (change === undefined || change.kind === 'delete') return null;
  if (change.kind === 'mode' || change.content === undefined) return base;
  const bytes = Buffer.from(change.content);
  return bytes.length > limits.readableFileBytes ? exceeded(change.path) : sourceEntry(change.path, bytes);
}

function parents(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
