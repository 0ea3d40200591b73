import { projectRights, type ProjectId, type UserId } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { ProjectAccess } from '../../http/access.ts';
import type { Actor } from '../../http/actor.ts';
import type { AccessRow } from './rows.ts';
import type { ProjectStore } from './store.ts';

export function accessOfRow(row: AccessRow, userId: UserId | null): ProjectAccess {
  const { level, permissions } = projectRights({
    visibility: row.visibility,
    isSignedIn: userId !== null,
    workspaceRole: row.member_role,
    collaboratorLevel: row.collaborator_level,
    isOwner: row.user_id === userId,
    isCreator: row.created_by === userId,
    isDeleted: row.deleted_at !== null,
  });
  return { project: row, level, permissions };
}

/** Everything a call on a project needs to know, in one statement. */
export async function loadAccess(
  from: { readonly store: ProjectStore; readonly queries: Queries },
  actor: Actor,
  id: ProjectId,
): Promise<ProjectAccess | undefined> {
  const userId = actor.kind === 'user' ? actor.userId : null;
  const row = await from.store.access(from.queries, userId, id);
  return row === undefined ? undefined : accessOfRow(row, userId);
}
