import { z } from 'zod';

const ConflictSide = z.object({
  contents: z.string().nullable(),
  binary: z.boolean(),
  sizeExceeded: z.boolean(),
});

/** Part of a 409 answer to a save: what the files were, what they are now, and what was sent. Null: no such file. */
export const SaveConflict = z.object({
  base_commit_sha: z.string(),
  head_commit_sha: z.string(),
  /** Nobody else touched the same files: the same call with `rebase` succeeds. */
  can_rebase: z.boolean(),
  files: z.array(
    z.object({
      path: z.string(),
      base: ConflictSide.nullable(),
      theirs: ConflictSide.nullable(),
      yours: ConflictSide.nullable(),
    }),
  ),
});
export type SaveConflict = z.infer<typeof SaveConflict>;
