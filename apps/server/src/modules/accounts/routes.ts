import { accountsEndpoints as calls } from '@loam/contract';
import type { ServerConfig } from '../../config.ts';
import type { UserActor } from '../../http/actor.ts';
import { answerWithCookies } from '../../http/answer.ts';
import { type Binding, bind } from '../../http/bind.ts';
import { configuredProviders } from './auth.ts';
import { readImage } from './avatar.ts';
import type { CredentialStore } from './credential-store.ts';
import type { Profiles } from './profile.ts';
import type { Recover } from './recover.ts';
import type { Security } from './security.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Settings } from './settings.ts';
import type { Client, Opened, SignIn } from './sign-in.ts';
import type { UserRow } from './store.ts';
import { toAccessToken, toMe, toProfile, toSession } from './wire.ts';

export interface RouteDeps {
  readonly config: Pick<ServerConfig, 'brand' | 'github' | 'google' | 'smtpUrl' | 'publicUrl'>;
  readonly version: string;
  readonly settings: Settings;
  readonly signIn: SignIn;
  readonly recover: Recover;
  readonly profiles: Profiles;
  readonly security: Security;
  readonly credentials: CredentialStore;
  readonly cookie: SessionCookie;
  deleteAccount(
    actor: UserActor,
    confirmation: { password?: string | undefined; username?: string | undefined },
  ): Promise<void>;
}

export function accountBindings(deps: RouteDeps): Binding[] {
  return [
    ...signInBindings(deps),
    ...mailBindings(deps),
    ...profileBindings(deps),
    ...securityBindings(deps),
    ...tokenBindings(deps),
  ];
}

interface Visit {
  readonly address: string;
  readonly traceId: string;
  readonly request: Request;
}

function signInBindings(deps: RouteDeps): Binding[] {
  const { cookie, signIn, profiles } = deps;
  const welcome = async (
    endpoint: typeof calls.signUp | typeof calls.signIn,
    { traceId }: Visit,
    opened: Opened,
  ) => {
    const user = toMe(await profiles.get(opened.userId));
    return answerWithCookies(
      endpoint,
      { token: opened.token, user },
      { traceId, cookies: [cookie.issue(opened.token)] },
    );
  };
  return [
    bind(calls.getInstallation, async () => ({
      brand: deps.config.brand,
      version: deps.version,
      needs_owner: await signIn.needsOwner(),
      sign_up: await deps.settings.signUpMode(),
      providers: configuredProviders(deps.config),
      sends_mail: deps.config.smtpUrl !== undefined,
    })),
    bind(calls.signUp, async (call) =>
      welcome(calls.signUp, call, await signIn.signUp(call.body, clientOf(call))),
    ),
    bind(calls.signIn, async (call) =>
      welcome(calls.signIn, call, await signIn.signIn(call.body, clientOf(call))),
    ),
    bind(calls.signInWithProvider, async ({ body, traceId }) => {
      const { url, cookies } = await signIn.providerAddress(body.provider, body.return_to);
      return answerWithCookies(calls.signInWithProvider, { url }, { traceId, cookies });
    }),
    bind(calls.signOut, async ({ actor, traceId }) => {
      if (actor.kind === 'user' && actor.sessionId)
        await deps.security.signOut(actor.userId, actor.sessionId);
      return answerWithCookies(calls.signOut, undefined, { traceId, cookies: [cookie.clear()] });
    }),
    bind(calls.signOutEverywhere, async ({ actor, traceId }) => {
      await deps.security.endSessions(actor.userId);
      return answerWithCookies(calls.signOutEverywhere, undefined, { traceId, cookies: [cookie.clear()] });
    }),
  ];
}

function mailBindings({ recover, security, profiles }: RouteDeps): Binding[] {
  const accepted = { status: 'accepted' as const };
  return [
    bind(calls.requestPasswordReset, async ({ body }) => {
      await recover.requestReset(body.email);
      return accepted;
    }),
    bind(calls.resetPassword, async ({ body }) => {
      await recover.resetPassword(body);
      return undefined;
    }),
    bind(calls.confirmEmail, async ({ body }) => recover.confirm(body.token)),
    bind(calls.changeEmail, async ({ actor, body }) => {
      const user = await profiles.get(actor.userId);
      await security.requirePassword(user, 'password', body.password);
      await recover.changeEmail(user, body.new_email);
      return accepted;
    }),
    bind(calls.sendEmailVerification, async ({ actor }) => {
      const user = await profiles.get(actor.userId);
      if (!user.email_verified) await recover.sendVerification(user);
      return accepted;
    }),
  ];
}

function profileBindings({ profiles, cookie }: RouteDeps): Binding[] {
  return [
    bind(calls.getMe, async ({ actor, request, traceId }) => {
      const me = toMe(await profiles.get(actor.userId));
      const value = actor.via === 'cookie' ? cookie.read(request)[0] : undefined;
      if (value === undefined) return me;
      // The session's life was extended by this visit; the browser's copy follows.
      return answerWithCookies(calls.getMe, me, { traceId, cookies: [cookie.renew(value)] });
    }),
    bind(calls.updateProfile, async ({ actor, body }) => toMe(await profiles.update(actor.userId, body))),
    bind(calls.updatePreferences, async ({ actor, body }) =>
      toMe(await profiles.update(actor.userId, preferencesOf(body))),
    ),
    bind(calls.uploadAvatar, async ({ actor, request }) =>
      toMe(await profiles.setAvatar(actor.userId, await readImage(request))),
    ),
    bind(calls.deleteAvatar, async ({ actor }) => {
      await profiles.deleteAvatar(actor.userId);
      return undefined;
    }),
    bind(calls.getAvatar, async ({ params }) => profiles.avatar(params.userId)),
    bind(calls.getProfile, async ({ params }) => toProfile(await profiles.find(params.handle))),
  ];
}

function securityBindings(deps: RouteDeps): Binding[] {
  const { security, credentials, profiles, cookie } = deps;
  return [
    bind(calls.changePassword, async ({ actor, body }) => {
      const user: UserRow = await profiles.get(actor.userId);
      const keepSessionId = actor.sessionId ?? null;
      await security.changePassword(user, {
        current: body.current_password,
        next: body.new_password,
        revokesTokens: body.revoke_tokens,
        keepSessionId,
      });
      return undefined;
    }),
    bind(calls.listSessions, async ({ actor }) => {
      const rows = await credentials.listSessions(actor.userId);
      return { sessions: rows.map((row) => toSession(row, actor.sessionId)) };
    }),
    bind(calls.revokeSession, async ({ actor, params }) => {
      await security.endSession(actor.userId, params.sessionId);
      return undefined;
    }),
    bind(calls.revokeOtherSessions, async ({ actor }) => {
      await security.endSessions(actor.userId, actor.sessionId ?? null);
      return undefined;
    }),
    bind(calls.deleteAccount, async ({ actor, body, traceId }) => {
      await deps.deleteAccount(actor, body);
      return answerWithCookies(calls.deleteAccount, undefined, { traceId, cookies: [cookie.clear()] });
    }),
  ];
}

function tokenBindings({ security, credentials }: RouteDeps): Binding[] {
  return [
    bind(calls.listAccessTokens, async ({ actor }) => {
      const rows = await credentials.listAccessTokens(actor.userId);
      return { access_tokens: rows.map(toAccessToken) };
    }),
    bind(calls.createAccessToken, async ({ actor, body }) => {
      const { token, row } = await security.createAccessToken(actor, body);
      return { token, access_token: toAccessToken(row) };
    }),
    bind(calls.revokeAccessToken, async ({ actor, params }) => {
      await security.revokeAccessToken(actor.userId, params.tokenId);
      return undefined;
    }),
  ];
}

function clientOf({ address, request }: Visit): Client {
  return { address, userAgent: (request.headers.get('user-agent') ?? '').slice(0, 500) };
}

function preferencesOf(body: {
  theme?: string | undefined;
  notifications?: Record<string, boolean | undefined> | undefined;
}) {
  const chosen = Object.entries(body.notifications ?? {}).filter(
    (entry): entry is [string, boolean] => entry[1] !== undefined,
  );
  return { theme: body.theme, notifications: Object.fromEntries(chosen) };
}
