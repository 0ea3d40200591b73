import { AppError } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readOrCreateOwnFile } from '../own-file.ts';

/** Of a data folder: whoever works in it can reach the repositories there. It moves with the folder. */
export async function readRunnerId(dataDir: string): Promise<string> {
  const path = join(dataDir, 'runner');
  const id = z.uuid().safeParse((await readOrCreateOwnFile(path, () => `${randomUUID()}\n`)).trim());
  if (id.success) return id.data;
  throw new AppError({
    code: 'runner_damaged',
    detail: `${path} does not hold an id. Restore it from a backup; with a new one the projects of this folder would not be found.`,
  });
}
