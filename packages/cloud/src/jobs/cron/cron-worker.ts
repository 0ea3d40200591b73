import { errorMessage } from '@loam/kernel';
import type { QueryResult } from 'pg';
import type { JobsOptions } from '../ports.ts';
import type { CronJob, CronStore } from './cron-store.ts';
import { messageOfFailure, messageOfResults } from './run-message.ts';

export interface CronWorker {
  /** Starts what is due. `version` is another one whenever the list of jobs changed. */
  tick(version: string): Promise<void>;
  /** Until what runs has ended. */
  settled(): Promise<void>;
}

export interface CronWorkerOptions extends Pick<JobsOptions, 'clock' | 'logger' | 'log'> {
  readonly ref: string;
  readonly store: CronStore;
  runAsOwner(sql: string): Promise<QueryResult[]>;
  readonly signal: AbortSignal;
}

/** At once in one cloud: jobs share the owner's connections with migrations and functions. */
const maxRunning = 2;
const minuteMs = 60_000;
const sweepEveryMs = 3_600_000;

interface Due {
  readonly job: CronJob;
  readonly tick: Date;
}

/** Runs the jobs of one cloud. Moments that passed while nobody looked are not made up for. */
export function createCronWorker(options: CronWorkerOptions): CronWorker {
  const { ref, store, clock, logger, signal } = options;
  let jobs: readonly CronJob[] = [];
  let loaded: string | undefined;
  let lastMinute = Number.NEGATIVE_INFINITY;
  let sweptAt = Number.NEGATIVE_INFINITY;
  const startedAt = new Map<string, number>();
  const running = new Map<string, Promise<void>>();
  /** At most one for each job: a run that is due while the one before goes on follows it. */
  const waiting = new Map<string, Due>();

  const load = async (version: string) => {
    if (loaded === undefined) await store.endLost();
    jobs = await store.load(floorMinute(clock.now()));
    if (jobs.length === 0) await store.unmark();
    loaded = version;
    const known = new Set(jobs.map(({ id }) => id));
    for (const id of startedAt.keys()) if (!known.has(id)) startedAt.delete(id);
  };

  const sweep = async (nowMs: number) => {
    if (nowMs - sweptAt < sweepEveryMs) return;
    sweptAt = nowMs;
    await store.sweep();
  };

  const isDue = ({ id, schedule }: CronJob, now: Date, isNewMinute: boolean): boolean => {
    if (schedule.kind === 'minutes') return isNewMinute && schedule.matches(now);
    const started = startedAt.get(id);
    if (started === undefined) startedAt.set(id, now.getTime());
    return started !== undefined && now.getTime() - started >= schedule.seconds * 1000;
  };

  const startWaiting = () => {
    for (const [id, due] of waiting) {
      if (running.size >= maxRunning || signal.aborted) return;
      if (running.has(id)) continue;
      waiting.delete(id);
      const run = runJob(options, due)
        .catch((error: unknown) => logger.warn({ ref, error: errorMessage(error) }, 'a job was not run'))
        .finally(() => {
          running.delete(id);
          startWaiting();
        });
      running.set(id, run);
    }
  };

  return {
    async tick(version) {
      if (version !== loaded) await load(version);
      const now = clock.now();
      const minute = floorMinute(now).getTime();
      const isNewMinute = minute > lastMinute;
      lastMinute = Math.max(minute, lastMinute);
      for (const job of jobs) {
        if (!isDue(job, now, isNewMinute)) continue;
        startedAt.set(job.id, now.getTime());
        waiting.set(job.id, { job, tick: job.schedule.kind === 'minutes' ? floorMinute(now) : now });
      }
      startWaiting();
      await sweep(now.getTime());
    },
    async settled() {
      // Each that ends may let one begin that waited for its place.
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

async function runJob(options: CronWorkerOptions, { job, tick }: Due): Promise<void> {
  const { store, log, ref, clock } = options;
  const run = await store.claim(job, tick);
  if (!run) return;
  const { runId, command } = run;
  const write = (message: string, severity: 'LOG' | 'ERROR') =>
    log({
      ref,
      source: 'pg_cron',
      timestampMicros: clock.now().getTime() * 1000,
      message: `cron job ${job.id} ${message}`,
      metadata: { parsed: { application_name: 'pg_cron', error_severity: severity, query: command } },
    });
  write(`starting: ${command}`, 'LOG');
  const ended = await options.runAsOwner(command).then(
    (results) => ({ status: 'succeeded', message: messageOfResults(results) }) as const,
    (error: unknown) => ({ status: 'failed', message: messageOfFailure(error) }) as const,
  );
  write(
    `${ended.status === 'failed' ? 'failed' : 'COMMAND completed'}: ${ended.message}`,
    ended.status === 'failed' ? 'ERROR' : 'LOG',
  );
  await store.end({ runId, ...ended });
}

function floorMinute(at: Date): Date {
  return new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);
}
