import {
  type Endpoint,
  isProjectPermission,
  isWorkspacePermission,
  type Permission,
  ProjectId,
  texts,
  WorkspaceId,
} from '@loam/contract';
import type { AccessPort, ProjectAccess, WorkspaceAccess } from './access.ts';
import type { Actor } from './actor.ts';
import { ApiError, notFound } from './api-error.ts';

export interface Grant {
  readonly project?: ProjectAccess;
  readonly workspace?: WorkspaceAccess;
}

export interface ObjectIds {
  readonly projectId?: unknown;
  readonly workspaceId?: unknown;
}

interface Asked extends Pick<Endpoint, 'permission' | 'signInDetail'> {
  readonly actor: Actor;
  readonly ids: ObjectIds;
}

/** The only place that decides whether a call may go on. Who may not view an object is told that it does not exist. */
export async function authorize(access: AccessPort, request: Asked): Promise<Grant> {
  const { actor, permission, ids } = request;
  if (isProjectPermission(permission)) {
    const project = await access.project(actor, ProjectId.parse(ids.projectId));
    requireOnObject(request, {
      canView: project?.permissions.has('ViewProject') ?? false,
      canAct: project?.permissions.has(permission) ?? false,
    });
    return project ? { project } : {};
  }
  if (isWorkspacePermission(permission)) {
    const workspace = await access.workspace(actor, WorkspaceId.parse(ids.workspaceId));
    requireOnObject(request, {
      canView: workspace?.permissions.has('ViewWorkspace') ?? false,
      canAct: workspace?.permissions.has(permission) ?? false,
    });
    return workspace ? { workspace } : {};
  }
  requireAccountPermission(request, permission);
  return {};
}

/** What a token that was lost must not be enough for. */
export function requireSession(actor: Actor): void {
  if (actor.kind === 'user' && actor.sessionId !== undefined) return;
  throw new ApiError('forbidden', 'A personal access token cannot do this. Sign in instead.');
}

function requireAccountPermission(
  { actor, signInDetail }: Asked,
  permission: 'Anyone' | 'SignedIn' | 'Developer' | 'Operator',
): void {
  if (permission === 'Anyone') return;
  if (actor.kind === 'anonymous') throw signInFirst(signInDetail);
  if (permission === 'SignedIn') return;
  const isAllowed = actor.role === 'operator' || (permission === 'Developer' && actor.role === 'developer');
  if (!isAllowed)
    throw new ApiError('forbidden', 'Your account does not have this right on this installation.');
}

interface OnObject {
  readonly canView: boolean;
  readonly canAct: boolean;
}

/** A right to act is enough on its own: the owner of a deleted project may restore what nobody can view. */
function requireOnObject({ actor, permission, signInDetail }: Asked, may: OnObject): void {
  if (may.canAct) return;
  if (actor.kind === 'anonymous') throw signInFirst(signInDetail);
  if (!may.canView) throw notFound();
  throw new ApiError('forbidden', refusals[permission] ?? 'You do not have permission to do this.');
}

const refusals: Readonly<Partial<Record<Permission, string>>> = {
  EditProjectVisibility: texts.visibility.needsEditor,
  DownloadProject: texts.download.forbidden,
};

function signInFirst(detail = 'Sign in to continue.'): ApiError {
  return new ApiError('unauthenticated', detail);
}
