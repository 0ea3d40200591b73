import type { SignInProvider, SignUpMode } from '@loam/contract';
import type { Db } from '@loam/db';
import { ApiError, invalidField } from '../../http/api-error.ts';
import { addressHeader, type Auth } from './auth.ts';
import { authFaultCode, toApiError } from './auth-fault.ts';
import type { PasswordGuard } from './password-guard.ts';
import { maySignUp } from './policy.ts';
import type { AccountWorkspaces } from './ports.ts';
import type { Settings } from './settings.ts';
import { type AccountStore, withOwnerLock } from './store.ts';

export interface SignInDeps {
  readonly db: Db;
  readonly auth: Auth;
  readonly store: AccountStore;
  readonly settings: Settings;
  readonly workspaces: AccountWorkspaces;
  readonly guard: PasswordGuard;
  readonly publicUrl: string;
  /** Bounds how many database connections sign-ins can hold at once. */
  gate<T>(work: () => Promise<T>): Promise<T>;
}

export interface Client {
  readonly address: string;
  readonly userAgent: string;
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly invitation_token?: string | undefined;
}

type Credentials = Pick<NewAccount, 'email' | 'password'>;

export interface Opened {
  readonly token: string;
  readonly userId: string;
}

export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(deps: SignInDeps) {
  const owner = ownerKnowledge(deps);
  return {
    needsOwner: owner.isMissing,
    signUp: (account: NewAccount, client: Client): Promise<Opened> =>
      owner.guard(() => signUp(deps, { account, client, isFirst: owner.isMissing })),
    signIn: (credentials: Credentials, client: Client): Promise<Opened> =>
      deps.gate(() => openSession(deps, credentials, client)).catch(rethrow),
    async providerAddress(provider: SignInProvider, returnTo: string) {
      const errorUrl = `${deps.publicUrl}/sign-in`;
      const body = {
        provider,
        callbackURL: deps.publicUrl + returnTo,
        errorCallbackURL: errorUrl,
        disableRedirect: true,
      };
      const { headers, response } = await deps.auth.api
        .signInSocial({ body, headers: new Headers(), returnHeaders: true })
        .catch(rethrow);
      if (!response.url)
        throw new ApiError('internal', 'The sign-in could not be started. Please try again.');
      return { url: response.url, cookies: headers.getSetCookie() };
    },
    /** The provider sends the browser back here; the answer is a redirect, with the session's cookie when all is well. */
    async finishProvider(request: Request, address: string): Promise<Response> {
      const headers = new Headers(request.headers);
      headers.set(addressHeader, address);
      const forwarded = new Request(request.url, { method: 'GET', headers });
      return owner.guard(() => deps.gate(() => deps.auth.handler(forwarded)));
    },
  };
}

/** While there is no operator, sign-ups of all processes queue up, so that exactly one of them becomes it. */
function ownerKnowledge(deps: SignInDeps) {
  let isKnown = false;
  const isMissing = async () => {
    isKnown ||= await deps.store.hasOperator();
    return !isKnown;
  };
  const guard = async <T>(work: () => Promise<T>): Promise<T> =>
    (await isMissing()) ? withOwnerLock(deps.db, work) : work();
  return { isMissing, guard };
}

interface SignUpRequest {
  readonly account: NewAccount;
  readonly client: Client;
  isFirst(): Promise<boolean>;
}

async function signUp(deps: SignInDeps, request: SignUpRequest): Promise<Opened> {
  const { account, client } = request;
  const mode = await deps.settings.signUpMode();
  const isFirst = await request.isFirst();
  const hasLink = await holdsLink(deps, account);
  if (mode === 'closed' && !isFirst && !hasLink) {
    throw new ApiError(
      'forbidden',
      'Sign-up is closed here. Ask the operator of this installation for an account.',
    );
  }
  const isInvited = mode === 'invite' && (await deps.workspaces.hasInvitation(account.email));
  if (!hasLink && !maySignUp(mode, { isFirst, isInvited })) throw cannotUse(mode);
  if (await isTaken(deps, account.email)) return enterExisting(deps, { account, client, mode });
  try {
    return await deps.gate(() => create(deps, account, client));
  } catch (error) {
    if (authFaultCode(error) === undefined) throw error;
    // Two windows at once: the other one was faster with the address, or with the username.
    if (await isTaken(deps, account.email)) return enterExisting(deps, { account, client, mode });
    return deps.gate(() => create(deps, account, client)).catch(rethrow);
  }
}

/** An invitation was given by someone who may invite: its link lets its one address in, whatever the mode. */
async function holdsLink(deps: SignInDeps, account: NewAccount): Promise<boolean> {
  const { email, invitation_token: token } = account;
  return token !== undefined && deps.workspaces.hasInvitationLink(email, token);
}

async function create(deps: SignInDeps, account: NewAccount, client: Client): Promise<Opened> {
  const { name, email, password } = account;
  const created = await deps.auth.api.signUpEmail({
    body: { name, email, password },
    headers: headersOf(client),
  });
  if (!created.token) throw new ApiError('internal', 'The account could not be created. Please try again.');
  return { token: created.token, userId: created.user.id };
}

async function isTaken(deps: SignInDeps, email: string): Promise<boolean> {
  const existing = await deps.store.findUserByEmail(email);
  if (!existing) return false;
  if (existing.providers.length > 0) return true;
  return (await deps.store.deleteUnfinished(email)) === 0;
}

/**
 * The address has an account. Whoever knows its password is let in, which makes a repeated sign-up harmless; anybody
 * else gets the answer of an address that cannot be used, which says what to do and not whether the account exists.
 */
async function enterExisting(
  deps: SignInDeps,
  attempt: { readonly account: NewAccount; readonly client: Client; readonly mode: SignUpMode },
): Promise<Opened> {
  try {
    return await deps.gate(() => openSession(deps, attempt.account, attempt.client));
  } catch (error) {
    // Also while guesses have to wait: sign-up says no more about a password than sign-in does.
    const isGuess = error instanceof ApiError && error.code === 'rate_limited';
    if (isGuess || authFaultCode(error) === 'INVALID_EMAIL_OR_PASSWORD') throw cannotUse(attempt.mode);
    throw toApiError(error);
  }
}

async function openSession(
  deps: SignInDeps,
  { email, password }: Credentials,
  client: Client,
): Promise<Opened> {
  return deps.guard.check({ email, address: client.address }, async () => {
    const opened = await deps.auth.api.signInEmail({ body: { email, password }, headers: headersOf(client) });
    return { token: opened.token, userId: opened.user.id };
  });
}

function headersOf(client: Client): Headers {
  return new Headers({ [addressHeader]: client.address, 'user-agent': client.userAgent });
}

function cannotUse(mode: SignUpMode): ApiError {
  const ask = mode === 'invite' ? ' Otherwise ask a workspace admin for an invitation to this address.' : '';
  return invalidField(
    'email',
    `This e-mail address cannot be used to sign up. If you already have an account, sign in or reset your password.${ask}`,
  );
}

function rethrow(error: unknown): never {
  throw toApiError(error);
}
