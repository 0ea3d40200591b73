import type { Db, Queries } from '@loam/db';
import type { Logger } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import type { Db as BossDb } from 'pg-boss';
import { createCrew } from './crew.ts';
import { createPlacedJobs } from './placed-jobs.ts';
import { type FailedJob, type JobCounts, listFailed, retryJob, selectCounts } from './job-store.ts';
import type { EnqueueOptions, HandleOptions, Jobs, JobType } from './jobs.ts';
import { createQueueHost, type JobTiming } from './queue-host.ts';

export interface JobsOptions {
  readonly db: Db;
  readonly logger: Logger;
  readonly timing?: JobTiming;
  /** Whose folder this process works in; jobs of other runners are handed on. */
  readonly runnerId?: string;
}

export interface JobRunner extends Jobs {
  start(): Promise<void>;
  /** Within 5 seconds: running jobs may finish, then they are aborted and run again elsewhere. */
  stop(): Promise<void>;
  stats(): Promise<JobCounts[]>;
  listFailed(limit: number): Promise<FailedJob[]>;
  /** False when there is no such failed job. */
  retry(name: string, id: string): Promise<boolean>;
}

export function createJobs(options: JobsOptions): JobRunner {
  const host = createQueueHost(options);
  const crew = createCrew(host, options.logger);
  const places = createPlacedJobs(host, crew, options.runnerId);
  return {
    async enqueue<Data extends object>(
      queries: Queries,
      type: JobType<Data>,
      ...[data, more = {}]: EnqueueArgs<Data>
    ) {
      const valid = type.schema.parse(data);
      await host.ensureQueue(type.name);
      await host.boss().send(type.name, valid, {
        db: executorOn(queries),
        // The queue's policy is one waiting job per key, so a job without a key gets one of its own.
        singletonKey: more.singletonKey ?? randomUUID(),
        ...(more.startAfterSeconds === undefined ? {} : { startAfter: more.startAfterSeconds }),
      });
    },
    handle<Data extends object>(
      type: JobType<Data>,
      work: (data: Data, signal: AbortSignal) => Promise<void>,
      more: HandleOptions<Data> = {},
    ) {
      crew.register({
        name: type.name,
        concurrency: more.concurrency ?? 2,
        run: places.place(type, work, more.runnerOf),
      });
    },
    schedule: (name, cron, work) =>
      crew.register({ name, cron, concurrency: 1, run: (_, signal) => work(signal) }),
    async start() {
      await host.start();
      await crew.employAll();
    },
    stop: () => host.stop(() => crew.abort()),
    stats: () => selectCounts(options.db),
    listFailed: (limit) => listFailed(options.db, limit),
    retry: (name, id) => retryJob(options.db, name, id),
  };
}

type EnqueueArgs<Data> = [data: Data, options?: EnqueueOptions];

function executorOn(queries: Queries): BossDb {
  return { executeSql: async (text, values = []) => ({ rows: await queries.rows({ text, values }) }) };
}
