import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { endpoint, type Endpoint } from '../http/endpoint.ts';
import { ProjectId, Timestamp } from '../http/ids.ts';
import { limits } from '../limits.data.ts';
import { texts } from '../texts.data.ts';
import { cloudMessages } from './messages.data.ts';

/** Someone who signed up to the project's app. */
export const BackendUser = z.object({
  id: z.uuid(),
  display_name: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  last_sign_in_at: Timestamp.nullable(),
  is_sso_user: z.boolean(),
  /** How they sign in: email, phone, google … */
  providers: z.array(z.string()),
  email_data: z
    .object({
      email: z.string(),
      confirmed_at: Timestamp.nullable(),
      confirmation_sent_at: Timestamp.nullable(),
      email_verified: z.boolean(),
    })
    .nullable(),
  phone_data: z.object({ phone: z.string(), confirmed_at: Timestamp.nullable() }).nullable(),
  /** They cannot sign in until then. */
  banned_until: Timestamp.nullable(),
  /** What the app itself keeps about them. */
  user_metadata: z.record(z.string(), z.unknown()),
  app_metadata: z.record(z.string(), z.unknown()),
});
export type BackendUser = z.infer<typeof BackendUser>;

const ProjectParams = z.object({ projectId: ProjectId });
const UserParams = ProjectParams.extend({ userId: z.uuid() });

/** Where a message of the specification fits, it is the one that people read; else a sentence of ours. */
const AppEmail = z
  .string()
  .trim()
  .min(1, texts.users.emailRequired)
  .max(320)
  .regex(/^[^\s@]+@[^\s@]+$/, cloudMessages.emailInvalid);

const { passwordMinCharacters, passwordMinNumbers } = limits.users;
const AppPassword = z
  .string()
  .min(1, cloudMessages.passwordRequired)
  .min(passwordMinCharacters, cloudMessages.passwordShort)
  .max(72, cloudMessages.passwordLong)
  .refine((value) => (value.match(/\d/g)?.length ?? 0) >= passwordMinNumbers, cloudMessages.passwordNumber);

/** What the forms of the console check before they send, and the server again. */
export const NewBackendUser = z.object({ email: AppEmail, password: AppPassword });
export const BackendInvitation = z.object({ email: AppEmail });

/** For how long nobody gets in; `none` lifts it. */
export const BanDuration = z.enum(['day', 'week', 'forever', 'none']);
export type BanDuration = z.infer<typeof BanDuration>;

export const cloudUserEndpoints = {
  listBackendUsers: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/users',
    permission: 'ViewBackend',
    summary: 'The people of the project’s app, newest first; searched by e-mail, phone, name or id',
    params: ProjectParams,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(limits.users.defaultPageSize),
      search: z.string().trim().max(320).optional(),
    }),
    response: z.object({ users: z.array(BackendUser), total: z.number().int() }),
    errors: ['conflict', 'unavailable'],
    rate: 'search',
  }),
  getBackendSignups: endpoint({
    method: 'GET',
    path: '/projects/:projectId/backend/users/signups',
    permission: 'ViewBackend',
    summary: 'How many people signed up on each of the last days',
    params: ProjectParams,
    query: z.object({
      days: z.coerce
        .number()
        .pipe(z.literal(enums.users.signupRangeDays))
        .default(limits.users.defaultSignupRangeDays),
    }),
    response: z.object({ signups: z.array(z.object({ date: z.iso.date(), count: z.number().int() })) }),
    errors: ['conflict', 'unavailable'],
  }),
  createBackendUser: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/users',
    permission: 'EditBackend',
    summary: 'Create someone in the project’s app',
    params: ProjectParams,
    body: NewBackendUser.extend({ auto_confirm: z.boolean().default(true) }),
    response: BackendUser,
    status: 201,
    errors: ['conflict', 'unavailable'],
  }),
  inviteBackendUser: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/users/invite',
    permission: 'EditBackend',
    summary: 'Invite someone to the project’s app by mail',
    params: ProjectParams,
    body: BackendInvitation,
    response: BackendUser,
    status: 201,
    errors: ['conflict', 'unavailable'],
    rate: 'mail',
  }),
  deleteBackendUser: endpoint({
    method: 'DELETE',
    path: '/projects/:projectId/backend/users/:userId',
    permission: 'EditBackend',
    summary: 'Delete someone from the project’s app',
    params: UserParams,
    errors: ['conflict', 'unavailable'],
  }),
  banBackendUser: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/users/:userId/ban',
    permission: 'EditBackend',
    summary: 'Keep someone out of the project’s app, signed out everywhere, or let them in again',
    params: UserParams,
    body: z.object({ duration: BanDuration }),
    response: BackendUser,
    errors: ['conflict', 'unavailable'],
  }),
  resetBackendUserPassword: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/users/:userId/reset-password',
    permission: 'EditBackend',
    summary: 'Send someone of the project’s app a mail with which they choose a new password',
    params: UserParams,
    status: 204,
    errors: ['conflict', 'unavailable'],
    rate: 'mail',
  }),
  signOutBackendUser: endpoint({
    method: 'POST',
    path: '/projects/:projectId/backend/users/:userId/sign-out',
    permission: 'EditBackend',
    summary: 'End all sessions of someone in the project’s app',
    params: UserParams,
    status: 204,
    errors: ['conflict', 'unavailable'],
  }),
} satisfies Record<string, Endpoint>;
