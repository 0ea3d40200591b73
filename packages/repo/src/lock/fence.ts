import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdProject, type RepoContext } from '../context.ts';
import { repoError } from '../errors.ts';

const FILE = 'loam-generation';

export interface FencedInput {
  /** Refused once the project was fenced for a higher one. */
  readonly generation?: number;
}

/** From now on nobody with a lower generation moves main: whoever had the project before and slept is too late. */
export async function raiseFence(context: RepoContext, projectId: string, generation: number): Promise<void> {
  await holdProject(context, projectId, async (gitDir) => {
    if ((await readFence(gitDir)) >= generation) return;
    const draft = join(gitDir, `${FILE}.${context.ids.uuid()}`);
    await writeFile(draft, `${generation}\n`);
    await rename(draft, join(gitDir, FILE));
  });
}

/** The caller holds the project, so that nobody raises it before main has moved. */
export async function requireGeneration(gitDir: string, generation: number | undefined): Promise<void> {
  if (generation === undefined || (await readFence(gitDir)) <= generation) return;
  throw repoError('superseded', 'Somebody else writes this project now.');
}

/** What is put in the place of a repository is fenced as that one was. */
export async function copyFence(from: string, to: string): Promise<void> {
  const generation = await readFence(from);
  if (generation > 0) await writeFile(join(to, FILE), `${generation}\n`);
}

async function readFence(gitDir: string): Promise<number> {
  const text = await readFile(join(gitDir, FILE), 'utf8').catch(() => '0');
  return Number(text.trim());
}
