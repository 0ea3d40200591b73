import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { limits } from '../limits.data.ts';
import { CommitSha } from '../versions/schemas.ts';

/**
 * `empty`: the project has no version yet. `sleeping`: nobody looked for a while; it wakes when someone does.
 * `broken`: the newest code does not compile. `crashed`: it ended and is started again after a pause.
 * `unavailable`: this installation cannot run projects; `reason` says why.
 */
const previewStates = [
  'empty',
  'stopped',
  'starting',
  'ready',
  'broken',
  'crashed',
  'sleeping',
  'unavailable',
] as const;
export const PreviewStateName = z.enum(previewStates);
export type PreviewStateName = z.infer<typeof PreviewStateName>;

export const PreviewLogLine = z.object({
  at: Timestamp,
  stream: z.enum(['stdout', 'stderr']),
  text: z.string(),
});
export type PreviewLogLine = z.infer<typeof PreviewLogLine>;

/** What the project's own tools said; every word of it may come from the project's code. */
export const PreviewFault = z.object({
  message: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
  frame: z.string().optional(),
});
export type PreviewFault = z.infer<typeof PreviewFault>;

export const Preview = z.object({
  state: PreviewStateName,
  /** Where the running app is served; who opens it needs a ticket first. */
  url: z.url(),
  /** The version that the preview shows, or is about to. */
  commit_sha: CommitSha.nullable(),
  /** The newest version whose build succeeded; it is served while newer code is broken. */
  preview_build_commit_sha: CommitSha.nullable(),
  /** The newest version is only what every project begins with: nothing of the person's own is there yet. */
  is_starter: z.boolean(),
  /** The same of the newest build. */
  is_starter_build: z.boolean(),
  /** The newest lines of the log. */
  boot_log: z.array(PreviewLogLine),
  error: PreviewFault.nullable(),
  /** A sentence for people on why the state is not `ready`. */
  reason: z.string().nullable(),
  /** How the project's code is kept apart from the machine. */
  level: z.string().nullable(),
});
export type Preview = z.infer<typeof Preview>;

export const ProjectErrorId = z.uuid().brand<'ProjectErrorId'>();
export type ProjectErrorId = z.infer<typeof ProjectErrorId>;

export const ProjectErrorType = z.enum(enums.errors.kinds);
export type ProjectErrorType = z.infer<typeof ProjectErrorType>;

export const ProjectErrorPlace = z.object({
  filename: z.string().max(1024).optional(),
  lineno: z.number().int().nonnegative().optional(),
  colno: z.number().int().nonnegative().optional(),
});

export const ProjectError = z.object({
  id: ProjectErrorId,
  project_id: ProjectId,
  type: ProjectErrorType,
  error_message: z.string(),
  meta_data: ProjectErrorPlace,
  /** How often it was seen since it was last handled. */
  occurrences: z.number().int(),
  created_at: Timestamp,
  handled_at: Timestamp.nullable(),
});
export type ProjectError = z.infer<typeof ProjectError>;

/** What a page inside the preview can report; the rest is found by the server itself. */
export const reportedErrorTypes = [
  'runtime',
  'immediate_runtime',
  'http_client_error',
  'http_server_error',
  'supabase_edge_function_error',
  'cors_error',
] as const satisfies readonly ProjectErrorType[];

export const ReportedError = z.object({
  type: z.enum(reportedErrorTypes),
  error_message: z
    .string()
    .trim()
    .min(1)
    .transform((text) => text.slice(0, limits.chat.errorTextMaxCharacters)),
  meta_data: ProjectErrorPlace.default({}),
});
export type ReportedError = z.infer<typeof ReportedError>;

export const PreviewLinkId = z.uuid().brand<'PreviewLinkId'>();
export type PreviewLinkId = z.infer<typeof PreviewLinkId>;

/** Shows the app to whoever has it, without an account, and nothing else of the project. */
export const PreviewLink = z.object({
  id: PreviewLinkId,
  url: z.url(),
  created_at: Timestamp,
  expires_at: Timestamp,
});
export type PreviewLink = z.infer<typeof PreviewLink>;
