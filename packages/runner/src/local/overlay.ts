import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { UnsavedFiles } from '../ports/runner.ts';
import type { LocalFiles } from './local-files.ts';

interface Home {
  readonly files: Pick<LocalFiles, 'rawFile'>;
  readonly projectId: string;
  /** The folder of the working copy is `app` in it. */
  readonly home: string;
}

const Paths = z.array(z.string());

/**
 * Puts files over a version of a project, instead of those before. The list of their paths is written before the first
 * of them, so that whoever comes after a crash knows what to put back.
 */
export async function writeOverlay(at: Home, commit: string, files: UnsavedFiles): Promise<void> {
  const before = await overlayPaths(at.home);
  if (before.length === 0 && files.size === 0) return;
  await writeNote(at.home, [...new Set([...before, ...files.keys()])]);
  for (const path of before) if (!files.has(path)) await putBack(at, path, commit);
  for (const [path, content] of files) await put(join(at.home, 'app', path), Buffer.from(content));
  await writeNote(at.home, [...files.keys()]);
}

/** Makes every file of the overlay what the version says. */
export async function removeOverlay(at: Home, commit: string): Promise<void> {
  await writeOverlay(at, commit, new Map());
}

/** Written by a process that is gone counts as well: the note is what counts. */
export async function overlayPaths(home: string): Promise<readonly string[]> {
  const note = await readFile(noteOf(home), 'utf8').catch(() => '[]');
  return Paths.parse(JSON.parse(note));
}

async function writeNote(home: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return rm(noteOf(home), { force: true });
  await put(noteOf(home), Buffer.from(JSON.stringify(paths)));
}

function noteOf(home: string): string {
  return join(home, 'unsaved.json');
}

async function putBack({ files, projectId, home }: Home, path: string, commit: string): Promise<void> {
  const place = join(home, 'app', path);
  const saved = await files
    .rawFile(projectId, path, commit)
    .then(({ body }) => buffer(body))
    .catch(() => undefined);
  if (saved === undefined) await rm(place, { force: true });
  else await put(place, saved);
}

/** A whole file at once, and only when it changes: whoever watches would take half of it for the new one. */
async function put(place: string, content: Buffer): Promise<void> {
  const present = await readFile(place).catch(() => undefined);
  if (present?.equals(content)) return;
  await mkdir(dirname(place), { recursive: true });
  const next = join(dirname(place), `.loam-${process.pid}-next`);
  await writeFile(next, content);
  await rename(next, place);
}
