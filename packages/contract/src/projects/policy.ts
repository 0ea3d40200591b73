import { enums } from '../enums.data.ts';
import type { ProjectPermission } from '../http/permissions.ts';
import type { ProjectAccessLevel, ProjectVisibility } from './schemas.ts';

export type WorkspacePlan = (typeof enums.workspace.plans)[number];

/** Everything that decides what someone may do with a project. */
export interface ProjectRelation {
  readonly visibility: ProjectVisibility;
  readonly isSignedIn: boolean;
  /** Null for someone outside the project's workspace. */
  readonly workspaceRole: 'owner' | 'admin' | 'member' | null;
  /** From an accepted invitation; null without one. */
  readonly collaboratorLevel: (typeof enums.collaborator.accessLevels)[number] | null;
  readonly isOwner: boolean;
  /** Differs from the owner once the project was handed over. */
  readonly isCreator: boolean;
  readonly isDeleted: boolean;
}

export interface ProjectRights {
  /** Null for someone who sees the project only because it is public, and for someone who does not see it. */
  readonly level: ProjectAccessLevel | null;
  readonly permissions: ReadonlySet<ProjectPermission>;
}

const nothing: ReadonlySet<ProjectPermission> = new Set();
const deletedOwner: ReadonlySet<ProjectPermission> = new Set(['DeleteProject', 'RestoreProject']);
const visitor: ReadonlySet<ProjectPermission> = new Set(['ViewProject']);
const signedInVisitor: ReadonlySet<ProjectPermission> = new Set(['ViewProject', 'RemixProject']);
const write = [
  'ViewProject',
  'EditProject',
  'DeployProject',
  'EditProjectVisibility',
  'DownloadProject',
  'ViewProjectCollaborators',
  'RemixProject',
  'ViewBackend',
  'EditBackend',
] as const;
const admin = [...write, 'ManageProjectCollaborators', 'ManageMagicCodes', 'ManageBackend'] as const;
const byLevel: Readonly<Record<Exclude<ProjectAccessLevel, 'read'>, ReadonlySet<ProjectPermission>>> = {
  write: new Set(write),
  admin: new Set(admin),
  owner: new Set([...admin, 'DeleteProject', 'RestoreProject', 'MoveProject']),
};

/** The one place that says who may do what with a project; the server enforces it and the web app shows it. */
export function projectRights(relation: ProjectRelation): ProjectRights {
  const level = projectLevel(relation);
  if (relation.isDeleted) {
    return level === 'owner' ? { level, permissions: deletedOwner } : { level: null, permissions: nothing };
  }
  const isPublic = relation.visibility === 'public';
  if (level === null && !isPublic) return { level, permissions: nothing };
  if (level === null || level === 'read') {
    return { level, permissions: isPublic && relation.isSignedIn ? signedInVisitor : visitor };
  }
  return { level, permissions: byLevel[level] };
}

const rank: Readonly<Record<ProjectAccessLevel, number>> = { read: 1, write: 2, admin: 3, owner: 4 };

function projectLevel(relation: ProjectRelation): ProjectAccessLevel | null {
  if (!relation.isSignedIn) return null;
  const levels = [ownLevel(relation), roleLevel(relation), relation.collaboratorLevel];
  return levels.reduce((best, level) => (rankOf(level) > rankOf(best) ? level : best), null);
}

function rankOf(level: ProjectAccessLevel | null): number {
  return level === null ? 0 : rank[level];
}

/** Someone who left the workspace leaves what they made there behind. */
function ownLevel(relation: ProjectRelation): ProjectAccessLevel | null {
  if (relation.workspaceRole === null) return null;
  if (relation.isOwner) return 'owner';
  return relation.isCreator ? 'write' : null;
}

/** A draft belongs to its creator and those invited to it, whatever role others have in the workspace. */
function roleLevel(relation: ProjectRelation): ProjectAccessLevel | null {
  if (relation.visibility === 'draft' || relation.workspaceRole === null) return null;
  return relation.workspaceRole === 'member' ? 'write' : 'admin';
}

export interface VisibilityRules {
  readonly plan: WorkspacePlan;
  readonly disablePublish: boolean;
}

export interface VisibilityFault {
  readonly code: 'plan_required' | 'forbidden';
  readonly detail: string;
  /** The lowest plan that would allow it. */
  readonly plan?: 'pro' | 'biz';
}

/** Why a workspace may not have a project with this visibility; undefined when it may. */
export function visibilityFault(
  visibility: ProjectVisibility,
  workspace: VisibilityRules,
): VisibilityFault | undefined {
  if (visibility === 'public' && workspace.disablePublish) {
    return { code: 'forbidden', detail: 'This workspace does not allow public projects.' };
  }
  if (visibility === 'private' && !includesPlan(enums.gates.privateVisibilityPlans, workspace.plan)) {
    return { code: 'plan_required', detail: 'Private projects need the Pro plan.', plan: 'pro' };
  }
  if (visibility === 'draft' && !includesPlan(enums.gates.draftVisibilityPlans, workspace.plan)) {
    return { code: 'plan_required', detail: 'Personal drafts need the Business plan.', plan: 'biz' };
  }
  return undefined;
}

/** Private where the plan allows it, otherwise public; never public where the workspace forbids it. */
export function defaultVisibility(workspace: VisibilityRules): ProjectVisibility {
  const isPrivateAllowed = visibilityFault('private', workspace) === undefined;
  return isPrivateAllowed || workspace.disablePublish ? 'private' : 'public';
}

function includesPlan(plans: readonly WorkspacePlan[], plan: WorkspacePlan): boolean {
  return plans.includes(plan);
}
