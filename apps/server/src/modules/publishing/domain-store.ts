import type { DomainId, ProjectId, WorkspaceId } from '@loam/contract';
import { isUniqueViolation, type Queries, sql } from '@loam/db';

export interface DomainRow {
  readonly id: DomainId;
  readonly project_id: ProjectId;
  readonly workspace_id: WorkspaceId;
  readonly domain: string;
  readonly unicode_domain: string;
  readonly token: string;
  readonly status: 'active' | 'pending' | 'configuring' | 'failing';
  readonly is_primary: boolean;
  readonly redirects_www: boolean;
  /** The records that the last check found, as `type name value`. */
  readonly found: readonly string[];
  readonly problem: string | null;
  readonly created_at: Date;
  readonly verified_at: Date | null;
  readonly unproven_at: Date | null;
  readonly checked_at: Date | null;
  readonly next_check_at: Date | null;
  readonly checks: number;
  readonly failures: number;
}

export interface NewDomain {
  readonly id: DomainId;
  readonly projectId: ProjectId;
  readonly workspaceId: WorkspaceId;
  readonly domain: string;
  readonly unicodeDomain: string;
  readonly token: string;
  readonly redirectsWww: boolean;
}

export interface DomainCheck {
  readonly status: DomainRow['status'];
  readonly found: readonly string[];
  readonly problem: string | null;
  readonly isProven: boolean;
  /** It stays ours until its proof has been missing for long. */
  readonly isReleased: boolean;
  readonly failures: number;
  readonly nextCheckMs: number | null;
}

export interface DomainStore {
  /** The domain that visitors are sent to, while its records are found. */
  primary(queries: Queries, projectId: ProjectId): Promise<{ readonly domain: string } | undefined>;
  list(queries: Queries, projectId: ProjectId): Promise<DomainRow[]>;
  find(queries: Queries, projectId: ProjectId, domain: string): Promise<DomainRow | undefined>;
  findById(queries: Queries, id: DomainId): Promise<DomainRow | undefined>;
  /** Who proved the name, or gave it up a short time ago. */
  holder(
    queries: Queries,
    domain: string,
  ): Promise<{ readonly project_id: ProjectId | null; readonly workspace_id: WorkspaceId } | undefined>;
  /** Undefined when the project has it already. */
  insert(queries: Queries, domain: NewDomain): Promise<DomainRow | undefined>;
  /** Throws a violation of `site_domains_proven` when somebody else proved the name first. */
  checked(queries: Queries, id: DomainId, check: DomainCheck): Promise<DomainRow | undefined>;
  setPrimary(queries: Queries, projectId: ProjectId, id: DomainId | null): Promise<void>;
  setWww(queries: Queries, id: DomainId, redirects: boolean): Promise<void>;
  delete(queries: Queries, id: DomainId): Promise<void>;
  /** Those whose time has come; each is handed out once in a while, however many ask. */
  due(queries: Queries, limit: number): Promise<DomainRow[]>;
  /** Whether a certificate may be had: a proven name, its www form, or the name of a site. */
  isServed(queries: Queries, names: { readonly domain: string; readonly slug: string }): Promise<boolean>;
  prune(queries: Queries): Promise<void>;
}

const columns = sql`
  id, project_id, workspace_id, domain, unicode_domain, token, status, is_primary, redirects_www, found, problem,
  created_at, verified_at, unproven_at, checked_at, next_check_at, checks, failures`;

export function createDomainStore(): DomainStore {
  return { ...reading, ...writing };
}

type Reading = 'primary' | 'list' | 'find' | 'findById' | 'holder' | 'isServed';

const reading: Pick<DomainStore, Reading> = {
  primary: (queries, projectId) =>
    queries.first<{ domain: string }>(sql`
      select domain from site_domains where project_id = ${projectId} and is_primary and status = 'active'`),
  list: (queries, projectId) =>
    queries.rows<DomainRow>(sql`
      select ${columns} from site_domains where project_id = ${projectId} order by created_at, domain`),
  find: (queries, projectId, domain) =>
    queries.first<DomainRow>(sql`
      select ${columns} from site_domains where project_id = ${projectId} and domain = ${domain}`),
  findById: (queries, id) =>
    queries.first<DomainRow>(sql`select ${columns} from site_domains where id = ${id}`),
  holder: (queries, domain) =>
    queries.first(sql`
      select project_id, workspace_id from site_domains where domain = ${domain} and verified_at is not null
      union all
      select null, workspace_id from released_domains where domain = ${domain} and free_at > now()
      limit 1`),
  async isServed(queries, { domain, slug }) {
    const row = await queries.one<{ is_served: boolean }>(sql`
      select exists (
        select 1 from site_domains where domain = ${domain} and verified_at is not null
      ) or exists (
        select 1 from site_domains where ${domain}::text like 'www.%' and domain = substr(${domain}, 5)
          and redirects_www and verified_at is not null
      ) or exists (
        select 1 from projects p join sites s on s.project_id = p.id and s.deployment_id is not null
        where p.name = ${slug} and p.deleted_at is null
      ) or exists (
        select 1 from former_site_names f join projects p on p.id = f.project_id and p.deleted_at is null
          join sites s on s.project_id = p.id and s.deployment_id is not null
        where f.name = ${slug}
      ) as is_served`);
    return row.is_served;
  },
};

const writing: Omit<DomainStore, Reading> = {
  insert: (queries, { id, projectId, workspaceId, domain, unicodeDomain, token, redirectsWww }) =>
    queries.first<DomainRow>(sql`
      insert into site_domains (id, project_id, workspace_id, domain, unicode_domain, token, redirects_www)
      values (${id}, ${projectId}, ${workspaceId}, ${domain}, ${unicodeDomain}, ${token}, ${redirectsWww})
      on conflict (project_id, domain) do nothing
      returning ${columns}`),
  checked: (queries, id, check) =>
    queries.first<DomainRow>(sql`
      update site_domains set status = ${check.status}, found = ${JSON.stringify(check.found)}::jsonb,
        problem = ${check.problem}, checked_at = now(), checks = checks + 1, failures = ${check.failures},
        verified_at = case when ${check.isReleased}::boolean then null
          when ${check.isProven}::boolean then coalesce(verified_at, now()) else verified_at end,
        unproven_at = case when ${check.isProven}::boolean then null else coalesce(unproven_at, now()) end,
        next_check_at = now() + make_interval(secs => ${check.nextCheckMs === null ? null : check.nextCheckMs / 1000}::float8)
      where id = ${id}
      returning ${columns}`),
  async setPrimary(queries, projectId, id) {
    await queries.run(sql`
      update site_domains set is_primary = false where project_id = ${projectId} and is_primary
        and id is distinct from ${id}`);
    await queries.run(sql`update site_domains set is_primary = true where id = ${id}`);
  },
  async setWww(queries, id, redirects) {
    await queries.run(sql`update site_domains set redirects_www = ${redirects} where id = ${id}`);
  },
  async delete(queries, id) {
    await queries.run(sql`delete from site_domains where id = ${id}`);
  },
  due: (queries, limit) =>
    queries.rows<DomainRow>(sql`
      update site_domains set next_check_at = now() + interval '5 minutes' where id in (
        select d.id from site_domains d join projects p on p.id = d.project_id and p.deleted_at is null
        where d.next_check_at <= now() - interval '20 seconds' order by d.next_check_at limit ${limit} for update of d skip locked)
      returning ${columns}`),
  async prune(queries) {
    await queries.run(sql`delete from released_domains where free_at <= now()`);
  },
};

export function isProvenElsewhere(error: unknown): boolean {
  return isUniqueViolation(error, 'site_domains_proven');
}
