import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { ProjectId } from '../http/ids.ts';
import { CommitSha, EditId, SourceFile } from '../versions/schemas.ts';

/**
 * The live code socket, on the builder's host, for people with EditProject. A browser sends its cookie and must come
 * from the builder's own origin; programs send `Authorization: Bearer`. It only speaks: saving goes through `edit-code`.
 */
export const codeSocketPath = '/_sandbox/code/ws';
export const codeSocketUrl = (projectId: string) => `${codeSocketPath}?project_id=${projectId}`;

export const codeSocketLimits = {
  /** A larger file is named without its contents. */
  fileBytes: 256 * 1024,
  /** All contents of one message; of more, the smallest files come with theirs. */
  messageBytes: 4 * 1024 * 1024,
  /** After a closed socket; the first message of the next one is `init_code` again. */
  reconnectMs: 1000,
} as const;

/**
 * `contents` is null for a binary file (`binary`), for one beyond the limits of `source-code` (`sizeExceeded`), and for
 * one that this message has no room for (`omitted`): `files/raw?path=` gives it.
 */
export const CodeFile = SourceFile.extend({ omitted: z.boolean() });
export type CodeFile = z.infer<typeof CodeFile>;

/**
 * Where changed files come from. `commit`: a new version stands, and `commit_sha` of the message is its name; what a
 * turn had been writing under the same `message_id` is part of it. `turn`: the AI is writing and nothing is saved yet.
 * `discarded`: a turn ended without a version; its files are sent as they stand in `commit_sha`.
 */
export const CodeOrigin = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('commit'),
    edit_id: EditId,
    /** Null where nobody in particular made it. */
    user_id: z.string().nullable(),
    message_id: z.string().nullable(),
  }),
  z.object({ kind: z.literal('turn'), message_id: z.string() }),
  z.object({ kind: z.literal('discarded'), message_id: z.string() }),
]);
export type CodeOrigin = z.infer<typeof CodeOrigin>;

const [initCode, fileUpdate] = enums.code.liveEvents;

export const CodeMessage = z.discriminatedUnion('type', [
  /** All files: the first message, and again whenever something may have been missed. Replaces what the client has. */
  z.object({
    type: z.literal(initCode),
    project_id: ProjectId,
    commit_sha: CommitSha,
    files: z.array(CodeFile),
  }),
  /** Only what changed. A renamed file is one of `files` and its old path one of `deleted`. */
  z.object({
    type: z.literal(fileUpdate),
    project_id: ProjectId,
    /** The newest saved version; for an origin of `turn` the one that is written upon. */
    commit_sha: CommitSha,
    origin: CodeOrigin,
    files: z.array(CodeFile),
    deleted: z.array(z.string()),
  }),
]);
export type CodeMessage = z.infer<typeof CodeMessage>;
