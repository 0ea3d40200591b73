import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { tryGit } from '../git/run-git.ts';
import type { NewObject } from '../objects/encode-object.ts';
import { writeObjects } from '../objects/write-objects.ts';

/**
 * Copies every object of a damaged repository that is still what its name says into a rebuilt one,
 * so that commits newer than the last bundle are not lost with the rest.
 */
export async function salvageObjects(from: string, to: string, draftName: () => string): Promise<number> {
  const objects = await readLooseObjects(from);
  // One by one: whatever happens to be many, a pack would be refused whole.
  for (const object of objects) await writeObjects({ gitDir: to, objects: [object], draftName });
  for (const name of await readdir(join(from, 'objects/pack')).catch(() => [])) {
    if (!name.endsWith('.pack')) continue;
    const input = await readFile(join(from, 'objects/pack', name)).catch(() => undefined);
    if (input) await tryGit({ gitDir: to, args: ['unpack-objects', '-r', '-q'], input });
  }
  return objects.length;
}

async function readLooseObjects(gitDir: string): Promise<readonly NewObject[]> {
  const found: NewObject[] = [];
  for (const folder of await readdir(join(gitDir, 'objects')).catch(() => [])) {
    if (!/^[0-9a-f]{2}$/.test(folder)) continue;
    for (const name of await readdir(join(gitDir, 'objects', folder)).catch(() => [])) {
      const packed = await readFile(join(gitDir, 'objects', folder, name)).catch(() => undefined);
      const object = packed && decodeLoose(packed);
      if (object && object.oid === folder + name) found.push(object);
    }
  }
  return found;
}

/** Undefined for bytes that are no object. */
function decodeLoose(packed: Buffer): NewObject | undefined {
  let plain: Buffer;
  try {
    plain = inflateSync(packed);
  } catch {
    return undefined;
  }
  const end = plain.indexOf(0);
  const [, type, size] =
    /^(blob|tree|commit) (\d+)$/.exec(plain.toString('latin1', 0, Math.max(end, 0))) ?? [];
  if (type !== 'blob' && type !== 'tree' && type !== 'commit') return undefined;
  const bytes = plain.subarray(end + 1);
  if (bytes.length !== Number(size)) return undefined;
  return { oid: createHash('sha1').update(plain).digest('hex'), type, bytes };
}
