import type { Queries } from './db.ts';
import { sql } from './sql.ts';

/** One holding of one thing. Whoever holds it next has a higher generation. */
export interface Lease {
  readonly kind: string;
  readonly subject: string;
  readonly generation: number;
}

export interface LeaseRequest {
  readonly kind: string;
  readonly subject: string;
  readonly holder: string;
  readonly seconds: number;
}

export interface ProjectLeaseRequest extends LeaseRequest {
  readonly projectId: string;
  /** Only for a project that has its files there. */
  readonly runnerId: string;
  /** A deleted project can be cleared up, but not written any more. */
  readonly isDeletedToo: boolean;
}

export interface AcquiredLease extends Lease {
  /** The one before did not end in time, and may have left something half-way. */
  readonly isTakenOver: boolean;
}

/** The right to do something alone, over all processes. The time of the database decides. */
export interface LeaseStore {
  /** Undefined while somebody else holds it. */
  acquire(queries: Queries, request: LeaseRequest): Promise<AcquiredLease | undefined>;
  /** Undefined also when there is no such project, or its files are elsewhere. */
  acquireOfProject(queries: Queries, request: ProjectLeaseRequest): Promise<AcquiredLease | undefined>;
  /** Those that are still theirs, also when their time was over and nobody came. */
  renew(queries: Queries, leases: readonly (Lease & { readonly seconds: number })[]): Promise<Lease[]>;
  /** Nobody else gets it before the transaction ends; false when somebody has it already. */
  confirm(queries: Queries, lease: Lease): Promise<boolean>;
  release(queries: Queries, lease: Lease): Promise<void>;
  /** For a holder that is no process and speaks for itself: more time, while it has any. False otherwise. */
  extend(queries: Queries, request: LeaseRequest): Promise<boolean>;
  /** Whether it had it. */
  releaseOf(queries: Queries, held: Omit<LeaseRequest, 'seconds'>): Promise<boolean>;
  /** Gives it up as unfinished: whoever comes next knows, and looks at what was left. */
  abandon(queries: Queries, lease: Lease): Promise<void>;
  /** Projects of a runner where somebody did not end in time, the oldest first. */
  expired(
    queries: Queries,
    kind: string,
    at: { readonly runnerId: string; readonly limit: number },
  ): Promise<string[]>;
  /** How many of a kind are held now. */
  count(queries: Queries, kind: string): Promise<number>;
  holder(queries: Queries, kind: string, subject: string): Promise<string | undefined>;
  /** Of things that are named once and never again. */
  forget(queries: Queries, kinds: readonly string[]): Promise<number>;
}

export function createLeaseStore(): LeaseStore {
  return { ...taking, ...keeping, ...speaking, ...looking };
}

interface AcquiredRow {
  readonly generation: number;
  readonly is_taken_over: boolean;
}

const taking: Pick<LeaseStore, 'acquire' | 'acquireOfProject'> = {
  async acquire(queries, { kind, subject, holder, seconds }) {
    const row = await queries.first<AcquiredRow>(sql`
      insert into leases as l (kind, subject, holder, expires_at)
      values (${kind}, ${subject}, ${holder}, clock_timestamp() + make_interval(secs => ${seconds}))
      on conflict (kind, subject) do update set holder = excluded.holder, generation = l.generation + 1,
        is_taken_over = l.holder is not null, taken_at = now(), expires_at = excluded.expires_at
      where l.holder is null or l.expires_at <= clock_timestamp()
      returning generation, is_taken_over`);
    return row && { kind, subject, generation: row.generation, isTakenOver: row.is_taken_over };
  },
  async acquireOfProject(queries, request) {
    const { kind, subject, holder, seconds, projectId, runnerId, isDeletedToo } = request;
    const row = await queries.first<AcquiredRow>(sql`
      insert into leases as l (kind, subject, project_id, holder, expires_at)
      select ${kind}, ${subject}, p.id, ${holder}, clock_timestamp() + make_interval(secs => ${seconds})
      from projects p join placements at on at.project_id = p.id and at.runner_id = ${runnerId}
      where p.id = ${projectId} and (p.deleted_at is null or ${isDeletedToo}::boolean)
      on conflict (kind, subject) do update set holder = excluded.holder, generation = l.generation + 1,
        is_taken_over = l.holder is not null, taken_at = now(), expires_at = excluded.expires_at
      where l.holder is null or l.expires_at <= clock_timestamp()
      returning generation, is_taken_over`);
    return row && { kind, subject, generation: row.generation, isTakenOver: row.is_taken_over };
  },
};

const keeping: Pick<LeaseStore, 'renew' | 'confirm' | 'release' | 'abandon'> = {
  async renew(queries, leases) {
    return queries.rows<Lease>(sql`
      update leases l set expires_at = clock_timestamp() + make_interval(secs => k.seconds)
      from unnest(${leases.map(({ kind }) => kind)}::text[], ${leases.map(({ subject }) => subject)}::text[],
        ${leases.map(({ generation }) => generation)}::bigint[], ${leases.map(({ seconds }) => seconds)}::float8[])
        as k(kind, subject, generation, seconds)
      where l.kind = k.kind and l.subject = k.subject and l.generation = k.generation and l.holder is not null
      returning l.kind, l.subject, l.generation`);
  },
  async confirm(queries, { kind, subject, generation }) {
    const row = await queries.first(sql`
      select 1 from leases
      where kind = ${kind} and subject = ${subject} and generation = ${generation} and holder is not null
      for update`);
    return row !== undefined;
  },
  async release(queries, { kind, subject, generation }) {
    await queries.run(sql`
      update leases set holder = null, expires_at = clock_timestamp()
      where kind = ${kind} and subject = ${subject} and generation = ${generation}`);
  },
  async abandon(queries, { kind, subject, generation }) {
    await queries.run(sql`
      update leases set expires_at = clock_timestamp()
      where kind = ${kind} and subject = ${subject} and generation = ${generation}`);
  },
};

const speaking: Pick<LeaseStore, 'extend' | 'releaseOf'> = {
  async extend(queries, { kind, subject, holder, seconds }) {
    const touched = await queries.run(sql`
      update leases set expires_at = clock_timestamp() + make_interval(secs => ${seconds})
      where kind = ${kind} and subject = ${subject} and holder = ${holder} and expires_at > clock_timestamp()`);
    return touched === 1;
  },
  async releaseOf(queries, { kind, subject, holder }) {
    const touched = await queries.run(sql`
      update leases set holder = null, expires_at = clock_timestamp()
      where kind = ${kind} and subject = ${subject} and holder = ${holder} and expires_at > clock_timestamp()`);
    return touched === 1;
  },
};

const looking: Pick<LeaseStore, 'expired' | 'count' | 'holder' | 'forget'> = {
  async expired(queries, kind, { runnerId, limit }) {
    const rows = await queries.rows<{ project_id: string }>(sql`
      select l.project_id from leases l
      join placements at on at.project_id = l.project_id and at.runner_id = ${runnerId}
      where l.kind = ${kind} and l.holder is not null and l.expires_at <= now()
      order by l.expires_at limit ${limit}`);
    return rows.map((row) => row.project_id);
  },
  async count(queries, kind) {
    const { held } = await queries.one<{ held: number }>(sql`
      select count(*) as held from leases where kind = ${kind} and holder is not null and expires_at > now()`);
    return held;
  },
  async holder(queries, kind, subject) {
    const row = await queries.first<{ holder: string }>(sql`
      select holder from leases
      where kind = ${kind} and subject = ${subject} and holder is not null and expires_at > now()`);
    return row?.holder;
  },
  forget: (queries, kinds) =>
    queries.run(sql`
      delete from leases where kind = any(${[...kinds]}::text[]) and expires_at < now() - interval '1 day'`),
};
