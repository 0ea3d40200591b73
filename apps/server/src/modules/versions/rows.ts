import type {
  EditFeedback,
  EditId,
  EditStatus,
  EditType,
  PreviewBuildStatus,
  ProjectId,
  UserId,
} from '@loam/contract';

export interface EditRow {
  readonly id: EditId;
  readonly project_id: ProjectId;
  readonly number: number;
  readonly commit_sha: string;
  readonly parent_sha: string | null;
  readonly commit_message: string;
  /** The answer that it came of. */
  readonly message_id: string | null;
  readonly summary: string;
  readonly created_at: Date;
  readonly user_id: UserId | null;
  readonly type: EditType;
  readonly status: EditStatus;
  readonly preview_build_status: PreviewBuildStatus | null;
  readonly reverted: boolean;
  readonly bookmarked: boolean;
  readonly bookmark_note: string | null;
  readonly revert_target_edit_id: EditId | null;
  readonly feedback: EditFeedback;
  readonly pages: string[];
}

/** A commit that stands in the repository and gets its row. */
export interface NewEdit {
  readonly id: EditId;
  readonly projectId: ProjectId;
  readonly commitSha: string;
  readonly parentSha: string | null;
  readonly commitMessage: string;
  readonly summary: string;
  readonly userId: UserId | null;
  readonly type: EditType;
  readonly pages: readonly string[];
  readonly revertTargetEditId?: EditId | undefined;
  readonly messageId?: string | undefined;
  /** Absent: now, by the database. */
  readonly createdAt?: Date | undefined;
}

/** What decides how a project's repository comes to be. */
export interface OriginRow {
  readonly created_by: UserId;
  readonly latest_commit_sha: string | null;
  readonly duplicated_from: ProjectId | null;
  readonly duplicated_commit_sha: string | null;
  /** The copy begins with the versions of its source, not with its files alone. */
  readonly copies_history: boolean;
  readonly deleted_at: Date | null;
}
