import { randomBytes } from 'node:crypto';
import type { ClientBase, Pool } from 'pg';
import { CLOUD_SIZES, type CloudLogin, type CloudSize } from './databases.ts';
import { cloudDatabaseError } from './errors.ts';
import { cloudLogins } from './names.ts';
import { unnotedVersions, type PartVersions } from './template/schema-parts.ts';

export type DatabaseState = 'creating' | 'ready' | 'dropping';

export interface CatalogEntry {
  readonly ref: string;
  readonly state: DatabaseState;
  readonly size: CloudSize;
  readonly passwords: Readonly<Record<CloudLogin, string>>;
  /** What it holds of each part of the platform's schemas. */
  readonly versions: PartVersions;
  /** Why it could not be brought up to date, and when that was last tried. */
  readonly fault: { readonly reason: string; readonly at: Date } | undefined;
}

interface CatalogRow {
  readonly ref: string;
  readonly state: string;
  readonly size: string;
  readonly passwords: Readonly<Record<string, unknown>>;
  readonly versions: PartVersions | null;
  readonly fault: string | null;
  readonly fault_at: Date | null;
}

export interface RefLock {
  readonly catalog: Pool;
  readonly refs: readonly string[];
  readonly waits: boolean;
}

type Queryable = Pick<Pool | ClientBase, 'query'>;

export async function readEntry(catalog: Queryable, ref: string): Promise<CatalogEntry | undefined> {
  const { rows } = await catalog.query<CatalogRow>('select * from databases where ref = $1', [ref]);
  return rows[0] && toEntry(rows[0]);
}

/** The entry of a database that can be used. */
export async function readReady(catalog: Queryable, ref: string): Promise<CatalogEntry> {
  const entry = await readEntry(catalog, ref);
  if (entry?.state !== 'ready')
    throw cloudDatabaseError('database_missing', `The project ${ref} has no database.`, { meta: { ref } });
  return entry;
}

export interface NewEntry {
  readonly ref: string;
  readonly size: CloudSize;
  readonly versions: PartVersions;
}

export async function addEntry(catalog: Queryable, { ref, size, versions }: NewEntry): Promise<CatalogEntry> {
  const passwords = { rest: newPassword(), services: newPassword(), owner: newPassword() };
  await catalog.query(
    `insert into databases (ref, state, size, passwords, versions) values ($1, 'creating', $2, $3, $4)`,
    [ref, size, passwords, versions],
  );
  return { ref, state: 'creating', size, passwords, versions, fault: undefined };
}

export async function setVersions(catalog: Queryable, ref: string, versions: PartVersions): Promise<void> {
  const text = 'update databases set versions = $2, fault = null, fault_at = null where ref = $1';
  await catalog.query(text, [ref, versions]);
}

export async function setFault(catalog: Queryable, ref: string, reason: string): Promise<void> {
  await catalog.query('update databases set fault = $2, fault_at = now() where ref = $1', [ref, reason]);
}

export async function readyEntries(catalog: Queryable): Promise<CatalogEntry[]> {
  const { rows } = await catalog.query<CatalogRow>(
    `select * from databases where state = 'ready' order by ref`,
  );
  return rows.map(toEntry);
}

export async function setState(catalog: Queryable, ref: string, state: DatabaseState): Promise<void> {
  await catalog.query('update databases set state = $2 where ref = $1', [ref, state]);
}

export async function setSize(catalog: Queryable, ref: string, size: CloudSize): Promise<void> {
  await catalog.query('update databases set size = $2 where ref = $1', [ref, size]);
}

export async function removeEntry(catalog: Queryable, ref: string): Promise<void> {
  await catalog.query('delete from databases where ref = $1', [ref]);
}

/** Databases that cannot be used, with the reason. */
export async function readFaults(catalog: Queryable): Promise<Map<string, string>> {
  const { rows } = await catalog.query<{ ref: string; reason: string }>(
    `select d.ref, coalesce(d.fault, 'The database is not there.') as reason
     from databases d left join pg_database p on p.datname = 'cloud_' || d.ref
     where d.state = 'ready' and (d.fault is not null or p.datname is null)`,
  );
  return new Map(rows.map(({ ref, reason }) => [ref, reason]));
}

/** What killed processes may have left half-way: databases that are not ready, and ready ones that let nobody in. */
export async function unfinishedRefs(catalog: Queryable): Promise<string[]> {
  const { rows } = await catalog.query<{ ref: string }>(
    `select d.ref from databases d left join pg_database p on p.datname = 'cloud_' || d.ref
     where d.state <> 'ready' or p.datallowconn is not true`,
  );
  return rows.map(({ ref }) => ref);
}

/** One process at a time changes these databases as a whole. Undefined when another does, and `waits` is false. */
export async function withRefLock<T>(
  { catalog, refs, waits }: RefLock,
  work: (client: ClientBase) => Promise<T>,
): Promise<T | undefined> {
  const client = await catalog.connect();
  let failure: Error | undefined;
  const onLost = (error: Error) => {
    failure = error;
  };
  client.on('error', onLost);
  try {
    const lock = waits ? 'pg_advisory_lock' : 'pg_try_advisory_lock';
    try {
      // In one order, so that two that want the same two do not wait for each other.
      for (const ref of refs.toSorted()) {
        const { rows } = await client.query<{ is_held: unknown }>(
          `select ${lock}(hashtextextended('cloud ' || $1, 0)) as is_held`,
          [ref],
        );
        if (rows[0]?.is_held === false) return undefined;
      }
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock_all()').catch((error: Error) => onLost(error));
    }
  } finally {
    client.off('error', onLost);
    client.release(failure);
  }
}

function toEntry({ ref, state, size, passwords, versions, fault, fault_at }: CatalogRow): CatalogEntry {
  const knownSize = CLOUD_SIZES.find((known) => known === size);
  const knownState = (['creating', 'ready', 'dropping'] as const).find((known) => known === state);
  const [rest, services, owner] = cloudLogins.map((login) => passwords[login]);
  if (knownSize && knownState && isText(rest) && isText(services) && isText(owner))
    return {
      ref,
      state: knownState,
      size: knownSize,
      passwords: { rest, services, owner },
      versions: versions ?? unnotedVersions,
      fault: fault === null || fault_at === null ? undefined : { reason: fault, at: fault_at },
    };
  throw cloudDatabaseError('cluster_unusable', `The catalog's row of ${ref} was written by another version.`);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function newPassword(): string {
  return randomBytes(24).toString('hex');
}
