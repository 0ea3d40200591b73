import { type Collaborator, type MagicCode, type SharedProject, sharingLimits } from '@loam/contract';
import type { CollaboratorRow, MagicCodeRow, SharedRow } from './store.ts';

const dayMs = 86_400_000;

export function expiryOf(createdAt: Date): Date {
  return new Date(createdAt.getTime() + sharingLimits.expiryDays * dayMs);
}

export function toCollaborator(row: CollaboratorRow, now: Date, inviteUrl?: string): Collaborator {
  return {
    id: row.id,
    user_id: row.joined_at === null ? null : row.user_id,
    display_name: row.display_name,
    email: row.email,
    photo_url: row.photo_url,
    access_level: row.access_level,
    joined_at: row.joined_at === null ? null : row.joined_at.toISOString(),
    is_expired: row.joined_at === null && expiryOf(row.created_at) <= now,
    invite_url: row.joined_at === null ? (inviteUrl ?? null) : null,
  };
}

export function toMagicCode(row: MagicCodeRow, url: string): MagicCode {
  return {
    id: row.id,
    access_level: row.access_level,
    url,
    created_at: row.created_at.toISOString(),
    expires_at: expiryOf(row.created_at).toISOString(),
    uses: row.uses,
  };
}

export function toSharedProject(row: SharedRow): SharedProject {
  return {
    id: row.id,
    display_name: row.display_name,
    owner_name: row.owner_name,
    access_level: row.access_level,
    collaboration_status: { is_pending: row.joined_at === null },
    invited_by: row.invited_by,
    invited_at: row.created_at.toISOString(),
  };
}
