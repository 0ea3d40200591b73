import type { UserId, WorkspaceId } from '@loam/contract';
import type { WorkspaceAccess } from '../../http/access.ts';
import type { Actor } from '../../http/actor.ts';

/** What projects ask of workspaces. */
export interface ProjectWorkspaces {
  access(actor: Actor, id: WorkspaceId): Promise<WorkspaceAccess | undefined>;
  /** The workspace that new things go to when nothing is said; the personal one is made when there is none. */
  firstOf(userId: UserId): Promise<WorkspaceId>;
}
