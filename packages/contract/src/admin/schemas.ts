import { z } from 'zod';
import { InstallationRole, SignInProvider, SignUpMode } from '../accounts/schemas.ts';
import { Timestamp, UserId, WorkspaceId } from '../http/ids.ts';

const Plan = z.enum(['free', 'pro', 'biz', 'enterprise']);

export const AdminPageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(500).optional(),
});

export const AdminSearchQuery = AdminPageQuery.extend({
  q: z.string().trim().max(200).optional(),
});

export const AdminAccount = z.object({
  id: UserId,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  avatar_url: z.string().nullable(),
  role: InstallationRole,
  has_password: z.boolean(),
  providers: z.array(SignInProvider),
  disabled_at: Timestamp.nullable(),
  created_at: Timestamp,
  last_active_at: Timestamp.nullable(),
});
export type AdminAccount = z.infer<typeof AdminAccount>;

export const UpdateAdminAccountBody = z.object({
  role: InstallationRole.optional(),
  is_disabled: z.boolean().optional(),
});

export const AdminWorkspace = z.object({
  id: WorkspaceId,
  name: z.string(),
  plan: Plan,
  owner: z.object({ id: UserId, name: z.string(), email: z.string() }).nullable(),
  member_count: z.number().int(),
  project_count: z.number().int(),
  /** What is left in each purse, in whole units with up to six decimals. */
  credits: z.number(),
  balance: z.number(),
  created_at: Timestamp,
});
export type AdminWorkspace = z.infer<typeof AdminWorkspace>;

export const GrantBody = z.object({
  account: z.enum(['credits', 'balance']),
  amount: z.number().positive().max(1_000_000),
  note: z.string().trim().max(200).default(''),
});

export const MailStatus = z.enum(['held', 'queued', 'sent', 'failed']);
export type MailStatus = z.infer<typeof MailStatus>;

export const AdminMailSummary = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  status: MailStatus,
  error: z.string().nullable(),
  created_at: Timestamp,
  sent_at: Timestamp.nullable(),
});
export type AdminMailSummary = z.infer<typeof AdminMailSummary>;

export const AdminMail = AdminMailSummary.extend({ body: z.string() });
export type AdminMail = z.infer<typeof AdminMail>;

export const AdminSettings = z.object({ sign_up: SignUpMode });
export type AdminSettings = z.infer<typeof AdminSettings>;

export const AdminQueue = z.object({
  name: z.string(),
  waiting: z.number().int(),
  active: z.number().int(),
  completed: z.number().int(),
  failed: z.number().int(),
});
export type AdminQueue = z.infer<typeof AdminQueue>;

export const AdminFailedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  error: z.string(),
  created_at: Timestamp,
  failed_at: Timestamp.nullable(),
});
export type AdminFailedJob = z.infer<typeof AdminFailedJob>;

export const AdminHealth = z.object({
  version: z.string(),
  node_version: z.string(),
  uptime_seconds: z.number(),
  memory_bytes: z.number().int(),
  postgres: z.object({ version: z.string(), size_bytes: z.number().int(), connections: z.number().int() }),
  counts: z.object({ accounts: z.number().int(), workspaces: z.number().int(), projects: z.number().int() }),
  mail: z.object({ sends: z.boolean(), held: z.number().int(), failed: z.number().int() }),
  /** Of the disk with the data folder; `free_bytes` is null where the machine does not tell. */
  disk: z.object({ free_bytes: z.number().nullable(), reserve_bytes: z.number(), is_low: z.boolean() }),
  /** What must be told inside the installation and was not yet; `failed`: tried again with the next start. */
  events: z.object({
    waiting: z.number().int(),
    failed: z.number().int(),
    last_failure: z.string().nullable(),
  }),
  /** How often the server died and was started again since the operator started it. */
  restarts: z.object({ count: z.number().int(), last_at: z.string(), cause: z.string() }).nullable(),
  /** How strongly generated code is kept apart from the host; null while no sandbox is installed. */
  sandbox_level: z.string().nullable(),
  /** What is held and what is not, in words for the operator. */
  sandbox_description: z.string().nullable(),
  /** What looks at pages, takes pictures of projects and analyses sites. */
  browser: z.enum(['ready', 'fetching', 'none']),
});
export type AdminHealth = z.infer<typeof AdminHealth>;
