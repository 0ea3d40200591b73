import type { SignInProvider } from '@loam/contract';
import type { Ids } from '@loam/kernel';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import type pg from 'pg';
import type { OAuthClient, ServerConfig } from '../../config.ts';
import type { Passwords } from './password.ts';
import { cookiePrefix, hasHostPrefix, sessionDays } from './session-cookie.ts';

export interface AuthDeps {
  readonly config: Pick<ServerConfig, 'publicUrl' | 'github' | 'google' | 'brand'>;
  readonly pool: pg.Pool;
  readonly ids: Ids;
  readonly secret: string;
  readonly passwords: Passwords;
  readonly rules: AuthRules;
}

/** Our decisions inside better-auth's flows, the provider ones included. */
export interface AuthRules {
  maySignUpByProvider(email: string): Promise<boolean>;
  describeNewUser(person: {
    readonly name: string;
    readonly email: string;
  }): Promise<{ username: string; role: string }>;
  userCreated(user: { readonly id: string; readonly email: string }): void;
  isDisabled(userId: string): Promise<boolean>;
}

export type Auth = ReturnType<typeof createAuth>;

/** Carries the caller's address to better-auth; set by us on each call, never taken from a client. */
export const addressHeader = 'x-loam-address';

/** better-auth on our own tables, for passwords at sign-up and sign-in and for the providers' flows. */
export function createAuth(deps: AuthDeps) {
  const { rules } = deps;
  return betterAuth({
    appName: deps.config.brand,
    baseURL: deps.config.publicUrl,
    basePath: '/api/auth',
    secret: deps.secret,
    database: deps.pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${deps.config.publicUrl}/sign-in` },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 128,
      password: deps.passwords,
    },
    socialProviders: socialProviders(deps.config),
    advanced: {
      cookiePrefix: cookiePrefix(deps.config.publicUrl),
      // The library's own switch would add the weaker `__Secure-` prefix.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: hasHostPrefix(deps.config.publicUrl) },
      database: { generateId: () => deps.ids.uuid(), validateSchema: false },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    ...tableMapping,
    user: {
      ...tableMapping.user,
      validateUserInfo: async ({ user, source }) => {
        if (source.method !== 'oauth' || source.action !== 'create-user') return undefined;
        const isWelcome = typeof user.email === 'string' && (await rules.maySignUpByProvider(user.email));
        return isWelcome ? undefined : { error: 'sign_up_closed' };
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => {
            const more = await rules.describeNewUser({ name: user.name, email: user.email });
            // Pictures of other sites are not shown: only avatars that were uploaded here.
            return { data: { ...user, name: user.name || more.username, image: null, ...more } };
          },
          after: async (user) => rules.userCreated(user),
        },
      },
      session: {
        create: {
          before: async (session) => {
            if (!(await rules.isDisabled(session.userId))) return;
            throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: 'account_disabled' });
          },
        },
      },
    },
  });
}

export function configuredProviders(config: Pick<ServerConfig, 'github' | 'google'>): SignInProvider[] {
  return [...(config.github ? (['github'] as const) : []), ...(config.google ? (['google'] as const) : [])];
}

function socialProviders(config: Pick<ServerConfig, 'github' | 'google'>) {
  const client = ({ clientId, clientSecret }: OAuthClient) => ({ clientId, clientSecret });
  return {
    ...(config.github ? { github: client(config.github) } : {}),
    ...(config.google ? { google: client(config.google) } : {}),
  };
}

const times = { createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const tableMapping = {
  user: {
    modelName: 'users',
    fields: { ...times, emailVerified: 'email_verified' },
    additionalFields: {
      username: { type: 'string', required: false, input: false },
      role: { type: 'string', required: false, input: false },
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      ...times,
      userId: 'user_id',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
    expiresIn: sessionDays * 86_400,
  },
  account: {
    modelName: 'identities',
    fields: {
      ...times,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
    encryptOAuthTokens: true,
  },
  verification: {
    modelName: 'verifications',
    fields: { ...times, expiresAt: 'expires_at' },
    storeIdentifier: 'hashed',
  },
} as const;
