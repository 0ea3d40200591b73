import type { WorkspaceId } from '../http/ids.ts';

/** Everything that members of a workspace are told about it. Payloads carry `workspace_id` only: readers fetch again. */
export const workspaceEventTypes = [
  'workspace.updated',
  'workspace.deleted',
  'members.updated',
  'invitations.updated',
  'usage.updated',
] as const;
export type WorkspaceEventType = (typeof workspaceEventTypes)[number];

export function workspaceTopic(id: WorkspaceId): `workspace:${string}` {
  return `workspace:${id}`;
}
