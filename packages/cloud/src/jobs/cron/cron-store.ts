import type { AdminSql } from '../admin-sql.ts';
import { parseSchedule, type Schedule } from './schedule.ts';

export interface CronJob {
  readonly id: string;
  readonly schedule: Schedule;
}

export interface StartedRun {
  readonly runId: string;
  readonly command: string;
}

export interface EndedRun {
  readonly runId: string;
  readonly status: 'succeeded' | 'failed';
  readonly message: string;
}

export interface CronStore {
  /** The active jobs. One that was not seen before counts as run for this minute: it begins with the next. */
  load(minute: Date): Promise<readonly CronJob[]>;
  /** Undefined when somebody ran it for this moment already, or it is gone: no moment is run for twice. */
  claim(job: CronJob, tick: Date): Promise<StartedRun | undefined>;
  end(run: EndedRun): Promise<void>;
  /** Runs of a process that is gone. */
  endLost(): Promise<void>;
  sweep(): Promise<void>;
  /** Nothing is left to be run. */
  unmark(): Promise<void>;
}

const keptDays = 7;

const loadSql = `select jobid, schedule from cron.job where active order by jobid`;
const seeSql = `insert into cron.job_tick (jobid, tick) select jobid, $1 from cron.job where active on conflict do nothing`;
const claimSql = `
  with claimed as (
    update cron.job_tick t set tick = $2::timestamptz from cron.job j
    where t.jobid = $1::bigint and j.jobid = t.jobid and j.active
      and t.tick <= $2::timestamptz - make_interval(secs => $3::double precision)
    returning j.*
  )
  insert into cron.job_run_details (jobid, database, username, command, status, start_time)
  select jobid, database, username, command, 'running', clock_timestamp() from claimed
  returning runid, command`;
const endSql = `
  update cron.job_run_details set status = $2, return_message = $3, end_time = clock_timestamp()
  where runid = $1::bigint`;
const endLostSql = `
  update cron.job_run_details set status = 'failed', return_message = 'server restarted', end_time = clock_timestamp()
  where status in ('starting', 'running')`;
const sweepSql = `delete from cron.job_run_details where start_time < now() - interval '${keptDays} days'`;

export function createCronStore(run: AdminSql): CronStore {
  return {
    async load(minute) {
      const [jobs = []] = await run({ text: loadSql }, { text: seeSql, values: [minute.toISOString()] });
      return jobs.flatMap(([id, written]) => {
        const schedule = parseSchedule(written ?? '');
        return id && schedule ? [{ id, schedule }] : [];
      });
    },
    async claim({ id, schedule }, tick) {
      // Half a second less: what decides when is a timer, which is never exact.
      const apart = schedule.kind === 'interval' ? schedule.seconds - 0.5 : 1;
      const [rows] = await run({ text: claimSql, values: [id, tick.toISOString(), String(apart)] });
      const [runId, command] = rows?.[0] ?? [];
      return runId && typeof command === 'string' ? { runId, command } : undefined;
    },
    async end({ runId, status, message }) {
      await run({ text: endSql, values: [runId, status, message.replaceAll('\0', '')] });
    },
    async endLost() {
      await run({ text: endLostSql });
    },
    async sweep() {
      await run({ text: sweepSql });
    },
    async unmark() {
      await run({ text: `select platform.unmark_jobs('cron')` });
    },
  };
}
