import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { Timestamp } from '../http/ids.ts';

export const InstanceType = z.enum(enums.instance.types);
export type InstanceType = z.infer<typeof InstanceType>;

export const InstanceStatus = z.enum(enums.instance.statuses);
export type InstanceStatus = z.infer<typeof InstanceStatus>;

/** What of a cloud changed, as those who look at it are told. */
export const BackendPart = z.enum([
  'status',
  'secrets',
  'users',
  'auth',
  'storage',
  'api-keys',
  'backups',
  'tables',
  'sql',
  /** By the app itself, with the names of the tables. */
  'rows',
]);
export type BackendPart = z.infer<typeof BackendPart>;

/** The cloud of a project. Without one, all of it but the availability is null. */
export const Backend = z.object({
  ref: z.string().nullable(),
  /** What an app gives to `createClient`. */
  url: z.url().nullable(),
  /** Made for pages: it opens what row level security opens. */
  publishable_key: z.string().nullable(),
  status: InstanceStatus.nullable(),
  instance_type: InstanceType.nullable(),
  /** A backup takes the place of the database; a cloud that is RESTORING without it wakes. */
  restores_backup: z.boolean(),
  created_at: Timestamp.nullable(),
  /** Nobody used it for a while: the next request of the app wakes it. */
  is_idle_paused: z.boolean(),
  /** One that was deleted and can still be brought back: until when. */
  restorable_until: Timestamp.nullable(),
  /** Whether apps of this installation may ask models: without it the console has no AI. */
  offers_ai: z.boolean(),
  /** Why none can be enabled now, as a sentence for people; null when one can, or is. */
  unavailable_reason: z.string().nullable(),
});
export type Backend = z.infer<typeof Backend>;

export const BackendKeyKind = z.enum(['publishable', 'secret', 'legacy']);

export const BackendKey = z.object({
  id: z.string(),
  name: z.string(),
  kind: BackendKeyKind,
  /** Whom the database takes its holder for. */
  role: z.enum(['anon', 'service_role']),
  api_key: z.string(),
  created_at: Timestamp,
});
export type BackendKey = z.infer<typeof BackendKey>;

export const BackendKeyId = z.string().regex(/^[\w-]{1,64}$/);
