import type { Auth } from '@loam/cloud/auth';
import type { Keys } from '@loam/cloud/keys';
import { type ManagedDatabases, signupsByDay } from '@loam/cloud/management';
import {
  type BackendUser,
  type BanDuration,
  cloudUserEndpoints as endpoints,
  type ProjectId,
} from '@loam/contract';
import { z } from 'zod';
import { ApiError, invalidField } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';

export interface AppUsersOptions {
  readonly lifecycle: Lifecycle;
  readonly keys: Keys;
  /** Absent where no cloud can be. */
  readonly auth: Auth | undefined;
  readonly ownerSql: ManagedDatabases | undefined;
  now(): Date;
}

/** The people of a project's app, by the same calls that its own server could make. */
export function appUserRoutes(options: AppUsersOptions): Binding[] {
  const { lifecycle, ownerSql } = options;
  const open = async (projectId: ProjectId): Promise<string> => {
    const { ref } = await lifecycle.requireAnswering(projectId);
    return ref;
  };
  const ask = async (projectId: ProjectId, call: AuthCall) => askAuth(options, await open(projectId), call);
  return [
    bind(endpoints.listBackendUsers, async ({ params, query: { offset, limit, search } }) => {
      if (offset % limit !== 0) throw invalidField('offset', 'The offset must be a whole number of pages.');
      const query = { page: String(offset / limit + 1), per_page: String(limit), filter: search ?? '' };
      const { body, total } = await ask(params.projectId, { method: 'GET', path: '/admin/users', query });
      const { users } = z.object({ users: z.array(AuthUser) }).parse(body);
      return { users: users.map((user) => wireUser(user, options.now())), total };
    }),
    bind(endpoints.getBackendSignups, async ({ params, query: { days } }) => {
      const ref = await open(params.projectId);
      if (!ownerSql) throw unreachable();
      return { signups: await signupsByDay(ownerSql, ref, days) };
    }),
    bind(endpoints.createBackendUser, async ({ params, body: { email, password, auto_confirm } }) => {
      const sent = { email, password, email_confirm: auto_confirm };
      const { body } = await ask(params.projectId, { method: 'POST', path: '/admin/users', body: sent });
      return wireUser(AuthUser.parse(body), options.now());
    }),
    bind(endpoints.inviteBackendUser, async ({ params, body: { email } }) => {
      const { body } = await ask(params.projectId, { method: 'POST', path: '/invite', body: { email } });
      return wireUser(AuthUser.parse(body), options.now());
    }),
    bind(endpoints.deleteBackendUser, async ({ params }) => {
      await ask(params.projectId, { method: 'DELETE', path: `/admin/users/${params.userId}`, body: {} });
      return undefined;
    }),
    ...accountRoutes({ ...options, open, ask }),
  ];
}

interface AccountOptions extends AppUsersOptions {
  open(projectId: ProjectId): Promise<string>;
  ask(projectId: ProjectId, call: AuthCall): Promise<{ readonly body: unknown }>;
}

/** What is done to one account. */
function accountRoutes({ open, ask, ...options }: AccountOptions): Binding[] {
  const find = async (projectId: ProjectId, userId: string) => {
    const { body } = await ask(projectId, { method: 'GET', path: `/admin/users/${userId}` });
    return AuthUser.parse(body);
  };
  const signOut = async (projectId: ProjectId, userId: string) => {
    const query = { scope: 'global' };
    const call: AuthCall = { method: 'POST', path: '/logout', query, as: userId };
    await askAuth(options, await open(projectId), call);
  };
  return [
    bind(endpoints.banBackendUser, async ({ params: { projectId, userId }, body: { duration } }) => {
      // Sessions end first: nobody may speak for an account that is banned, not even to leave.
      const before = await find(projectId, userId);
      const isFree = wireUser(before, options.now()).banned_until === null;
      if (duration !== 'none' && isFree) await signOut(projectId, userId);
      const sent = { ban_duration: banDurations[duration] };
      const path = `/admin/users/${userId}`;
      const { body } = await ask(projectId, { method: 'PUT', path, body: sent });
      return wireUser(AuthUser.parse(body), options.now());
    }),
    bind(endpoints.resetBackendUserPassword, async ({ params: { projectId, userId } }) => {
      const { email } = await find(projectId, userId);
      if (email === '') throw new ApiError('conflict', 'This account has no email address.');
      await ask(projectId, { method: 'POST', path: '/recover', body: { email } });
      return undefined;
    }),
    bind(endpoints.signOutBackendUser, async ({ params: { projectId, userId } }) => {
      await find(projectId, userId);
      await signOut(projectId, userId);
      return undefined;
    }),
  ];
}

/** In Go's way of writing them. */
const banDurations: Readonly<Record<BanDuration, string>> = {
  day: '24h',
  week: '168h',
  forever: '876000h',
  none: 'none',
};

interface AuthCall {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The person who asks; else it is the project's own server. */
  readonly as?: string;
}

const tokenSeconds = 60;

/** Asks as the project's own server would, with a token that only we can sign. */
async function askAuth({ auth, keys, now }: AppUsersOptions, ref: string, call: AuthCall) {
  if (!auth) throw unreachable();
  const expires = Math.floor(now().getTime() / 1000) + tokenSeconds;
  const who = call.as === undefined ? { role: 'service_role' } : { role: 'authenticated', sub: call.as };
  const claims = { ...who, aud: 'authenticated', iss: await keys.issuer(ref), exp: expires };
  const answer = await auth.handle({
    ref,
    method: call.method,
    path: call.path,
    query: new URLSearchParams(call.query),
    headers: { authorization: `Bearer ${await keys.sign(ref, claims)}`, 'content-type': 'application/json' },
    body: call.body === undefined ? '' : JSON.stringify(call.body),
    ip: '127.0.0.1',
  });
  const body: unknown = answer.body === '' ? {} : JSON.parse(answer.body);
  if (answer.status >= 400) throw faultOf(answer.status, body);
  return { body, total: Number(answer.headers['x-total-count'] ?? 0) };
}

const AuthFault = z.object({ msg: z.string(), error_code: z.string().optional() });

function faultOf(status: number, body: unknown): ApiError {
  const said = AuthFault.safeParse(body);
  if (status >= 500 || !said.success) return unreachable();
  const { msg, error_code: code } = said.data;
  if (status === 404) return new ApiError('not_found', 'The app has no such person.');
  if (status === 429) return new ApiError('rate_limited', msg);
  const isTaken = code === 'email_exists' || code === 'user_already_exists';
  return new ApiError(isTaken ? 'conflict' : 'invalid_input', msg);
}

const Moment = z.string().optional();
const AuthUser = z.object({
  id: z.uuid(),
  email: z.string(),
  phone: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  last_sign_in_at: Moment,
  email_confirmed_at: Moment,
  phone_confirmed_at: Moment,
  confirmation_sent_at: Moment,
  banned_until: Moment,
  is_sso_user: z.boolean().optional(),
  app_metadata: z.looseObject({ providers: z.array(z.string()).optional() }),
  user_metadata: z.looseObject({
    display_name: z.unknown().optional(),
    full_name: z.unknown().optional(),
    name: z.unknown().optional(),
  }),
});

function wireUser(user: z.infer<typeof AuthUser>, now: Date): BackendUser {
  const { display_name: shown, full_name: full, name } = user.user_metadata;
  const names = [shown, full, name].filter((one) => typeof one === 'string');
  const email = {
    email: user.email,
    confirmed_at: user.email_confirmed_at ?? null,
    confirmation_sent_at: user.confirmation_sent_at ?? null,
    email_verified: user.email_confirmed_at !== undefined,
  };
  return {
    id: user.id,
    display_name: names[0] ?? null,
    created_at: user.created_at,
    updated_at: user.updated_at,
    last_sign_in_at: user.last_sign_in_at ?? null,
    is_sso_user: user.is_sso_user ?? false,
    providers: user.app_metadata.providers ?? [],
    email_data: user.email === '' ? null : email,
    phone_data:
      user.phone === '' ? null : { phone: user.phone, confirmed_at: user.phone_confirmed_at ?? null },
    banned_until: isLater(user.banned_until, now) ? user.banned_until : null,
    user_metadata: user.user_metadata,
    app_metadata: user.app_metadata,
  };
}

function isLater(moment: string | undefined, now: Date): moment is string {
  return moment !== undefined && Date.parse(moment) > now.getTime();
}
