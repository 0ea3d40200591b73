import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { ProjectId, Timestamp, UserId } from '../http/ids.ts';

export const EditId = z.uuid().brand<'EditId'>();
export type EditId = z.infer<typeof EditId>;

/** The whole name of a commit. */
export const CommitSha = z.string().regex(/^[0-9a-f]{40}$/, 'This is not a commit.');

/** A whole name or at least its first seven digits, as it stands in addresses. */
export const CommitName = z.string().regex(/^[0-9a-f]{7,40}$/, 'This is not a commit.');

export const EditType = z.enum(enums.edit.types);
export type EditType = z.infer<typeof EditType>;

export const EditFeedback = z.enum(enums.edit.feedbacks);
export type EditFeedback = z.infer<typeof EditFeedback>;

/** `lost`: the files of this version could not be saved from a damaged disk; its record stays. */
export const EditStatus = z.enum(['completed', 'lost']);
export type EditStatus = z.infer<typeof EditStatus>;

export const PreviewBuildStatus = z.enum(['queued', 'building', 'succeeded', 'failed']);
export type PreviewBuildStatus = z.infer<typeof PreviewBuildStatus>;

/** One entry of the code view. Without contents it is binary or too large. */
export const SourceFile = z.object({
  /** The path within the project, as is `path`. */
  name: z.string(),
  path: z.string(),
  contents: z.string().nullable(),
  binary: z.boolean(),
  sizeExceeded: z.boolean(),
});
export type SourceFile = z.infer<typeof SourceFile>;

export const DiffEntry = z.object({
  file_path: z.string(),
  original_file_path: z.string().nullable(),
  action: z.enum(enums.diff.actions),
  /** Text; a data URL for an image; null when there is none, or it is binary or too large. */
  old_content: z.string().nullable(),
  new_content: z.string().nullable(),
  is_image: z.boolean(),
  /** A side was left out because it is too large. */
  is_incomplete: z.boolean(),
});
export type DiffEntry = z.infer<typeof DiffEntry>;

/** One version of a project: one commit. */
export const Edit = z.object({
  id: EditId,
  project_id: ProjectId,
  /** 1 for the first version of the project, then upwards. */
  number: z.number().int(),
  commit_sha: CommitSha,
  parent_sha: CommitSha.nullable(),
  commit_message: z.string(),
  tags: z.object({ summary: z.string() }),
  created_at: Timestamp,
  /** Null once the account is gone, and for what came from outside. */
  user_id: UserId.nullable(),
  type: EditType,
  status: EditStatus,
  preview_build_status: PreviewBuildStatus.nullable(),
  /** A later restore left this version out of the project's present state. */
  reverted: z.boolean(),
  bookmarked: z.boolean(),
  bookmark_note: z.string().nullable(),
  revert_target_edit_id: EditId.nullable(),
  feedback: EditFeedback,
  /** Pages of the app that this version touched. */
  pages: z.array(z.string()),
  /** Only where one edit is asked for; lists leave it null. */
  diff: z.array(DiffEntry).nullable(),
});
export type Edit = z.infer<typeof Edit>;

/** What the files of an earlier version do not know of the database. */
export const RestorePlan = z.object({
  /** Applied after it. Restoring the files does not undo them. */
  migrations: z.array(z.object({ version: z.string(), name: z.string() })),
  /** The database as it was before the first of them, where one is kept. */
  backup: z.object({ id: z.string(), created_at: Timestamp }).nullable(),
});
export type RestorePlan = z.infer<typeof RestorePlan>;
