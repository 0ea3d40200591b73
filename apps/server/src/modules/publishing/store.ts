import { type DeploymentId, type DeploymentPhase, type ProjectId, publishingLimits } from '@loam/contract';
import { emptySql, type Queries, sql } from '@loam/db';
import type { SiteChange } from '@loam/hosting';
import type { DeploymentRow, LockedProject, NewDeployment, StoredFiles } from './rows.ts';

export interface DeploymentStore {
  /** Until the transaction ends nobody else changes the site; undefined when the project is gone. */
  lockProject(queries: Queries, projectId: ProjectId): Promise<LockedProject | undefined>;
  find(queries: Queries, projectId: ProjectId, id: DeploymentId): Promise<DeploymentRow | undefined>;
  findAny(queries: Queries, id: DeploymentId): Promise<DeploymentRow | undefined>;
  running(queries: Queries, projectId: ProjectId): Promise<DeploymentRow | undefined>;
  live(queries: Queries, projectId: ProjectId): Promise<DeploymentRow | undefined>;
  list(
    queries: Queries,
    projectId: ProjectId,
    page: { readonly limit: number; readonly beforeNumber?: number | undefined },
  ): Promise<DeploymentRow[]>;
  log(queries: Queries, id: DeploymentId): Promise<readonly string[]>;
  insert(queries: Queries, deployment: NewDeployment): Promise<DeploymentRow>;
  /** Something newer takes its place; without a successor the site was taken down. */
  supersede(queries: Queries, id: DeploymentId, by: DeploymentId | null): Promise<DeploymentRow | undefined>;
  /** One more attempt; undefined when it is over. */
  begin(queries: Queries, id: DeploymentId): Promise<DeploymentRow | undefined>;
  /** Undefined when it is over. */
  enter(
    queries: Queries,
    id: DeploymentId,
    step: { readonly phase: DeploymentPhase; readonly lines: readonly string[] },
  ): Promise<DeploymentRow | undefined>;
  /** False when it is over. */
  stored(queries: Queries, id: DeploymentId, files: StoredFiles): Promise<boolean>;
  fail(
    queries: Queries,
    id: DeploymentId,
    fault: { readonly detail: string; readonly isBuildError: boolean; readonly lines: readonly string[] },
  ): Promise<DeploymentRow | undefined>;
  /** Visitors see it from now on. */
  activate(queries: Queries, projectId: ProjectId, id: DeploymentId): Promise<DeploymentRow>;
  takeDown(queries: Queries, projectId: ProjectId): Promise<void>;
  /** Those that nobody works on. */
  orphans(queries: Queries, limit: number): Promise<DeploymentRow[]>;
  /** Lets go of the files of deployments that are too old; what others still name stays. */
  forgetOld(queries: Queries): Promise<number>;
  manifests(queries: Queries): Promise<string[]>;
  /** Every process that serves sites hears it when the transaction commits. */
  announce(queries: Queries, changes: readonly SiteChange[]): Promise<void>;
}

export const siteChannel = 'loam_sites';

const linesMax = publishingLimits.logLines;

const columns = sql`
  d.id, d.project_id, d.number, d.commit_sha, d.commit_message, d.edit_number, d.status, d.phase, d.phase_ms, d.user_id,
  d.created_at, d.finished_at, d.detail, d.is_build_error, d.bytes, d.files, d.manifest_key, d.superseded_by, d.attempts,
  exists (select 1 from sites s where s.deployment_id = d.id) as is_live,
  not exists (
    select 1 from deployments e
    where e.project_id = d.project_id and e.number < d.number and e.activated_at is not null) as is_first`;

/** How long the phase that ends now has taken. */
const phaseEnded = sql`
  d.phase_ms || jsonb_build_object(d.phase,
    round(extract(epoch from clock_timestamp() - d.phase_at) * 1000)::int)`;

/** The newest lines, no more than are kept. */
const logWith = (lines: readonly string[]) => sql`
  (select coalesce(jsonb_agg(line order by place), '[]') from (
    select line, place from jsonb_array_elements(d.log || ${JSON.stringify(lines)}::jsonb) with ordinality as l(line, place)
    order by place desc limit ${linesMax}) kept)`;

export function createDeploymentStore(): DeploymentStore {
  return { ...reading, ...requesting, ...running, ...switching, ...keeping };
}

const reading: Pick<
  DeploymentStore,
  'lockProject' | 'find' | 'findAny' | 'running' | 'live' | 'list' | 'log'
> = {
  lockProject: (queries, projectId) =>
    queries.first<LockedProject>(sql`
      select id, name, is_published, workspace_id from projects where id = ${projectId} and deleted_at is null
      for no key update`),
  find: (queries, projectId, id) =>
    queries.first<DeploymentRow>(sql`
      select ${columns} from deployments d where d.id = ${id} and d.project_id = ${projectId}`),
  findAny: (queries, id) =>
    queries.first<DeploymentRow>(sql`select ${columns} from deployments d where d.id = ${id}`),
  running: (queries, projectId) =>
    queries.first<DeploymentRow>(sql`
      select ${columns} from deployments d where d.project_id = ${projectId} and d.status = 'running'`),
  live: (queries, projectId) =>
    queries.first<DeploymentRow>(sql`
      select ${columns} from deployments d join sites s on s.deployment_id = d.id where s.project_id = ${projectId}`),
  list(queries, projectId, { limit, beforeNumber }) {
    const before = beforeNumber === undefined ? emptySql : sql`and d.number < ${beforeNumber}`;
    return queries.rows<DeploymentRow>(sql`
      select ${columns} from deployments d where d.project_id = ${projectId} ${before}
      order by d.number desc limit ${limit}`);
  },
  async log(queries, id) {
    const row = await queries.first<{ log: string[] }>(sql`select log from deployments where id = ${id}`);
    return row?.log ?? [];
  },
};

const requesting: Pick<DeploymentStore, 'insert' | 'supersede'> = {
  insert: (queries, { id, projectId, commitSha, commitMessage, editNumber, userId, supersededBy }) =>
    queries.one<DeploymentRow>(sql`
      insert into deployments as d (id, project_id, number, commit_sha, commit_message, edit_number, user_id, status,
        superseded_by, finished_at)
      values (${id}, ${projectId},
        (select coalesce(max(number), 0) + 1 from deployments where project_id = ${projectId}),
        ${commitSha}, ${commitMessage}, ${editNumber}, ${userId},
        ${supersededBy === undefined ? 'running' : 'superseded'}, ${supersededBy ?? null},
        case when ${supersededBy !== undefined}::boolean then now() end)
      returning ${columns}`),
  supersede: (queries, id, by) =>
    queries.first<DeploymentRow>(sql`
      update deployments d set status = 'superseded', superseded_by = ${by}, finished_at = now(),
        phase_ms = ${phaseEnded}
      where d.id = ${id} and d.status = 'running'
      returning ${columns}`),
};

const running: Pick<DeploymentStore, 'begin' | 'enter' | 'stored' | 'fail' | 'orphans'> = {
  begin: (queries, id) =>
    queries.first<DeploymentRow>(sql`
      update deployments d set attempts = d.attempts + 1
      where d.id = ${id} and d.status = 'running'
      returning ${columns}`),
  enter: (queries, id, { phase, lines }) =>
    queries.first<DeploymentRow>(sql`
      update deployments d set phase = ${phase}, phase_at = clock_timestamp(), log = ${logWith(lines)},
        phase_ms = ${phaseEnded}
      where d.id = ${id} and d.status = 'running'
      returning ${columns}`),
  async stored(queries, id, { manifestKey, bytes, files, isIndexed }) {
    const kept = await queries.run(sql`
      update deployments set manifest_key = ${manifestKey}, bytes = ${bytes}, files = ${files},
        is_indexed = ${isIndexed}
      where id = ${id} and status = 'running'`);
    return kept === 1;
  },
  fail: (queries, id, { detail, isBuildError, lines }) =>
    queries.first<DeploymentRow>(sql`
      update deployments d set status = 'failed', finished_at = now(), detail = ${detail},
        is_build_error = ${isBuildError}, phase_ms = ${phaseEnded}, log = ${logWith(lines)}, manifest_key = null
      where d.id = ${id} and d.status = 'running'
      returning ${columns}`),
  orphans: (queries, limit) =>
    queries.rows<DeploymentRow>(sql`
      select ${columns} from deployments d left join leases l on l.kind = 'deployment' and l.subject = d.id::text
      where d.status = 'running' and coalesce(l.expires_at, d.created_at + interval '1 minute') <= now()
      order by d.created_at limit ${limit}`),
};

const switching: Pick<DeploymentStore, 'activate' | 'takeDown' | 'announce'> = {
  async activate(queries, projectId, id) {
    await stopShowing(queries, projectId, id);
    await queries.run(sql`
      insert into sites (project_id, deployment_id) values (${projectId}, ${id})
      on conflict (project_id) do update set deployment_id = excluded.deployment_id`);
    return queries.one<DeploymentRow>(sql`
      update deployments d set status = 'succeeded', finished_at = coalesce(d.finished_at, now()),
        phase_ms = case when d.status = 'running' then ${phaseEnded} else d.phase_ms end,
        activated_at = clock_timestamp(), deactivated_at = null
      where d.id = ${id} and d.project_id = ${projectId}
      returning ${columns}`);
  },
  async takeDown(queries, projectId) {
    await stopShowing(queries, projectId, null);
    await queries.run(sql`update sites set deployment_id = null where project_id = ${projectId}`);
  },
  async announce(queries, changes) {
    await queries.run(sql`select pg_notify(${siteChannel}, ${JSON.stringify(changes)})`);
  },
};

async function stopShowing(queries: Queries, projectId: ProjectId, next: DeploymentId | null): Promise<void> {
  await queries.run(sql`
    update deployments set deactivated_at = clock_timestamp()
    where id = (select deployment_id from sites where project_id = ${projectId}) and id is distinct from ${next}`);
}

const keeping: Pick<DeploymentStore, 'forgetOld' | 'manifests'> = {
  forgetOld: (queries) =>
    queries.run(sql`
      update deployments set manifest_key = null where id in (
        select id from (
          select d.id, d.activated_at, d.deactivated_at, d.status, exists (select 1 from sites s where s.deployment_id = d.id) as is_live,
            row_number() over (partition by d.project_id order by d.activated_at desc nulls last) as place
          from deployments d where d.manifest_key is not null) stored
        where not is_live and status <> 'running' and (activated_at is null or (
          place > ${publishingLimits.keptDeployments}
          and deactivated_at < now() - make_interval(secs => ${publishingLimits.keptMs / 1000}))))`),
  async manifests(queries) {
    const rows = await queries.rows<{ manifest_key: string }>(
      sql`select distinct manifest_key from deployments where manifest_key is not null`,
    );
    return rows.map((row) => row.manifest_key);
  },
};
