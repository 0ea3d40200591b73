import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
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

export function createSharedSets(deps: InstallerDeps, folder: string | undefined): SharedSets {
  const nameOf = (hash: string) => join(folder ?? '', `${hash}-${surroundings(deps)}`);
  return {
    async take(hash) {
      const shared = nameOf(hash);
      if (folder === undefined || !(await isTrusted(shared))) return;
      const staging = join(deps.storeDir, `staging-${process.pid}-${randomBytes(6).toString('hex')}`);
      const places = { from: shared, staging, to: join(deps.storeDir, hash) };
      if (!(await linkFolder(places))) await copyFolder(places);
      await chmod(places.to, 0o711).catch(() => {});
    },
    async offer(hash) {
      if (folder === undefined || (await isTrusted(nameOf(hash)))) return;
      const set = await findSet(deps.storeDir, hash);
      if (set?.depCacheDir === undefined) return;
      await mkdir(folder, { recursive: true, mode: 0o711 }).catch(() => {});
      const staging = join(folder, `part-${process.pid}-${randomBytes(6).toString('hex')}`);
      const places = { from: join(deps.storeDir, hash), staging, to: nameOf(hash) };
      if (!(await linkFolder(places))) await copyFolder(places);
      // Nothing but packages from the registry: an ordinary user may read them, and copies what root has prepared.
      await chmod(nameOf(hash), 0o755).catch(() => {});
      await prune(folder);
    },
  };
}

/** What a prebuilt set depends on besides its packages. Whatever holds projects, it is the same. */
function surroundings({ runtime }: InstallerDeps): string {
  const scripts = runtime.mounts.map(({ source }) => basename(source));
  const parts = [process.version, process.platform, process.arch, ...scripts];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** What we or root have made: the files end up in a store that every project trusts. */
async function isTrusted(path: string): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found?.isDirectory() === true && [0, process.getuid?.() ?? found.uid].includes(found.uid);
}

interface Places {
  readonly from: string;
  readonly staging: string;
  readonly to: string;
}

/** Hard links: 26,000 files in half a second and no space. */
async function linkFolder({ from, staging, to }: Places): Promise<boolean> {
  return moveInto({ staging, to }, () => run('cp', ['-al', from, staging]));
}

/** For other file systems and root's files, which cannot be linked: still a tenth of installing them. */
async function copyFolder({ from, staging, to }: Places): Promise<boolean> {
  return moveInto({ staging, to }, () => run('cp', ['-pPR', from, staging]));
}

async function moveInto(
  { staging, to }: Pick<Places, 'staging' | 'to'>,
  fill: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await fill();
    await rename(staging, to);
    return true;
  } catch {
    await rm(staging, { recursive: true, force: true }).catch(() => {});
    return false;
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
