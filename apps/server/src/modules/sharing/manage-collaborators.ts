import {
  canGiveLevel,
  canManageCollaborator,
  type Collaborator,
  type CollaboratorId,
  type CollaboratorLevel,
  fillText,
  type ProjectId,
  sharingLimits,
  sharingTexts,
  type UserId,
} from '@loam/contract';
import { recordProjectActivity } from '../../activity/store.ts';
import type { Transaction } from '@loam/db';
import type { ProjectRecord } from '../../http/access.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { SharingContext } from './context.ts';
import { linkTo } from './links.ts';
import * as store from './store.ts';
import { toCollaborator } from './wire.ts';

/** Who acts on whom, where. */
export interface CollaboratorTarget {
  readonly project: ProjectRecord;
  readonly actorId: UserId;
  readonly id: CollaboratorId;
}

export interface ManageCollaborators {
  list(id: ProjectId, options: { readonly hasLinks: boolean }): Promise<Collaborator[]>;
  invite(
    by: Pick<CollaboratorTarget, 'project' | 'actorId'>,
    invited: { readonly email: string; readonly level: CollaboratorLevel },
  ): Promise<Collaborator>;
  change(target: CollaboratorTarget, level: CollaboratorLevel): Promise<Collaborator>;
  remove(target: CollaboratorTarget): Promise<void>;
  leave(id: ProjectId, userId: UserId): Promise<void>;
}

export function createManageCollaborators(context: SharingContext): ManageCollaborators {
  const { db, clock, ids, news } = context;
  return {
    async list(id, { hasLinks }) {
      const rows = await store.listCollaborators(db, id);
      return rows.map((row) => {
        const url = hasLinks ? linkTo(context, { projectId: id, kind: 'mail', id: row.id }) : undefined;
        return toCollaborator(row, clock.now(), url);
      });
    },
    invite: ({ project, actorId }, { email, level }) =>
      db.transaction(async (tx) => {
        requireLevel(project, level);
        if (!(await store.lockProject(tx, project.id))) throw notFound();
        if (await store.isIn(tx, project.id, email)) throw new ApiError('conflict', sharingTexts.alreadyIn);
        if ((await store.countCollaborators(tx, project.id)) >= sharingLimits.collaboratorsPerProject) {
          throw new ApiError('conflict', sharingTexts.tooMany);
        }
        const { id } = await store.upsertInvited(tx, {
          id: ids.uuid(),
          projectId: project.id,
          email,
          level,
          invitedBy: actorId,
          now: clock.now(),
        });
        await news.people(tx, project.id);
        const row = await require(tx, project.id, id);
        const deed = { actorId, subject: email, detail: sharingTexts.role[level] };
        await recordProjectActivity(tx, project.id, { kind: 'collaborator.invited', ...deed });
        await deliver(context, tx, { project, row, level });
        return toCollaborator(row, clock.now());
      }),
    change: (target, level) =>
      db.transaction(async (tx) => {
        requireLevel(target.project, level);
        const row = await lockManaged(tx, target);
        await store.updateLevel(tx, target.id, level);
        const deed = { actorId: target.actorId, subject: row.email, detail: sharingTexts.role[level] };
        await recordProjectActivity(tx, target.project.id, { kind: 'collaborator.role_changed', ...deed });
        if (row.user_id === null) await news.people(tx, target.project.id);
        else await news.access(tx, target.project.id, row.user_id);
        return toCollaborator({ ...row, access_level: level }, clock.now());
      }),
    remove: (target) =>
      db.transaction(async (tx) => {
        const row = await lockManaged(tx, target);
        await store.deleteCollaborator(tx, row.id);
        const deed = { actorId: target.actorId, subject: row.email };
        await recordProjectActivity(tx, target.project.id, { kind: 'collaborator.removed', ...deed });
        await tellRemoved(context, tx, row);
      }),
    leave: (id, userId) =>
      db.transaction(async (tx) => {
        if (!(await store.deleteJoined(tx, id, userId))) {
          throw new ApiError('conflict', sharingTexts.notCollaborator);
        }
        await recordProjectActivity(tx, id, { kind: 'collaborator.left', actorId: userId });
        await news.access(tx, id, userId);
      }),
  };
}

export function requireLevel(project: Pick<ProjectRecord, 'workspace_plan'>, level: CollaboratorLevel): void {
  if (!canGiveLevel(project.workspace_plan, level)) {
    throw new ApiError('plan_required', sharingTexts.roleNeedsPlan);
  }
}

async function require(tx: Transaction, projectId: ProjectId, id: string): Promise<store.CollaboratorRow> {
  const row = await store.findCollaborator(tx, projectId, id);
  if (!row) throw notFound();
  return row;
}

async function lockManaged(tx: Transaction, target: CollaboratorTarget): Promise<store.CollaboratorRow> {
  if (!(await store.lockProject(tx, target.project.id))) throw notFound();
  const row = await require(tx, target.project.id, target.id);
  if (!canManageCollaborator(row, target.actorId)) {
    throw new ApiError('conflict', sharingTexts.leaveInstead);
  }
  return row;
}

/** Someone who never accepted has no window of the project open, and may have the invitation on the home page. */
async function tellRemoved(
  { news }: SharingContext,
  tx: Transaction,
  row: store.CollaboratorRow,
): Promise<void> {
  if (row.user_id !== null) return news.access(tx, row.project_id, row.user_id);
  await news.people(tx, row.project_id);
  const invited = await store.findVerified(tx, row.email);
  if (invited) await news.person(tx, row.project_id, invited.id);
}

interface Delivery {
  readonly project: ProjectRecord;
  readonly row: store.CollaboratorRow;
  readonly level: CollaboratorLevel;
}

/** Someone with a verified account can switch the mail off and still finds the invitation in the app. */
async function deliver(context: SharingContext, tx: Transaction, delivery: Delivery): Promise<void> {
  const { config, mailer, news } = context;
  const { project, row, level } = delivery;
  const account = await store.findVerified(tx, row.email);
  if (account) await news.person(tx, project.id, account.id);
  if (account?.wants_mail === false) return;
  const names = {
    inviter: row.invited_by ?? config.brand,
    project: project.display_name,
    brand: config.brand,
  };
  const lines = sharingTexts.mailBody.map((line) =>
    fillText(line, {
      ...names,
      role: sharingTexts.role[level],
      link: linkTo(context, { projectId: project.id, kind: 'mail', id: row.id }),
      days: sharingLimits.expiryDays,
      email: row.email,
    }),
  );
  const subject = fillText(sharingTexts.mailSubject, names);
  await mailer.send(tx, { to: row.email, subject, body: lines.join('\n\n') });
}
