import {
  topics,
  type UserId,
  type WorkspaceEventType,
  type WorkspaceId,
  workspaceTopic,
} from '@loam/contract';
import type { Queries } from '@loam/db';
import type { LivePublisher } from '../../live/live.ts';

export interface WorkspaceNews {
  /** To everyone who has the workspace open. */
  tell(queries: Queries, workspaceId: WorkspaceId, type: WorkspaceEventType): Promise<void>;
  /** To one account whose own list of workspaces changed. */
  tellUser(queries: Queries, workspaceId: WorkspaceId, userId: UserId): Promise<void>;
}

export function createWorkspaceNews(live: LivePublisher): WorkspaceNews {
  return {
    tell: (queries, workspaceId, type) =>
      live.publish(queries, workspaceTopic(workspaceId), { type, payload: { workspace_id: workspaceId } }),
    tellUser(queries, workspaceId, userId) {
      const type: WorkspaceEventType = 'workspaces.updated';
      return live.publish(queries, topics.user(userId), { type, payload: { workspace_id: workspaceId } });
    },
  };
}
