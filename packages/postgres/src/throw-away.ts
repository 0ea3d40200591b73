import { chmodSync, mkdtempSync, readdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from '@loam/kernel';
import { startCluster, type Cluster } from './cluster.ts';
import { folderOwner } from './folder-lock.ts';
import type { Settings } from './postmaster.ts';
import { findPostgresIn, processIdentity } from './process-identity.ts';
import { removeFolder } from './remove-folder.ts';

export interface ThrowAwayOptions {
  readonly logger?: Logger;
  readonly settings?: Settings;
  /** Where its folder is made; the system's temporary folder by default. */
  readonly parentDir?: string;
}

const folderName = /^loam-throw-away-(\d+)-/;

/** A cluster without durability in a temporary folder, removed when it stops. Left-overs of killed runs go first. */
export async function startThrowAwayCluster(options: ThrowAwayOptions = {}): Promise<Cluster> {
  const parentDir = realpathSync(options.parentDir ?? tmpdir());
  sweepThrowAwayClusters(parentDir);
  const folder = mkdtempSync(join(parentDir, `loam-throw-away-${process.pid}-`));
  chmodSync(folder, 0o711);
  const { parentDir: _, ...clusterOptions } = options;
  try {
    const cluster = await startCluster({ ...clusterOptions, dataDir: clusterDir(folder), isDurable: false });
    return {
      ...cluster,
      get pid() {
        return cluster.pid;
      },
      stop: () => cluster.stop().finally(() => removeFolder(folder)),
      stopNow: () => {
        cluster.stopNow();
        removeFolder(folder);
      },
    };
  } catch (error) {
    removeFolder(folder);
    throw error;
  }
}

/** Removes throw-away clusters whose process was killed before it could. Returns the folders it removed. */
export function sweepThrowAwayClusters(parentDir: string): string[] {
  const abandoned = readdirSync(parentDir)
    .filter((name) => isAbandoned(parentDir, name))
    .map((name) => join(parentDir, name));
  for (const folder of abandoned) {
    for (const pid of findPostgresIn(join(clusterDir(folder), 'data'))) killQuietly(pid);
    removeFolder(folder);
  }
  return abandoned;
}

function isAbandoned(parentDir: string, name: string): boolean {
  const pid = folderName.exec(name)?.[1];
  if (pid === undefined) return false;
  const dataDir = clusterDir(join(parentDir, name));
  // A run that has made its folder but not yet locked it is told by the pid in the name.
  return folderOwner(dataDir) === undefined && processIdentity(Number(pid)) === undefined;
}

function clusterDir(folder: string): string {
  return join(folder, 'pg');
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended meanwhile.
  }
}
