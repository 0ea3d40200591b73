import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestAuth, type TestAuth } from './test-auth.fixture.ts';

let auth: TestAuth;

beforeAll(async () => {
  auth = await startTestAuth();
}, 180_000);
afterAll(() => auth[Symbol.asyncDispose]());
beforeEach(() => auth.set({ mailer_autoconfirm: false }));

const password = 'correct horse';
const newEmail = () => `m-${randomUUID().slice(0, 12)}@example.com`;

function lastMail(to: string) {
  const mail = auth.mails.findLast((candidate) => candidate.to === to);
  if (mail === undefined) throw new TypeError(`no mail to ${to}`);
  const link = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const otp = /(?:code|go on): (\d{6})/.exec(mail.html)?.[1] ?? '';
  return { ...mail, link, otp };
}

/** What the browser does with a link of a mail. */
async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const fragment = (url: URL) => new URLSearchParams(url.hash.slice(1));

async function confirmed(client = auth.client()) {
  const email = newEmail();
  await client.auth.signUp({ email, password });
  const { data, error } = await client.auth.verifyOtp({ email, token: lastMail(email).otp, type: 'signup' });
  if (error !== null || data.user === null) throw new TypeError(String(error));
  return { client, email, user: data.user };
}

describe('confirming an address', () => {
  test('by link leads back to the allowed page with a session, once', async () => {
    const email = newEmail();
    const options = { emailRedirectTo: 'https://app.example.com/welcome' };
    const { data } = await auth.client().auth.signUp({ email, password, options });
    expect([data.session, data.user?.email]).toEqual([null, email]);
    const mail = lastMail(email);
    expect(mail).toMatchObject({ template: 'confirmation', subject: 'Confirm your email address' });
    expect(mail.text).toContain(`${auth.url}/auth/v1/verify?token=`);
    const url = await follow(mail.link);
    expect(url.href).toMatch(/^https:\/\/app\.example\.com\/welcome#/);
    expect(fragment(url).get('type')).toBe('signup');
    const token = fragment(url).get('access_token') ?? '';
    expect((await auth.client().auth.getUser(token)).data.user?.email_confirmed_at).toBeTruthy();
    const second = await follow(mail.link);
    expect(fragment(second).get('error_code')).toBe('otp_expired');
    expect(fragment(second).get('error_description')).toBe('Email link is invalid or has expired');
  });

  test('ignores a page that is not allowed', async () => {
    const email = newEmail();
    const options = { emailRedirectTo: 'https://evil.example.net/' };
    await auth.client().auth.signUp({ email, password, options });
    expect((await follow(lastMail(email).link)).origin).toBe('http://localhost:3000');
  });

  test('by code works once: of fifty at the same time one gets a session', async () => {
    const email = newEmail();
    await auth.client().auth.signUp({ email, password });
    const { otp } = lastMail(email);
    await auth.warmUp();
    const tries = await Promise.all(
      Array.from({ length: 50 }, () =>
        auth.request('POST', '/verify', { body: { type: 'signup', email, token: otp } }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 403)).toHaveLength(49);
  });

  test('by the hash of the code works as well, and a hash is all that is stored', async () => {
    const email = newEmail();
    await auth.client().auth.signUp({ email, password });
    const { otp, link } = lastMail(email);
    const hash = new URL(link).searchParams.get('token') ?? '';
    const [stored] = await auth.databases.runAsOwner(
      auth.ref,
      `select token_hash from auth.one_time_tokens where relates_to = '${email}'`,
    );
    expect(stored?.rows).toEqual([{ token_hash: hash }]);
    expect(hash).not.toContain(otp);
    const { data } = await auth.client().auth.verifyOtp({ token_hash: hash, type: 'email' });
    expect(data.user?.email).toBe(email);
  });

  test('is refused with a wrong or an old code', async () => {
    const email = newEmail();
    await auth.client().auth.signUp({ email, password });
    const { otp } = lastMail(email);
    const wrong = otp === '000000' ? '000001' : '000000';
    const expected = { status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' };
    expect((await auth.client().auth.verifyOtp({ email, token: wrong, type: 'signup' })).error).toMatchObject(
      expected,
    );
    auth.wait(3601);
    expect((await auth.client().auth.verifyOtp({ email, token: otp, type: 'signup' })).error).toMatchObject(
      expected,
    );
  });

  test('can be asked for again, but not within a minute', async () => {
    const email = newEmail();
    await auth.client().auth.signUp({ email, password });
    const first = lastMail(email).otp;
    const early = await auth.client().auth.resend({ type: 'signup', email });
    expect(early.error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' });
    auth.wait(61);
    expect((await auth.client().auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(
      (await auth.client().auth.verifyOtp({ email, token: first, type: 'signup' })).error,
    ).not.toBeNull();
    expect(
      (await auth.client().auth.verifyOtp({ email, token: lastMail(email).otp, type: 'signup' })).error,
    ).toBeNull();
  });
});

describe('a forgotten password', () => {
  test('is replaced through a mail, and other sessions end', async () => {
    const { email, client: other } = await confirmed();
    const client = auth.client();
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    const mail = lastMail(email);
    expect(mail.template).toBe('recovery');
    const { data } = await client.auth.verifyOtp({ email, token: mail.otp, type: 'recovery' });
    expect(data.session).not.toBeNull();
    const same = await client.auth.updateUser({ password });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    expect((await client.auth.updateUser({ password: 'another horse' })).error).toBeNull();
    expect((await other.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    expect((await auth.client().auth.signInWithPassword({ email, password })).error).not.toBeNull();
    expect(
      (await auth.client().auth.signInWithPassword({ email, password: 'another horse' })).error,
    ).toBeNull();
  });

  test.each(['/recover', '/otp', '/magiclink'])(
    '%s answers alike for known and unknown addresses',
    async (path) => {
      auth.set({ mailer_autoconfirm: false, disable_signup: true });
      const known = newEmail();
      await auth.admin().auth.admin.createUser({ email: known, password, email_confirm: true });
      const ask = async (email: string) => {
        const response = await auth.request('POST', path, { body: { email, create_user: false } });
        return [response.status, response.text];
      };
      const unknown = newEmail();
      expect(await ask(known)).toEqual(await ask(unknown));
      const [again, never] = [await ask(known), await ask(unknown)];
      expect(again).toEqual(never);
      expect(again[0]).toBe(429);
    },
  );
});

describe('a magic link', () => {
  test('signs in whoever has an account and signs up whoever has not', async () => {
    const { email, user } = await confirmed();
    const client = auth.client();
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    const known = await client.auth.verifyOtp({ email, token: lastMail(email).otp, type: 'email' });
    expect(known.data.user?.id).toBe(user.id);
    const fresh = newEmail();
    await client.auth.signInWithOtp({ email: fresh, options: { data: { from: 'otp' } } });
    const made = await client.auth.verifyOtp({ email: fresh, token: lastMail(fresh).otp, type: 'email' });
    expect(made.data.user).toMatchObject({ email: fresh, user_metadata: { from: 'otp' } });
  });

  test('with PKCE gives a code that only the asking client can exchange, once', async () => {
    const { email } = await confirmed();
    const client = auth.client({ flowType: 'pkce' });
    await client.auth.signInWithOtp({ email, options: { emailRedirectTo: 'https://app.example.com/in' } });
    const url = await follow(lastMail(email).link);
    const code = url.searchParams.get('code') ?? '';
    expect([url.origin, url.hash]).toEqual(['https://app.example.com', '']);
    const stranger = await auth.request('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(56) },
    });
    expect(stranger.body).toMatchObject({ code: 400, error_code: 'bad_code_verifier' });
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect([error, data.user?.email]).toEqual([null, email]);
    const again = await auth.request('POST', '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(56) },
    });
    expect(again.status).toBe(404);
  });
});

describe('changing an address', () => {
  test('needs the agreement of the old and the new one', async () => {
    const { client, email } = await confirmed();
    const next = newEmail();
    const { data } = await client.auth.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next });
    const half = await follow(lastMail(next).link);
    expect(fragment(half).get('message')).toMatch(/proceed to confirm link sent to the other email/);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const whole = await follow(lastMail(email).link);
    expect(fragment(whole).get('type')).toBe('email_change');
    const { data: after } = await auth.client().auth.signInWithPassword({ email: next, password });
    expect(after.user?.identities?.[0]?.identity_data).toMatchObject({ email: next });
    expect((await auth.client().auth.signInWithPassword({ email, password })).error).not.toBeNull();
  });

  test('needs the new one only, where the project says so', async () => {
    auth.set({ mailer_autoconfirm: false, mailer_secure_email_change_enabled: false });
    const { client } = await confirmed();
    const next = newEmail();
    await client.auth.updateUser({ email: next });
    const { data } = await client.auth.verifyOtp({
      email: next,
      token: lastMail(next).otp,
      type: 'email_change',
    });
    expect(data.user?.email).toBe(next);
  });

  test('to one that is taken is refused', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    const { error } = await one.client.auth.updateUser({ email: two.email });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});

test('an old session needs a code by mail before it may change the password', async () => {
  const settings = {
    mailer_autoconfirm: false,
    security_update_password_require_reauthentication: true,
    jwt_exp: 604_800,
  };
  auth.set(settings);
  const { client, email } = await confirmed();
  auth.wait(25 * 3600);
  expect((await client.auth.updateUser({ password: 'new horse' })).error).toMatchObject({
    code: 'reauthentication_needed',
    status: 400,
  });
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const nonce = /^(\d{6}) is your code$/.exec(lastMail(email).subject)?.[1] ?? '';
  const wrong = await client.auth.updateUser({
    password: 'new horse',
    nonce: nonce === '000000' ? '1' : '000000',
  });
  expect(wrong.error).toMatchObject({ code: 'reauthentication_not_valid', status: 422 });
  expect((await client.auth.updateUser({ password: 'new horse', nonce })).error).toBeNull();
});

test('metadata is merged, and a user cannot make itself an administrator', async () => {
  const { client } = await confirmed();
  await client.auth.updateUser({ data: { a: 1, b: 2 } });
  const { data } = await client.auth.updateUser({ data: { b: null, c: 3 } });
  expect(data.user?.user_metadata).toMatchObject({ a: 1, c: 3 });
  expect(data.user?.user_metadata).not.toHaveProperty('b');
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const response = await auth.request('PUT', '/user', { token, body: { app_metadata: { role: 'admin' } } });
  expect([response.status, response.body.error_code]).toEqual([403, 'not_admin']);
});

test('templates of the project are used, with values that cannot become markup', async () => {
  auth.set({
    mailer_autoconfirm: false,
    mailer_subjects_confirmation: 'Hello {{ .Data.name }}',
    mailer_templates_confirmation_content:
      '<p>{{ if .Data.name }}Hi {{ .Data.name }}{{ else }}Hi{{ end }}, {{ .SiteURL }} {{ .Token }} {{ .TokenHash }} {{ .Unknown }}</p>',
  });
  const email = newEmail();
  await auth.client().auth.signUp({ email, password, options: { data: { name: '<b>Eve</b>\r\nBcc: x' } } });
  const mail = auth.mails.findLast(({ to }) => to === email);
  expect(mail?.subject).toBe('Hello <b>Eve</b> Bcc: x');
  expect(mail?.html).toMatch(
    /^<p>Hi &lt;b&gt;Eve&lt;\/b&gt;\s+Bcc: x, http:\/\/localhost:3000 \d{6} [0-9a-f]{56} <\/p>$/,
  );
});

describe('phones', () => {
  const phones = { external_phone_enabled: true };

  test('sign up and sign in by a code', async () => {
    auth.set(phones);
    const client = auth.client();
    expect((await client.auth.signInWithOtp({ phone: '+491701234567' })).error).toBeNull();
    const sent = auth.texts.at(-1);
    expect(sent).toMatchObject({
      phone: '491701234567',
      channel: 'sms',
      message: `Your code is ${sent?.code}`,
    });
    const { data } = await client.auth.verifyOtp({
      phone: '+491701234567',
      token: sent?.code ?? '',
      type: 'sms',
    });
    expect(data.user).toMatchObject({ phone: '491701234567', app_metadata: { provider: 'phone' } });
    auth.wait(61);
    const again = await client.auth.signInWithOtp({ phone: '+491701234567' });
    expect([again.error, again.data.messageId]).toEqual([null, `message-${auth.texts.length}`]);
  });

  test('listed for tests get their code without a message', async () => {
    auth.set({ ...phones, sms_test_otp: '15550001=123456' });
    const before = auth.texts.length;
    await auth.client().auth.signInWithOtp({ phone: '15550001' });
    const { error } = await auth.client().auth.verifyOtp({ phone: '15550001', token: '123456', type: 'sms' });
    expect([error, auth.texts.length]).toEqual([null, before]);
  });

  test('are refused where the project has not switched them on', async () => {
    const { error } = await auth.client().auth.signInWithOtp({ phone: '15550002' });
    expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
  });
});
