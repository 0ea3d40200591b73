import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runGit } from '../git/run-git.ts';
import type { NewObject } from './encode-object.ts';
import { deflateObject } from './deflate.ts';
import { encodePack } from './encode-pack.ts';

export interface ObjectWrite {
  readonly gitDir: string;
  readonly objects: readonly NewObject[];
  readonly draftName: () => string;
}

// Below it single files are faster than a pack with its index and its process.
const PACK_FROM_OBJECTS = 40;

/** Afterwards every object is on the disk, flushed; nothing refers to them yet. */
export async function writeObjects(write: ObjectWrite): Promise<void> {
  const distinct = [...new Map(write.objects.map((object) => [object.oid, object])).values()];
  if (distinct.length >= PACK_FROM_OBJECTS) {
    const input = await encodePack(distinct);
    await runGit({ gitDir: write.gitDir, args: ['index-pack', '--stdin'], input });
    return;
  }
  await Promise.all(distinct.map((object) => writeLoose(write, object)));
}

export function loosePath(gitDir: string, oid: string): string {
  return join(gitDir, 'objects', oid.slice(0, 2), oid.slice(2));
}

async function writeLoose(write: ObjectWrite, object: NewObject): Promise<void> {
  const target = loosePath(write.gitDir, object.oid);
  if (await exists(target)) return;
  const bytes = await deflateObject(
    Buffer.concat([Buffer.from(`${object.type} ${object.bytes.length}\0`), object.bytes]),
  );
  const draft = join(write.gitDir, 'objects', `tmp_obj_${write.draftName()}`);
  try {
    const handle = await open(draft, 'wx', 0o444);
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await mkdir(join(target, '..'), { recursive: true });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
