import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { startTestAuth, type TestAuth } from './test-auth.fixture.ts';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startTestAuth();
}, 180_000);
afterAll(() => auth[Symbol.asyncDispose]());
beforeEach(() => auth.set({}));

const password = 'correct horse';
const newEmail = () => `p-${randomUUID().slice(0, 12)}@example.com`;

async function signedUp() {
  const client = auth.client();
  const email = newEmail();
  const { data, error } = await client.auth.signUp({ email, password });
  if (error !== null || data.session === null || data.user === null) throw new TypeError(String(error));
  return { client, email, session: data.session, user: data.user };
}

describe('signing up', () => {
  test('gives a session at once while addresses need no confirmation', async () => {
    const client = auth.client();
    const email = newEmail();
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { full_name: 'Ada' } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada', email, email_verified: true },
      identities: [{ provider: 'email', identity_data: { email, full_name: 'Ada' } }],
      is_anonymous: false,
    });
    const { data: claims } = await client.auth.getClaims();
    expect(claims?.claims).toMatchObject({
      iss: `${auth.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      sub: data.user?.id,
      email,
      aal: 'aal1',
      amr: [{ method: 'password' }],
    });
  });

  test('runs the triggers of the project on auth.users', async () => {
    await auth.databases.runAsOwner(
      auth.ref,
      `create table public.profiles (id uuid primary key references auth.users (id) on delete cascade, name text);
       create function public.handle_new_user() returns trigger language plpgsql security definer set search_path = '' as $$
       begin
         insert into public.profiles (id, name) values (new.id, new.raw_user_meta_data ->> 'name');
         return new;
       end $$;
       create trigger on_auth_user_created after insert on auth.users
         for each row execute function public.handle_new_user();`,
    );
    const client = auth.client();
    const { data } = await client.auth.signUp({
      email: newEmail(),
      password,
      options: { data: { name: 'Grace' } },
    });
    const [rows] = await auth.databases.runAsOwner(
      auth.ref,
      `select name from public.profiles where id = '${data.user?.id}'`,
    );
    expect(rows?.rows).toEqual([{ name: 'Grace' }]);
    await auth.databases.runAsOwner(
      auth.ref,
      'alter table public.profiles add constraint named check (name is not null)',
    );
    const refused = await auth.request('POST', '/signup', { body: { email: newEmail(), password } });
    expect(refused.body).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Database error saving new user',
    });
    await auth.databases.runAsOwner(
      auth.ref,
      'drop trigger on_auth_user_created on auth.users; drop table public.profiles',
    );
  });

  test('twice with one address is refused, also when both come at once', async () => {
    const email = newEmail();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => auth.client().auth.signUp({ email, password })),
    );
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    const { error } = await auth.client().auth.signUp({ email: email.toUpperCase(), password });
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  });

  test('answers alike for a known and a new address where addresses are confirmed by mail', async () => {
    const { email } = await signedUp();
    auth.set({ mailer_autoconfirm: false });
    const known = await auth.request('POST', '/signup', { body: { email, password } });
    const fresh = await auth.request('POST', '/signup', { body: { email: newEmail(), password } });
    expect([known.status, fresh.status]).toEqual([200, 200]);
    const [one, two] = [known.body, fresh.body];
    expect(one).not.toHaveProperty('access_token');
    expect(one).toMatchObject({ identities: [], app_metadata: two.app_metadata });
  });

  test.each([
    [{ password_min_length: 12 }, 'short', ['length'], 'Password should be at least 12 characters.'],
    [
      { password_required_characters: 'abc:0123456789' },
      'zzzzzzzz',
      ['characters'],
      'Password should contain at least one character of each: abc, 0123456789.',
    ],
  ])('with a weak password says why (%j)', async (settings, weak, reasons, message) => {
    auth.set(settings);
    const { error } = await auth.client().auth.signUp({ email: newEmail(), password: weak });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      reasons,
      message,
    });
    const old = await auth.request('POST', '/signup', { body: { email: newEmail(), password: weak } });
    expect(old.body).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: message,
      weak_password: { reasons },
    });
  });

  test('with a leaked password is refused, and allowed where the list cannot be asked', async () => {
    await using own = await startTestAuth({
      isPwned: async (tried) => {
        if (tried === 'unreachable') throw new TypeError('no network');
        return tried === 'leaked password';
      },
    });
    const signUp = (tried: string) => own.client().auth.signUp({ email: newEmail(), password: tried });
    expect((await signUp('leaked password')).error).toBeNull();
    own.set({ password_hibp_enabled: true });
    expect((await signUp('leaked password')).error).toMatchObject({
      code: 'weak_password',
      reasons: ['pwned'],
    });
    expect((await signUp('unreachable')).error).toBeNull();
  });

  test.each([
    [{ disable_signup: true }, 'signup_disabled', 422],
    [{ external_email_enabled: false }, 'email_provider_disabled', 400],
  ])('is refused where the settings say %j', async (settings, code, status) => {
    auth.set(settings);
    const { error } = await auth.client().auth.signUp({ email: newEmail(), password });
    expect(error).toMatchObject({ code, status });
  });

  test.each([
    [{ email: 'not an address', password }, 'Unable to validate email address: invalid format'],
    [{ email: 'a@example.com' }, 'Signup requires a valid password'],
    [
      { email: 'a@example.com', phone: '123', password },
      'Only an email address or phone number should be provided on signup.',
    ],
    [{ email: 'a@example.com', password: 'x'.repeat(73) }, 'Password cannot be longer than 72 characters'],
  ])('with %j is refused', async (body, message) => {
    const response = await auth.request('POST', '/signup', { body });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error_code: 'validation_failed', msg: message });
  });

  test('without an address is anonymous, if the project allows it', async () => {
    const client = auth.client();
    expect((await client.auth.signInAnonymously()).error).toMatchObject({
      code: 'anonymous_provider_disabled',
      status: 422,
    });
    auth.set({ external_anonymous_users_enabled: true });
    const { data } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(data.user).toMatchObject({
      is_anonymous: true,
      email: '',
      identities: [],
      user_metadata: { theme: 'dark' },
    });
    const email = newEmail();
    const kept = await client.auth.updateUser({ email, password });
    expect(kept.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false });
    expect((await auth.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe('signing in', () => {
  test('with the right password opens a session, with anything else it does not', async () => {
    const { email, user } = await signedUp();
    const right = await auth.client().auth.signInWithPassword({ email, password });
    expect(right.data.user?.id).toBe(user.id);
    for (const attempt of [
      { email, password: 'wrong' },
      { email: newEmail(), password },
    ]) {
      const { error } = await auth.client().auth.signInWithPassword(attempt);
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      });
    }
  });

  test('works with a password that was hashed elsewhere', async () => {
    const email = newEmail();
    const [made] = await auth.databases.runAsOwner(
      auth.ref,
      `select extensions.crypt('imported', extensions.gen_salt('bf', 10)) as hash`,
    );
    const hash = String(made?.rows[0]?.hash);
    const { error } = await auth
      .admin()
      .auth.admin.createUser({ email, password_hash: hash, email_confirm: true });
    expect([error, hash.slice(0, 4)]).toEqual([null, '$2a$']);
    expect((await auth.client().auth.signInWithPassword({ email, password: 'wrong' })).error).not.toBeNull();
    expect((await auth.client().auth.signInWithPassword({ email, password: 'imported' })).error).toBeNull();
  });

  test('before the address is confirmed is refused', async () => {
    auth.set({ mailer_autoconfirm: false });
    const email = newEmail();
    await auth.client().auth.signUp({ email, password });
    const { error } = await auth.client().auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' });
  });

  test('is limited by account and by address', async () => {
    await using own = await startTestAuth();
    own.set({ rate_limit_token_refresh: 5 });
    const email = newEmail();
    const attempts = await Promise.all(
      Array.from({ length: 8 }, () => own.client().auth.signInWithPassword({ email, password })),
    );
    expect(attempts.filter(({ error }) => error?.status === 429).length).toBeGreaterThanOrEqual(3);
    expect(attempts.find(({ error }) => error?.status === 429)?.error).toMatchObject({
      code: 'over_request_rate_limit',
    });
  });
});

test('errors have the form of the API version that the client names', async () => {
  const named = await auth.request('POST', '/token?grant_type=nothing', {
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: {},
  });
  expect(named.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(named.body).toEqual({ code: 'invalid_credentials', message: 'unsupported_grant_type' });
  const plain = await auth.request('POST', '/token?grant_type=nothing', { body: {} });
  expect(plain.headers.get('x-sb-error-code')).toBe('invalid_credentials');
  expect(plain.body).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'unsupported_grant_type',
  });
});

test('what is said publicly: health, settings and keys', async () => {
  expect((await auth.request('GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
  const settings = (await auth.request('GET', '/settings')).body;
  expect(settings).toMatchObject({
    mailer_autoconfirm: true,
    external: { email: true, google: false, phone: false },
  });
  const { keys } = (await auth.request('GET', '/.well-known/jwks.json')).body;
  expect(keys).toMatchObject([{ kty: 'EC', alg: 'ES256' }]);
  expect(keys?.[0]).not.toHaveProperty('d');
});

test('the tables are closed to requests', async () => {
  const client = await auth.databases.acquire(auth.ref, 'rest');
  try {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      await client.query(`set role ${role}`);
      await expect(client.query('select encrypted_password from auth.users')).rejects.toThrow(
        /permission denied/,
      );
      await client.query('reset role');
    }
  } finally {
    client.release();
  }
});
