import type { Permission, ProjectPermission } from '../http/permissions.ts';
import { ProjectId, UserId, WorkspaceId } from '../http/ids.ts';

/**
 * What follows `project:{id}:` in a topic, and the permission that reading it needs.
 * A topic under ViewProject of a public project is read by anyone: nothing private, no e-mail address, belongs in it.
 */
const projectViews = {
  messages: 'EditProject',
  edits: 'ViewProject',
  code: 'EditProject',
  presence: 'ViewProject',
  errors: 'EditProject',
  security: 'EditProject',
  domains: 'DeployProject',
  deployments: 'DeployProject',
  backend: 'ViewBackend',
} as const satisfies Record<string, ProjectPermission>;

type ProjectView = keyof typeof projectViews;

export type ParsedTopic =
  | {
      readonly kind: 'project' | ProjectView;
      readonly ids: { readonly projectId: ProjectId };
      readonly permission: ProjectPermission;
    }
  | {
      readonly kind: 'message';
      readonly ids: { readonly projectId: ProjectId; readonly messageId: string };
      readonly permission: 'EditProject';
    }
  | {
      readonly kind: 'workspace';
      readonly ids: { readonly workspaceId: WorkspaceId };
      readonly permission: 'ViewWorkspace';
    }
  /** Only for the account itself, whatever its role. */
  | { readonly kind: 'user'; readonly ids: { readonly userId: UserId }; readonly permission: 'SignedIn' };

export type TopicPermission = Extract<Permission, ParsedTopic['permission']>;

/** The names of what can be subscribed to. */
export const topics = {
  project: (projectId: string) => `project:${projectId}`,
  messages: (projectId: string) => `project:${projectId}:messages`,
  message: (projectId: string, messageId: string) => `project:${projectId}:message:${messageId}`,
  edits: (projectId: string) => `project:${projectId}:edits`,
  /** What the live code socket is made of: files as a turn writes them. */
  code: (projectId: string) => `project:${projectId}:code`,
  errors: (projectId: string) => `project:${projectId}:errors`,
  presence: (projectId: string) => `project:${projectId}:presence`,
  security: (projectId: string) => `project:${projectId}:security`,
  domains: (projectId: string) => `project:${projectId}:domains`,
  deployments: (projectId: string) => `project:${projectId}:deployments`,
  /** That a part of the cloud changed, for whoever looks at it. */
  backend: (projectId: string) => `project:${projectId}:backend`,
  workspace: (workspaceId: string) => `workspace:${workspaceId}`,
  user: (userId: string) => `user:${userId}`,
} as const;

/** Undefined for a name that is no topic. */
export function parseTopic(topic: string): ParsedTopic | undefined {
  const [scope, id, view, messageId, ...rest] = topic.split(':');
  if (rest.length > 0) return undefined;
  if (scope === 'project') return parseProjectTopic(id, view, messageId);
  if (view !== undefined) return undefined;
  if (scope === 'workspace') {
    const workspaceId = WorkspaceId.safeParse(id);
    if (!workspaceId.success) return undefined;
    return { kind: 'workspace', ids: { workspaceId: workspaceId.data }, permission: 'ViewWorkspace' };
  }
  if (scope === 'user') {
    const userId = UserId.safeParse(id);
    return userId.success
      ? { kind: 'user', ids: { userId: userId.data }, permission: 'SignedIn' }
      : undefined;
  }
  return undefined;
}

function parseProjectTopic(
  id: string | undefined,
  view: string | undefined,
  messageId: string | undefined,
): ParsedTopic | undefined {
  const parsed = ProjectId.safeParse(id);
  if (!parsed.success) return undefined;
  const projectId = parsed.data;
  if (view === 'message') {
    if (messageId === undefined || !/^[\w-]{1,64}$/.test(messageId)) return undefined;
    return { kind: 'message', ids: { projectId, messageId }, permission: 'EditProject' };
  }
  if (messageId !== undefined) return undefined;
  if (view === undefined) return { kind: 'project', ids: { projectId }, permission: 'ViewProject' };
  if (!isProjectView(view)) return undefined;
  return { kind: view, ids: { projectId }, permission: projectViews[view] };
}

function isProjectView(view: string): view is ProjectView {
  return Object.hasOwn(projectViews, view);
}
