import type { Clock, Logger, Outbound } from '@loam/kernel';
import type { PoolClient, QueryResult } from 'pg';
import type { LogEvent } from '../logs/index.ts';

/** What a database says of work that waits in it. */
export interface JobMark {
  readonly ref: string;
  /** Another text whenever its list of jobs changed; absent where it has none. */
  readonly cron: string | undefined;
  /** Requests wait, or did a moment ago. */
  readonly net: boolean;
}

export interface JobDatabases {
  /** Of all databases at once; those without work are not asked. */
  marks(): Promise<readonly JobMark[]>;
  /** A connection of the services, which may become `supabase_admin`. */
  acquire(ref: string): Promise<PoolClient>;
  runAsOwner(ref: string, sql: string): Promise<QueryResult[]>;
}

/** The right to do the work of one cloud; renewed by whoever gave it. */
export interface JobLease {
  /** Aborted once another process has it. */
  readonly signal: AbortSignal;
  release(): Promise<void>;
}

export interface JobsOptions {
  readonly databases: JobDatabases;
  /** Whether the cloud answers; a paused one does no work. */
  isOpen(ref: string): Promise<boolean>;
  /** Undefined while another process has it. */
  acquireLease(ref: string): Promise<JobLease | undefined>;
  /** The way out for requests of this cloud. */
  outboundOf(ref: string): Pick<Outbound, 'fetch'>;
  log(line: LogEvent): void;
  readonly clock: Clock;
  readonly logger: Logger;
  /** How often the marks are read; a second when absent. */
  readonly lookEveryMs?: number;
}
