import { hkdfSync, randomBytes } from 'node:crypto';
import { UserId } from '@loam/contract';
import { AppError, type Logger } from '@loam/kernel';
import type { Actor } from '../../http/actor.ts';
import type { HttpAppOptions } from '../../http/app.ts';
import { notFound } from '../../http/api-error.ts';
import type { Binding } from '../../http/bind.ts';
import { problemResponse } from '../../http/problem.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { Runtime } from '../../runtime.ts';
import { createActorCache } from './actor-cache.ts';
import { type Administer, createAdminister } from './administer.ts';
import { createAdministerStore } from './administer-store.ts';
import { createAuth } from './auth.ts';
import { createAuthenticate } from './authenticate.ts';
import { createCredentialStore } from './credential-store.ts';
import { deleteAccount } from './delete-account.ts';
import { createGate } from './gate.ts';
import { createLinkStore } from './link-store.ts';
import { createAttemptStore } from './attempt-store.ts';
import { createPasswordGuard } from './password-guard.ts';
import { createPasswords, defaultScryptCost, type ScryptCost } from './password.ts';
import { maySignUp, usernameCandidates } from './policy.ts';
import type { AccountWorkspaces } from './ports.ts';
import { createProfiles } from './profile.ts';
import { createRecover } from './recover.ts';
import { accountBindings } from './routes.ts';
import { createSecurity } from './security.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createSettings, type Settings } from './settings.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { type AccountStore, createAccountStore, type PersonRow } from './store.ts';

export type { AccountWorkspaces } from './ports.ts';
export type { ScryptCost } from './password.ts';
export type { AdministeredRow } from './administer-store.ts';
export type { Settings } from './settings.ts';
export type { PersonRow } from './store.ts';
export { providersOf } from './wire.ts';

type Used = 'config' | 'db' | 'clock' | 'ids' | 'logger' | 'bus' | 'jobs' | 'mailer' | 'secret';

export interface AccountsDeps extends Pick<Runtime, Used> {
  readonly limiter: RateLimiter;
  readonly version: string;
  readonly workspaces: AccountWorkspaces;
  /** Lower in tests, where hundreds of accounts are made. */
  readonly passwordCost?: ScryptCost;
}

type Mount = NonNullable<HttpAppOptions['mounts']>[number];

export interface Accounts {
  readonly bindings: Binding[];
  /** The one path that browsers are sent to by GitHub and Google. */
  readonly mount: Mount;
  /** For every request and every socket. */
  authenticate(request: Request): Promise<Actor>;
  findPeople(ids: readonly string[]): Promise<PersonRow[]>;
  readonly settings: Settings;
  readonly administer: Omit<Administer, 'isLastOperator'>;
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const parts = createParts(deps);
  const { store, credentials, cache, cookie, links, passwords, settings, attempts, guard } = parts;
  const { db, ids, mailer } = deps;
  const { brand, publicUrl } = deps.config;
  const security = createSecurity({
    db,
    ids,
    mailer,
    brand,
    store,
    credentials,
    links,
    passwords,
    guard,
    cache,
  });
  const recover = createRecover({
    ...deps,
    brand,
    publicUrl,
    store,
    credentials,
    links,
    passwords,
    guard,
    cache,
  });
  const profiles = createProfiles({ db, store });
  const administer = createAdminister({
    ...deps,
    store: createAdministerStore(db),
    credentials,
    recover,
    cache,
  });
  const gate = createGate(signInWidth);
  const auth = createAuthFor(deps, parts);
  const signIn = createSignIn({ ...deps, auth, store, settings, guard, publicUrl, gate });
  const deletion = { db, store, credentials, links, security, workspaces: deps.workspaces, cache };
  deps.jobs.schedule('accounts-sweep', '17 * * * *', async () => {
    await credentials.deleteExpired();
    await attempts.deleteOld();
  });
  return {
    bindings: accountBindings({
      config: deps.config,
      version: deps.version,
      settings,
      signIn,
      recover,
      profiles,
      security,
      credentials,
      cookie,
      deleteAccount: async (actor, confirmation) => {
        const user = await profiles.get(actor.userId);
        const isLastOperator = administer.isLastOperator;
        await deleteAccount({ ...deletion, isLastOperator }, actor.userId, { user, confirmation });
      },
    }),
    mount: createMount(signIn, deps.logger),
    authenticate: createAuthenticate({ store: credentials, cache, cookie }),
    findPeople: (ids) => store.findPeople(ids),
    settings,
    administer,
  };
}

/** Each sign-in holds one connection in better-auth and asks our rules on another: the pool of ten must outlast them. */
const signInWidth = 4;

function createParts(deps: AccountsDeps) {
  const secret = deriveKey(deps.secret, 'account cookies');
  const store = createAccountStore(deps.db);
  const attempts = createAttemptStore(deps.db);
  return {
    secret,
    attempts,
    guard: createPasswordGuard(attempts),
    store,
    credentials: createCredentialStore(deps.db),
    cache: createActorCache(deps.clock, (userId) =>
      deps.bus.publish('account.access_changed', { userId: UserId.parse(userId) }),
    ),
    cookie: createSessionCookie({ secret, publicUrl: deps.config.publicUrl }),
    links: createLinkStore(deps.ids),
    passwords: createPasswords(deps.passwordCost ?? defaultScryptCost),
    settings: createSettings(store, deps.config),
  };
}

function createAuthFor(deps: AccountsDeps, parts: ReturnType<typeof createParts>) {
  const { store, settings, secret, passwords } = parts;
  return createAuth({
    config: deps.config,
    pool: deps.db.pool,
    ids: deps.ids,
    secret,
    passwords,
    rules: {
      maySignUpByProvider: async (email) => {
        const mode = await settings.signUpMode();
        const isInvited = mode === 'invite' && (await deps.workspaces.hasInvitation(email.toLowerCase()));
        return maySignUp(mode, { isFirst: !(await store.hasOperator()), isInvited });
      },
      describeNewUser: async (person) => ({
        username: await freeUsername(store, usernameCandidates(person, deps.ids.uuid().replaceAll('-', ''))),
        role: (await store.hasOperator()) ? 'user' : 'operator',
      }),
      userCreated: ({ id, email }) =>
        deps.bus.publish('account.created', { userId: UserId.parse(id), email }),
      isDisabled: (userId) => store.isDisabled(userId),
    },
  });
}

async function freeUsername(store: AccountStore, candidates: readonly string[]): Promise<string> {
  for (const name of candidates) if (!(await store.isUsernameTaken(name))) return name;
  throw new AppError({ code: 'username_exhausted', detail: 'No username was free.' });
}

function createMount(signIn: SignIn, logger: Logger): Mount {
  return {
    prefix: '/auth/*',
    async handle(request, env) {
      try {
        const isCallback = /^\/api\/auth\/callback\/(github|google)$/.test(new URL(request.url).pathname);
        // Everything else of the library stays shut: its other calls have answers of ours under contract.
        if (!isCallback || request.method !== 'GET') throw notFound();
        return await signIn.finishProvider(request, env.address);
      } catch (error) {
        return problemResponse(error, randomBytes(16).toString('hex'), logger);
      }
    },
  };
}

function deriveKey(secret: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `loam ${purpose}`, 32)).toString('base64url');
}
