import { cloudMessages, texts } from '@loam/contract';
import { sql } from '@loam/db';
import { createOutbound } from '@loam/kernel';
import { startFakeWeb, startMailServer, startTextMessageProviders, type MailServer } from '@loam/testkit';
import { createHash } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createKeyBox } from '../../key-box.ts';
import { createCloudAuthSettings } from './auth-settings.ts';
import { startRunningCloud, type RunningCloud } from './running-cloud.fixture.ts';
import { createCloudStore } from './store.ts';

let cloud: RunningCloud;
let web: Awaited<ReturnType<typeof startTextMessageProviders>>;
let leaks: Awaited<ReturnType<typeof startFakeWeb>>;
let mails: MailServer;

const leaked = 'correct horse 1';
const leakedHash = createHash('sha1').update(leaked).digest('hex').toUpperCase();
const password = 'a quiet garden 7';

beforeAll(async () => {
  web = await startTextMessageProviders();
  leaks = await startFakeWeb(() => ({ body: `${leakedHash.slice(5)}:3\r\n${'0'.repeat(35)}:0` }));
  mails = await startMailServer();
  const direct = createOutbound({
    allowPrivate: [new URL(web.at('https://x')).host, new URL(leaks.at('https://x')).host],
  });
  cloud = await startRunningCloud({
    env: {
      LOAM_CHECK_LEAKED_PASSWORDS: 'true',
      LOAM_ALLOW_PRIVATE: `127.0.0.1:${new URL(mails.url).port}`,
    },
    outbound: {
      fetch: (url, init) => {
        const asked = String(url);
        return direct.fetch((asked.includes('pwned') ? leaks : web).at(asked), init);
      },
    },
  });
}, 180_000);
afterAll(async () => {
  await cloud[Symbol.asyncDispose]();
  await Promise.all([web.close(), leaks.close(), mails.close()]);
});
beforeEach(async () => {
  await cloud.db.run(sql`delete from cloud_auth_settings`);
  await cloud.db.run(sql`delete from cloud_outbox`);
  // As another process would hear of it.
  await cloud.api('PATCH …/backend/auth', {});
});

let counter = 0;
const newEmail = () => `p${(counter += 1)}@example.com`;
const client = (): SupabaseClient =>
  createClient(cloud.url, cloud.keys.publishable, {
    auth: { autoRefreshToken: false, persistSession: false },
  });
const proxy = (method: string, body?: object) =>
  cloud.api(`${method} …/db-proxy/v1/projects/x/config/auth`, body);
const change = (body: object) => cloud.api('PATCH …/backend/auth', body);

test('a new cloud confirms addresses by itself while nobody carries mails, and says so', async () => {
  const { body } = await cloud.api('GET …/backend/auth');
  expect(body).toMatchObject({
    mail_delivery: 'outbox',
    sms_delivery: 'outbox',
    is_autoconfirm_without_mail: true,
    can_check_leaks: true,
    disable_signup: false,
    uri_allow_list: [],
    email: { mailer_autoconfirm: true, password_min_length: 6, password_required_characters: 'none' },
    google_settings: { external_google_enabled: false, external_google_secret: '' },
    google_callback_url: `http://${cloud.ref}.cloud.localhost:3000/auth/v1/callback`,
  });
  expect(body['managed_urls']).toContainEqual(expect.stringMatching(/preview\.localhost:3000\/\*\*$/));
  const { data } = await client().auth.signUp({ email: newEmail(), password });
  expect(data.session).not.toBeNull();
});

test('what is changed holds from the next request on, in both forms', async () => {
  await change({ email: { password_min_length: 12, password_required_characters: 'letters+digits' } });
  const weak = await client().auth.signUp({ email: newEmail(), password: 'short1' });
  expect(weak.error).toMatchObject({ code: 'weak_password' });
  expect((await proxy('GET')).body).toMatchObject({
    password_min_length: 12,
    password_required_characters: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ:0123456789',
    saml_enabled: false,
    uri_allow_list: '',
  });
  expect((await proxy('PATCH', { disable_signup: true, some_new_name: 1 })).status).toBe(200);
  const closed = await client().auth.signUp({ email: newEmail(), password });
  expect(closed.error).toMatchObject({ code: 'signup_disabled' });
  expect((await cloud.api('GET …/backend/auth')).body).toMatchObject({ disable_signup: true });
  await proxy('PATCH', { disable_signup: null, password_min_length: null, password_required_characters: '' });
  expect((await client().auth.signUp({ email: newEmail(), password: 'short1' })).error).toBeNull();
});

test('another process hears of a change at once', async () => {
  const { db, ports } = cloud;
  const context = {
    ...ports,
    db,
    store: createCloudStore(),
    box: createKeyBox(ports.secret, 'clouds'),
  };
  const other = createCloudAuthSettings(context, async () => ({ siteUrl: 'http://x.test', others: [] }));
  await other.change(cloud.ref, { disable_signup: true, sms_vonage_api_secret: 'very secret' });
  await expect.poll(async () => (await cloud.api('GET …/backend/auth')).body['disable_signup']).toBe(true);
  const row = await db.one<{ whole: string }>(
    sql`select row_to_json(s)::text as whole from cloud_auth_settings s`,
  );
  expect(row.whole).not.toContain('very secret');
});

test.each([
  [{ site_url: 'http://example.com' }, texts.auth.url.httpsOnly],
  [{ site_url: 'https://*.example.com' }, texts.auth.url.wildcards],
  [{ site_url: 'nonsense' }, texts.auth.url.invalid],
  [{ uri_allow_list: ['https://a.example/#x'] }, texts.auth.url.fragment],
  [{ uri_allow_list: [`https://a.example/${'x'.repeat(256)}`] }, texts.auth.url.tooLong],
  [{ uri_allow_list: ['https://a.example', 'https://a.example'] }, texts.auth.url.duplicate],
  [{ email: { password_min_length: 5 } }, texts.auth.passwordMin],
  [{ email: { mailer_otp_exp: 59 } }, 'Value must be at least 60'],
  [{ phone_settings: { sms_otp_length: 9 } }, 'Value must be at most 8'],
  [{ phone_settings: { sms_test_otp_valid_until: 'tomorrow' } }, texts.auth.invalidDatetime],
])('%j is refused with the sentence of its form', async (body, message) => {
  const answer = await change(body);
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)]);
});

test('an address of the project itself is not put into the list', async () => {
  const { body } = await cloud.api('GET …/backend/auth');
  const [managed] = Array.isArray(body['managed_urls']) ? body['managed_urls'] : [];
  const answer = await change({ uri_allow_list: [managed] });
  expect(JSON.stringify(answer.body)).toContain(texts.auth.url.managed);
});

test.each([
  [{ password_min_length: 3 }, 'password_min_length must be between 6 and 72'],
  [{ sms_provider: 'pigeon' }, 'sms_provider must be one of'],
  [{ jwt_exp: '3600' }, 'jwt_exp must be a whole number'],
  [{ hook_send_email_enabled: true }, 'not offered'],
])('the Management API refuses %j', async (body, message) => {
  const answer = await proxy('PATCH', body);
  expect([answer.status, answer.body['message']]).toEqual([400, expect.stringContaining(message)]);
});

test('a secret can be set and kept and taken away, but never read', async () => {
  const google = {
    external_google_enabled: true,
    external_google_client_id: 'a.apps.example',
    external_google_secret: 'GOCSPX-abc',
  };
  const set = await change({ google_settings: google });
  expect(set.body['google_settings']).toMatchObject({ external_google_secret: '********' });
  expect((await proxy('GET')).body['external_google_secret']).toBe('********');
  await change({ google_settings: { ...google, external_google_secret: '********' } });
  const { data } = await client().auth.signInWithOAuth({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  });
  const led = await fetch(data.url ?? '', { redirect: 'manual' });
  expect(led.headers.get('location')).toContain('client_id=a.apps.example');
  await change({ google_settings: { external_google_secret: '' } });
  expect((await proxy('GET')).body['external_google_secret']).toBeNull();
});

test('a mail server of the project carries its mails until it is taken away; its password is never read', async () => {
  const mail_settings = {
    smtp_host: 'smtp.example.com',
    smtp_port: '465',
    smtp_user: 'shop',
    smtp_pass: 'hidden',
    smtp_admin_email: 'shop@example.com',
  };
  expect((await change({ mail_settings })).body).toMatchObject({
    mail_delivery: 'project',
    mail_settings: { ...mail_settings, smtp_pass: '********', smtp_sender_name: '' },
  });
  expect((await change({ mail_settings: { smtp_port: '22' } })).body['errors']).toEqual([
    { path: 'mail_settings.smtp_port', message: cloudMessages.mailPortInvalid },
  ]);
  const none = { smtp_host: '', smtp_user: '', smtp_pass: '', smtp_admin_email: '' };
  expect((await change({ mail_settings: none })).body).toMatchObject({
    mail_delivery: 'outbox',
    mail_settings: none,
  });
});

test('mails and codes that nobody carries wait for the owner, the newest of them', async () => {
  await change({ email: { mailer_autoconfirm: false }, phone_settings: { external_phone_enabled: true } });
  const email = newEmail();
  await client().auth.signUp({ email, password });
  await client().auth.signInWithOtp({ phone: '+491701234567' });
  const { body } = await cloud.api('GET …/backend/auth/outbox');
  expect(body['messages']).toMatchObject([
    { kind: 'text', recipient: '+491701234567' },
    { kind: 'mail', recipient: email, subject: 'Confirm your email address' },
  ]);
  const ids = [...JSON.stringify(body).matchAll(/"id":"([\w-]+)"/g)].map(([, id]) => id);
  const text = await cloud.api(`GET …/backend/auth/outbox/${ids[0]}`);
  const code = /\d{6}/.exec(String(text.body['text']))?.[0] ?? '';
  const phone = await client().auth.verifyOtp({ phone: '+491701234567', token: code, type: 'sms' });
  expect(phone.error).toBeNull();
  const mail = await cloud.api(`GET …/backend/auth/outbox/${ids[1]}`);
  expect(mail.body).toMatchObject({
    html: expect.stringContaining('<a href='),
    text: expect.stringContaining('/auth/v1/verify'),
  });
  expect((await cloud.call(null, `GET /projects/${cloud.projectId}/backend/auth/outbox`)).status).toBe(401);
  await cloud.db.run(sql`
    insert into cloud_outbox (id, ref, kind, recipient, subject, body, created_at)
    select gen_random_uuid(), ${cloud.ref}, 'text', 'x', '', '', now() - interval '1 hour' from generate_series(1, 250)`);
  await client().auth.signUp({ email: newEmail(), password });
  const kept = await cloud.db.one<{ count: number }>(sql`select count(*)::int as count from cloud_outbox`);
  expect(kept.count).toBe(200);
});

test('a provider of the project’s choice carries its codes', async () => {
  await change({
    phone_settings: {
      external_phone_enabled: true,
      sms_provider: 'messagebird',
      sms_messagebird_access_key: 'right',
      sms_messagebird_originator: 'Garden',
    },
  });
  expect((await client().auth.signInWithOtp({ phone: '+491701111111' })).error).toBeNull();
  expect(web.received.at(-1)?.url.host).toBe('rest.messagebird.com');
  await change({ phone_settings: { sms_messagebird_access_key: 'bad' } });
  const refused = await client().auth.signInWithOtp({ phone: '+491702222222' });
  expect(refused.error).toMatchObject({ status: 422, code: 'sms_send_failed' });
});

test('a mail server of the project’s own carries its mails; a private one is not called', async () => {
  const { port } = new URL(mails.url);
  await proxy('PATCH', {
    smtp_host: '127.0.0.1',
    smtp_port: port,
    smtp_admin_email: 'garden@example.com',
    smtp_sender_name: 'Garden',
    mailer_subjects_confirmation: 'Welcome to the garden',
  });
  expect((await cloud.api('GET …/backend/auth')).body).toMatchObject({
    mail_delivery: 'project',
    is_autoconfirm_without_mail: false,
    email: { mailer_autoconfirm: false },
  });
  const email = newEmail();
  expect((await client().auth.signUp({ email, password })).error).toBeNull();
  expect(mails.received.at(-1)).toMatchObject({ from: 'garden@example.com', to: [email] });
  expect(mails.received.at(-1)?.source).toContain('Subject: Welcome to the garden');
  mails.refuseWith('mailbox busy');
  const refused = await client().auth.signUp({ email: newEmail(), password });
  expect(refused.error).toMatchObject({ status: 500, message: 'Error sending confirmation email' });
  mails.refuseWith(undefined);
  await proxy('PATCH', { smtp_host: '127.0.0.1', smtp_port: '587' });
  const inward = await client().auth.signUp({ email: newEmail(), password });
  expect(inward.error).toMatchObject({ status: 500, message: 'Error sending confirmation email' });
});

test('a leaked password is refused where the operator lets the list be asked', async () => {
  await change({ email: { password_hibp_enabled: true } });
  const { error } = await client().auth.signUp({ email: newEmail(), password: leaked });
  expect(error).toMatchObject({ code: 'weak_password' });
  expect(leaks.received.at(-1)?.url.pathname).toBe(`/range/${leakedHash.slice(0, 5)}`);
  expect((await client().auth.signUp({ email: newEmail(), password })).error).toBeNull();
});

test('secrets that this installation cannot read any more are gone, and the rest stays', async () => {
  await change({ disable_signup: true, google_settings: { external_google_secret: 'abc' } });
  await cloud.db.run(sql`update cloud_auth_settings set sealed_secrets = 'v1.a.b.c'`);
  await change({ external_anonymous_users_enabled: true });
  const { body } = await cloud.api('GET …/backend/auth');
  expect(body).toMatchObject({ disable_signup: true, google_settings: { external_google_secret: '' } });
});
