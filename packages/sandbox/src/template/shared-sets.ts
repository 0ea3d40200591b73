import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { findSet } from '../dependencies/dependency-set.ts';
import type { InstallerDeps } from '../dependencies/install.ts';

/** Prepared sets that installations of one checkout hand to each other. They are never needed, only faster. */
export interface SharedSets {
  /** Puts the set into the store when somebody prepared the same before. */
  take(hash: string): Promise<void>;
  /** Offers a set of the store to the next installation. */
  offer(hash: string): Promise<void>;
}

const run = promisify(execFile);
/** Those of a few versions that are tried side by side. */
const KEPT = 5;

export function createSharedSets(
  deps: Pick<InstallerDeps, 'storeDir' | 'runtime'>,
  folder: string | undefined,
): SharedSets {
  const nameOf = (hash: string) => join(folder ?? '', `${hash}-${surroundings(deps)}`);
  return {
    async take(hash) {
      const from = nameOf(hash);
      // Who owns the folder can put something else there at any moment.
      if (folder === undefined || !(await isTrusted(folder)) || !(await isTrusted(from))) return;
      const staging = join(deps.storeDir, `staging-${process.pid}-${randomBytes(6).toString('hex')}`);
      await put({ from, staging, to: join(deps.storeDir, hash), mode: 0o711 });
    },
    async offer(hash) {
      if (folder === undefined || (await isThere(nameOf(hash)))) return;
      const set = await findSet(deps.storeDir, hash);
      if (set?.depCacheDir === undefined) return;
      await mkdir(folder, { recursive: true, mode: 0o711 }).catch(() => {});
      if (!(await isTrusted(folder))) return;
      const staging = join(folder, `part-${process.pid}-${randomBytes(6).toString('hex')}`);
      // Nothing but packages from the registry: an ordinary user may read them, and copies what root has prepared.
      await put({ from: join(deps.storeDir, hash), staging, to: nameOf(hash), mode: 0o755 });
      await prune(folder);
    },
  };
}

/** Another one whenever sets are laid out otherwise: those of before are left alone. */
const layout = 2;

/** What a prebuilt set depends on besides its packages. Whatever holds projects, it is the same. */
function surroundings({ runtime }: Pick<InstallerDeps, 'runtime'>): string {
  const scripts = runtime.mounts.map(({ source }) => basename(source));
  const parts = [layout, process.version, process.platform, process.arch, ...scripts];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** What we or root have made: the files end up in a store that every project trusts. */
async function isTrusted(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isDirectory() === true && [0, process.getuid?.() ?? found.uid].includes(found.uid);
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

interface Places {
  readonly from: string;
  readonly staging: string;
  readonly to: string;
  readonly mode: number;
}

/** Where somebody else was first, or what is there is not ours to replace, it stays as it is. */
async function put({ from, staging, to, mode }: Places): Promise<void> {
  try {
    await fill(from, staging);
    await rename(staging, to);
    await setMode(to, mode);
  } catch {
    await rm(staging, { recursive: true, force: true }).catch(() => {});
  }
}

/** Hard links: 26,000 files in half a second and no space. */
async function fill(from: string, staging: string): Promise<void> {
  try {
    await run('cp', ['-al', from, staging]);
  } catch {
    await rm(staging, { recursive: true, force: true });
    // For other file systems and root's files, which cannot be linked: still a tenth of installing them.
    await run('cp', ['-pPR', from, staging]);
  }
}

/** Of the folder itself, never of what a link leads to. */
async function setMode(path: string, mode: number): Promise<void> {
  const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW } = constants;
  const folder = await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  try {
    await folder.chmod(mode);
  } finally {
    await folder.close();
  }
}

async function prune(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const dated = await Promise.all(
    names.map(async (name) => ({
      name,
      changedMs: (await lstat(join(folder, name)).catch(() => undefined))?.ctimeMs ?? 0,
    })),
  );
  const old = dated.toSorted((left, right) => right.changedMs - left.changedMs).slice(KEPT);
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
}
