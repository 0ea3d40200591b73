import type { WorkspaceId } from '../http/ids.ts';
import { topics } from '../live/topics.ts';

/**
 * What members are told on `topics.workspace(id)`; `workspaces.updated` goes to `topics.user(id)` of someone whose own
 * list of workspaces changed. Payloads carry `workspace_id` only: readers fetch again.
 */
const workspaceEventTypes = [
  'workspace.updated',
  'workspace.deleted',
  'members.updated',
  'invitations.updated',
  'usage.updated',
  'workspaces.updated',
] as const;
export type WorkspaceEventType = (typeof workspaceEventTypes)[number];

export function workspaceTopic(id: WorkspaceId): string {
  return topics.workspace(id);
}
