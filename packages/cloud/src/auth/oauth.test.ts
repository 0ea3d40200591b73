import { randomUUID } from 'node:crypto';
import { OAUTH_CLIENT, startOAuthProvider, type OAuthProviderServer } from '@loam/testkit';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FetchText } from './ports.ts';
import { startTestAuth, type TestAuth } from './test-auth.fixture.ts';

let provider: OAuthProviderServer;
let auth: TestAuth;

beforeAll(async () => {
  provider = await startOAuthProvider();
  const fetchText: FetchText = async (url, init) => {
    const response = await fetch(provider.at(url), init);
    return { status: response.status, body: await response.text() };
  };
  auth = await startTestAuth({ fetchText });
}, 180_000);
afterAll(async () => {
  await auth[Symbol.asyncDispose]();
  await provider.close();
});

const google = {
  external_google_enabled: true,
  external_google_client_id: OAUTH_CLIENT.id,
  external_google_secret: OAUTH_CLIENT.secret,
};
beforeEach(() => auth.set(google));

const newPerson = (more: object = {}) => {
  const id = String(Math.floor(Math.random() * 1e12));
  return { id, email: `o-${id}@example.com`, isEmailVerified: true, name: 'Ada', ...more };
};

async function hop(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'manual' });
  return response.headers.get('location') ?? `status ${response.status}`;
}

/** What a browser does: to us, to the provider's page, back to us, on to the app. */
async function visit(authorizeUrl: string): Promise<{ readonly callback: string; readonly app: URL }> {
  const consent = authorizeUrl.startsWith(auth.url) ? await hop(authorizeUrl) : authorizeUrl;
  const callback = await hop(provider.at(consent));
  return { callback, app: new URL(await hop(callback)) };
}

async function start(client: SupabaseClient, name: 'google' | 'github' = 'google'): Promise<string> {
  const options = { redirectTo: 'https://app.example.com/in', skipBrowserRedirect: true };
  const { data } = await client.auth.signInWithOAuth({ provider: name, options });
  return data.url ?? '';
}

const fragment = (url: URL) => new URLSearchParams(url.hash.slice(1));

describe('signing in with a provider', () => {
  test('makes an account and leads back with a session', async () => {
    const person = newPerson();
    provider.visitAs(person);
    const { app } = await visit(await start(auth.client()));
    expect(app.href).toMatch(/^https:\/\/app\.example\.com\/in#/);
    expect(fragment(app).get('provider_token')).toMatch(/^at-/);
    const { data } = await auth.client().auth.getUser(fragment(app).get('access_token') ?? '');
    expect(data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Ada', avatar_url: 'https://pictures.example/1', email_verified: true },
      identities: [{ provider: 'google', id: person.id }],
    });
    const again = await visit(await start(auth.client()));
    const second = await auth.client().auth.getUser(fragment(again.app).get('access_token') ?? '');
    expect(second.data.user?.id).toBe(data.user?.id);
  });

  test('with PKCE gives a code for the client that asked', async () => {
    provider.visitAs(newPerson());
    const client = auth.client({ flowType: 'pkce' });
    const { app } = await visit(await start(client));
    const { data, error } = await client.auth.exchangeCodeForSession(app.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.session).toMatchObject({
      provider_refresh_token: 'rt-1',
      user: { app_metadata: { provider: 'google' } },
    });
  });

  test('uses a state once, and only one that we gave out', async () => {
    provider.visitAs(newPerson());
    const { callback } = await visit(await start(auth.client()));
    const replayed = new URL(await hop(callback));
    expect(fragment(replayed).get('error_code')).toBe('bad_oauth_state');
    const forged = new URL(callback);
    forged.searchParams.set('state', randomUUID());
    expect(fragment(new URL(await hop(forged.href))).get('error_code')).toBe('bad_oauth_state');
  });

  test('expires', async () => {
    provider.visitAs(newPerson());
    const consent = await hop(await start(auth.client()));
    auth.wait(301);
    const late = new URL(await hop(await hop(provider.at(consent))));
    expect(fragment(late).get('error_description')).toBe('OAuth state has expired');
  });

  test('tells the app when the person said no', async () => {
    provider.refuse();
    const { app } = await visit(await start(auth.client()));
    expect(app.origin).toBe('https://app.example.com');
    expect(fragment(app).get('error_description')).toBe('The user denied the request');
  });

  test('joins the account that has the same proven address, and drops an unproven squatter’s password', async () => {
    auth.set({ ...google, mailer_autoconfirm: false });
    const person = newPerson();
    await auth.client().auth.signUp({ email: person.email, password: 'of a squatter' });
    provider.visitAs(person);
    const { app } = await visit(await start(auth.client()));
    const { data } = await auth.client().auth.getUser(fragment(app).get('access_token') ?? '');
    expect(data.user?.identities?.map((identity) => identity.provider)).toEqual(['google']);
    const squatter = await auth
      .client()
      .auth.signInWithPassword({ email: person.email, password: 'of a squatter' });
    expect(squatter.error).toMatchObject({ code: 'invalid_credentials' });
  });

  test('does not join by an address that the provider has not proven', async () => {
    auth.set({ ...google, mailer_autoconfirm: false });
    const person = newPerson({ isEmailVerified: false });
    await auth
      .admin()
      .auth.admin.createUser({ email: person.email, password: 'of the owner', email_confirm: true });
    provider.visitAs(person);
    const { app } = await visit(await start(auth.client()));
    expect(fragment(app).get('error_code')).toBe('provider_email_needs_verification');
    expect(fragment(app).has('access_token')).toBe(false);
    const owner = await auth
      .client()
      .auth.signInWithPassword({ email: person.email, password: 'of the owner' });
    expect(owner.data.user?.identities?.map((identity) => identity.provider)).toEqual(['email']);
  });

  test('works with one that lists addresses apart', async () => {
    auth.set({
      external_github_enabled: true,
      external_github_client_id: OAUTH_CLIENT.id,
      external_github_secret: OAUTH_CLIENT.secret,
    });
    const person = newPerson();
    provider.visitAs(person);
    const { app } = await visit(await start(auth.client(), 'github'));
    const { data } = await auth.client().auth.getUser(fragment(app).get('access_token') ?? '');
    expect(data.user).toMatchObject({ email: person.email, user_metadata: { user_name: 'ada' } });
  });

  test('is refused where the provider is not switched on', async () => {
    auth.set({});
    const reply = await auth.request('GET', '/authorize?provider=google');
    expect([reply.status, reply.body]).toMatchObject([
      400,
      { msg: 'Unsupported provider: provider is not enabled' },
    ]);
    const unknown = await auth.request('GET', '/authorize?provider=constructor');
    expect(unknown.status).toBe(400);
  });
});

test('identities are linked and unlinked, the last one stays', async () => {
  auth.set({ ...google, security_manual_linking_enabled: true });
  const client = auth.client();
  const email = `o-${randomUUID().slice(0, 8)}@example.com`;
  await client.auth.signUp({ email, password: 'correct horse' });
  const only = (await client.auth.getUserIdentities()).data?.identities[0];
  if (only === undefined) throw new TypeError('no identity');
  expect((await client.auth.unlinkIdentity(only)).error).toMatchObject({
    code: 'single_identity_not_deletable',
  });
  const person = newPerson();
  provider.visitAs(person);
  const { data } = await client.auth.linkIdentity({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  const { app } = await visit(data.url ?? '');
  expect(fragment(app).get('error_code')).toBeNull();
  const linked = (await client.auth.getUserIdentities()).data?.identities ?? [];
  expect(linked.map(({ provider: name }) => name)).toEqual(['email', 'google']);
  const [, second] = linked;
  if (second === undefined) throw new TypeError('no second identity');
  expect((await client.auth.unlinkIdentity(second)).error).toBeNull();
  expect((await client.auth.getUser()).data.user).toMatchObject({
    email,
    app_metadata: { providers: ['email'] },
  });
  auth.set(google);
  expect((await client.auth.unlinkIdentity(only)).error).toMatchObject({
    code: 'manual_linking_disabled',
    status: 404,
  });
});

describe('an ID token of Google', () => {
  const claims = () => ({
    iss: 'https://accounts.google.com',
    aud: OAUTH_CLIENT.id,
    sub: String(Math.random()),
    email: `i-${randomUUID().slice(0, 8)}@example.com`,
    email_verified: true,
    name: 'Ada',
    exp: Math.floor(Date.now() / 1000) + 36_000,
  });

  test('signs in', async () => {
    const good = claims();
    const token = provider.idToken(good);
    const { data, error } = await auth.client().auth.signInWithIdToken({ provider: 'google', token });
    expect([error, data.user?.email]).toEqual([null, good.email]);
  });

  test.each([
    ['for another app', { aud: 'another' }, 'Unacceptable audience in id_token'],
    ['of another issuer', { iss: 'https://evil.example' }, 'Bad ID token'],
    ['past its time', { exp: 1 }, 'Bad ID token'],
    [
      'with a nonce nobody passed',
      { nonce: 'x' },
      'Passed nonce and nonce in id_token should either both exist or not.',
    ],
  ])('%s is refused', async (_, more, message) => {
    const token = provider.idToken({ ...claims(), ...more });
    const { error } = await auth.client().auth.signInWithIdToken({ provider: 'google', token });
    expect(error).toMatchObject({ status: 400, message });
  });
});
