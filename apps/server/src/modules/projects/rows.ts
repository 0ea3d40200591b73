import type { ProjectAccessLevel, ProjectId, UserId, WorkspaceId } from '@loam/contract';
import type { ProjectRecord } from '../../http/access.ts';

/** A project with everything that decides what one person may do with it. */
export interface AccessRow extends ProjectRecord {
  readonly member_role: 'owner' | 'admin' | 'member' | null;
  readonly collaborator_level: Exclude<ProjectAccessLevel, 'owner'> | null;
}

export interface ListedRow extends AccessRow {
  readonly sort_key: string;
}

export interface DeletedRow {
  readonly id: ProjectId;
  readonly name: string;
  readonly display_name: string;
  readonly workspace_id: WorkspaceId;
  readonly deleted_at: Date;
  readonly purge_at: Date;
  readonly sort_key: string;
}

export interface PublicRow {
  readonly id: ProjectId;
  readonly name: string;
  readonly display_name: string;
  readonly user_id: UserId;
  readonly url: string | null;
  readonly is_published: boolean;
  readonly category: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly sort_key: string;
}

export interface PresenceRow {
  readonly id: UserId;
  readonly username: string;
  readonly display_name: string;
  readonly photo_url: string | null;
  readonly email: string;
  readonly last_seen: Date;
  readonly view: string | null;
  readonly file: string | null;
}

export interface DetailsRow {
  readonly owner_username: string;
  readonly owner_name: string;
  readonly owner_image: string | null;
  readonly collaborator_count: number;
  readonly remix_count: number;
  /** Of the project that this one was begun with, while it is public. */
  readonly origin_id: ProjectId | null;
  readonly origin_name: string | null;
  readonly workspace_member_count: number;
}
