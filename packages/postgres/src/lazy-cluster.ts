import { loadOnce } from '@loam/kernel';
import type { Cluster } from './cluster.ts';
import { postgresError } from './errors.ts';

export interface LazyCluster {
  /** Starts it with the first call; whoever asks meanwhile gets the same. A failed start is tried again by the next call. */
  get(): Promise<Cluster>;
  /** Also what is being started at this moment; nothing starts afterwards. */
  stop(): Promise<void>;
  /** For an exit handler, which cannot wait. */
  stopNow(): void;
}

export function createLazyCluster(start: () => Promise<Cluster>): LazyCluster {
  let isStopped = false;
  let running: Cluster | undefined;
  let starting: Promise<Cluster> | undefined;
  const load = loadOnce(async () => {
    running = await start();
    // The process is about to exit and could not wait for us.
    if (isStopped) running.stopNow();
    return running;
  });
  const stop = async (): Promise<void> => {
    isStopped = true;
    const cluster = await starting?.catch(() => undefined);
    await cluster?.stop();
  };
  return {
    async get() {
      if (isStopped) throw postgresError('start_failed', 'The cluster was stopped with the product.');
      starting = load();
      return await starting;
    },
    stop,
    stopNow() {
      isStopped = true;
      running?.stopNow();
    },
  };
}
