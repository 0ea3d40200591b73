import { sql } from '@loam/db';
import { afterAll, describe, expect, test } from 'vitest';
import {
  type AccountsApp,
  cookieOf,
  entered,
  problem,
  startAccounts,
} from '../../testing/accounts.fixture.ts';

const started: AccountsApp[] = [];

async function start(...options: Parameters<typeof startAccounts>): Promise<AccountsApp> {
  const app = await startAccounts(...options);
  started.push(app);
  return app;
}

afterAll(() => Promise.all(started.map((app) => app.database.drop())));

const ann = { name: 'Ann Example', email: 'ann@example.test', password: 'correct horse battery' };
const signUp = 'POST /auth/sign-up/email';
const signIn = 'POST /auth/sign-in/email';

describe('sign-up', () => {
  test('answers a token and the account, and both the token and the cookie are let in', async () => {
    const { send, events } = await start();
    const answer = await send(signUp, { body: { ...ann, email: ' Ann@Example.test' } });
    expect(answer.status).toBe(200);
    const { token, user } = entered(answer);
    expect(user).toMatchObject({ name: 'Ann Example', email: 'ann@example.test', username: 'ann-example' });
    expect((await send('GET /user', { bearer: token })).body).toMatchObject({ id: user.id });
    expect((await send('GET /user', { cookie: cookieOf(answer) })).body).toMatchObject({ id: user.id });
    expect(events).toEqual([
      { name: 'account.created', event: { userId: user.id, email: 'ann@example.test' } },
    ]);
  });

  test('the cookie is for this host alone, out of reach of scripts, and secure on https', async () => {
    const plain = await start();
    const cookie = (await plain.send(signUp, { body: ann })).headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^loam\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await start({ env: { LOAM_PUBLIC_URL: 'https://loam.example' } });
    const secured = (await secure.send(signUp, { body: ann })).headers.getSetCookie()[0] ?? '';
    expect(secured).toMatch(/^__Host-loam\.session_token=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie + secured).not.toMatch(/domain/i);
  });

  test('repeated with the same password it lets in again instead of failing', async () => {
    const { send } = await start();
    const first = entered(await send(signUp, { body: ann }));
    const second = entered(await send(signUp, { body: ann }));
    expect(second.user.id).toBe(first.user.id);
    expect(second.token).not.toBe(first.token);
  });

  test('in two windows at once makes one account', async () => {
    const { send, join } = await start();
    await join('Operator');
    const answers = await Promise.all([send(signUp, { body: ann }), send(signUp, { body: ann })]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(new Set(answers.map((answer) => entered(answer).user.id)).size).toBe(1);
  });

  test('with an address that is taken says what to do and not that the account exists', async () => {
    const { send } = await start();
    await send(signUp, { body: ann });
    const answer = await send(signUp, { body: { ...ann, password: 'something else' } });
    expect(answer.status).toBe(400);
    expect(problem(answer)).toMatchObject({ code: 'invalid_input', errors: [{ path: 'email' }] });
    expect(problem(answer).detail).toContain('sign in or reset your password');
    expect(problem(answer).detail).not.toMatch(/exists|taken|registered/i);
  });

  test('gives namesakes different usernames, even at once', async () => {
    const { send, join } = await start();
    await join('First');
    const people = await Promise.all(Array.from({ length: 12 }, () => join('Zoë O’Hara')));
    const names = await Promise.all(
      people.map(async ({ token }) => (await send('GET /user', { bearer: token })).body),
    );
    const usernames = names.map((me) => JSON.stringify(me).match(/"username":"([^"]+)"/)?.[1]);
    expect(new Set(usernames).size).toBe(12);
    expect(usernames).toContain('zoe-o-hara');
  });

  test('an account whose sign-up died half-way does not block its address', async () => {
    const { send, database, join } = await start();
    await join('Operator');
    await database.db.run(sql`
      insert into users (id, name, email, username, created_at)
      values (gen_random_uuid(), 'Half', ${ann.email}, 'half', now() - interval '5 minutes')`);
    expect((await send(signUp, { body: ann })).status).toBe(200);
  });

  test.each([
    [{ ...ann, name: ' ' }, 'name'],
    [{ ...ann, email: 'ann' }, 'email'],
    [{ ...ann, password: 'short' }, 'password'],
    [{ ...ann, password: 'x'.repeat(129) }, 'password'],
  ])('refuses %j and names the field', async (body, path) => {
    const app = started[0] ?? (await start());
    const answer = await app.send(signUp, { body });
    expect(answer.status).toBe(400);
    expect(problem(answer).errors).toMatchObject([{ path }]);
  });

  test('is allowed 20 times a minute per address, and another address is not affected', async () => {
    const { send } = await start({ limits: { signUp: { perMinute: 20 } } });
    // All at once: places come back while time goes by.
    const tries = Array.from({ length: 40 }, (_, n) =>
      send(signUp, { body: { ...ann, email: `p${n}@example.test` } }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(statuses).toContain(429);
    const other = await send(signUp, { body: { ...ann, email: 'q@example.test' }, address: '192.0.2.2' });
    expect(other.status).toBe(200);
  });

  test('many at once do not starve the database pool', async () => {
    const { join } = await start();
    const people = await Promise.all(Array.from({ length: 40 }, (_, n) => join(`Person ${n}`)));
    expect(new Set(people.map((person) => person.id)).size).toBe(40);
  });
});

describe('the first account', () => {
  test('becomes operator, whatever the sign-up mode, and later ones do not', async () => {
    const { send } = await start({ env: { LOAM_SIGN_UP: 'closed' } });
    expect((await send('GET /installation')).body).toMatchObject({ needs_owner: true, sign_up: 'closed' });
    expect(entered(await send(signUp, { body: ann })).user.role).toBe('operator');
    expect((await send('GET /installation')).body).toMatchObject({ needs_owner: false });
    const second = await send(signUp, { body: { ...ann, email: 'bob@example.test' } });
    expect(problem(second)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  test('is exactly one when many sign up at the same moment, over two processes', async () => {
    const one = await start();
    const two = await startAccounts({ database: one.database });
    const attempts = Array.from({ length: 12 }, (_, n) =>
      (n % 2 ? one : two).send(signUp, {
        body: { ...ann, name: `Person ${n}`, email: `p${n}@example.test` },
      }),
    );
    const roles = (await Promise.all(attempts)).map((answer) => entered(answer).user.role);
    expect(roles.filter((role) => role === 'operator')).toHaveLength(1);
  });
});

describe('sign-up by invitation', () => {
  test('lets in the invited and answers the others like a taken address', async () => {
    const app = await start({
      env: { LOAM_SIGN_UP: 'invite' },
      workspaces: { hasInvitation: async (email) => email === 'invited@example.test' },
    });
    const owner = await app.join('Owner');
    expect((await app.send(signUp, { body: { ...ann, email: 'invited@example.test' } })).status).toBe(200);
    const stranger = await app.send(signUp, { body: ann });
    const taken = await app.send(signUp, {
      body: { ...ann, email: owner.email, password: 'not the password' },
    });
    expect(stranger.status).toBe(400);
    expect({ ...problem(taken), trace_id: '' }).toEqual({ ...problem(stranger), trace_id: '' });
  });
});

test.each(['closed', 'invite'])(
  'where sign-up is %s, the link of an invitation lets its one address in',
  async (mode) => {
    const token = 'x'.repeat(43);
    const app = await start({
      env: { LOAM_SIGN_UP: mode },
      workspaces: {
        hasInvitationLink: async (email, given) => email === 'invited@example.test' && given === token,
      },
    });
    await app.join('Owner');
    const enter = (email: string, invitation_token?: string) =>
      app.send(signUp, { body: { ...ann, email, ...(invitation_token ? { invitation_token } : {}) } });
    expect((await enter('invited@example.test')).status).not.toBe(200);
    expect((await enter('invited@example.test', 'y'.repeat(43))).status).not.toBe(200);
    expect((await enter('other@example.test', token)).status).not.toBe(200);
    expect(entered(await enter('Invited@example.test', token)).user.role).toBe('user');
  },
);

describe('sign-in', () => {
  test('works with the right password and says the same for a wrong one and an unknown address', async () => {
    const { send, join } = await start();
    const { email, password, id } = await join();
    const good = await send(signIn, { body: { email: email.toUpperCase(), password } });
    expect(entered(good).user.id).toBe(id);
    const wrong = await send(signIn, { body: { email, password: 'wrong' } });
    const unknown = await send(signIn, { body: { email: 'nobody@example.test', password: 'wrong' } });
    expect(problem(wrong)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(problem(wrong).detail).toBe('The e-mail address or the password is wrong.');
    expect({ ...problem(unknown), trace_id: '' }).toEqual({ ...problem(wrong), trace_id: '' });
  });

  test('from another site’s page is refused', async () => {
    const { send, join } = await start();
    const { email, password } = await join();
    const answer = await send(signIn, { body: { email, password }, origin: 'https://evil.example' });
    expect(problem(answer)).toMatchObject({ status: 403, code: 'origin_refused' });
  });
});

describe('the installation', () => {
  test('tells a visitor brand, version and providers, and nothing else', async () => {
    const { send } = await start({
      env: { LOAM_BRAND: 'Garden', GITHUB_CLIENT_ID: 'a', GITHUB_CLIENT_SECRET: 'b' },
    });
    expect((await send('GET /installation')).body).toEqual({
      brand: 'Garden',
      version: '1.2.3',
      needs_owner: true,
      sign_up: 'open',
      providers: ['github'],
      sends_mail: false,
    });
  });
});
