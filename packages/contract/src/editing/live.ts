import { z } from 'zod';
import { CodeFile } from './code-socket.ts';

/** Signals on `topics.code(projectId)`, which the live code socket passes on: files of a turn that is not over. */
const codeSignalTypes = ['code.staged', 'code.discarded'] as const;
export type CodeSignalType = (typeof codeSignalTypes)[number];

/** What changed since the signal before. */
export const StagedCode = z.object({
  message_id: z.string(),
  files: z.array(CodeFile),
  deleted: z.array(z.string()),
});
export type StagedCode = z.infer<typeof StagedCode>;

/** The turn ended without a version: these files are as they were. */
export const DiscardedCode = z.object({ message_id: z.string(), paths: z.array(z.string()) });
export type DiscardedCode = z.infer<typeof DiscardedCode>;
