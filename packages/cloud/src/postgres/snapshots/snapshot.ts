import type { QueryResult } from 'pg';
import type { DumpFile } from '../export/index.ts';

/** Why it was taken: by the day, by hand, before a migration, or before another one was put in its place. */
export const SNAPSHOT_KINDS = ['scheduled', 'manual', 'migration', 'restore'] as const;
export type SnapshotKind = (typeof SNAPSHOT_KINDS)[number];

/** A database as it was at one moment. */
export interface Snapshot {
  readonly id: string;
  readonly ref: string;
  readonly kind: SnapshotKind;
  readonly name: string | null;
  /** The version of the project's files that it belongs to. */
  readonly gitVersion: string | null;
  /** The last migration that it holds. */
  readonly migrationVersion: string | null;
  readonly sizeBytes: number;
  readonly createdAt: Date;
}

export type SnapshotOrder = Pick<Snapshot, 'kind'> & Partial<Pick<Snapshot, 'name' | 'gitVersion'>>;

export interface CloudSnapshots {
  /** Requests wait for the time of the copy; nobody is refused. `snapshot_too_large` where that would take too long. */
  create(ref: string, order: SnapshotOrder): Promise<Snapshot>;
  /** The newest first. */
  list(ref: string): Promise<Snapshot[]>;
  /** Puts it in the place of the database. The snapshot stays, and what was there becomes one: it is the answer. */
  restore(ref: string, id: string): Promise<Snapshot>;
  /** One statement that changes nothing, as the project's owner. */
  read(ref: string, id: string, query: SnapshotQuery): Promise<QueryResult>;
  /** Files of SQL that make it again elsewhere. */
  export(ref: string, id: string, signal?: AbortSignal): AsyncGenerator<DumpFile>;
  /** Databases that changed after their last scheduled snapshot, where that one is older than `since`. */
  due(since: Date): Promise<string[]>;
  /** Why the last scheduled one could not be taken; null where it could. */
  fault(ref: string): Promise<string | null>;
  noteFault(ref: string, fault: string | null): Promise<void>;
  /** Removing what is not there does nothing. */
  remove(ref: string, id: string): Promise<void>;
}

export interface SnapshotQuery {
  readonly sql: string;
  readonly timeoutMs?: number;
}
