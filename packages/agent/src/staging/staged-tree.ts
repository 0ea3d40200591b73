import { loadOnce } from '@loam/kernel';
import type { BaseFiles } from '../ports.ts';
import { stagingError } from './errors.ts';
import { reasonAgainstPath } from './path-rules.ts';

/** What a path holds after the turn, where that is not simply what the base holds. */
export type StagedEntry = EntryContent & {
  /** What the base holds at this path; undefined when nothing, `null` when it is no text. */
  readonly base: string | null | undefined;
};

export type EntryContent =
  | { readonly kind: 'removed' }
  | { readonly kind: 'text'; readonly content: string; readonly origin?: string | undefined }
  | { readonly kind: 'bytes'; readonly content: Uint8Array; readonly origin?: string | undefined }
  /** The bytes of the base's file at `origin`, which cannot be read as text. */
  | { readonly kind: 'moved'; readonly origin: string };

export type StagedEntries = ReadonlyMap<string, StagedEntry>;

export interface StagedTree {
  entries(): StagedEntries;
  reset(entries: StagedEntries): void;
  paths(): Promise<readonly string[]>;
  read(path: string): Promise<string | null | undefined>;
  put(path: string, content: EntryContent): Promise<void>;
  isInBase(path: string): Promise<boolean>;
}

const STAGING_LIMITS = { fileBytes: 1024 * 1024, totalBytes: 24 * 1024 * 1024, files: 2000 } as const;

/** The base with staged entries over it; knows no rules but its bounds. */
export function createStagedTree(base: BaseFiles): StagedTree {
  let entries: StagedEntries = new Map();
  const inBase = loadOnce(async (): Promise<ReadonlySet<string>> => new Set(await base.paths()));
  const readBase = async (path: string): Promise<string | null | undefined> =>
    (await inBase()).has(path) ? base.read(path) : undefined;

  return {
    entries: () => entries,
    reset: (next) => {
      // The same map: who holds a snapshot knows by it that nothing has changed since.
      entries = next;
    },
    async paths() {
      const present = new Set(await inBase());
      for (const [path, entry] of entries) {
        if (entry.kind === 'removed') present.delete(path);
        else present.add(path);
      }
      return [...present].toSorted();
    },
    async read(path) {
      const entry = entries.get(path);
      if (entry !== undefined) return textOf(entry);
      return reasonAgainstPath(path) === undefined ? readBase(path) : undefined;
    },
    async put(path, content) {
      const known = entries.get(path);
      if (known !== undefined && isSame(known, content)) return;
      const next = { ...content, base: known === undefined ? await readBase(path) : known.base };
      requireRoom(entries, path, next);
      entries = new Map(entries).set(path, next);
    },
    isInBase: async (path) => (await inBase()).has(path),
  };
}

function isSame(known: StagedEntry, next: EntryContent): boolean {
  return (
    known.kind === 'text' &&
    next.kind === 'text' &&
    known.content === next.content &&
    known.origin === next.origin
  );
}

function textOf(entry: StagedEntry): string | null | undefined {
  if (entry.kind === 'removed') return undefined;
  return entry.kind === 'text' ? entry.content : null;
}

function requireRoom(entries: StagedEntries, path: string, next: StagedEntry): void {
  const others = [...entries].filter(([other]) => other !== path).map(([, entry]) => sizeOf(entry));
  const sizeBytes = sizeOf(next);
  if (sizeBytes > STAGING_LIMITS.fileBytes && next.kind === 'text') {
    throw stagingError('too_large', `${path} would be larger than 1 MB.`);
  }
  const totalBytes = others.reduce((sum, size) => sum + size, sizeBytes);
  if (others.length >= STAGING_LIMITS.files || totalBytes > STAGING_LIMITS.totalBytes) {
    throw stagingError('too_large', 'This turn would change too much at once.');
  }
}

function sizeOf(entry: StagedEntry): number {
  if (entry.kind === 'text') return Buffer.byteLength(entry.content);
  return entry.kind === 'bytes' ? entry.content.byteLength : 0;
}
