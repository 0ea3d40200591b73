import type { Pool } from 'pg';

const dayMicros = 86_400_000_000;
const lock = 7_261_042;

/** Midnight (UTC) at which the day of a moment begins. */
export function dayOf(micros: number): number {
  return Math.floor(micros / dayMicros) * dayMicros;
}

function partitionName(day: number): string {
  const date = new Date(day / 1000).toISOString().slice(0, 10).replaceAll('-', '');
  return `logs_${date}`;
}

export const logTablesSql = /* sql */ `
create table if not exists logs (
  ref text not null,
  source text not null,
  ts bigint not null,
  id uuid not null,
  event_message text not null,
  metadata jsonb not null
) partition by range (ts);
create index if not exists logs_by_time on logs (ref, source, ts desc);
`;

/** A table for each day, so that old ones can be dropped at once. */
export interface Partitions {
  /** Makes the tables of these days where they are missing; days that are known cost nothing. */
  ensure(days: Iterable<number>): Promise<void>;
  list(): Promise<readonly Partition[]>;
  drop(partition: Partition): Promise<void>;
}

export interface Partition {
  readonly name: string;
  readonly day: number;
}

export function createPartitions(pool: Pool): Partitions {
  const known = new Set<number>();
  const make = async (day: number) => {
    // One transaction. Two processes that make the same table at once would both fail without the lock.
    await pool.query(
      `select pg_advisory_xact_lock(${lock});
       create table if not exists ${partitionName(day)} partition of logs for values from (${day}) to (${day + dayMicros})`,
    );
    known.add(day);
  };
  const list = async () => {
    const { rows } = await pool.query<{ name: string }>(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'logs'::regclass order by 1",
    );
    return rows.flatMap(({ name }) => {
      const [, year, month, dayOfMonth] = /^logs_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
      const day = Date.parse(`${year}-${month}-${dayOfMonth}T00:00:00Z`) * 1000;
      return Number.isNaN(day) ? [] : [{ name, day }];
    });
  };
  return {
    async ensure(days) {
      for (const day of new Set(days)) if (!known.has(day)) await make(day);
    },
    list,
    async drop({ name, day }) {
      known.delete(day);
      await pool.query(`drop table if exists ${name}`);
    },
  };
}
