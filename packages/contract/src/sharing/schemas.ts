import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { ProjectId, Timestamp, UserId } from '../http/ids.ts';
import { ProjectAccessLevel } from '../projects/schemas.ts';

/** What can be given; ownership is handed over, never given by an invitation. */
export const CollaboratorLevel = z.enum(enums.collaborator.accessLevels);
export type CollaboratorLevel = z.infer<typeof CollaboratorLevel>;

export const CollaboratorId = z.uuid().brand<'CollaboratorId'>();
export type CollaboratorId = z.infer<typeof CollaboratorId>;

export const MagicCodeId = z.uuid().brand<'MagicCodeId'>();
export type MagicCodeId = z.infer<typeof MagicCodeId>;

export const Collaborator = z.object({
  /** The owner's is the id of the account: nobody changes or removes it. */
  id: z.uuid(),
  /** Null until someone accepted. */
  user_id: UserId.nullable(),
  display_name: z.string(),
  email: z.string(),
  photo_url: z.string().nullable(),
  access_level: ProjectAccessLevel,
  /** Null while the invitation is pending; the owner's is the day the project was made. */
  joined_at: Timestamp.nullable(),
  is_expired: z.boolean(),
  /** Of an open invitation, for handing it over where no mail is sent; only for those who may invite, in a session. */
  invite_url: z.string().nullable(),
});
export type Collaborator = z.infer<typeof Collaborator>;

/** An invite link: whoever opens it joins with its role. */
export const MagicCode = z.object({
  id: MagicCodeId,
  access_level: CollaboratorLevel,
  url: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp,
  uses: z.number().int(),
});
export type MagicCode = z.infer<typeof MagicCode>;

/** A project that its reader was invited to. */
export const SharedProject = z.object({
  id: ProjectId,
  display_name: z.string(),
  owner_name: z.string(),
  access_level: CollaboratorLevel,
  collaboration_status: z.object({ is_pending: z.boolean() }),
  invited_by: z.string().nullable(),
  invited_at: Timestamp,
});
export type SharedProject = z.infer<typeof SharedProject>;

/** What the page behind an invitation shows before anything is accepted. */
export const SharingPreview = z.object({
  project_id: ProjectId,
  project_name: z.string(),
  invited_by: z.string().nullable(),
  access_level: CollaboratorLevel,
  /** The one address that a mailed invitation is for; null for a link that anyone may use. */
  email: z.string().nullable(),
  state: z.enum(['open', 'expired', 'used_up']),
  /** `other_account`: signed in with an address that the invitation was not sent to. */
  viewer: z.enum(['anonymous', 'invited', 'other_account', 'joined']),
});
export type SharingPreview = z.infer<typeof SharingPreview>;
