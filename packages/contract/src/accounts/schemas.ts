import { z } from 'zod';
import { Timestamp, UserId } from '../http/ids.ts';

export const accountLimits = {
  nameLength: 80,
  usernameMinLength: 3,
  usernameMaxLength: 30,
  bioLength: 300,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  emailLength: 254,
  avatarBytes: 1_048_576,
  accessTokenNameLength: 60,
  accessTokens: 50,
  accessTokenDays: 365,
} as const;

export const accessTokenPrefix = 'loam_pat_';

/** Words that are, or may become, part of an address of the product. */
const reservedUsernames: readonly string[] = [
  'admin',
  'api',
  'deleted',
  'loam',
  'me',
  'new',
  'operator',
  'root',
  'settings',
  'support',
  'system',
];

export const InstallationRole = z.enum(['user', 'developer', 'operator']);
export type InstallationRole = z.infer<typeof InstallationRole>;

export const SignUpMode = z.enum(['open', 'invite', 'closed']);
export type SignUpMode = z.infer<typeof SignUpMode>;

export const SignInProvider = z.enum(['github', 'google']);
export type SignInProvider = z.infer<typeof SignInProvider>;

const Theme = z.enum(['system', 'light', 'dark']);

/** What a person can be told by mail about; an absent preference is on. */
export const NotificationPreferences = z.object({
  invitations: z.boolean(),
  project_activity: z.boolean(),
  usage_alerts: z.boolean(),
  product_news: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(accountLimits.emailLength, 'This e-mail address is too long.')
  .pipe(z.email('Enter a valid e-mail address.'));

export const PersonName = z
  .string()
  .trim()
  .min(1, 'Enter your name.')
  .max(accountLimits.nameLength, `A name has at most ${accountLimits.nameLength} characters.`)
  .regex(/^[^\p{Cc}]*$/u, 'A name cannot contain control characters.');

export const Password = z
  .string()
  .min(
    accountLimits.passwordMinLength,
    `A password has at least ${accountLimits.passwordMinLength} characters.`,
  )
  .max(
    accountLimits.passwordMaxLength,
    `A password has at most ${accountLimits.passwordMaxLength} characters.`,
  );

/** A password that is being checked, not chosen: only its length is bounded. */
const GivenPassword = z.string().min(1, 'Enter your password.').max(accountLimits.passwordMaxLength);

export const Username = z
  .string()
  .trim()
  .min(
    accountLimits.usernameMinLength,
    `A username has at least ${accountLimits.usernameMinLength} characters.`,
  )
  .max(
    accountLimits.usernameMaxLength,
    `A username has at most ${accountLimits.usernameMaxLength} characters.`,
  )
  .regex(
    /^[a-z0-9](?:[a-z0-9]|-(?!-))*[a-z0-9]$/,
    'A username consists of lowercase letters, digits and single hyphens between them.',
  )
  .refine((name) => !reservedUsernames.includes(name), 'This username is reserved.');

export const PublicProfile = z.object({
  id: UserId,
  name: z.string(),
  username: z.string(),
  bio: z.string(),
  avatar_url: z.string().nullable(),
  created_at: Timestamp,
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const Me = PublicProfile.extend({
  email: z.string(),
  email_verified: z.boolean(),
  /** Of the installation, not of a workspace. */
  role: InstallationRole,
  theme: Theme,
  notifications: NotificationPreferences,
  has_password: z.boolean(),
  providers: z.array(SignInProvider),
});
export type Me = z.infer<typeof Me>;

export const SignedIn = z.object({ token: z.string(), user: Me });
export type SignedIn = z.infer<typeof SignedIn>;

export const SignUpBody = z.object({
  name: PersonName,
  email: Email,
  password: Password,
  /** Of a link to this address: it opens sign-up where it is closed otherwise. */
  invitation_token: z.string().min(22).max(128).optional(),
});
export const SignInBody = z.object({ email: Email, password: GivenPassword });

/** Where the browser goes after the provider: a path of ours, never another site. */
const ReturnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u, 'The return address must be a path of this site.');

export const ProviderSignInBody = z.object({ provider: SignInProvider, return_to: ReturnPath.default('/') });

/** Whether personal access tokens end together with the sessions. */
const revokeTokens = z.boolean().default(false);

export const ResetPasswordBody = z.object({
  token: z.string().min(1).max(200),
  new_password: Password,
  revoke_tokens: revokeTokens,
});
export const ConfirmEmailBody = z.object({ token: z.string().min(1).max(200) });

export const ConfirmEmailAnswer = z.object({
  /** `waiting`: the old address agreed and the new one has now been asked. */
  status: z.enum(['verified', 'changed', 'waiting']),
  email: z.string(),
});

/** The answer is the same whether or not there is an account behind the address. */
export const MailAccepted = z.object({ status: z.literal('accepted') });

export const UpdateProfileBody = z.object({
  name: PersonName.optional(),
  username: Username.optional(),
  bio: z.string().trim().max(accountLimits.bioLength).optional(),
});

export const UpdatePreferencesBody = z.object({
  theme: Theme.optional(),
  notifications: NotificationPreferences.partial().optional(),
});

export const ChangePasswordBody = z.object({
  current_password: GivenPassword,
  new_password: Password,
  revoke_tokens: revokeTokens,
});
export const ChangeEmailBody = z.object({ new_email: Email, password: GivenPassword.optional() });

/** The password, or for an account without one its username. */
export const DeleteAccountBody = z.object({
  password: GivenPassword.optional(),
  username: z.string().max(accountLimits.usernameMaxLength).optional(),
});

export const Session = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  created_at: Timestamp,
  last_active_at: Timestamp,
  expires_at: Timestamp,
});
export type Session = z.infer<typeof Session>;

export const AccessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters, to recognise it by. */
  prefix: z.string(),
  created_at: Timestamp,
  expires_at: Timestamp.nullable(),
  last_used_at: Timestamp.nullable(),
});
export type AccessToken = z.infer<typeof AccessToken>;

export const CreateAccessTokenBody = z.object({
  name: z.string().trim().min(1, 'Give the token a name.').max(accountLimits.accessTokenNameLength),
  /** Null: it stays valid until it is revoked. */
  expires_in_days: z.number().int().min(1).max(accountLimits.accessTokenDays).nullable().default(90),
});

export const CreatedAccessToken = z.object({
  /** Shown this once; only its hash is kept. */
  token: z.string(),
  access_token: AccessToken,
});

export const Installation = z.object({
  brand: z.string(),
  version: z.string(),
  /** True until the first account, which becomes the operator, has been created. */
  needs_owner: z.boolean(),
  sign_up: SignUpMode,
  providers: z.array(SignInProvider),
  /** False: mails are held in the operator's outbox. */
  sends_mail: z.boolean(),
});
export type Installation = z.infer<typeof Installation>;
