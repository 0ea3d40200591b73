import type { PoolClient } from 'pg';
import type { Keys } from '../keys/index.ts';
import type { LogEvent } from '../logs/index.ts';
import type { Metric } from '../metering/index.ts';

export interface RealtimeDatabases {
  /** For what policies decide: may become the roles of requests, and nothing else. */
  acquire(ref: string): Promise<PoolClient>;
  /** For the tables of this service: may become its administrator. */
  acquireService(ref: string): Promise<PoolClient>;
  /** Of the same login, for a connection that listens. */
  connectionString(ref: string): Promise<string>;
  /** Of a login that may read the log of changes of this database. */
  replicationString(ref: string): Promise<string>;
}

export type RealtimeKeys = Pick<Keys, 'roleOfRequest'>;

/** One process at a time reads the changes of a cloud. */
export interface ReplicationLease {
  /** Aborted once somebody else may have it. */
  readonly signal: AbortSignal;
  release(): Promise<void>;
}

export interface RealtimeSettings {
  /** Only channels whose access policies decide. */
  readonly isPrivateOnly: boolean;
}

export interface RealtimePorts {
  readonly databases: RealtimeDatabases;
  readonly keys: RealtimeKeys;
  readonly settings: { load(ref: string): Promise<RealtimeSettings> };
  /** Undefined while another process has it. */
  acquireLease(ref: string): Promise<ReplicationLease | undefined>;
  /** How many processes share what a cloud may use. */
  processes(): number;
  log(event: LogEvent): void;
  count(ref: string, metric: Metric, amount: number): void;
}
