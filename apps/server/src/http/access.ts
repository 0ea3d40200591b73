import type { ProjectId, ProjectPermission, UserId, WorkspaceId, WorkspacePermission } from '@loam/contract';
import type { Actor } from './actor.ts';

export interface WorkspaceRecord {
  readonly id: WorkspaceId;
  readonly name: string;
  readonly plan: 'free' | 'pro' | 'biz' | 'enterprise';
  readonly disable_publish: boolean;
  readonly disable_named_previews: boolean;
  readonly disable_cloud: boolean;
  readonly created_at: Date;
}

export interface WorkspaceAccess {
  readonly workspace: WorkspaceRecord;
  readonly role: 'owner' | 'admin' | 'member';
  readonly isBillingManager: boolean;
  readonly permissions: ReadonlySet<WorkspacePermission>;
}

export interface ProjectRecord {
  readonly id: ProjectId;
  readonly name: string;
  readonly display_name: string;
  readonly workspace_id: WorkspaceId;
  readonly user_id: UserId;
  readonly created_by: UserId;
  readonly visibility: 'public' | 'private' | 'draft';
  readonly initial_message: string | null;
  readonly template: string | null;
  readonly category: string | null;
  readonly duplicated_from: ProjectId | null;
  readonly url: string | null;
  readonly is_published: boolean;
  readonly published_commit_sha: string | null;
  readonly latest_commit_sha: string | null;
  readonly preview_build_commit_sha: string | null;
  readonly thumbnail_commit_sha: string | null;
  readonly main_branch: string;
  readonly github_repo_name: string | null;
  readonly github_owner_name: string | null;
  readonly is_supabase_enabled: boolean;
  readonly supabase_project_id: string | null;
  readonly supabase_organization_id: string | null;
  readonly is_analytics_disabled: boolean;
  readonly locked_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
  readonly workspace_name: string;
  readonly workspace_plan: WorkspaceRecord['plan'];
  readonly workspace_disable_publish: boolean;
  readonly workspace_disable_named_previews: boolean;
  readonly workspace_disable_cloud: boolean;
  readonly creator_username: string;
  readonly creator_name: string;
  readonly creator_image: string | null;
}

export interface ProjectAccess {
  readonly project: ProjectRecord;
  /** Null for someone who sees the project only because it is public. */
  readonly level: 'owner' | 'admin' | 'write' | 'read' | null;
  readonly permissions: ReadonlySet<ProjectPermission>;
}

/** Answers what an actor may do with an object; undefined when it does not exist. */
export interface AccessPort {
  project(actor: Actor, id: ProjectId): Promise<ProjectAccess | undefined>;
  workspace(actor: Actor, id: WorkspaceId): Promise<WorkspaceAccess | undefined>;
}
