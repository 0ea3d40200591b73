import type {
  DeploymentId,
  DeploymentPhase,
  DeploymentStatus,
  ProjectId,
  UserId,
  WorkspaceId,
} from '@loam/contract';

export interface DeploymentRow {
  readonly id: DeploymentId;
  readonly project_id: ProjectId;
  readonly number: number;
  readonly commit_sha: string;
  readonly commit_message: string;
  readonly edit_number: number;
  readonly status: DeploymentStatus;
  readonly phase: DeploymentPhase;
  readonly phase_ms: Partial<Record<DeploymentPhase, number>>;
  readonly user_id: UserId | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly detail: string | null;
  readonly is_build_error: boolean;
  readonly bytes: number | null;
  readonly files: number | null;
  readonly manifest_key: string | null;
  readonly superseded_by: DeploymentId | null;
  readonly attempts: number;
  readonly is_live: boolean;
  readonly is_first: boolean;
}

export interface NewDeployment {
  readonly id: DeploymentId;
  readonly projectId: ProjectId;
  readonly commitSha: string;
  readonly commitMessage: string;
  readonly editNumber: number;
  readonly userId: UserId;
  /** It was late: a newer version is being published. */
  readonly supersededBy?: DeploymentId | undefined;
}

/** A project whose site is about to change; nobody else changes it meanwhile. */
export interface LockedProject {
  readonly id: ProjectId;
  readonly name: string;
  readonly is_published: boolean;
  readonly workspace_id: WorkspaceId;
}

export interface StoredFiles {
  readonly manifestKey: string;
  readonly bytes: number;
  readonly files: number;
  readonly isIndexed: boolean;
}
