import {
  type Collaborator,
  type CollaboratorId,
  type CollaboratorLevel,
  type MagicCodeId,
  type ProjectId,
  sharingLimits,
  type UserId,
} from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface CollaboratorRow {
  readonly id: string;
  readonly project_id: ProjectId;
  readonly user_id: UserId | null;
  readonly display_name: string;
  readonly email: string;
  readonly photo_url: string | null;
  readonly access_level: Collaborator['access_level'];
  readonly joined_at: Date | null;
  readonly created_at: Date;
  readonly invited_by: string | null;
}

const expiry = sql`make_interval(days => ${sharingLimits.expiryDays})`;
const collaborator = sql`c.id, c.project_id, c.user_id, coalesce(u.name, c.email) as display_name,
  coalesce(u.email, c.email) as email, u.image as photo_url, c.access_level, c.joined_at, c.created_at,
  i.name as invited_by`;
const collaborators = sql`project_collaborators c left join users u on u.id = c.user_id
  left join users i on i.id = c.invited_by`;

/** The owner first, then those who joined in their order, then open invitations. */
export async function listCollaborators(queries: Queries, id: ProjectId): Promise<CollaboratorRow[]> {
  return queries.rows(sql`
    select u.id, p.id as project_id, u.id as user_id, u.name as display_name, u.email, u.image as photo_url,
      'owner' as access_level, p.created_at as joined_at, p.created_at, null as invited_by, 0 as place
    from projects p join users u on u.id = p.user_id where p.id = ${id}
    union all
    select ${collaborator}, case when c.joined_at is null then 2 else 1 end from ${collaborators}
    where c.project_id = ${id} and c.user_id is distinct from (select user_id from projects where id = ${id})
    order by place, joined_at, created_at, id`);
}

export function findCollaborator(
  queries: Queries,
  projectId: ProjectId,
  id: string,
): Promise<CollaboratorRow | undefined> {
  return queries.first(
    sql`select ${collaborator} from ${collaborators} where c.project_id = ${projectId} and c.id = ${id}`,
  );
}

/** Changes of one project's people wait for each other. */
export async function lockProject(queries: Queries, id: ProjectId): Promise<boolean> {
  const row = await queries.first(
    sql`select 1 from projects where id = ${id} and deleted_at is null for no key update`,
  );
  return row !== undefined;
}

export async function countCollaborators(queries: Queries, id: ProjectId): Promise<number> {
  const row = await queries.one<{ count: number }>(
    sql`select count(*) from project_collaborators where project_id = ${id}`,
  );
  return row.count;
}

/** Whether the account of this address owns the project or was let in before. */
export async function isIn(queries: Queries, id: ProjectId, email: string): Promise<boolean> {
  const row = await queries.first(sql`
    select 1 from users u where lower(u.email) = lower(${email}) and (
      exists (select 1 from projects where id = ${id} and user_id = u.id)
      or exists (select 1 from project_collaborators where project_id = ${id} and user_id = u.id and joined_at is not null))`);
  return row !== undefined;
}

export interface NewCollaborator {
  readonly id: string;
  readonly projectId: ProjectId;
  readonly email: string;
  readonly level: CollaboratorLevel;
  readonly invitedBy: UserId;
  readonly now: Date;
}

/** One invitation per address; a second one takes the place of the first. */
export function upsertInvited(
  queries: Queries,
  invited: NewCollaborator,
): Promise<{ readonly id: CollaboratorId }> {
  return queries.one(sql`
    insert into project_collaborators (id, project_id, email, access_level, invited_by, created_at)
    values (${invited.id}, ${invited.projectId}, ${invited.email}, ${invited.level}, ${invited.invitedBy}, ${invited.now})
    on conflict (project_id, lower(email)) do update set access_level = excluded.access_level,
      invited_by = excluded.invited_by, created_at = excluded.created_at, user_id = null, joined_at = null
    returning id`);
}

export async function updateLevel(
  queries: Queries,
  id: CollaboratorId,
  level: CollaboratorLevel,
): Promise<void> {
  await queries.run(sql`update project_collaborators set access_level = ${level} where id = ${id}`);
}

export async function deleteCollaborator(queries: Queries, id: string): Promise<boolean> {
  return (await queries.run(sql`delete from project_collaborators where id = ${id}`)) === 1;
}

/** False for someone who has no access by an invitation. */
export async function deleteJoined(queries: Queries, id: ProjectId, userId: UserId): Promise<boolean> {
  const touched = await queries.run(sql`
    delete from project_collaborators where project_id = ${id} and user_id = ${userId} and joined_at is not null`);
  return touched === 1;
}

/** True for exactly one of many callers. */
export async function acceptInvited(
  queries: Queries,
  id: string,
  by: { readonly userId: UserId; readonly now: Date },
): Promise<boolean> {
  const touched = await queries.run(sql`
    update project_collaborators set user_id = ${by.userId}, joined_at = ${by.now}
    where id = ${id} and joined_at is null`);
  return touched === 1;
}

/** An open invitation to the same address ends with it. */
export async function addJoined(
  queries: Queries,
  joined: Omit<NewCollaborator, 'invitedBy'> & { readonly userId: UserId; readonly invitedBy: UserId | null },
): Promise<void> {
  await queries.run(sql`
    insert into project_collaborators (id, project_id, user_id, email, access_level, invited_by, created_at, joined_at)
    values (${joined.id}, ${joined.projectId}, ${joined.userId}, ${joined.email}, ${joined.level}, ${joined.invitedBy},
      ${joined.now}, ${joined.now})
    on conflict (project_id, lower(email)) do update set user_id = excluded.user_id, joined_at = excluded.joined_at,
      access_level = excluded.access_level, invited_by = excluded.invited_by`);
}

/** An open invitation that this account finds in the app: only for a verified address. */
export function findInvitedOf(
  queries: Queries,
  userId: UserId,
  projectId: ProjectId,
): Promise<CollaboratorRow | undefined> {
  return queries.first(sql`
    select ${collaborator} from ${collaborators} join projects p on p.id = c.project_id and p.deleted_at is null
    where c.project_id = ${projectId} and c.joined_at is null
      and lower(c.email) = (select lower(email) from users where id = ${userId} and email_verified)`);
}

export function findInvited(queries: Queries, id: string): Promise<CollaboratorRow | undefined> {
  return queries.first(sql`
    select ${collaborator} from ${collaborators} join projects p on p.id = c.project_id and p.deleted_at is null
    where c.id = ${id} and c.joined_at is null`);
}

export interface SharedRow {
  readonly id: ProjectId;
  readonly display_name: string;
  readonly owner_name: string;
  readonly access_level: CollaboratorLevel;
  readonly joined_at: Date | null;
  readonly created_at: Date;
  readonly invited_by: string | null;
}

const sharedAtMost = 500;

export function listShared(queries: Queries, userId: UserId, now: Date): Promise<SharedRow[]> {
  return queries.rows(sql`
    select p.id, p.display_name, o.name as owner_name, c.access_level, c.joined_at, c.created_at, i.name as invited_by
    from project_collaborators c
    join projects p on p.id = c.project_id and p.deleted_at is null and p.user_id <> ${userId}
    join workspaces w on w.id = p.workspace_id and w.deleted_at is null
    join users o on o.id = p.user_id
    left join users i on i.id = c.invited_by
    where (c.user_id = ${userId} and c.joined_at is not null)
      or (c.joined_at is null and c.created_at > ${now}::timestamptz - ${expiry}
        and lower(c.email) = (select lower(email) from users where id = ${userId} and email_verified))
    order by c.created_at desc, c.id limit ${sharedAtMost}`);
}

export async function hasPending(queries: Queries, email: string, now: Date): Promise<boolean> {
  const row = await queries.first(sql`
    select 1 from project_collaborators c join projects p on p.id = c.project_id and p.deleted_at is null
    where c.joined_at is null and lower(c.email) = lower(${email})
      and c.created_at > ${now}::timestamptz - ${expiry} limit 1`);
  return row !== undefined;
}

export interface MagicCodeRow {
  readonly id: MagicCodeId;
  readonly project_id: ProjectId;
  readonly access_level: CollaboratorLevel;
  readonly created_by: UserId;
  readonly created_at: Date;
  readonly uses: number;
  readonly invited_by: string;
}

const magicCode = sql`m.id, m.project_id, m.access_level, m.created_by, m.created_at, m.uses, u.name as invited_by`;
const magicCodes = sql`project_magic_codes m join users u on u.id = m.created_by`;

export function listMagicCodes(queries: Queries, id: ProjectId): Promise<MagicCodeRow[]> {
  return queries.rows(
    sql`select ${magicCode} from ${magicCodes} where m.project_id = ${id} order by m.created_at desc, m.id`,
  );
}

export function findMagicCode(queries: Queries, id: string): Promise<MagicCodeRow | undefined> {
  return queries.first(sql`select ${magicCode} from ${magicCodes} where m.id = ${id}`);
}

export async function addMagicCode(
  queries: Queries,
  code: {
    readonly id: string;
    readonly projectId: ProjectId;
    readonly level: CollaboratorLevel;
    readonly createdBy: UserId;
    readonly now: Date;
  },
): Promise<void> {
  await queries.run(sql`
    insert into project_magic_codes (id, project_id, access_level, created_by, created_at)
    values (${code.id}, ${code.projectId}, ${code.level}, ${code.createdBy}, ${code.now})`);
}

export async function deleteMagicCode(
  queries: Queries,
  projectId: ProjectId,
  id: MagicCodeId,
): Promise<boolean> {
  const touched = await queries.run(
    sql`delete from project_magic_codes where project_id = ${projectId} and id = ${id}`,
  );
  return touched === 1;
}

/** False once it has let in as many as it can. */
export async function takeMagicCode(queries: Queries, id: string): Promise<boolean> {
  const touched = await queries.run(sql`
    update project_magic_codes set uses = uses + 1 where id = ${id} and uses < ${sharingLimits.usesPerLink}`);
  return touched === 1;
}

export interface UserRow {
  readonly id: UserId;
  readonly name: string;
  readonly email: string;
}

export function findUser(queries: Queries, id: UserId): Promise<UserRow | undefined> {
  return queries.first(sql`select id, name, email from users where id = ${id}`);
}

/** The account that finds an invitation to this address in the app. */
export function findVerified(
  queries: Queries,
  email: string,
): Promise<{ readonly id: UserId; readonly wants_mail: boolean } | undefined> {
  return queries.first(sql`
    select id, notifications -> 'invitations' is distinct from 'false'::jsonb as wants_mail
    from users where lower(email) = lower(${email}) and email_verified`);
}
