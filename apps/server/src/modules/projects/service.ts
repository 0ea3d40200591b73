import {
  type PresencePlace,
  type PresenceRecord,
  type ProjectDetails,
  type ProjectId,
  type ProjectVisibility,
  texts,
  visibilityFault,
  type WorkspaceId,
} from '@loam/contract';
import { type Deed, moveActivity, recordProjectActivity } from '../../activity/store.ts';
import type { Queries, Transaction } from '@loam/db';
import type { ProjectAccess, ProjectRecord } from '../../http/access.ts';
import type { Actor, UserActor } from '../../http/actor.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { ProjectsContext } from './context.ts';
import {
  createProject,
  type CreateProject,
  duplicateProject,
  type DuplicateProject,
  nameTaken,
  remixProject,
  type RemixProject,
  requireVisibility,
  targetWorkspace,
} from './create-project.ts';
import { isReservedName } from './name-candidates.ts';

export interface Rename {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
}

export interface ProjectsService {
  create(actor: UserActor, wish: CreateProject): Promise<ProjectAccess>;
  duplicate(actor: UserActor, source: ProjectAccess, wish: DuplicateProject): Promise<ProjectAccess>;
  remix(actor: UserActor, source: ProjectAccess, wish: RemixProject): Promise<ProjectAccess>;
  rename(actor: Actor, access: ProjectAccess, change: Rename): Promise<ProjectAccess>;
  setVisibility(actor: Actor, access: ProjectAccess, visibility: ProjectVisibility): Promise<ProjectAccess>;
  move(actor: UserActor, access: ProjectAccess, workspaceId: WorkspaceId): Promise<ProjectAccess>;
  delete(actor: Actor, access: ProjectAccess): Promise<void>;
  restore(actor: Actor, access: ProjectAccess): Promise<ProjectAccess>;
  details(access: ProjectAccess): Promise<ProjectDetails>;
  touchPresence(actor: Actor, access: ProjectAccess, place?: PresencePlace): Promise<void>;
  presence(access: ProjectAccess): Promise<PresenceRecord[]>;
}

export function createProjectsService(context: ProjectsContext): ProjectsService {
  return {
    create: (actor, wish) => createProject(context, actor, wish),
    duplicate: (actor, source, wish) => duplicateProject(context, actor, { source, wish }),
    remix: (actor, source, wish) => remixProject(context, actor, { source, wish }),
    rename: (actor, access, change) => rename(context, actor, { access, change }),
    setVisibility: (actor, access, visibility) => setVisibility(context, actor, { access, visibility }),
    move: (actor, access, workspaceId) => move(context, actor, { access, workspaceId }),
    delete: (actor, access) => deleteProject(context, actor, access.project),
    restore: (actor, access) => restore(context, actor, access.project),
    async details({ project, level, permissions }) {
      const row = await context.store.details(context.db, project.id);
      return context.wire.details({ project, level, permissions }, row);
    },
    async touchPresence(actor, { project, level }, place) {
      // A visitor of a public project is not one of its people and leaves no trace in it.
      if (actor.kind === 'anonymous' || level === null) return;
      const seen = { projectId: project.id, userId: actor.userId, place };
      context.live.seen(project, await context.store.touchPresence(context.db, seen));
    },
    async presence({ project, permissions }) {
      const rows = await context.store.presence(context.db, project.id);
      return rows.map((row) => context.wire.presence(row, permissions.has('ViewProjectCollaborators')));
    },
  };
}

async function rename(
  context: ProjectsContext,
  actor: Actor,
  { access, change }: { readonly access: ProjectAccess; readonly change: Rename },
): Promise<ProjectAccess> {
  const isNewName = change.name !== undefined && change.name !== access.project.name;
  if (isNewName && change.name !== undefined && isReservedName(change.name)) throw nameTaken();
  return context.db.transaction(async (tx) => {
    const { id, name: from } = access.project;
    const to = change.name ?? from;
    const siteUrl = { from: context.wire.siteUrl(from), to: context.wire.siteUrl(to) };
    const changed = await context.store.change(tx, id, { ...change, siteUrl });
    if (changed === 'taken') throw nameTaken();
    const now = await reload(context, tx, { actor, id });
    if (changed > 0) await context.live.updated(tx, now.project);
    if (isNewName) await context.outbox.write(tx, 'project.renamed', { projectId: id, from, to });
    return now;
  });
}

const draftOfOthers =
  'As a draft this project would be hidden from you. Its owner, or someone invited to it, can make it one.';

async function setVisibility(
  context: ProjectsContext,
  actor: Actor,
  { access, visibility }: { readonly access: ProjectAccess; readonly visibility: ProjectVisibility },
): Promise<ProjectAccess> {
  const { project } = access;
  if (visibility === project.visibility) return access;
  const fault = visibilityFault(visibility, {
    plan: project.workspace_plan,
    disablePublish: project.workspace_disable_publish,
  });
  if (fault) throw new ApiError(fault.code, fault.detail);
  return context.db.transaction(async (tx) => {
    const changed = await context.store.change(tx, project.id, { visibility });
    const now = await context.load(tx, actor, project.id);
    if (!now || now.project.deleted_at !== null) throw notFound();
    // Otherwise a member could take another person's project from everyone, and not even see what happened.
    if (!now.permissions.has('ViewProject')) throw new ApiError('forbidden', draftOfOthers);
    if (changed !== 0) {
      await record(tx, project.id, {
        kind: 'project.visibility_changed',
        actor,
        detail: visibilityNames[visibility],
      });
      await context.live.updated(tx, now.project);
      // The draft has left the lists of those who heard of it as a shared project.
      if (visibility === 'draft') await context.live.created(tx, project);
      accessChanged(context, tx, project.id);
    }
    return now;
  });
}

async function move(
  context: ProjectsContext,
  actor: UserActor,
  { access, workspaceId }: { readonly access: ProjectAccess; readonly workspaceId: WorkspaceId },
): Promise<ProjectAccess> {
  const { project } = access;
  const target = await targetWorkspace(context, actor, workspaceId);
  if (workspaceId === project.workspace_id) return access;
  requireVisibility(project.visibility, target);
  return context.db.transaction(async (tx) => {
    const workspaces = { from: project.workspace_id, to: workspaceId };
    if ((await context.store.move(tx, project.id, workspaces)) === 0) {
      throw new ApiError('conflict', 'The project was moved or deleted in the meantime.');
    }
    const now = await reload(context, tx, { actor, id: project.id });
    await moveActivity(tx, project.id);
    await record(tx, project.id, { kind: 'project.moved', actor, subject: project.workspace_name });
    await context.live.moved(tx, now.project, project.workspace_id);
    accessChanged(context, tx, project.id);
    return now;
  });
}

async function deleteProject(context: ProjectsContext, actor: Actor, project: ProjectRecord): Promise<void> {
  await context.db.transaction(async (tx) => {
    if ((await context.store.markDeleted(tx, project.id)) === 0) return;
    await record(tx, project.id, { kind: 'project.deleted', actor });
    await context.live.deleted(tx, project);
    await context.outbox.write(tx, 'project.deleted', { projectId: project.id });
    accessChanged(context, tx, project.id);
  });
}

async function restore(
  context: ProjectsContext,
  actor: Actor,
  project: ProjectRecord,
): Promise<ProjectAccess> {
  return context.db.transaction(async (tx) => {
    const restored = await context.store.restore(tx, project.id);
    const now = await reload(context, tx, { actor, id: project.id });
    if (restored === 0) return now;
    await record(tx, project.id, { kind: 'project.restored', actor });
    await context.live.updated(tx, now.project);
    await context.outbox.write(tx, 'project.restored', { projectId: project.id });
    return now;
  });
}

const visibilityNames = { public: 'Public', ...texts.visibility.labels } as const;

function record(
  tx: Transaction,
  id: ProjectId,
  { actor, ...deed }: Omit<Deed, 'actorId'> & { readonly actor: Actor },
): Promise<void> {
  return recordProjectActivity(tx, id, { ...deed, actorId: actor.kind === 'user' ? actor.userId : null });
}

async function reload(
  context: ProjectsContext,
  queries: Queries,
  { actor, id }: { readonly actor: Actor; readonly id: ProjectId },
): Promise<ProjectAccess> {
  const access = await context.load(queries, actor, id);
  if (!access?.permissions.has('ViewProject')) throw notFound();
  return access;
}

function accessChanged(context: ProjectsContext, tx: Transaction, projectId: ProjectId): void {
  tx.afterCommit(() => context.bus.publish('project.access_changed', { projectId }));
}
