import { randomUUID } from 'node:crypto';
import { copyFile, link, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blobError, type BlobBody, type BlobStat } from './blob-store.ts';
import { errnoOf, statOf, undefinedWhenMissing } from './disk-files.ts';

// Keys have no part that begins with a dot, so that half-written files are never listed.
const UNFINISHED = '.unfinished';
const MAX_TRIES = 5;

/** A file that no key leads to yet; gone when it goes out of sight, wherever else it is linked by then. */
export interface Draft extends AsyncDisposable {
  readonly path: string;
}

export async function writeDraft(root: string, body: BlobBody): Promise<Draft> {
  const draft = await newDraft(root);
  try {
    await writeDurably(draft.path, body);
    return draft;
  } catch (error) {
    await draft[Symbol.asyncDispose]();
    throw error;
  }
}

/** The same bytes under a second name: neither is ever written to. Undefined when there are none. */
export async function copyFileTo(root: string, source: string): Promise<Draft | undefined> {
  if (!(await statOf(source))) return undefined;
  const draft = await newDraft(root);
  try {
    await link(source, draft.path);
    return draft;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    // Too many links already, or a disk that has none.
    await copyFile(source, draft.path);
    return draft;
  }
}

async function newDraft(root: string): Promise<Draft> {
  const folder = join(root, UNFINISHED);
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  return { path, [Symbol.asyncDispose]: () => rm(path, { force: true }) };
}

async function writeDurably(path: string, body: BlobBody): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    if (body instanceof Uint8Array) await handle.writeFile(body);
    else for await (const chunk of body) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives the draft its key. `link` fails where something is already, which a rename replaces. */
export async function place(
  draft: string,
  target: string,
  move: (draft: string, target: string) => Promise<void>,
): Promise<BlobStat> {
  const stat = await statOf(draft);
  if (!stat) throw blobError('blob_key_taken', 'What was to be placed is no file.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(dirname(target), { recursive: true });
      await move(draft, target);
      break;
    } catch (error) {
      if (['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'].includes(errnoOf(error) ?? '')) {
        throw blobError('blob_key_taken', 'Another key stands where this one needs a folder, or below it.');
      }
      // Another delete may remove the empty folder between making it and moving into it.
      if (attempt >= MAX_TRIES || errnoOf(error) !== 'ENOENT') throw error;
    }
  }
  // The move itself is durable once the folder is.
  const folder = await open(dirname(target), 'r').catch(undefinedWhenMissing);
  try {
    await folder?.sync();
  } finally {
    await folder?.close();
  }
  return stat;
}
