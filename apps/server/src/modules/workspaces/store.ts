import type { AssignableRole, Plan, UserId, WorkspaceId, WorkspaceRole } from '@loam/contract';
import { type Queries, sql } from '@loam/db';
import type { WorkspaceRecord } from '../../http/access.ts';

export interface MembershipRow extends WorkspaceRecord {
  readonly role: WorkspaceRole;
  readonly is_billing_manager: boolean;
}

export interface ListedRow extends MembershipRow {
  readonly member_count: number;
}

export interface MemberRow {
  readonly user_id: UserId;
  readonly display_name: string;
  readonly username: string;
  readonly email: string;
  readonly avatar_url: string | null;
  readonly role: WorkspaceRole;
  readonly is_billing_manager: boolean;
  readonly joined_at: Date;
  /** Microseconds since 1970: a Date would lose the last three digits that order the list. */
  readonly joined_micros: number;
}

export interface MemberPosition {
  readonly joinedMicros: number;
  readonly userId: string;
}

export interface WorkspaceChange {
  readonly name: string | undefined;
  readonly disable_publish: boolean | undefined;
  readonly disable_named_previews: boolean | undefined;
  readonly disable_cloud: boolean | undefined;
}

const record = sql`w.id, w.name, w.plan, w.disable_publish, w.disable_named_previews, w.disable_cloud, w.created_at`;
const listed = sql`${record}, m.role, m.is_billing_manager,
  (select count(*) from workspace_members c where c.workspace_id = w.id) as member_count`;
const member = sql`u.id as user_id, u.name as display_name, u.username, u.email, u.image as avatar_url,
  m.role, m.is_billing_manager, m.joined_at, (extract(epoch from m.joined_at) * 1000000)::bigint as joined_micros`;

export function findMembership(
  queries: Queries,
  userId: UserId,
  workspaceId: WorkspaceId,
): Promise<MembershipRow | undefined> {
  return queries.first(sql`
    select w.id, w.name, w.plan, w.disable_publish, w.disable_named_previews, w.disable_cloud, w.created_at, m.role, m.is_billing_manager
    from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and w.deleted_at is null`);
}

export function findListed(
  queries: Queries,
  userId: UserId,
  workspaceId: WorkspaceId,
): Promise<ListedRow | undefined> {
  return queries.first(sql`
    select ${listed} from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and w.deleted_at is null`);
}

export function listOf(queries: Queries, userId: UserId): Promise<ListedRow[]> {
  return queries.rows(sql`
    select ${listed} from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId} and w.deleted_at is null order by m.joined_at, w.id`);
}

export function findWorkspace(queries: Queries, id: WorkspaceId): Promise<WorkspaceRecord | undefined> {
  return queries.first(sql`select ${record} from workspaces w where w.id = ${id} and w.deleted_at is null`);
}

/** Everything that counts the workspaces of one account waits here for the other. Undefined for an unknown account. */
export function lockUser(queries: Queries, id: UserId): Promise<{ readonly name: string } | undefined> {
  return queries.first(sql`select name from users where id = ${id} for no key update`);
}

export async function countMemberships(
  queries: Queries,
  userId: UserId,
): Promise<{ readonly all: number; readonly owned: number }> {
  return queries.one(sql`
    select count(*) as all, count(*) filter (where m.role = 'owner') as owned
    from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId} and w.deleted_at is null`);
}

export interface NewWorkspace {
  readonly id: string;
  readonly name: string;
  readonly plan: Plan;
  readonly ownerId: UserId;
}

export async function insertWorkspace(queries: Queries, workspace: NewWorkspace): Promise<void> {
  const { id, name, plan, ownerId } = workspace;
  await queries.run(
    sql`insert into workspaces (id, name, plan, created_by) values (${id}, ${name}, ${plan}, ${ownerId})`,
  );
  await queries.run(
    sql`insert into workspace_members (workspace_id, user_id, role) values (${id}, ${ownerId}, 'owner')`,
  );
}

export async function updateWorkspace(
  queries: Queries,
  id: WorkspaceId,
  change: WorkspaceChange,
): Promise<void> {
  await queries.run(sql`
    update workspaces set
      name = coalesce(${change.name ?? null}, name),
      disable_publish = coalesce(${change.disable_publish ?? null}, disable_publish),
      disable_named_previews = coalesce(${change.disable_named_previews ?? null}, disable_named_previews),
      disable_cloud = coalesce(${change.disable_cloud ?? null}, disable_cloud),
      updated_at = now()
    where id = ${id} and deleted_at is null`);
}

export async function updatePlan(queries: Queries, id: WorkspaceId, plan: Plan): Promise<boolean> {
  const touched = await queries.run(
    sql`update workspaces set plan = ${plan}, updated_at = now() where id = ${id} and deleted_at is null`,
  );
  return touched === 1;
}

export async function markDeleted(queries: Queries, id: WorkspaceId): Promise<void> {
  await queries.run(sql`update workspaces set deleted_at = now() where id = ${id} and deleted_at is null`);
  await queries.run(sql`delete from workspace_invitations where workspace_id = ${id}`);
}

export function listMembers(
  queries: Queries,
  workspaceId: WorkspaceId,
  page: { readonly limit: number; readonly after: MemberPosition | undefined },
): Promise<MemberRow[]> {
  const after = page.after
    ? sql`and (m.joined_at, m.user_id) >
        (timestamptz 'epoch' + ${page.after.joinedMicros}::float8 * interval '1 microsecond', ${page.after.userId}::uuid)`
    : sql``;
  return queries.rows(sql`
    select ${member} from workspace_members m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} ${after} order by m.joined_at, m.user_id limit ${page.limit}`);
}

export function findMember(
  queries: Queries,
  workspaceId: WorkspaceId,
  userId: UserId,
): Promise<MemberRow | undefined> {
  return queries.first(sql`
    select ${member} from workspace_members m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId}`);
}

export function listMemberIds(queries: Queries, workspaceId: WorkspaceId): Promise<{ user_id: UserId }[]> {
  return queries.rows(sql`select user_id from workspace_members where workspace_id = ${workspaceId}`);
}

/** Roles as they stand now, held until the transaction ends, so that a rule is judged on what is still true. */
export async function lockRoles(
  queries: Queries,
  workspaceId: WorkspaceId,
  userIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, WorkspaceRole>> {
  const rows = await queries.rows<{ user_id: UserId; role: WorkspaceRole }>(sql`
    select user_id, role from workspace_members
    where workspace_id = ${workspaceId} and user_id = any(${[...userIds]}::uuid[])
    order by user_id for update`);
  return new Map(rows.map((row) => [row.user_id, row.role]));
}

export interface MemberChange {
  readonly role: AssignableRole | undefined;
  readonly is_billing_manager: boolean | undefined;
}

export async function updateMember(
  queries: Queries,
  key: { readonly workspaceId: WorkspaceId; readonly userId: UserId },
  change: MemberChange,
): Promise<void> {
  await queries.run(sql`
    update workspace_members set
      role = coalesce(${change.role ?? null}, role),
      is_billing_manager = coalesce(${change.is_billing_manager ?? null}, is_billing_manager)
    where workspace_id = ${key.workspaceId} and user_id = ${key.userId}`);
}

export async function deleteMember(
  queries: Queries,
  workspaceId: WorkspaceId,
  userId: UserId,
): Promise<boolean> {
  const touched = await queries.run(sql`
    delete from workspace_members
    where workspace_id = ${workspaceId} and user_id = ${userId} and role <> 'owner'`);
  return touched === 1;
}

export async function deleteMembershipsOf(queries: Queries, userId: UserId): Promise<void> {
  await queries.run(sql`delete from workspace_members where user_id = ${userId}`);
}

export function listSharedOwnedBy(queries: Queries, userId: UserId): Promise<{ readonly name: string }[]> {
  return queries.rows(sql`
    select w.name from workspace_members m join workspaces w on w.id = m.workspace_id and w.deleted_at is null
    where m.user_id = ${userId} and m.role = 'owner'
      and exists (select 1 from workspace_members o where o.workspace_id = m.workspace_id and o.user_id <> m.user_id)
    order by w.name`);
}

/** False when someone else has become the owner meanwhile. */
export async function stepDown(queries: Queries, workspaceId: WorkspaceId, owner: UserId): Promise<boolean> {
  const touched = await queries.run(sql`
    update workspace_members set role = 'admin'
    where workspace_id = ${workspaceId} and user_id = ${owner} and role = 'owner'`);
  return touched === 1;
}

/** False for someone who is no member with a working account. */
export async function makeOwner(
  queries: Queries,
  workspaceId: WorkspaceId,
  userId: UserId,
): Promise<boolean> {
  const touched = await queries.run(sql`
    update workspace_members m set role = 'owner', is_billing_manager = false from users u
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and u.id = m.user_id and u.disabled_at is null`);
  return touched === 1;
}
