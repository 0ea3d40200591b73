import {
  type CollaboratorLevel,
  CollaboratorLevel as Level,
  fillText,
  type ProjectId,
  type SharedProject,
  sharingLimits,
  type SharingPreview,
  sharingTexts,
  type UserId,
} from '@loam/contract';
import { recordProjectActivity } from '../../activity/store.ts';
import type { Queries, Transaction } from '@loam/db';
import type { Actor } from '../../http/actor.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { actorOf, type SharingContext } from './context.ts';
import * as store from './store.ts';
import { expiryOf, toSharedProject } from './wire.ts';

/** What the invited person can do. */
export interface Join {
  preview(actor: Actor, code: string): Promise<SharingPreview>;
  byCode(userId: UserId, code: string): Promise<ProjectId>;
  list(userId: UserId): Promise<SharedProject[]>;
  accept(userId: UserId, id: ProjectId): Promise<ProjectId>;
  decline(userId: UserId, id: ProjectId): Promise<void>;
}

/** An invitation that counts, by whichever way it came. */
interface Invitation {
  readonly kind: 'link' | 'mail';
  readonly id: string;
  readonly projectId: ProjectId;
  readonly projectName: string;
  readonly level: CollaboratorLevel;
  readonly invitedBy: string | null;
  /** Who made the link. */
  readonly creator: UserId | null;
  readonly email: string | null;
  readonly state: SharingPreview['state'];
}

export function createJoin(context: SharingContext): Join {
  const { db, clock, news } = context;
  return {
    async preview(actor, code) {
      const invitation = await requireInvitation(context, db, code);
      return {
        project_id: invitation.projectId,
        project_name: invitation.projectName,
        invited_by: invitation.invitedBy,
        access_level: invitation.level,
        email: invitation.email,
        state: invitation.state,
        viewer: await viewerOf(context, actor, invitation),
      };
    },
    byCode: (userId, code) =>
      db.transaction(async (tx) => {
        const invitation = await requireInvitation(context, tx, code);
        const user = await store.findUser(tx, userId);
        if (!user) throw notFound();
        if (invitation.email !== null && !isSame(invitation.email, user.email)) {
          throw new ApiError('forbidden', fillText(sharingTexts.forOther, { email: invitation.email }));
        }
        return enter(context, tx, { user, invitation });
      }),
    async list(userId) {
      return (await store.listShared(db, userId, clock.now())).map(toSharedProject);
    },
    accept: (userId, id) =>
      db.transaction(async (tx) => {
        const row = await store.findInvitedOf(tx, userId, id);
        const user = await store.findUser(tx, userId);
        if (!row || !user) throw notFound();
        return enter(context, tx, { user, invitation: await mailed(context, tx, row) });
      }),
    decline: (userId, id) =>
      db.transaction(async (tx) => {
        const row = await store.findInvitedOf(tx, userId, id);
        if (!row || !(await store.deleteCollaborator(tx, row.id))) throw notFound();
        await news.people(tx, id);
        await news.person(tx, id, userId);
      }),
  };
}

/** Someone who made up a code, and someone whose invitation was withdrawn, are told the same. */
async function requireInvitation(context: SharingContext, queries: Queries, code: string) {
  const read = context.codes.read(code);
  if (!read) throw notFound();
  if (read.kind === 'link') return linked(context, queries, read.id);
  const row = await store.findInvited(queries, read.id);
  if (!row) throw notFound();
  return mailed(context, queries, row);
}

/** A link counts as long as whoever made it could make it today. */
async function linked(context: SharingContext, queries: Queries, id: string): Promise<Invitation> {
  const row = await store.findMagicCode(queries, id);
  const access = row && (await context.access(actorOf(row.created_by), row.project_id, queries));
  if (!row || !access?.permissions.has('ManageMagicCodes')) throw notFound();
  const isExpired = expiryOf(row.created_at) <= context.clock.now();
  return {
    kind: 'link',
    id: row.id,
    projectId: row.project_id,
    projectName: access.project.display_name,
    level: row.access_level,
    invitedBy: row.invited_by,
    creator: row.created_by,
    email: null,
    state: isExpired ? 'expired' : row.uses >= sharingLimits.usesPerLink ? 'used_up' : 'open',
  };
}

async function mailed(
  context: SharingContext,
  queries: Queries,
  row: store.CollaboratorRow,
): Promise<Invitation> {
  const access = await context.access({ kind: 'anonymous' }, row.project_id, queries);
  if (!access || access.project.deleted_at !== null) throw notFound();
  return {
    kind: 'mail',
    id: row.id,
    projectId: row.project_id,
    projectName: access.project.display_name,
    level: Level.parse(row.access_level),
    invitedBy: row.invited_by,
    creator: null,
    email: row.email,
    state: expiryOf(row.created_at) <= context.clock.now() ? 'expired' : 'open',
  };
}

async function viewerOf(
  context: SharingContext,
  actor: Actor,
  invitation: Invitation,
): Promise<SharingPreview['viewer']> {
  if (actor.kind === 'anonymous') return 'anonymous';
  const access = await context.access(actor, invitation.projectId);
  if (invitation.kind === 'link' && isAtLeast(access?.level ?? null, invitation.level)) return 'joined';
  const user = await store.findUser(context.db, actor.userId);
  const isForThem = invitation.email === null || (user && isSame(invitation.email, user.email));
  return isForThem ? 'invited' : 'other_account';
}

interface Entry {
  readonly user: store.UserRow;
  readonly invitation: Invitation;
}

async function enter(
  context: SharingContext,
  tx: Transaction,
  { user, invitation }: Entry,
): Promise<ProjectId> {
  const { clock, ids, news, access } = context;
  const { projectId, level } = invitation;
  if (!(await store.lockProject(tx, projectId))) throw notFound();
  if (invitation.kind === 'link') {
    // Whoever may do as much already does not use the link up.
    const own = (await access(actorOf(user.id), projectId, tx))?.level ?? null;
    if (isAtLeast(own, level)) return projectId;
  }
  if (invitation.state === 'expired') throw new ApiError('gone', sharingTexts.expired);
  if (invitation.kind === 'mail') {
    // Joined before by a link with another address: the invitation decides.
    await store.deleteJoined(tx, projectId, user.id);
    if (!(await store.acceptInvited(tx, invitation.id, { userId: user.id, now: clock.now() }))) {
      throw notFound();
    }
  } else {
    if (!(await store.takeMagicCode(tx, invitation.id))) throw new ApiError('gone', sharingTexts.usedUp);
    await store.deleteJoined(tx, projectId, user.id);
    const { email } = user;
    const joined = { id: ids.uuid(), projectId, email, level, userId: user.id, now: clock.now() };
    await store.addJoined(tx, { ...joined, invitedBy: invitation.creator });
  }
  const deed = { actorId: user.id, detail: sharingTexts.role[level] };
  await recordProjectActivity(tx, projectId, { kind: 'collaborator.joined', ...deed });
  await news.access(tx, projectId, user.id);
  return projectId;
}

const ranks = { read: 1, write: 2, admin: 3, owner: 4 } as const;

function isAtLeast(own: keyof typeof ranks | null, level: CollaboratorLevel): boolean {
  return own !== null && ranks[own] >= ranks[level];
}

function isSame(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
