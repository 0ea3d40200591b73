import type { CloudDatabases, CloudSize } from '../postgres/index.ts';

export type ManagedDatabases = Pick<CloudDatabases, 'runAsOwner' | 'migrate' | 'migrations' | 'acquire'>;

/** Applies a migration and keeps it where the owner of the cloud keeps all of them. */
export interface ManagedMigrations {
  apply(order: MigrationOrder): Promise<void>;
}

export interface MigrationOrder {
  readonly ref: string;
  readonly caller: string;
  /** Empty where none was given. */
  readonly name: string;
  readonly sql: string;
}

/** A cloud as Supabase's tools see a project. */
export interface ManagedProject {
  readonly ref: string;
  readonly name: string;
  readonly organizationId: string;
  /** In Supabase's words: ACTIVE_HEALTHY, INACTIVE, COMING_UP … */
  readonly status: string;
  readonly size: CloudSize;
  /** Of its address. */
  readonly host: string;
  readonly createdAt: string;
}

/** What whoever keeps the clouds knows and does. */
export interface ManagedStates {
  find(ref: string): Promise<ManagedProject>;
  /** Nobody is let in until it is woken. */
  pause(ref: string): Promise<void>;
  /** Wakes a paused one. */
  restore(ref: string): Promise<void>;
  resize(ref: string, size: CloudSize): Promise<void>;
}
