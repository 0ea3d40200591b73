import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage, silentLogger, type Logger } from '@loam/kernel';
import { lockFolder } from './folder-lock.ts';
import type { GuardedProcess, ProcessExit } from './guarded-process.ts';
import { initCluster, isInitialised, readPassword, superuser } from './init-cluster.ts';
import { makeReachable, prepareLayout, type Layout } from './layout.ts';
import { clearLeftovers } from './orphans.ts';
import {
  endPostmaster,
  spawnPostmaster,
  waitUntilReady,
  type PostmasterOptions,
  type Settings,
} from './postmaster.ts';
import { removeFolder } from './remove-folder.ts';
import { prepareRuntime } from './runtime.ts';
import { findServiceUser } from './service-user.ts';

export interface ClusterOptions {
  readonly dataDir: string;
  readonly binariesDir?: string;
  /** Where the programs are copied to when PostgreSQL's account cannot reach node_modules. */
  readonly runtimesDir?: string;
  readonly logger?: Logger;
  /** What its lines in the log are marked with. */
  readonly name?: string;
  /** A socket in a private folder by default: no port to collide with, and no way in over the network. */
  readonly port?: 'socket' | number;
  readonly settings?: Settings;
  /** False for throw-away data: nothing is synced to disk. */
  readonly isDurable?: boolean;
  readonly onProgress?: (step: ClusterStep) => void;
  /** Every line that the server prints. */
  readonly onLine?: ((line: string) => void) | undefined;
}

export type ClusterStep = 'initialising' | 'starting';

export interface ClusterExit extends ProcessExit {
  readonly restartInMs: number;
}

export interface Cluster {
  connectionString(database: string): string;
  /** Undefined while PostgreSQL is down. */
  readonly pid: number | undefined;
  /** Called when PostgreSQL ended although nobody asked it to; it is started again after `restartInMs`. */
  onExit(listener: (exit: ClusterExit) => void): () => void;
  onRestart(listener: () => void): () => void;
  stop(): Promise<void>;
  /** For an exit handler, which cannot wait. */
  stopNow(): void;
}

const firstRestartDelayMs = 100;
const maxRestartDelayMs = 10_000;
const healthyAfterMs = 60_000;

/** Starts the cluster of a folder, making it at the first start, and keeps it running until `stop`. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const logger = (options.logger ?? silentLogger).child({ cluster: options.name ?? 'platform' });
  const isDurable = options.isDurable ?? true;
  const user = findServiceUser();
  makeReachable(options.dataDir, user);
  const lock = lockFolder(options.dataDir);
  try {
    const layout = prepareLayout(options.dataDir, user);
    const runtimesDir = options.runtimesDir ?? join(layout.root, 'runtimes');
    const runtime = prepareRuntime({ binariesDir: options.binariesDir, user, runtimesDir });
    if (!isInitialised(layout)) {
      options.onProgress?.('initialising');
      await initCluster({ layout, runtime, user, isDurable });
    }
    options.onProgress?.('starting');
    const password = readPassword(layout);
    const port = options.port ?? 'socket';
    const settings = options.settings ?? {};
    const { onLine } = options;
    const supervised = { layout, runtime, user, port, settings, isDurable, logger, onLine };
    const supervisor = await superviseCluster(supervised);
    const cleanUp = () => {
      removeFolder(layout.socketDir);
      lock.release();
    };
    return {
      connectionString: (database) => connectionString({ layout, port, password, database }),
      get pid() {
        return supervisor.pid();
      },
      onExit: supervisor.onExit,
      onRestart: supervisor.onRestart,
      stop: () => supervisor.stop().finally(cleanUp),
      stopNow: () => {
        supervisor.stopNow();
        cleanUp();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface Address {
  readonly layout: Layout;
  readonly port: 'socket' | number;
  readonly password: string;
  readonly database: string;
}

function connectionString({ layout, port, password, database }: Address): string {
  const account = `${superuser}:${password}`;
  const name = encodeURIComponent(database);
  if (port !== 'socket') return `postgresql://${account}@127.0.0.1:${port}/${name}`;
  return `postgresql://${account}@localhost/${name}?host=${encodeURIComponent(layout.socketDir)}`;
}

async function superviseCluster(options: PostmasterOptions) {
  const { layout, logger, isDurable } = options;
  const exitListeners = new Set<(exit: ClusterExit) => void>();
  const restartListeners = new Set<() => void>();
  const stopping = new AbortController();
  let current: GuardedProcess | undefined;

  const launch = async (): Promise<GuardedProcess> => {
    await clearLeftovers(layout, logger);
    const postmaster = spawnPostmaster(options);
    current = postmaster;
    await waitUntilReady(postmaster, layout);
    return postmaster;
  };

  const keepRunning = async (first: GuardedProcess): Promise<void> => {
    let running: GuardedProcess | undefined = first;
    let startedAt = performance.now();
    let delayMs = firstRestartDelayMs;
    while (!stopping.signal.aborted) {
      const exit: ProcessExit = (await running?.exited) ?? { code: null, signal: null };
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > healthyAfterMs) delayMs = firstRestartDelayMs;
      logger.error({ ...exit, restartInMs: delayMs }, 'PostgreSQL ended unexpectedly');
      for (const listener of exitListeners) listener({ ...exit, restartInMs: delayMs });
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
      delayMs = Math.min(delayMs * 2, maxRestartDelayMs);
      if (stopping.signal.aborted) return;
      startedAt = performance.now();
      running = await launch().catch((error: unknown) => {
        logger.error({ error: errorMessage(error) }, 'PostgreSQL could not be started again');
        return undefined;
      });
      if (!running) continue;
      logger.info({ pid: running.pid }, 'PostgreSQL runs again');
      for (const listener of restartListeners) listener();
    }
  };

  const supervision = keepRunning(await launch());
  const stop = async () => {
    stopping.abort();
    if (current && !current.hasExited()) await endPostmaster(current, isDurable);
    await supervision;
  };
  let stopped: Promise<void> | undefined;
  return {
    pid: () => (current?.hasExited() === false ? current.pid : undefined),
    onExit: (listener: (exit: ClusterExit) => void) => subscribe(exitListeners, listener),
    onRestart: (listener: () => void) => subscribe(restartListeners, listener),
    stop: () => (stopped ??= stop()),
    stopNow: () => {
      stopping.abort();
      if (current?.hasExited() === false) current.signal(isDurable ? 'SIGINT' : 'SIGQUIT');
    },
  };
}

function subscribe<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
