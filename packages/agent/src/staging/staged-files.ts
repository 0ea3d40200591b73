import type { BaseFiles, FileChange } from '../ports.ts';
import { stagingError } from './errors.ts';
import { protectionOf } from './protected-paths.ts';
import { describeChanges } from './staged-changes.ts';
import { createStagedTree, type EntryContent, type StagedEntries, type StagedTree } from './staged-tree.ts';
import {
  requireContent,
  requireFree,
  requireManifest,
  requirePage,
  requirePath,
  requireRemovable,
  requireWritable,
  type Grant,
} from './write-rules.ts';

export interface StagedFiles {
  /** Sorted. */
  paths(): Promise<readonly string[]>;
  /** Undefined when there is none; `null` when it is binary or too large to read as text. */
  read(path: string): Promise<string | null | undefined>;
  write(path: string, content: string, grant?: Grant): Promise<void>;
  remove(path: string, grant?: Grant): Promise<void>;
  rename(from: string, to: string, grant?: Grant): Promise<void>;
  copy(from: string, to: string, grant?: Grant): Promise<void>;
  /** Takes over what the platform itself made (a lock file): path rules hold, protection does not. */
  adopt(changes: readonly FileChange[]): Promise<void>;
  /** What turns the base into what is staged, in an order in which it can be applied. */
  changes(): readonly FileChange[];
  hasChanges(): boolean;
  /** Every path that differs from the base, the old names of renamed files included. */
  touched(): readonly string[];
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  /** Some files as they were in a snapshot, or in the base; both names of a renamed one go back together. */
  goBack(paths: readonly string[], to: Snapshot | undefined): void;
}

/** Two of the same files hold the same map. */
export interface Snapshot {
  readonly entries: StagedEntries;
}

/** Files as they would be after the turn. A call that throws (a StagingError) has changed nothing. */
export function createStagedFiles(
  base: BaseFiles,
  changed: (changes: () => readonly FileChange[]) => void = () => {},
): StagedFiles {
  const tree = createStagedTree(base);
  const changes = () => describeChanges(tree.entries());
  const atomically = async (work: () => Promise<void>): Promise<void> => {
    const before = tree.entries();
    try {
      await work();
    } catch (error) {
      tree.reset(before);
      throw error;
    }
    changed(changes);
  };
  return {
    paths: () => tree.paths(),
    read: (path) => tree.read(path),
    write: (path, content, grant) => atomically(() => write(tree, { path, content }, grant)),
    remove: (path, grant) => atomically(() => remove(tree, path, grant)),
    rename: (from, to, grant) => atomically(() => rename(tree, { from, to }, grant)),
    copy: (from, to, grant) => atomically(() => copy(tree, { from, to }, grant)),
    adopt: (changes) => atomically(() => adopt(tree, changes)),
    changes,
    hasChanges: () => describeChanges(tree.entries()).length > 0,
    touched: () => {
      const changes = describeChanges(tree.entries());
      return [...new Set(changes.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path])))];
    },
    snapshot: () => ({ entries: tree.entries() }),
    goBack(paths, to) {
      tree.reset(withBack(tree.entries(), paths, to?.entries ?? new Map()));
      changed(changes);
    },
    restore(snapshot) {
      tree.reset(snapshot.entries);
      changed(changes);
    },
  };
}

function withBack(now: StagedEntries, paths: readonly string[], then: StagedEntries): StagedEntries {
  const back = new Set(paths);
  for (const [path, entry] of now) {
    const origin = entry.kind === 'removed' ? undefined : entry.origin;
    if (origin !== undefined && (back.has(path) || back.has(origin))) back.add(path).add(origin);
  }
  const kept = [...now].filter(([path]) => !back.has(path));
  const restored = [...then].filter(([path]) => back.has(path));
  return new Map([...kept, ...restored]);
}

interface Pair {
  readonly from: string;
  readonly to: string;
}

async function write(
  tree: StagedTree,
  file: { readonly path: string; readonly content: string },
  grant: Grant | undefined,
): Promise<void> {
  requireWritable(file.path, grant);
  requireFree(file.path, await tree.paths());
  const before = await tree.read(file.path);
  requireContent(file.path, file.content, before);
  requireManifest(file.path, file.content, before);
  requirePage(file.path, { before, after: file.content }, grant);
  const known = tree.entries().get(file.path);
  const origin = known === undefined || known.kind === 'removed' ? undefined : known.origin;
  await tree.put(file.path, { kind: 'text', content: file.content, origin });
}

async function remove(tree: StagedTree, path: string, grant: Grant | undefined): Promise<void> {
  requireWritable(path, grant);
  requireRemovable(path);
  requirePage(path, { before: await requireFile(tree, path) }, grant);
  await tree.put(path, { kind: 'removed' });
}

async function rename(tree: StagedTree, { from, to }: Pair, grant: Grant | undefined): Promise<void> {
  requireWritable(from, grant);
  requireRemovable(from);
  requireWritable(to, grant);
  const content = await requireFile(tree, from);
  requirePage(from, { before: content }, grant);
  await requireNothing(tree, to, from);
  const moved = await contentToMove(tree, from, content);
  if (moved.kind === 'moved' && isLeftByMove(tree, { from, origin: moved.origin }, to)) {
    throw stagingError('taken', `${to} was another file when this turn began; choose another name.`);
  }
  if (moved.kind === 'text') {
    requireContent(to, moved.content, moved.content);
    requireManifest(to, moved.content, undefined);
  }
  await tree.put(from, { kind: 'removed' });
  await tree.put(to, moved);
}

async function copy(tree: StagedTree, { from, to }: Pair, grant: Grant | undefined): Promise<void> {
  requirePath(from);
  requireWritable(to, grant);
  // A copy under a plain name would show what the masked original hides.
  if (protectionOf(from)?.rule === 'never') requireWritable(from, undefined);
  const content = await requireFile(tree, from);
  if (content === null) throw stagingError('binary', `${from} is not text and cannot be copied.`);
  await requireNothing(tree, to);
  requireContent(to, content, content);
  requireManifest(to, content, undefined);
  await tree.put(to, { kind: 'text', content });
}

async function adopt(tree: StagedTree, changes: readonly FileChange[]): Promise<void> {
  for (const change of changes) {
    requirePath(change.path);
    if (change.action === 'delete') await tree.put(change.path, { kind: 'removed' });
    else if (change.action === 'write') await tree.put(change.path, contentToAdopt(change.content ?? ''));
    else if (change.from !== undefined) {
      const content = await requireFile(tree, change.from);
      const moved = await contentToMove(tree, change.from, content);
      await tree.put(change.from, { kind: 'removed' });
      await tree.put(change.path, moved);
    }
  }
}

function contentToAdopt(content: string | Uint8Array): EntryContent {
  if (typeof content === 'string') return { kind: 'text', content };
  try {
    return {
      kind: 'text',
      content: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content),
    };
  } catch {
    return { kind: 'bytes', content };
  }
}

async function contentToMove(tree: StagedTree, from: string, content: string | null): Promise<EntryContent> {
  const entry = tree.entries().get(from);
  const origin = entry === undefined || entry.kind === 'removed' ? from : entry.origin;
  if (entry?.kind === 'bytes') return { ...entry, origin };
  if (content !== null) return { kind: 'text', content, origin };
  return { kind: 'moved', origin: origin ?? from };
}

/** A file that can only be moved stood there; one `rename` onto another's old name could not be put in order. */
function isLeftByMove(
  tree: StagedTree,
  moved: { readonly from: string; readonly origin: string },
  to: string,
): boolean {
  const left = [...tree.entries()].flatMap(([path, entry]) =>
    entry.kind === 'moved' && path !== moved.from ? [entry.origin] : [],
  );
  const isUnder = (path: string): boolean => to.startsWith(`${path}/`);
  return isUnder(moved.from) || isUnder(moved.origin) || left.some((path) => path === to || isUnder(path));
}

async function requireFile(tree: StagedTree, path: string): Promise<string | null> {
  const content = await tree.read(path);
  if (content === undefined) throw stagingError('missing', `There is no file ${path}.`, { meta: { path } });
  return content;
}

async function requireNothing(tree: StagedTree, path: string, leaving?: string): Promise<void> {
  const present = (await tree.paths()).filter((other) => other !== leaving);
  if (present.includes(path)) throw stagingError('taken', `${path} exists already.`, { meta: { path } });
  requireFree(path, present);
}
