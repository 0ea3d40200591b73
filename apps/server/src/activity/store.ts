import type { ActivityKind, ProjectId, UserId, WorkspaceId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface Deed {
  readonly kind: ActivityKind;
  /** Null for what the installation, or a payment provider, did by itself. */
  readonly actorId: UserId | null;
  /** Whom or what it was done to. Never the value of a secret, nor a code that lets anyone in. */
  readonly subject?: string;
  /** A role, a plan, a visibility. */
  readonly detail?: string;
}

/** Belongs into the transaction of the deed: what was not done was not written down, and the other way round. */
export async function recordProjectActivity(
  queries: Queries,
  projectId: ProjectId,
  deed: Deed,
): Promise<void> {
  await queries.run(sql`
    insert into activity (workspace_id, project_id, actor_id, actor_name, kind, subject, detail)
    select project.workspace_id, project.id, person.id, coalesce(person.name, ''),
      ${deed.kind}, ${cut(deed.subject)}, ${cut(deed.detail)}
    from projects project left join users person on person.id = ${deed.actorId}
    where project.id = ${projectId}`);
}

export async function recordWorkspaceActivity(
  queries: Queries,
  workspaceId: WorkspaceId,
  deed: Deed,
): Promise<void> {
  await queries.run(sql`
    insert into activity (workspace_id, actor_id, actor_name, kind, subject, detail)
    select workspace.id, person.id, coalesce(person.name, ''), ${deed.kind}, ${cut(deed.subject)},
      ${cut(deed.detail)}
    from workspaces workspace left join users person on person.id = ${deed.actorId}
    where workspace.id = ${workspaceId}`);
}

/** What was done in a project goes along with it. */
export async function moveActivity(queries: Queries, projectId: ProjectId): Promise<void> {
  await queries.run(sql`
    update activity set workspace_id = project.workspace_id from projects project
    where project.id = ${projectId} and activity.project_id = project.id`);
}

const shownCharacters = 300;

function cut(text = ''): string {
  return text.slice(0, shownCharacters);
}
