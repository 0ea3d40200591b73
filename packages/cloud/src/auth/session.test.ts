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
const newEmail = () => `s-${randomUUID().slice(0, 12)}@example.com`;

async function signedUp() {
  const client = auth.client();
  const email = newEmail();
  const { data, error } = await client.auth.signUp({ email, password });
  if (error !== null || data.session === null || data.user === null) throw new TypeError(String(error));
  return { client, email, session: data.session, user: data.user };
}

describe('a session', () => {
  test('is refreshed once per token: of fifty at once all get the same successor', async () => {
    const { session } = await signedUp();
    await auth.warmUp();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        auth.request('POST', '/token?grant_type=refresh_token', {
          body: { refresh_token: session.refresh_token },
        }),
      ),
    );
    const tokens = await Promise.all(responses.map(async (response) => response.body.refresh_token));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).not.toBe(session.refresh_token);
  });

  test('ends as a whole when an old token comes back', async () => {
    const { client, session } = await signedUp();
    const first = session.refresh_token;
    await client.auth.refreshSession();
    auth.wait(1);
    const { data: latest } = await client.auth.refreshSession();
    auth.wait(11);
    const stolen = await auth.request('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: first },
    });
    expect(stolen.status).toBe(400);
    expect(stolen.body).toEqual({
      code: 400,
      error_code: 'refresh_token_already_used',
      msg: 'Invalid Refresh Token: Already Used',
    });
    const refresh = { refresh_token: latest.session?.refresh_token };
    const after = await auth.request('POST', '/token?grant_type=refresh_token', { body: refresh });
    expect(after.body).toMatchObject({ error_code: 'refresh_token_already_used' });
  });

  test('within ten seconds forgives a client that sends the same token again', async () => {
    const { client, session } = await signedUp();
    await client.auth.refreshSession();
    await client.auth.refreshSession();
    auth.wait(5);
    const again = await auth.request('POST', '/token?grant_type=refresh_token', {
      body: { refresh_token: session.refresh_token },
    });
    expect(again.status).toBe(200);
  });

  test('cannot be refreshed with a token that nobody gave out', async () => {
    for (const [token, code] of [
      ['abcdefghijkl', 'refresh_token_not_found'],
      ['short', 'validation_failed'],
    ]) {
      const response = await auth.request('POST', '/token?grant_type=refresh_token', {
        body: { refresh_token: token },
      });
      expect([response.status, response.body.error_code]).toEqual([400, code]);
    }
  });

  test.each([
    ['global', [false, false]],
    ['others', [true, false]],
    ['local', [false, true]],
  ] as const)('signs out %s', async (scope, alive) => {
    const { client, email } = await signedUp();
    const other = auth.client();
    await other.auth.signInWithPassword({ email, password });
    const tokens = [
      (await client.auth.getSession()).data.session?.access_token,
      (await other.auth.getSession()).data.session?.access_token,
    ];
    expect((await client.auth.signOut({ scope })).error).toBeNull();
    const users = await Promise.all(tokens.map((token) => auth.client().auth.getUser(token)));
    expect(users.map(({ error }) => error === null)).toEqual(alive);
  });

  test('shows its user, and nobody without a good token', async () => {
    const { client, session, user } = await signedUp();
    expect((await client.auth.getUser()).data.user?.id).toBe(user.id);
    const none = await auth.request('GET', '/user');
    expect([none.status, none.body.error_code]).toEqual([401, 'no_authorization']);
    const [head, body] = session.access_token.split('.');
    const forged = await auth.client().auth.getUser(`${head}.${body}.${'A'.repeat(86)}`);
    expect(forged.error).toMatchObject({ status: 403, code: 'bad_jwt' });
    auth.wait(3601);
    expect((await auth.client().auth.getUser(session.access_token)).error).toMatchObject({
      status: 403,
      code: 'bad_jwt',
    });
  });

  test('lives as long as the project says', async () => {
    const { client } = await signedUp();
    auth.set({ sessions_timebox: 1 });
    auth.wait(3700);
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'session_expired' });
  });

  test('of a banned user is over', async () => {
    const { client, email, user, session } = await signedUp();
    await auth.admin().auth.admin.updateUserById(user.id, { ban_duration: '24h' });
    expect((await auth.client().auth.getUser(session.access_token)).error).toMatchObject({
      code: 'user_banned',
    });
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'user_banned', status: 400 });
    expect((await auth.client().auth.signInWithPassword({ email, password })).error).toMatchObject({
      code: 'user_banned',
    });
    await auth.admin().auth.admin.updateUserById(user.id, { ban_duration: 'none' });
    expect((await auth.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  });
});
