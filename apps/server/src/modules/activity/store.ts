import {
  type ActivityKind,
  activityLimits,
  type ProjectId,
  type UserId,
  type WorkspaceId,
} from '@loam/contract';
import { type Queries, type Sql, sql } from '@loam/db';

export interface ActivityRow {
  readonly id: number;
  readonly kind: ActivityKind;
  readonly actor_id: UserId | null;
  readonly actor_name: string;
  readonly subject: string;
  readonly detail: string;
  readonly project_id: ProjectId | null;
  readonly project_name: string | null;
  readonly created_at: Date;
}

/** Whose activity: of one project, or of a workspace as one of its people may see it. */
export type Scope =
  | { readonly projectId: ProjectId }
  | { readonly workspaceId: WorkspaceId; readonly viewerId: UserId };

export interface Wanted {
  readonly kind?: ActivityKind | undefined;
  readonly person?: UserId | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

export function listActivity(queries: Queries, scope: Scope, wanted: Wanted): Promise<ActivityRow[]> {
  const { kind, person, before, limit } = wanted;
  return queries.rows(sql`
    select a.id::float8 as id, a.kind, a.actor_id, a.actor_name, a.subject, a.detail, a.project_id,
      project.display_name as project_name, a.created_at
    from activity a left join projects project on project.id = a.project_id
    where ${within(scope)}
      ${kind === undefined ? sql`` : sql`and a.kind = ${kind}`}
      ${person === undefined ? sql`` : sql`and a.actor_id = ${person}`}
      ${before === undefined ? sql`` : sql`and a.id < ${before}`}
    order by a.id desc limit ${limit}`);
}

const shownPeople = 200;

export function listActors(
  queries: Queries,
  scope: Scope,
): Promise<{ readonly id: UserId; readonly name: string }[]> {
  return queries.rows(sql`
    select person.id, person.name from users person
    where person.id in (
      select a.actor_id from activity a left join projects project on project.id = a.project_id
      where ${within(scope)})
    order by lower(person.name), person.id limit ${shownPeople}`);
}

/** A draft belongs to its owner and those invited to it, whoever manages the workspace. */
function within(scope: Scope): Sql {
  if ('projectId' in scope) return sql`a.project_id = ${scope.projectId}`;
  return sql`a.workspace_id = ${scope.workspaceId}
    and (a.project_id is null or project.visibility <> 'draft' or project.user_id = ${scope.viewerId})`;
}

export async function pruneActivity(queries: Queries, now: Date): Promise<void> {
  await queries.run(sql`
    delete from activity
    where created_at < ${now}::timestamptz - make_interval(days => ${activityLimits.keptDays})`);
}
