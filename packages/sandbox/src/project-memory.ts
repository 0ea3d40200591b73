import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_SOURCES } from './builds/source-digest.ts';
import type { Limits } from './provider/provider.ts';

/** What tools hold in memory for as long as they run. */
const SOURCE = /\.(?:[cm]?[jt]sx?|css|scss|sass|less|vue|svelte|astro|mdx?|json|html)$/i;
/** The ordinary limit is meant for as many. */
const ORDINARY_FILES = 150;
/** A project of 700 files was seen to need 1,040 MB for its preview and 1,354 MB for its build, helpers not counted. */
const MB_PER_FILE = 1.5;
const MOST_FILES = 10_000;

/** The limits of a program that works on a project: a large one may have more memory, up to what the operator allows. */
export async function limitsFor(limits: Limits, sourceDir: string): Promise<Limits> {
  const { memoryMb, memoryCeilingMb = memoryMb } = limits;
  if (memoryCeilingMb <= memoryMb) return limits;
  const more = Math.max(0, (await countSources(sourceDir)) - ORDINARY_FILES) * MB_PER_FILE;
  return { ...limits, memoryMb: Math.min(memoryCeilingMb, Math.round(memoryMb + more)) };
}

async function countSources(folder: string): Promise<number> {
  let count = 0;
  const waiting = [''];
  for (let at = waiting.pop(); at !== undefined && count < MOST_FILES; at = waiting.pop()) {
    for (const entry of await readdir(join(folder, at), { withFileTypes: true }).catch(() => [])) {
      if (at === '' && NO_SOURCES.has(entry.name)) continue;
      if (entry.isDirectory()) waiting.push(join(at, entry.name));
      else if (entry.isFile() && SOURCE.test(entry.name)) count += 1;
    }
  }
  return count;
}
