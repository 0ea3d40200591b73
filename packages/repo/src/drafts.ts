import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processStart } from '@loam/kernel';
import type { RepoContext } from './context.ts';

type DraftContext = Pick<RepoContext, 'root' | 'ids' | 'clock'>;

const FOREIGN_STALE_MS = 24 * 60 * 60 * 1000;

/** The place of a file or folder that is being made: its name tells whose it is, so that no dead process leaves one. */
export async function newDraft(context: DraftContext): Promise<string> {
  const folder = draftsFolder(context);
  await mkdir(folder, { recursive: true });
  const startedAt = processStart(process.pid) ?? '';
  return join(folder, [context.ids.uuid(), process.pid, startedAt, hostname()].join('~'));
}

/** What killed processes left. Drafts of another machine, or of a name that tells nothing, go when they are old. */
export async function removeLeftDrafts(context: DraftContext): Promise<void> {
  const folder = draftsFolder(context);
  for (const name of await readdir(folder).catch(() => [])) {
    if (await isLeft(context, join(folder, name), name)) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

async function isLeft(context: DraftContext, path: string, name: string): Promise<boolean> {
  const [, pid, startedAt, ...host] = name.split('~');
  if (pid !== undefined && host.join('~') === hostname()) {
    return processStart(Number(pid)) !== startedAt;
  }
  const info = await stat(path).catch(() => undefined);
  return info !== undefined && context.clock.now().getTime() - info.mtimeMs > FOREIGN_STALE_MS;
}

function draftsFolder({ root }: Pick<DraftContext, 'root'>): string {
  return join(root, 'drafts');
}
