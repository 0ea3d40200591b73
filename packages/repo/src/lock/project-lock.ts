import { mkdir, open, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { processStart } from '@loam/kernel';
import { repoError } from '../errors.ts';

/** One writer per project: inside this process by turns, between processes by a file that names its holder. */
export interface ProjectLocks {
  hold<T>(lockFile: string, work: () => Promise<T>): Promise<T>;
}

export interface ProjectLockOptions {
  /** How long to wait for another process. */
  readonly waitMs: number;
  /** A lock of another machine that is older than this belongs to nobody. */
  readonly foreignStaleMs: number;
}

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
}

const RETRY_MS = 20;
const BROOM_STALE_MS = 10_000;

export function createProjectLocks(options: ProjectLockOptions): ProjectLocks {
  const turns = new Map<string, Promise<unknown>>();
  return {
    async hold(lockFile, work) {
      const before = turns.get(lockFile) ?? Promise.resolve();
      const mine = before.then(() => holdFile(lockFile, options, work));
      const settled = mine.catch(() => undefined);
      turns.set(lockFile, settled);
      try {
        return await mine;
      } finally {
        if (turns.get(lockFile) === settled) turns.delete(lockFile);
      }
    },
  };
}

async function holdFile<T>(
  lockFile: string,
  options: ProjectLockOptions,
  work: () => Promise<T>,
): Promise<T> {
  const handle = await acquire(lockFile, options);
  try {
    return await work();
  } finally {
    await handle.close();
    await rm(lockFile, { force: true });
  }
}

async function acquire(lockFile: string, options: ProjectLockOptions): Promise<FileHandle> {
  const deadline = performance.now() + options.waitMs;
  for (;;) {
    const handle = await create(lockFile);
    if (handle) return handle;
    if ((await isStale(lockFile, options)) && (await removeStale(lockFile, options))) continue;
    if (performance.now() > deadline) throw repoError('busy', 'Another process is writing this project.');
    await pause(RETRY_MS);
  }
}

/** Looked at again under a second file: otherwise two that saw the same stale lock would remove a fresh one. */
async function removeStale(lockFile: string, options: ProjectLockOptions): Promise<boolean> {
  const broom = `${lockFile}.broom`;
  const handle = await create(broom);
  if (handle === undefined) {
    const info = await stat(broom).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > BROOM_STALE_MS) await rm(broom, { force: true });
    return false;
  }
  try {
    if (await isStale(lockFile, options)) await rm(lockFile, { force: true });
    return true;
  } finally {
    await handle.close();
    await rm(broom, { force: true });
  }
}

async function create(lockFile: string): Promise<FileHandle | undefined> {
  try {
    const handle = await openNew(lockFile);
    try {
      await handle.writeFile(JSON.stringify(await holderOfThisProcess()));
      return handle;
    } catch (error) {
      // On a full disk: neither the handle nor an empty lock may stay behind.
      await handle.close();
      await rm(lockFile, { force: true });
      throw error;
    }
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  }
}

/** The first writer of a project makes the folder too, which nobody has to be waited for. */
async function openNew(lockFile: string): Promise<FileHandle> {
  try {
    return await open(lockFile, 'wx');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(dirname(lockFile), { recursive: true });
    return open(lockFile, 'wx');
  }
}

async function holderOfThisProcess(): Promise<Holder> {
  return {
    pid: process.pid,
    host: hostname(),
    startedAt: processStart(process.pid) ?? '',
  };
}

async function isStale(lockFile: string, options: ProjectLockOptions): Promise<boolean> {
  const [text, info] = await Promise.all([
    readFile(lockFile, 'utf8').catch(() => undefined),
    stat(lockFile).catch(() => undefined),
  ]);
  if (text === undefined || info === undefined) return false;
  const ageMs = Date.now() - info.mtimeMs;
  const holder = parseHolder(text);
  // Between creating the file and writing into it lies a moment; after a crash there it stays empty.
  if (holder === undefined) return ageMs > 2_000;
  if (holder.host !== hostname()) return ageMs > options.foreignStaleMs;
  const startedAt = processStart(holder.pid);
  return startedAt === undefined || startedAt !== holder.startedAt;
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    if (!('pid' in value) || !('host' in value) || !('startedAt' in value)) return undefined;
    const { pid, host, startedAt } = value;
    if (typeof pid !== 'number' || typeof host !== 'string' || typeof startedAt !== 'string')
      return undefined;
    return { pid, host, startedAt };
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
