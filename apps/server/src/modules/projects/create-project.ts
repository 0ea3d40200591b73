import {
  defaultVisibility,
  type MessageImage,
  type ProjectId,
  type ProjectPermission,
  projectTemplates,
  type ProjectVisibility,
  visibilityFault,
  type WorkspaceId,
} from '@loam/contract';
import { recordProjectActivity } from '../../activity/store.ts';
import type { Queries } from '@loam/db';
import type { ProjectAccess, WorkspaceAccess } from '../../http/access.ts';
import type { UserActor } from '../../http/actor.ts';
import { ApiError, invalidField, notFound } from '../../http/api-error.ts';
import type { BackendCopies, CopiedBackend, ProjectsContext } from './context.ts';
import { type FirstMessage, firstMessageJob, projectFilesJob } from './jobs.ts';
import { isReservedName, nameCandidates } from './name-candidates.ts';
import type { NewProject } from './store.ts';
import { titleFromMessage } from './title.ts';

export interface ProjectPlace {
  readonly name?: string | undefined;
  readonly workspaceId?: WorkspaceId | undefined;
  readonly visibility?: ProjectVisibility | undefined;
}

export interface CreateProject extends ProjectPlace {
  /** Made from the Idempotency-Key where there is one, so that a repeated request finds the same project. */
  readonly id: ProjectId;
  readonly message?: string | undefined;
  /** Go with the message. */
  readonly images?: MessageImage[] | undefined;
  readonly model?: string | undefined;
  readonly displayName?: string | undefined;
  readonly template?: string | undefined;
}

export interface RemixProject {
  readonly id: ProjectId;
  readonly workspaceId?: WorkspaceId | undefined;
  /** Every version comes along, not the files alone. */
  readonly withHistory: boolean;
}

export interface DuplicateProject {
  readonly id: ProjectId;
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly workspaceId?: WorkspaceId | undefined;
  /** How much of its backend goes along; nothing when absent. */
  readonly backend?: CopiedBackend | undefined;
}

const untitled = 'Untitled project';
const displayNameCharacters = 100;
const attempts = 8;
const noHistory =
  'Only people who can edit a project can take its history along. Remix it with a clean start.';

export async function createProject(
  context: ProjectsContext,
  actor: UserActor,
  wish: CreateProject,
): Promise<ProjectAccess> {
  const target = await requirePlace(context, actor, wish);
  const visibility = wish.visibility ?? defaultVisibility(rulesOf(target));
  const template = projectTemplates.find((known) => known.id === wish.template);
  const initialMessage = wish.message ?? template?.prompt ?? null;
  const title = wish.displayName ?? (wish.message ? titleFromMessage(wish.message) : template?.name);
  return insertProject(context, actor, {
    wantedName: wish.name,
    title,
    first: { images: wish.images, model: wish.model },
    project: {
      id: wish.id,
      displayName: title ?? titleOfName(wish.name) ?? untitled,
      workspaceId: target.workspace.id,
      userId: actor.userId,
      visibility,
      initialMessage,
      template: template?.id ?? null,
      category: null,
      duplicatedFrom: null,
      duplicatedCommitSha: null,
    },
  });
}

/** Where a new project goes; throws when the caller may not put one there, or not so. */
export async function requirePlace(
  context: ProjectsContext,
  actor: UserActor,
  place: ProjectPlace,
): Promise<WorkspaceAccess> {
  const target = await targetWorkspace(context, actor, place.workspaceId);
  if (place.visibility !== undefined) requireVisibility(place.visibility, target);
  if (place.name !== undefined && isReservedName(place.name)) throw nameTaken();
  return target;
}

export async function duplicateProject(
  context: ProjectsContext,
  actor: UserActor,
  { source, wish }: { readonly source: ProjectAccess; readonly wish: DuplicateProject },
): Promise<ProjectAccess> {
  const target = await duplicationTarget(context, actor, { source, wish });
  const title = wish.displayName ?? copyTitle(source.project.display_name);
  const extent = wish.backend;
  const copyBackend =
    extent && (await context.backendCopies?.prepare({ source, target: target.workspace, extent }));
  return insertProject(context, actor, {
    copyBackend,
    wantedName: wish.name,
    title,
    project: {
      id: wish.id,
      displayName: title,
      workspaceId: target.workspace.id,
      userId: actor.userId,
      visibility: copiedVisibility(source.project.visibility, target),
      initialMessage: null,
      template: source.project.template,
      category: source.project.category,
      duplicatedFrom: source.project.id,
      duplicatedCommitSha: source.project.latest_commit_sha,
    },
  });
}

/**
 * A project of one's own that begins with what another one has: its files and the structure of its backend, never its
 * data. Its versions go along for those who may look at all of them and change it anyway (docs/decisions/0078). Where the
 * backend cannot go along, the files do.
 */
export async function remixProject(
  context: ProjectsContext,
  actor: UserActor,
  { source, wish }: { readonly source: ProjectAccess; readonly wish: RemixProject },
): Promise<ProjectAccess> {
  const { withHistory: copiesHistory } = wish;
  if (copiesHistory && !source.permissions.has('EditProject')) throw new ApiError('forbidden', noHistory);
  const target = await targetWorkspace(context, actor, wish.workspaceId);
  const visibility = remixVisibility(source.project.visibility, target);
  const title = remixTitle(source.project.display_name);
  return insertProject(context, actor, {
    copyBackend: await structureOf(context, source, target),
    remixOf: source.project.id,
    wantedName: undefined,
    title,
    project: {
      id: wish.id,
      displayName: title,
      workspaceId: target.workspace.id,
      userId: actor.userId,
      visibility,
      initialMessage: null,
      template: source.project.template,
      category: source.project.category,
      duplicatedFrom: source.project.id,
      duplicatedCommitSha: source.project.latest_commit_sha,
      copiesHistory,
    },
  });
}

/** What everyone sees may be seen in its remixes too; what is not public does not become so by being remixed. */
function remixVisibility(visibility: ProjectVisibility, target: WorkspaceAccess): ProjectVisibility {
  return visibility === 'public' ? defaultVisibility(rulesOf(target)) : copiedVisibility(visibility, target);
}

/** Whoever may remix a project may have what its backend is made of. */
async function structureOf(
  { backendCopies }: ProjectsContext,
  source: ProjectAccess,
  target: WorkspaceAccess,
): Promise<Insertion['copyBackend']> {
  const permissions: ReadonlySet<ProjectPermission> = new Set([...source.permissions, 'ViewBackend']);
  try {
    return await backendCopies?.prepare({
      source: { ...source, permissions },
      target: target.workspace,
      extent: 'structure',
    });
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The workspace that a new or moved project goes to; the caller must be allowed to put projects there. */
export async function targetWorkspace(
  context: ProjectsContext,
  actor: UserActor,
  wanted: WorkspaceId | undefined,
): Promise<WorkspaceAccess> {
  const id = wanted ?? (await context.workspaces.ensurePersonal(actor.userId));
  const access = await context.workspaces.workspaceAccess(actor, id);
  if (!access?.permissions.has('ViewWorkspace')) throw notFound();
  if (!access.permissions.has('CreateProject')) {
    throw new ApiError('forbidden', 'You may not create projects in this workspace.');
  }
  return access;
}

export function requireVisibility(visibility: ProjectVisibility, target: WorkspaceAccess): void {
  const fault = visibilityFault(visibility, rulesOf(target));
  if (fault) throw new ApiError(fault.code, fault.detail);
}

function rulesOf({ workspace }: WorkspaceAccess) {
  return { plan: workspace.plan, disablePublish: workspace.disable_publish };
}

/** The source's own workspace where the caller belongs to it, otherwise the caller's first. */
async function duplicationTarget(
  context: ProjectsContext,
  actor: UserActor,
  { source, wish }: { readonly source: ProjectAccess; readonly wish: DuplicateProject },
): Promise<WorkspaceAccess> {
  if (wish.workspaceId !== undefined) return targetWorkspace(context, actor, wish.workspaceId);
  const own = await context.workspaces.workspaceAccess(actor, source.project.workspace_id);
  return own?.permissions.has('CreateProject') ? own : targetWorkspace(context, actor, undefined);
}

/** A copy is never seen by more people than its source. */
function copiedVisibility(visibility: ProjectVisibility, target: WorkspaceAccess): ProjectVisibility {
  const fault = visibilityFault(visibility, rulesOf(target));
  if (fault === undefined) return visibility;
  if (visibility === 'public') return defaultVisibility(rulesOf(target));
  throw new ApiError(fault.code, fault.detail);
}

interface Insertion {
  readonly wantedName: string | undefined;
  readonly title: string | undefined;
  readonly project: Omit<NewProject, 'name'>;
  readonly remixOf?: ProjectId;
  readonly first?: Pick<FirstMessage, 'images' | 'model'>;
  readonly copyBackend?: Awaited<ReturnType<BackendCopies['prepare']>>;
}

async function insertProject(
  context: ProjectsContext,
  actor: UserActor,
  insertion: Insertion,
): Promise<ProjectAccess> {
  const { project } = insertion;
  return context.db.transaction(async (tx) => {
    const isNew = await insertUnderFreeName(context, tx, insertion);
    const access = await context.load(tx, actor, project.id);
    // The id was made from the caller's own key; whatever else holds it is not theirs to see.
    if (!access || access.project.created_by !== actor.userId) throw notFound();
    if (!isNew) return access;
    await context.live.created(tx, access.project);
    await recordProjectActivity(tx, project.id, { kind: 'project.created', actorId: actor.userId });
    if (insertion.remixOf !== undefined) {
      const detail = project.copiesHistory === true ? 'with its history' : '';
      const deed = { kind: 'project.remixed', actorId: actor.userId, detail } as const;
      await recordProjectActivity(tx, insertion.remixOf, deed);
    }
    await context.leases?.place(tx, project.id);
    await context.jobs.enqueue(tx, projectFilesJob, { project_id: project.id });
    if (project.initialMessage !== null) {
      await context.jobs.enqueue(tx, firstMessageJob, {
        project_id: project.id,
        user_id: actor.userId,
        ...insertion.first,
      });
    }
    await insertion.copyBackend?.(tx, { projectId: project.id, userId: actor.userId });
    tx.afterCommit(() =>
      context.bus.publish('project.created', { projectId: project.id, userId: actor.userId }),
    );
    return access;
  });
}

/** False when this very project exists already. */
async function insertUnderFreeName(
  context: ProjectsContext,
  queries: Queries,
  { wantedName, title, project }: Insertion,
): Promise<boolean> {
  if (wantedName !== undefined) {
    if (isReservedName(wantedName)) throw nameTaken();
    if (await context.store.insert(queries, { ...project, name: wantedName })) return true;
    if (await context.store.exists(queries, project.id)) return false;
    throw nameTaken();
  }
  const candidates = nameCandidates(title, context.randomEnding);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { value: name } = candidates.next();
    if (name !== undefined && (await context.store.insert(queries, { ...project, name }))) return true;
    if (await context.store.exists(queries, project.id)) return false;
  }
  throw new ApiError('conflict', 'No free name was found for this project. Please choose one.');
}

export function nameTaken(): ApiError {
  const { detail, answer } = invalidField('name', 'This name is already taken. Choose another one.');
  return new ApiError('conflict', detail, answer);
}

function titleOfName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function remixTitle(title: string): string {
  return `Remix of ${title}`.slice(0, displayNameCharacters).trimEnd();
}

function copyTitle(title: string): string {
  const ending = ' copy';
  return `${title.slice(0, displayNameCharacters - ending.length).trimEnd()}${ending}`;
}
