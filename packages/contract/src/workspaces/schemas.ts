import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { Timestamp, UserId, WorkspaceId } from '../http/ids.ts';
import { workspacePermissions } from '../http/permissions.ts';
import { workspaceLimits } from './limits.data.ts';

export const Plan = z.enum(enums.workspace.plans);
export type Plan = z.infer<typeof Plan>;

export const WorkspaceRole = z.enum(['owner', 'admin', 'member']);
export type WorkspaceRole = z.infer<typeof WorkspaceRole>;

/** Ownership is only ever transferred, never given by an invitation or a role change. */
export const AssignableRole = z.enum(['admin', 'member']);
export type AssignableRole = z.infer<typeof AssignableRole>;

export const InvitationId = z.uuid().brand<'InvitationId'>();
export type InvitationId = z.infer<typeof InvitationId>;

export const WorkspaceName = z
  .string()
  .trim()
  .min(1, 'Give the workspace a name')
  .max(workspaceLimits.nameCharacters, `At most ${workspaceLimits.nameCharacters} characters`);

/** A workspace as one of its members sees it. */
export const Workspace = z.object({
  id: WorkspaceId,
  name: z.string(),
  plan: Plan,
  disable_publish: z.boolean(),
  disable_named_previews: z.boolean(),
  disable_cloud: z.boolean(),
  created_at: Timestamp,
  member_count: z.number().int(),
  /** The caller's own. */
  role: WorkspaceRole,
  is_billing_manager: z.boolean(),
  permissions: z.array(z.enum(workspacePermissions)),
});
export type Workspace = z.infer<typeof Workspace>;

export const WorkspaceMember = z.object({
  user_id: UserId,
  display_name: z.string(),
  username: z.string(),
  email: z.string(),
  avatar_url: z.string().nullable(),
  role: WorkspaceRole,
  is_billing_manager: z.boolean(),
  joined_at: Timestamp,
});
export type WorkspaceMember = z.infer<typeof WorkspaceMember>;

export const WorkspaceInvitation = z.object({
  id: InvitationId,
  email: z.string(),
  role: AssignableRole,
  /** Absent when that account no longer exists. */
  invited_by: z.string().nullable(),
  created_at: Timestamp,
  expires_at: Timestamp,
  is_expired: z.boolean(),
});
export type WorkspaceInvitation = z.infer<typeof WorkspaceInvitation>;

/** An invitation as the invited person sees it in the app. */
export const MyInvitation = z.object({
  id: InvitationId,
  workspace_name: z.string(),
  role: AssignableRole,
  invited_by: z.string().nullable(),
  expires_at: Timestamp,
});
export type MyInvitation = z.infer<typeof MyInvitation>;

/** What the page behind the link in the mail shows before anything is accepted. */
export const InvitationPreview = z.object({
  workspace_name: z.string(),
  email: z.string(),
  role: AssignableRole,
  invited_by: z.string().nullable(),
  expires_at: Timestamp,
  is_expired: z.boolean(),
  /** `other_account`: signed in with an address that the invitation was not sent to. */
  viewer: z.enum(['anonymous', 'invited', 'other_account']),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;
