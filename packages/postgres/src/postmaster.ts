import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@loam/kernel';
import { postgresError } from './errors.ts';
import { spawnGuarded, type GuardedProcess } from './guarded-process.ts';
import type { Layout } from './layout.ts';
import { readOrUndefined } from './process-identity.ts';
import type { Runtime } from './runtime.ts';
import type { ServiceUser } from './service-user.ts';

export type Settings = Readonly<Record<string, string | number | boolean>>;

export interface PostmasterOptions {
  readonly layout: Layout;
  readonly runtime: Runtime;
  readonly user: ServiceUser | undefined;
  readonly port: 'socket' | number;
  readonly settings: Settings;
  readonly isDurable: boolean;
  readonly logger: Logger;
  readonly onLine?: ((line: string) => void) | undefined;
}

const socketOnlyPort = 5432;

// Recovery of a large database takes its time; as long as the process lives it is making progress.
const readyTimeoutMs = 300_000;
const readyPollMs = 10;
const fastShutdownMs = 20_000;
const immediateShutdownMs = 5_000;

/** Losing everything at a power cut is fine for a throw-away cluster, and several times faster. */
const throwAwaySettings: Settings = {
  fsync: false,
  synchronous_commit: false,
  full_page_writes: false,
  autovacuum: false,
  shared_buffers: '32MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  max_connections: 300,
};

export function spawnPostmaster(options: PostmasterOptions): GuardedProcess {
  return spawnGuarded({
    command: options.runtime.postgres,
    args: ['-D', options.layout.data, ...settingArguments(options)],
    user: options.user,
    signalAtOurDeath: options.isDurable ? 'INT' : 'QUIT',
    onLine: (line) => {
      options.logger.debug({ line }, 'postgres');
      options.onLine?.(line);
    },
  });
}

export async function waitUntilReady(postmaster: GuardedProcess, layout: Layout): Promise<void> {
  for (let waited = 0; waited < readyTimeoutMs; waited += readyPollMs) {
    if (postmaster.hasExited()) throw startFailure(postmaster);
    if (isReady(postmaster, layout)) return;
    await sleep(readyPollMs);
  }
  postmaster.signal('SIGQUIT');
  throw startFailure(postmaster);
}

/** Fast shutdown; when that hangs, an immediate one, whose price is a recovery at the next start. */
export async function endPostmaster(postmaster: GuardedProcess, isDurable: boolean): Promise<void> {
  if (isDurable) {
    postmaster.signal('SIGINT');
    if (await exitsWithin(postmaster, fastShutdownMs)) return;
  }
  postmaster.signal('SIGQUIT');
  if (await exitsWithin(postmaster, immediateShutdownMs)) return;
  postmaster.signal('SIGKILL');
  await postmaster.exited;
}

function settingArguments(options: PostmasterOptions): string[] {
  const settings: Settings = {
    ...(options.isDurable ? {} : throwAwaySettings),
    ...options.settings,
    listen_addresses: options.port === 'socket' ? '' : '127.0.0.1',
    port: options.port === 'socket' ? socketOnlyPort : options.port,
    unix_socket_directories: options.layout.socketDir,
    unix_socket_permissions: '0700',
    lc_messages: 'C',
    logging_collector: false,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${String(value)}`]);
}

/** PostgreSQL reports its state on the eighth line of postmaster.pid; pg_ctl waits for the same word. */
function isReady(postmaster: GuardedProcess, layout: Layout): boolean {
  const lines = readOrUndefined(`${layout.data}/postmaster.pid`)?.split('\n') ?? [];
  return lines[0] === String(postmaster.pid) && lines[7]?.trim() === 'ready';
}

async function exitsWithin(postmaster: GuardedProcess, waitMs: number): Promise<boolean> {
  const timer = new AbortController();
  const timeout = sleep(waitMs, false, { signal: timer.signal }).catch(() => false);
  const didExit = await Promise.race([postmaster.exited.then(() => true), timeout]);
  timer.abort();
  return didExit;
}

function startFailure(postmaster: GuardedProcess) {
  const output = postmaster.lastLines();
  const fault = output.findLast((line) => /FATAL|PANIC/.test(line)) ?? output.at(-1) ?? 'no message';
  // Whatever the lines of this cluster begin with says nothing to whoever reads the reason.
  const reason = fault.replace(/^.*?(?=(?:FATAL|PANIC):)/, '');
  const meta = { output };
  if (output.some((line) => line.includes('database files are incompatible with server'))) {
    return postgresError(
      'version_mismatch',
      `The database was made by another major version of PostgreSQL: ${reason}`,
      { meta },
    );
  }
  return postgresError('start_failed', `PostgreSQL did not start: ${reason}`, { meta });
}
