import {
  fillText,
  type UserId,
  type Workspace,
  WorkspaceId,
  workspaceLimits,
  workspaceTexts,
} from '@loam/contract';
import { recordWorkspaceActivity } from '../../activity/store.ts';
import type { Transaction } from '@loam/db';
import { ApiError, invalidField, notFound } from '../../http/api-error.ts';
import type { WorkspacesContext } from './context.ts';
import * as store from './store.ts';
import { toWorkspace } from './wire.ts';

export interface ManageWorkspaces {
  list(userId: UserId): Promise<Workspace[]>;
  get(userId: UserId, id: WorkspaceId): Promise<Workspace>;
  create(userId: UserId, name: string): Promise<Workspace>;
  update(userId: UserId, id: WorkspaceId, change: store.WorkspaceChange): Promise<Workspace>;
  transfer(userId: UserId, id: WorkspaceId, to: UserId): Promise<Workspace>;
  remove(userId: UserId, id: WorkspaceId): Promise<void>;
  ensurePersonal(userId: UserId): Promise<WorkspaceId>;
}

export function createManageWorkspaces(context: WorkspacesContext): ManageWorkspaces {
  const { db, news } = context;
  const get = async (userId: UserId, id: WorkspaceId) => {
    const row = await store.findListed(db, userId, id);
    if (!row) throw notFound();
    return toWorkspace(row);
  };
  const ensurePersonal = (userId: UserId) => ensurePersonalWorkspace(context, userId);
  return {
    get,
    ensurePersonal,
    async list(userId) {
      const rows = await store.listOf(db, userId);
      if (rows.length > 0) return rows.map(toWorkspace);
      await ensurePersonal(userId);
      return (await store.listOf(db, userId)).map(toWorkspace);
    },
    async create(userId, name) {
      const id = await db.transaction(async (tx) => {
        await store.lockUser(tx, userId);
        const { owned } = await store.countMemberships(tx, userId);
        if (owned >= workspaceLimits.ownedPerUser)
          throw new ApiError('conflict', workspaceTexts.tooManyWorkspaces);
        return insertOwned(context, tx, { userId, name });
      });
      return get(userId, id);
    },
    async update(userId, id, change) {
      await db.transaction(async (tx) => {
        await store.updateWorkspace(tx, id, change);
        const changed = Object.entries(change).filter(([, value]) => value !== undefined);
        const subject = changed.map(([name]) => name.replaceAll('_', ' ')).join(', ');
        await recordWorkspaceActivity(tx, id, {
          kind: 'workspace.settings_changed',
          actorId: userId,
          subject,
        });
        await news.tell(tx, id, 'workspace.updated');
      });
      return get(userId, id);
    },
    async transfer(userId, id, to) {
      if (to === userId) throw new ApiError('conflict', workspaceTexts.ownerAlready);
      await db.transaction(async (tx) => {
        if (!(await store.stepDown(tx, id, userId)))
          throw new ApiError('conflict', workspaceTexts.ownerChanged);
        if (!(await store.makeOwner(tx, id, to))) throw invalidField('user_id', workspaceTexts.notAMember);
        const subject = (await store.findMember(tx, id, to))?.display_name ?? '';
        await recordWorkspaceActivity(tx, id, { kind: 'workspace.transferred', actorId: userId, subject });
        await news.tell(tx, id, 'members.updated');
        await news.tellUser(tx, id, to);
        await news.tellUser(tx, id, userId);
      });
      return get(userId, id);
    },
    remove: (userId, id) => deleteWorkspace(context, userId, id),
  };
}

/** Two calls at once make one workspace: the second waits for the account's row and then finds the first one's. */
function ensurePersonalWorkspace(context: WorkspacesContext, userId: UserId): Promise<WorkspaceId> {
  return context.db.transaction(async (tx) => {
    const user = await store.lockUser(tx, userId);
    if (!user) throw notFound();
    const [existing] = await store.listOf(tx, userId);
    if (existing) return existing.id;
    const fitting = user.name.slice(0, workspaceLimits.nameCharacters - workspaceTexts.personalName.length);
    return insertOwned(context, tx, {
      userId,
      name: fillText(workspaceTexts.personalName, { name: fitting }),
    });
  });
}

async function insertOwned(
  context: WorkspacesContext,
  tx: Transaction,
  workspace: { readonly userId: UserId; readonly name: string },
): Promise<WorkspaceId> {
  const id = WorkspaceId.parse(context.ids.uuid());
  const { userId: ownerId, name } = workspace;
  await store.insertWorkspace(tx, { id, name, plan: context.config.defaultPlan, ownerId });
  await context.news.tellUser(tx, id, ownerId);
  return id;
}

function deleteWorkspace(context: WorkspacesContext, userId: UserId, id: WorkspaceId): Promise<void> {
  const { news, outbox } = context;
  return context.db.transaction(async (tx) => {
    await store.lockUser(tx, userId);
    const { all } = await store.countMemberships(tx, userId);
    if (all <= 1) throw new ApiError('conflict', workspaceTexts.lastWorkspace);
    await store.markDeleted(tx, id);
    await news.tell(tx, id, 'workspace.deleted');
    for (const member of await store.listMemberIds(tx, id)) await news.tellUser(tx, id, member.user_id);
    await outbox.write(tx, 'workspace.deleted', { workspaceId: id });
  });
}
