import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestAuth, type TestAuth } from './test-auth.fixture.ts';

let auth: TestAuth;
let isBroken = false;
/** How many accounts another connection saw while a message was on its way. */
const seen: number[] = [];

const carry = async () => {
  seen.push(Number((await inside('select count(*)::int as count from auth.users'))[0]?.['count']));
  if (isBroken) throw new TypeError('nobody takes it');
};

const inside = async (statement: string) => {
  const [result] = await auth.databases.runAsOwner(auth.ref, statement);
  return result?.rows ?? [];
};

beforeAll(async () => {
  auth = await startTestAuth({
    mail: { sendMail: carry },
    sms: { send: () => carry().then(() => 'sent'), verify: async () => false, checksCodes: () => false },
  });
}, 180_000);
afterAll(() => auth[Symbol.asyncDispose]());
beforeEach(() => {
  isBroken = false;
  auth.set({ mailer_autoconfirm: false, external_phone_enabled: true });
});

const password = 'correct horse';
const newEmail = () => `s-${randomUUID().slice(0, 12)}@example.com`;

async function signedIn() {
  auth.set({ mailer_autoconfirm: true, external_phone_enabled: true });
  const client = auth.client();
  const email = newEmail();
  const { data } = await client.auth.signUp({ email, password });
  auth.set({ mailer_autoconfirm: false, external_phone_enabled: true });
  return { client, email, id: data.user?.id ?? '' };
}

test('a message goes out when what it is about holds', async () => {
  const before = Number((await inside('select count(*)::int as count from auth.users'))[0]?.['count']);
  await auth.client().auth.signUp({ email: newEmail(), password });
  expect(seen.at(-1)).toBe(before + 1);
});

test('a sign-up or an invitation that reaches nobody leaves no account, and can be tried again at once', async () => {
  const email = newEmail();
  isBroken = true;
  const { error } = await auth.client().auth.signUp({ email, password });
  expect(error).toMatchObject({ status: 500, message: 'Error sending confirmation email' });
  const invited = await auth.admin().auth.admin.inviteUserByEmail(newEmail());
  expect(invited.error).toMatchObject({ status: 500, message: 'Error sending invite email' });
  const texted = await auth.client().auth.signUp({ phone: '4917099999', password });
  expect(texted.error).toMatchObject({ status: 422, code: 'sms_send_failed' });
  const left = await inside(
    `select email, phone from auth.users where email = '${email}' or phone = '4917099999' or invited_at is not null`,
  );
  expect(left).toEqual([]);
  isBroken = false;
  expect((await auth.client().auth.signUp({ email, password })).error).toBeNull();
  expect((await auth.client().auth.signUp({ phone: '4917099999', password })).error).toBeNull();
});

test('an account that rows of the app hold on to stays, and gets its message with the next try', async () => {
  await inside('create table public.kept (id uuid references auth.users)');
  await inside(`create function public.keep() returns trigger language plpgsql security definer as $$
    begin insert into public.kept values (new.id); return new; end $$`);
  await inside('create trigger keep after insert on auth.users for each row execute function public.keep()');
  const email = newEmail();
  isBroken = true;
  expect((await auth.client().auth.signUp({ email, password })).error?.status).toBe(500);
  isBroken = false;
  expect((await auth.client().auth.signUp({ email, password })).error).toBeNull();
  await inside('drop trigger keep on auth.users');
  const [row] = await inside(
    `select confirmation_token <> '' as waits from auth.users where email = '${email}'`,
  );
  expect(row).toEqual({ waits: true });
});

test('a change that needs a mail changes nothing when the mail cannot go out', async () => {
  const { client, id } = await signedIn();
  isBroken = true;
  const { error } = await client.auth.updateUser({
    email: newEmail(),
    password: 'another horse',
    data: { name: 'New' },
  });
  expect(error).toMatchObject({ status: 500, message: 'Error sending email change email' });
  const rows = await inside(
    `select email_change, email_change_token_new, raw_user_meta_data ->> 'name' as name from auth.users where id = '${id}'`,
  );
  expect(rows).toEqual([{ email_change: '', email_change_token_new: '', name: null }]);
  isBroken = false;
  const again = await client.auth.updateUser({ email: newEmail(), password: 'another horse' });
  expect(again.error).toBeNull();
});

test('recovery and a factor by phone leave no code that nobody got', async () => {
  const { client, email, id } = await signedIn();
  auth.set({ mailer_autoconfirm: false, mfa_phone_enroll_enabled: true, mfa_phone_verify_enabled: true });
  const { data: factor } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+4917011111' });
  isBroken = true;
  expect((await client.auth.resetPasswordForEmail(email)).error).toMatchObject({
    message: 'Error sending recovery email',
  });
  const challenge = await client.auth.mfa.challenge({ factorId: factor?.id ?? '' });
  expect(challenge.error).toMatchObject({ status: 500, message: 'error sending message' });
  const rows = await inside(
    `select u.recovery_token, (select count(*)::int from auth.mfa_challenges c where c.factor_id = '${factor?.id}') as challenges
     from auth.users u where u.id = '${id}'`,
  );
  expect(rows).toEqual([{ recovery_token: '', challenges: 0 }]);
  isBroken = false;
  expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
  expect((await client.auth.mfa.challenge({ factorId: factor?.id ?? '' })).error).toBeNull();
});
