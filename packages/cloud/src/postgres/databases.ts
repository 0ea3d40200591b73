import type { PoolClient, QueryResult } from 'pg';
import type { DumpFile } from './export/index.ts';
import type { CloudSnapshots } from './snapshots/snapshot.ts';

/** The parts of a project's backend that log in to its database, each with rights of its own. */
export type CloudLogin =
  /** Serves requests of end users; may become `anon`, `authenticated` and `service_role`, and has no rights before that. */
  | 'rest'
  /** Auth, storage and realtime; may become their administrators (`supabase_auth_admin` …) and the three above. */
  | 'services'
  /** Migrations and the SQL editor; begins as the role `postgres`, which owns everything of the project's own. */
  | 'owner';

export const CLOUD_SIZES = ['xs', 's', 'm', 'l', 'xl'] as const;
export type CloudSize = (typeof CLOUD_SIZES)[number];

export interface Migration {
  /** Fourteen digits, as Supabase's own tools write it: 20261116093000. */
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

export interface AppliedMigration {
  readonly version: string;
  readonly name: string;
  readonly statements: readonly string[];
}

/** What became of a migration that was written elsewhere. */
export interface MigrationOutcome {
  readonly outcome: 'applied' | 'already_applied';
  readonly statements: number;
  /** Statements that were left out, in their order. */
  readonly faults: readonly StatementFault[];
}

export interface StatementFault {
  /** From 1: where PostgreSQL points, or where the statement begins. */
  readonly line: number;
  /** Its first 20,000 characters. */
  readonly statement: string;
  readonly message: string;
  readonly sqlState: string | null;
  /** What it makes was there already. */
  readonly isHarmless: boolean;
}

/** One database per project in the cluster for apps. A ref is the project's twenty lower-case letters. */
export interface CloudDatabases {
  /** Whatever the first database would have to wait for: server, roles, catalog, template. */
  prepare(): Promise<void>;
  /** Ready to be used when it resolves. A ref that has a database is refused with `database_exists`. */
  create(ref: string, options?: { readonly size?: CloudSize }): Promise<void>;
  /** A second database with the same content. Whoever wants the first one in this moment waits. */
  copy(from: string, to: string): Promise<void>;
  /** Gone for everyone when it resolves; its disk is freed afterwards. Dropping what is not there does nothing. */
  drop(ref: string): Promise<void>;
  exists(ref: string): Promise<boolean>;
  sizeOf(ref: string): Promise<CloudSize>;
  /** New limits count for connections that are opened from now on; those of this process are renewed. */
  resize(ref: string, size: CloudSize): Promise<void>;
  /** A connection of the project's pool, to be released by `client.release()`. Its role is that of the login. */
  acquire(ref: string, login: CloudLogin): Promise<PoolClient>;
  /** The address of one login, for what cannot use the pool: LISTEN, replication, a door for functions. */
  connectionString(ref: string, login: CloudLogin): Promise<string>;
  /** The administrator's address of it, to read the log of changes: no login of a project may, since the log is all projects'. */
  replicationString(ref: string): Promise<string>;
  /** Runs SQL of the project's owner, one or several statements, in one transaction; a result for each statement. */
  runAsOwner(ref: string, sql: string, options?: OwnerOptions): Promise<QueryResult[]>;
  /** Applies it and notes it in `supabase_migrations.schema_migrations`, both or neither. */
  migrate(ref: string, migration: Migration): Promise<'applied' | 'already_applied'>;
  /** The same for one that was written elsewhere: what fails is told of, the rest is applied. */
  migrateWhatWorks(
    ref: string,
    migration: Migration,
    options: { readonly statementMs: number },
  ): Promise<MigrationOutcome>;
  migrations(ref: string): Promise<AppliedMigration[]>;
  /** The databases in which jobs or requests wait, by one question to the cluster. */
  marks(): Promise<WorkMark[]>;
  /** Fails when it cannot be used, and with `upgrade_failed` when it could not be brought to this version. */
  check(ref: string): Promise<void>;
  /** Databases that are known to be unusable, with the reason; one question for all of them. */
  faults(): Promise<ReadonlyMap<string, string>>;
  /** Files of SQL that make it again elsewhere, as it is at this moment; nobody waits for it. */
  export(ref: string, signal?: AbortSignal): AsyncGenerator<DumpFile>;
  /** What the first one is made of and nobody's rows, into a second one that is new: all of it or nothing. */
  copyStructure(from: string, to: string): Promise<void>;
  /** Nothing of its source goes on in a copy: no session of a person, no secret, no job that would run twice. */
  makeIndependent(ref: string): Promise<void>;
  /** Runs such files, line by line, as the project's owner: all of them or nothing. */
  import(ref: string, files: AsyncIterable<AsyncIterable<string> | Iterable<string>>): Promise<void>;
  readonly snapshots: CloudSnapshots;
  /** Finishes or removes what killed processes left half-way; databases that other processes work on are left alone. */
  sweep(): Promise<void>;
  /** Closes every pool; databases stay. */
  close(): Promise<void>;
}

/** What the comment of a database says of work that waits in it. */
export interface WorkMark {
  readonly ref: string;
  /** Another text whenever its list of jobs changed; absent where it has none. */
  readonly cron: string | undefined;
  readonly net: boolean;
}

export interface OwnerOptions {
  /** One statement only, which can change nothing. */
  readonly isReadOnly?: boolean;
  readonly timeoutMs?: number;
  /** For `$1`, `$2` … of the one statement that such a text may have. */
  readonly parameters?: readonly unknown[];
  /** Imported tables keep running as their migration says: row security is not switched on for them. */
  readonly keepsRlsAsWritten?: boolean;
}
