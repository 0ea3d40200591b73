import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StagedChange } from '../ports/trials.ts';

/** A folder with one version of a project, on which sets of changes are tried one after the other. */
export interface TrialFolder {
  readonly folder: string;
  /** Makes the folder the base with exactly these changes; the answer names that state. */
  apply(changes: readonly StagedChange[]): Promise<string>;
}

/** What a file holds; null when it is not there. */
type Content = Uint8Array | null;

export function createTrialFolder(folder: string): TrialFolder {
  /** How files were in the base, as far as they were ever changed. */
  const originals = new Map<string, Content>();
  let applied = new Map<string, Content>();
  const baseOf = async (path: string): Promise<Content> => {
    const known = originals.get(path);
    return known === undefined ? read(join(folder, path)) : known;
  };
  return {
    folder,
    async apply(changes) {
      const wanted = await overlayOf(changes, baseOf);
      for (const path of wanted.keys()) {
        if (!originals.has(path)) originals.set(path, await read(join(folder, path)));
      }
      for (const path of applied.keys()) {
        if (!wanted.has(path)) await put(join(folder, path), originals.get(path) ?? null);
      }
      for (const [path, content] of wanted) {
        if (!isSame(applied.get(path), content)) await put(join(folder, path), content);
      }
      applied = wanted;
      return nameOf(wanted);
    },
  };
}

async function overlayOf(
  changes: readonly StagedChange[],
  baseOf: (path: string) => Promise<Content>,
): Promise<Map<string, Content>> {
  const overlay = new Map<string, Content>();
  const contentOf = async (path: string) => overlay.get(path) ?? (await baseOf(path));
  for (const { path, action, content, from } of changes) {
    if (action === 'delete') overlay.set(path, null);
    else if (action === 'write') overlay.set(path, bytesOf(content ?? ''));
    else if (from !== undefined) {
      overlay.set(path, content === undefined ? await contentOf(from) : bytesOf(content));
      overlay.set(from, null);
    }
  }
  return overlay;
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

function isSame(left: Content | undefined, right: Content): boolean {
  if (left === undefined) return false;
  return left === null || right === null ? left === right : Buffer.compare(left, right) === 0;
}

async function read(path: string): Promise<Content> {
  return readFile(path).catch(() => null);
}

async function put(path: string, content: Content): Promise<void> {
  if (content === null) return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function nameOf(overlay: ReadonlyMap<string, Content>): string {
  const hash = createHash('sha256');
  for (const path of [...overlay.keys()].toSorted()) {
    const content = overlay.get(path) ?? null;
    hash.update(`${path}\0${content === null ? 'gone' : content.length}\0`).update(content ?? '');
  }
  return hash.digest('hex');
}
