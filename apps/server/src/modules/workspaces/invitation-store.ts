import type { AssignableRole, InvitationId, UserId, WorkspaceId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface InvitationRow {
  readonly id: InvitationId;
  readonly workspace_id: WorkspaceId;
  readonly workspace_name: string;
  readonly email: string;
  readonly role: AssignableRole;
  readonly invited_by: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export interface InvitedUser {
  readonly email: string;
  readonly email_verified: boolean;
}

export interface NewInvitation {
  readonly id: string;
  readonly workspaceId: WorkspaceId;
  readonly email: string;
  readonly role: AssignableRole;
  readonly tokenHash: string;
  readonly invitedBy: UserId;
  readonly expiresAt: Date;
}

const invitation = sql`i.id, i.workspace_id, w.name as workspace_name, i.email, i.role, u.name as invited_by,
  i.created_at, i.expires_at`;
const joined = sql`workspace_invitations i join workspaces w on w.id = i.workspace_id and w.deleted_at is null
  left join users u on u.id = i.invited_by`;

/** One invitation per address: a second one replaces the first, and its link with it. */
export function upsertInvitation(
  queries: Queries,
  value: NewInvitation,
): Promise<{ readonly id: InvitationId }> {
  return queries.one(sql`
    insert into workspace_invitations (id, workspace_id, email, role, token_hash, invited_by, expires_at)
    values (${value.id}, ${value.workspaceId}, ${value.email}, ${value.role}, ${value.tokenHash}, ${value.invitedBy}, ${value.expiresAt})
    on conflict (workspace_id, lower(email)) do update set
      role = excluded.role, token_hash = excluded.token_hash, invited_by = excluded.invited_by,
      expires_at = excluded.expires_at, created_at = now()
    returning id`);
}

export interface RenewedInvitation {
  readonly tokenHash: string;
  readonly invitedBy: UserId;
  readonly expiresAt: Date;
}

export async function renewInvitation(
  queries: Queries,
  id: InvitationId,
  renewed: RenewedInvitation,
): Promise<void> {
  await queries.run(sql`
    update workspace_invitations
    set token_hash = ${renewed.tokenHash}, invited_by = ${renewed.invitedBy}, expires_at = ${renewed.expiresAt}
    where id = ${id}`);
}

export function findInvitation(
  queries: Queries,
  workspaceId: WorkspaceId,
  id: InvitationId,
): Promise<InvitationRow | undefined> {
  return queries.first(
    sql`select ${invitation} from ${joined} where i.id = ${id} and i.workspace_id = ${workspaceId}`,
  );
}

export function findInvitationByToken(
  queries: Queries,
  tokenHash: string,
): Promise<InvitationRow | undefined> {
  return queries.first(sql`select ${invitation} from ${joined} where i.token_hash = ${tokenHash}`);
}

/** Only for a verified address: anyone can sign up with an address that is not theirs. */
export function findInvitationOf(
  queries: Queries,
  userId: UserId,
  id: InvitationId,
): Promise<InvitationRow | undefined> {
  return queries.first(sql`
    select ${invitation} from ${joined}
    where i.id = ${id} and lower(i.email) = (select lower(email) from users where id = ${userId} and email_verified)`);
}

export function listInvitations(queries: Queries, workspaceId: WorkspaceId): Promise<InvitationRow[]> {
  return queries.rows(sql`
    select ${invitation} from ${joined} where i.workspace_id = ${workspaceId} order by i.created_at desc, i.id`);
}

export function listInvitationsOf(queries: Queries, userId: UserId, now: Date): Promise<InvitationRow[]> {
  return queries.rows(sql`
    select ${invitation} from ${joined}
    where lower(i.email) = (select lower(email) from users where id = ${userId} and email_verified)
      and i.expires_at > ${now}
    order by i.created_at desc, i.id limit 100`);
}

export async function countInvitations(queries: Queries, workspaceId: WorkspaceId): Promise<number> {
  const row = await queries.one<{ count: number }>(
    sql`select count(*) from workspace_invitations where workspace_id = ${workspaceId}`,
  );
  return row.count;
}

/** True for exactly one of many callers, and only while the role is still the one that was read. */
export async function takeInvitation(
  queries: Queries,
  taken: Pick<InvitationRow, 'id' | 'role'>,
): Promise<boolean> {
  const touched = await queries.run(
    sql`delete from workspace_invitations where id = ${taken.id} and role = ${taken.role}`,
  );
  return touched === 1;
}

export async function deleteInvitation(
  queries: Queries,
  workspaceId: WorkspaceId,
  id: InvitationId,
): Promise<boolean> {
  const touched = await queries.run(
    sql`delete from workspace_invitations where id = ${id} and workspace_id = ${workspaceId}`,
  );
  return touched === 1;
}

/** Someone who may no longer invite leaves no open invitations behind. */
export async function deleteInvitationsBy(
  queries: Queries,
  workspaceId: WorkspaceId,
  invitedBy: UserId,
): Promise<void> {
  await queries.run(
    sql`delete from workspace_invitations where workspace_id = ${workspaceId} and invited_by = ${invitedBy}`,
  );
}

export async function deleteInvitationsOf(queries: Queries, userId: UserId): Promise<void> {
  await queries.run(sql`
    delete from workspace_invitations where lower(email) = (select lower(email) from users where id = ${userId})`);
}

export async function addMember(
  queries: Queries,
  member: { readonly workspaceId: WorkspaceId; readonly userId: UserId; readonly role: AssignableRole },
): Promise<void> {
  await queries.run(sql`
    insert into workspace_members (workspace_id, user_id, role)
    values (${member.workspaceId}, ${member.userId}, ${member.role})
    on conflict (workspace_id, user_id) do nothing`);
}

export async function isMemberByEmail(
  queries: Queries,
  workspaceId: WorkspaceId,
  email: string,
): Promise<boolean> {
  const found = await queries.first(sql`
    select 1 from users u join workspace_members m on m.user_id = u.id and m.workspace_id = ${workspaceId}
    where lower(u.email) = lower(${email})`);
  return found !== undefined;
}

export function findUser(
  queries: Queries,
  id: UserId,
): Promise<(InvitedUser & { readonly name: string }) | undefined> {
  return queries.first(sql`select name, email, email_verified from users where id = ${id}`);
}

/** Someone with a verified account can switch the mail off and still finds the invitation in the app. */
export async function wantsInvitationMail(queries: Queries, email: string): Promise<boolean> {
  const silenced = await queries.first(sql`
    select 1 from users where lower(email) = lower(${email}) and email_verified
      and notifications -> 'invitations' = 'false'::jsonb`);
  return silenced === undefined;
}

export async function hasPendingInvitation(queries: Queries, email: string, now: Date): Promise<boolean> {
  const found = await queries.first(
    sql`select 1 from ${joined} where lower(i.email) = lower(${email}) and i.expires_at > ${now} limit 1`,
  );
  return found !== undefined;
}
