import { z } from 'zod';
import { ProjectId, Timestamp, UserId } from '../http/ids.ts';
import { activityKinds } from './kinds.data.ts';

export const ActivityKind = z.enum(activityKinds);
export type ActivityKind = z.infer<typeof ActivityKind>;

/** Something that someone did; `subject` and `detail` are what the text of its kind names. */
export const ActivityEntry = z.object({
  id: z.string(),
  kind: ActivityKind,
  /** Null for what the installation did, and for accounts that are gone. */
  actor: z.object({ id: UserId.nullable(), name: z.string() }),
  subject: z.string(),
  detail: z.string(),
  project: z.object({ id: ProjectId, name: z.string() }).nullable(),
  created_at: Timestamp,
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;
