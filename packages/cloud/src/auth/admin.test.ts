import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { totpCode } from './crypto/totp.ts';
import { keyOf, startTestAuth, type TestAuth } from './test-auth.fixture.ts';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startTestAuth();
}, 180_000);
afterAll(() => auth[Symbol.asyncDispose]());
beforeEach(() => auth.set({}));

const password = 'correct horse';
const newEmail = () => `a-${randomUUID().slice(0, 12)}@example.com`;

async function made(more: object = {}) {
  const email = newEmail();
  const { data, error } = await auth
    .admin()
    .auth.admin.createUser({ email, password, email_confirm: true, ...more });
  if (error !== null) throw error;
  return { email, user: data.user };
}

async function signedIn(email: string) {
  const client = auth.client();
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
}

describe('the administration', () => {
  test('is closed to everybody without a service key', async () => {
    const { email } = await made();
    const client = await signedIn(email);
    const token = (await client.auth.getSession()).data.session?.access_token ?? '';
    const paths = [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${randomUUID()}`],
      ['PUT', `/admin/users/${randomUUID()}`],
      ['DELETE', `/admin/users/${randomUUID()}`],
      ['GET', `/admin/users/${randomUUID()}/factors`],
      ['POST', '/admin/generate_link'],
      ['POST', '/invite'],
    ] as const;
    for (const [method, path] of paths) {
      const asked = method === 'GET' ? {} : { body: {} };
      const answers = await Promise.all([
        auth.request(method, path, asked),
        auth.request(method, path, { ...asked, token }),
        auth.request(method, path, { ...asked, token: keyOf(auth.ring, 'anon') }),
        auth.request(method, path, {
          ...asked,
          token: keyOf(auth.ring, 'service_role'),
          headers: { 'user-agent': 'Mozilla/5.0' },
        }),
      ]);
      expect([path, answers.map(({ status }) => status)]).toEqual([path, [401, 403, 403, 401]]);
    }
  });

  test('makes, shows, changes and lists users', async () => {
    const { email, user } = await made({ user_metadata: { a: 1 }, app_metadata: { plan: 'pro' } });
    expect(user).toMatchObject({
      email,
      user_metadata: { a: 1 },
      app_metadata: { plan: 'pro', provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email' }],
    });
    const admin = auth.admin().auth.admin;
    const next = newEmail();
    const changed = await admin.updateUserById(user.id, {
      email: next,
      password: 'other horse',
      user_metadata: { b: 2 },
    });
    expect(changed.data.user).toMatchObject({ email: next, user_metadata: { a: 1, b: 2 } });
    expect(
      (await auth.client().auth.signInWithPassword({ email: next, password: 'other horse' })).error,
    ).toBeNull();
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(next);
    expect((await admin.getUserById(randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    });
    expect((await admin.createUser({ email: next })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
  });

  test('lists in pages with totals', async () => {
    await Promise.all([made(), made(), made()]);
    const { data } = await auth.admin().auth.admin.listUsers({ page: 1, perPage: 2 });
    expect(data.users).toHaveLength(2);
    expect(data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    expect('total' in data && data.total).toBeGreaterThanOrEqual(3);
    const filtered = await auth.request('GET', `/admin/users?filter=${data.users[0]?.email}`, {
      token: keyOf(auth.ring, 'service_role'),
    });
    expect(filtered.headers.get('x-total-count')).toBe('1');
    expect(filtered.body.users).toHaveLength(1);
  });

  test('deletes for good, or keeps a row without a person', async () => {
    const [hard, soft] = [await made(), await made()];
    const admin = auth.admin().auth.admin;
    expect((await admin.deleteUser(hard.user.id)).error).toBeNull();
    expect((await admin.getUserById(hard.user.id)).error).toMatchObject({ code: 'user_not_found' });
    expect((await admin.deleteUser(soft.user.id, true)).error).toBeNull();
    const { data } = await admin.getUserById(soft.user.id);
    expect(data.user?.deleted_at).toBeTruthy();
    expect(JSON.stringify(data.user)).not.toContain(soft.email);
    expect((await admin.createUser({ email: soft.email, password })).error).toBeNull();
  });

  test('says so when the project’s own tables hold a user back', async () => {
    const { user } = await made();
    await auth.databases.runAsOwner(
      auth.ref,
      `create table public.orders (user_id uuid references auth.users (id));
       insert into public.orders values ('${user.id}')`,
    );
    const { error } = await auth.admin().auth.admin.deleteUser(user.id);
    expect(error).toMatchObject({ status: 500, message: 'Database error deleting user' });
    await auth.databases.runAsOwner(auth.ref, 'drop table public.orders');
  });

  test('invites by mail, and the invited choose a password', async () => {
    auth.set({ mailer_autoconfirm: false });
    const email = newEmail();
    const { data } = await auth.admin().auth.admin.inviteUserByEmail(email, { data: { team: 'x' } });
    expect(data.user).toMatchObject({ email, user_metadata: { team: 'x' } });
    expect(data.user?.invited_at).toBeTruthy();
    const mail = auth.mails.findLast(({ to }) => to === email);
    expect(mail?.template).toBe('invite');
    const link = new URL(/href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '');
    const client = auth.client();
    const accepted = await client.auth.verifyOtp({
      token_hash: link.searchParams.get('token') ?? '',
      type: 'invite',
    });
    expect(accepted.error).toBeNull();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    await signedIn(email);
    expect((await auth.admin().auth.admin.inviteUserByEmail(email)).error).toMatchObject({
      code: 'email_exists',
    });
  });

  test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'makes links of the kind %s',
    async (type) => {
      const isNew = type === 'signup' || type === 'invite';
      const email = isNew ? newEmail() : (await made()).email;
      const admin = auth.admin().auth.admin;
      const options = { redirectTo: 'https://app.example.com/after' };
      const { data, error } = await (type === 'signup'
        ? admin.generateLink({ type, email, password, options })
        : admin.generateLink({ type, email, options }));
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({
        verification_type: type,
        redirect_to: 'https://app.example.com/after',
      });
      const response = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' });
      expect(response.headers.get('location')).toMatch(/^https:\/\/app\.example\.com\/after#.*access_token=/);
    },
  );

  test('is written down', async () => {
    const { user } = await made();
    const [entries] = await auth.databases.runAsOwner(
      auth.ref,
      `select payload ->> 'action' as action, payload ->> 'actor_username' as actor, ip_address
       from auth.audit_log_entries where payload -> 'traits' ->> 'user_id' = '${user.id}'`,
    );
    expect(entries?.rows).toEqual([
      { action: 'user_signedup', actor: 'service_role', ip_address: '127.0.0.1' },
    ]);
  });
});

describe('a second factor', () => {
  const codeNow = (secret: string, offset = 0) => totpCode(secret, Math.floor(Date.now() / 30_000) + offset);

  async function enrolled() {
    const { email, user } = await made();
    const client = await signedIn(email);
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    if (error !== null) throw error;
    return { client, email, user, factor: data };
  }

  test('raises the session, and ends those without it', async () => {
    await using own = await startTestAuth();
    const { data: account } = await own
      .admin()
      .auth.admin.createUser({ email: newEmail(), password, email_confirm: true });
    const email = account.user?.email ?? '';
    const [client, other] = [own.client(), own.client()];
    await client.auth.signInWithPassword({ email, password });
    await other.auth.signInWithPassword({ email, password });
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(factor?.totp.uri).toMatch(/^otpauth:\/\/totp\/localhost%3A3000:/);
    expect(factor?.totp.qr_code).toContain('<svg');
    const factorId = factor?.id ?? '';
    const code = codeNow(factor?.totp.secret ?? '');
    const before = (await client.auth.getSession()).data.session?.refresh_token;
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(error).toBeNull();
    const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(
      level?.currentAuthenticationMethods.map((entry) => (typeof entry === 'string' ? entry : entry.method)),
    ).toEqual(expect.arrayContaining(['totp', 'password']));
    expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    own.wait(11);
    const stale = await own.request('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: before },
    });
    expect(stale.body.error_code).toBe('refresh_token_already_used');
  });

  test('is refused with a wrong code, a used or an old challenge', async () => {
    const { client, factor } = await enrolled();
    const factorId = factor.id;
    const { data: challenge } = await client.auth.mfa.challenge({ factorId });
    const challengeId = challenge?.id ?? '';
    const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: '12345' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const code = codeNow(factor.totp.secret);
    expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
    const used = await client.auth.mfa.verify({ factorId, challengeId, code });
    expect(used.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
    const again = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const next = await client.auth.mfa.challengeAndVerify({ factorId, code: codeNow(factor.totp.secret, 1) });
    expect(next.error).toBeNull();
  });

  test('guards addresses and passwords, and itself', async () => {
    const { client, email, user, factor } = await enrolled();
    await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeNow(factor.totp.secret) });
    const low = await signedIn(email);
    expect((await low.auth.updateUser({ password: 'new horse' })).error).toMatchObject({
      code: 'insufficient_aal',
      status: 401,
    });
    expect((await low.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect((await low.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'two' })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    const { data } = await auth.admin().auth.admin.mfa.listFactors({ userId: user.id });
    expect(data?.factors).toMatchObject([{ id: factor.id, status: 'verified', factor_type: 'totp' }]);
    expect(
      (await auth.admin().auth.admin.mfa.deleteFactor({ userId: user.id, id: factor.id })).error,
    ).toBeNull();
    expect((await low.auth.updateUser({ password: 'new horse' })).error).toBeNull();
  });

  test('has a name of its own', async () => {
    const { client } = await enrolled();
    const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
  });

  test('can be a phone', async () => {
    auth.set({ mfa_phone_enroll_enabled: true, mfa_phone_verify_enabled: true });
    const { email } = await made();
    const client = await signedIn(email);
    const { data } = await client.auth.mfa.enroll({
      factorType: 'phone',
      phone: '+15551230000',
      friendlyName: 'sms',
    });
    const factorId = data?.id ?? '';
    const { data: challenge } = await client.auth.mfa.challenge({ factorId, channel: 'sms' });
    const code = auth.texts.at(-1)?.code ?? '';
    const { error } = await client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code });
    expect(error).toBeNull();
  });
});
