import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSignallable, type Logger } from '@loam/kernel';
import type { Layout } from './layout.ts';
import { findPostgresIn, readPostmasterPid } from './process-identity.ts';

const pollMs = 20;
const fastShutdownMs = 10_000;
const immediateShutdownMs = 2_000;

/**
 * Clears what an earlier run left behind. The caller holds the folder's lock, so a postgres that works in this
 * folder has lost its supervisor: it is ended, gently first. Nothing else is ever signalled.
 */
export async function clearLeftovers(layout: Layout, logger: Logger): Promise<void> {
  await endOrphans(layout, logger);
  removeStalePidFile(layout, logger);
  for (const name of readdirSync(layout.socketDir)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(layout.socketDir, name), { force: true });
  }
}

async function endOrphans(layout: Layout, logger: Logger): Promise<void> {
  const orphans = findPostgresIn(layout.data);
  if (orphans.length === 0) return;
  logger.warn({ orphans }, 'ending a database process that lost its supervisor');
  const postmaster = readPostmasterPid(layout.data);
  if (postmaster !== undefined && orphans.includes(postmaster)) {
    signal(postmaster, 'SIGINT');
    if (await areGone(layout, fastShutdownMs)) return;
  }
  // Sessions whose postmaster is dead keep its shared memory, and a new one refuses to start beside them.
  for (const [name, waitMs] of [
    ['SIGQUIT', immediateShutdownMs],
    ['SIGKILL', immediateShutdownMs],
  ] as const) {
    for (const pid of findPostgresIn(layout.data)) signal(pid, name);
    if (await areGone(layout, waitMs)) return;
  }
}

async function areGone(layout: Layout, waitMs: number): Promise<boolean> {
  for (let waited = 0; waited < waitMs; waited += pollMs) {
    if (findPostgresIn(layout.data).length === 0) return true;
    await sleep(pollMs);
  }
  return false;
}

function removeStalePidFile(layout: Layout, logger: Logger): void {
  const path = join(layout.data, 'postmaster.pid');
  if (!existsSync(path)) return;
  const pid = readPostmasterPid(layout.data);
  // PostgreSQL judges a dead pid itself, and checks its shared memory too. It gives up only where the pid was cut
  // off, now belongs to a stranger, or is a zombie that nobody has collected yet.
  if (pid !== undefined && !isSignallable(pid)) return;
  logger.warn({ pid }, 'removing a stale postmaster.pid');
  rmSync(path, { force: true });
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended meanwhile.
  }
}
