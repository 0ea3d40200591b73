import { createDb, type Db } from '@loam/db';
import { AppError, errorMessage, type Logger } from '@loam/kernel';
import { PgBoss, type Queue } from 'pg-boss';
import { createPostgresListener } from '../live/postgres-listener.ts';

export interface JobTiming {
  /** A worker that has not been heard of for this long is dead; its job runs again. At least 10. */
  readonly heartbeatSeconds: number;
  /** The longest a job may run. */
  readonly expireInSeconds: number;
  readonly retryDelaySeconds: number;
  /** How often dead workers are looked for. */
  readonly monitorSeconds: number;
  /** How often retried and delayed jobs are looked for; new ones are announced at once. */
  readonly pollSeconds: number;
  /** How often due schedules are looked for. */
  readonly cronSeconds: number;
}

export interface QueueHostOptions {
  readonly db: Db;
  readonly logger: Logger;
  readonly timing?: JobTiming;
}

export interface QueueHost {
  readonly timing: JobTiming;
  start(): Promise<void>;
  /** Aborts what still runs shortly before the time is up. */
  stop(abort: () => void): Promise<void>;
  isStarted(): boolean;
  /** Throws before `start` and after `stop`. */
  boss(): PgBoss;
  ensureQueue(name: string): Promise<void>;
}

const defaultTiming: JobTiming = {
  heartbeatSeconds: 30,
  expireInSeconds: 3600,
  retryDelaySeconds: 2,
  monitorSeconds: 20,
  pollSeconds: 5,
  cronSeconds: 30,
};

const stopTimeoutMs = 4000;
const abortAfterMs = 3000;

/** The library's life on this process, and the queues it has been told of. */
export function createQueueHost(options: QueueHostOptions): QueueHost {
  const timing = options.timing ?? defaultTiming;
  const queues = new Map<string, Promise<void>>();
  let running: { readonly boss: PgBoss; readonly db: Db } | undefined;

  function boss(): PgBoss {
    if (running) return running.boss;
    throw new AppError({
      code: 'jobs_not_started',
      detail: 'The job queue is used while it is not started.',
    });
  }

  return {
    timing,
    boss,
    isStarted: () => running !== undefined,
    async start() {
      const db = ownPool(options);
      running = { boss: createBoss(db, timing, options.logger), db };
      await running.boss.start();
    },
    async stop(abort) {
      if (!running) return;
      const { boss: stopped, db } = running;
      const timer = setTimeout(abort, abortAfterMs);
      await stopped.stop({ graceful: true, timeout: stopTimeoutMs, close: false });
      clearTimeout(timer);
      abort();
      running = undefined;
      await db.close();
    },
    ensureQueue(name) {
      const existing = queues.get(name);
      if (existing) return existing;
      const creating = boss().createQueue(name, queueOptions(timing));
      queues.set(name, creating);
      creating.catch(() => queues.delete(name));
      return creating;
    },
  };
}

function queueOptions(timing: JobTiming): Omit<Queue, 'name'> {
  return {
    policy: 'short',
    notify: true,
    retryLimit: 1,
    retryDelay: timing.retryDelaySeconds,
    expireInSeconds: timing.expireInSeconds,
    heartbeatSeconds: timing.heartbeatSeconds,
    // A job may be enqueued by a version that cannot run it yet.
    retentionSeconds: 365 * 24 * 3600,
    deleteAfterSeconds: 3 * 24 * 3600,
  };
}

/**
 * The queue looks after itself on connections of its own: a caller inside a transaction holds one of the shared pool,
 * and would wait for ever if everyone in it waited for another one.
 */
function ownPool(options: QueueHostOptions): Db {
  const { connectionString } = options.db.pool.options;
  if (connectionString === undefined) {
    throw new AppError({ code: 'invalid_setting', detail: 'The database has no address to connect to.' });
  }
  return createDb({ connectionString, logger: options.logger, maxConnections: 3 });
}

function createBoss(db: Db, timing: JobTiming, logger: Logger): PgBoss {
  const boss = new PgBoss({
    db: {
      // Without values this is the simple protocol, which the queue's own multi-statement texts need.
      executeSql: (text, values) => db.pool.query(text, values),
      listen: (channel, onNotification, onListening) =>
        createPostgresListener({ connect: () => db.connect(), channel, logger, onNotification, onListening }),
    },
    useListenNotify: true,
    superviseIntervalSeconds: timing.monitorSeconds,
    monitorIntervalSeconds: timing.monitorSeconds,
    cronMonitorIntervalSeconds: timing.cronSeconds,
    cronWorkerIntervalSeconds: Math.min(timing.cronSeconds, 5),
  });
  boss.on('error', (error) => logger.warn({ error: errorMessage(error) }, 'the job queue met an error'));
  boss.on('warning', (warning) => logger.warn({ warning }, 'the job queue warns'));
  return boss;
}
