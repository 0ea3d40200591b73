import { type WorkspaceEventType, type WorkspaceId, workspaceTopic } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { LivePublisher } from '../../live/live.ts';

export interface UsageNews {
  changed(queries: Queries, workspaceId: WorkspaceId): Promise<void>;
  /** For meters that move many times a second: not stored, because the next one says the same. */
  moved(workspaceId: WorkspaceId): void;
}

export function createUsageNews(live: LivePublisher): UsageNews {
  const type: WorkspaceEventType = 'usage.updated';
  const event = (workspaceId: WorkspaceId) => ({ type, payload: { workspace_id: workspaceId } });
  return {
    changed: (queries, workspaceId) => live.publish(queries, workspaceTopic(workspaceId), event(workspaceId)),
    moved: (workspaceId) => live.signal(workspaceTopic(workspaceId), event(workspaceId)),
  };
}
