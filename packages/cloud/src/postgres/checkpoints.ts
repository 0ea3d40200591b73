import type { Logger } from '@loam/kernel';
import type { PreparedCluster } from './prepare-cluster.ts';

export interface Checkpoints {
  soon(): void;
  stop(): void;
}

const delayMs = 2_000;

/**
 * A new database is some three hundred files that are on the disk for sure only after a checkpoint. PostgreSQL would
 * leave that to the end of five minutes, or to its own end: stopping after 25 new ones took ten seconds.
 */
export function createCheckpoints({ cluster, catalog }: PreparedCluster, logger: Logger): Checkpoints {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isStopped = false;
  let isWanted = false;
  const run = async () => {
    timer = undefined;
    isWanted = false;
    isRunning = true;
    await catalog
      .query('checkpoint')
      .catch((error: Error) => logger.warn({ error: error.message }, 'a checkpoint failed'));
    isRunning = false;
    if (isWanted) plan();
  };
  const plan = () => {
    isWanted = true;
    if (isStopped || isRunning || timer) return;
    timer = setTimeout(() => void run(), delayMs).unref();
  };
  return {
    soon() {
      // How the disk of somebody else's server is used is not ours to say.
      if (cluster.isOurs) plan();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
