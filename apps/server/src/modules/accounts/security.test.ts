import { accountsEndpoints } from '@loam/contract';
import { sql } from '@loam/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, entered, problem, startAccounts } from '../../testing/accounts.fixture.ts';

let app: AccountsApp;
let shared: string[] = [];
const removed: string[] = [];
beforeAll(async () => {
  app = await startAccounts({
    workspaces: {
      sharedWorkspacesOwnedBy: async () => shared,
      removeAccount: async (_queries, userId) => void removed.push(userId),
    },
  });
  await app.join('Operator');
});
afterAll(() => app.database.drop());

const statusOf = async (bearer: string) => (await app.send('GET /user', { bearer })).status;
const signIn = (email: string, password: string) =>
  app.send('POST /auth/sign-in/email', { body: { email, password } });
const sessionsOf = async (bearer: string) =>
  accountsEndpoints.listSessions.response.parse((await app.send('GET /user/sessions', { bearer })).body)
    .sessions;
const createToken = async (bearer: string, body: object = { name: 'ci' }) =>
  accountsEndpoints.createAccessToken.response.parse(
    (await app.send('POST /user/tokens', { body, bearer })).body,
  );

describe('sessions', () => {
  test('are listed with the current one marked, and one can be ended', async () => {
    const ann = await app.join();
    const other = entered(await signIn(ann.email, ann.password)).token;
    const sessions = await sessionsOf(ann.token);
    expect(sessions).toHaveLength(2);
    expect(JSON.stringify(sessions)).not.toContain(other);
    const target = sessions.find((session) => !session.is_current);
    expect(await statusOf(other)).toBe(200);
    expect((await app.send(`DELETE /user/sessions/${target?.id}`, { bearer: ann.token })).status).toBe(204);
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf(ann.token)).toBe(200);
  });

  test('of a stranger cannot be ended, and the answer is that of a missing one', async () => {
    const [ann, bob] = [await app.join(), await app.join('Bob')];
    const [session] = await sessionsOf(bob.token);
    const stranger = await app.send(`DELETE /user/sessions/${session?.id}`, { bearer: ann.token });
    const missing = await app.send(`DELETE /user/sessions/${crypto.randomUUID()}`, { bearer: ann.token });
    const garbled = await app.send('DELETE /user/sessions/nonsense', { bearer: ann.token });
    expect(stranger.status).toBe(404);
    expect({ ...problem(stranger), trace_id: '' }).toEqual({ ...problem(missing), trace_id: '' });
    expect(garbled.status).toBe(404);
    expect(await statusOf(bob.token)).toBe(200);
  });

  test('other than this one can be ended together', async () => {
    const ann = await app.join();
    const other = entered(await signIn(ann.email, ann.password)).token;
    expect((await app.send('POST /user/sessions/revoke-others', { bearer: ann.token })).status).toBe(204);
    expect([await statusOf(ann.token), await statusOf(other)]).toEqual([200, 401]);
  });
});

describe('the password', () => {
  test('changes with the current one, and every other session ends', async () => {
    const ann = await app.join();
    const other = entered(await signIn(ann.email, ann.password)).token;
    const change = (current_password: string) =>
      app.send('POST /user/password', {
        body: { current_password, new_password: 'a new one' },
        bearer: ann.token,
      });
    const wrong = await change('not it');
    expect(problem(wrong)).toMatchObject({ code: 'forbidden', detail: 'The password is wrong.' });
    expect(await statusOf(other)).toBe(200);
    expect((await change(ann.password)).status).toBe(204);
    expect([await statusOf(ann.token), await statusOf(other)]).toEqual([200, 401]);
    expect((await signIn(ann.email, ann.password)).status).toBe(401);
    expect((await signIn(ann.email, 'a new one')).status).toBe(200);
  });
});

describe('personal access tokens', () => {
  test('act for the account, are shown once and kept only as a hash', async () => {
    const ann = await app.join();
    const { token, access_token } = await createToken(ann.token, { name: 'ci', expires_in_days: null });
    expect(token).toMatch(/^loam_pat_[\w-]{43}$/);
    expect(access_token).toMatchObject({ name: 'ci', expires_at: null, last_used_at: null });
    expect((await app.send('GET /user', { bearer: token })).body).toMatchObject({ id: ann.id });
    const list = (await app.send('GET /user/tokens', { bearer: ann.token })).body;
    expect(
      accountsEndpoints.listAccessTokens.response.parse(list).access_tokens[0]?.last_used_at,
    ).not.toBeNull();
    const rows = await app.database.db.rows(sql`select t::text from personal_access_tokens t`);
    expect(JSON.stringify([list, rows])).not.toContain(token);
  });

  test('end at once when revoked, and at their time when they expire', async () => {
    const ann = await app.join();
    const revoked = await createToken(ann.token);
    expect(await statusOf(revoked.token)).toBe(200);
    await app.send(`DELETE /user/tokens/${revoked.access_token.id}`, { bearer: ann.token });
    expect(await statusOf(revoked.token)).toBe(401);
    const expiring = await createToken(ann.token, { name: 'short', expires_in_days: 1 });
    await app.database.db.run(sql`
      update personal_access_tokens set expires_at = now() - interval '1 second' where id = ${expiring.access_token.id}`);
    expect(await statusOf(expiring.token)).toBe(401);
  });

  test('of a stranger cannot be revoked', async () => {
    const [ann, bob] = [await app.join(), await app.join('Bob')];
    const { token, access_token } = await createToken(bob.token);
    expect((await app.send(`DELETE /user/tokens/${access_token.id}`, { bearer: ann.token })).status).toBe(
      404,
    );
    expect(await statusOf(token)).toBe(200);
  });

  test.each([
    ['POST /user/tokens', { name: 'another' }],
    ['POST /user/password', { current_password: 'correct horse battery', new_password: 'taken over' }],
    ['POST /user/email', { new_email: 'thief@example.test', password: 'correct horse battery' }],
    ['POST /user/delete', { password: 'correct horse battery' }],
    ['POST /auth/sign-out-everywhere', undefined],
    ['POST /user/sessions/revoke-others', undefined],
  ])('cannot be used for %s', async (route, body) => {
    const ann = await app.join();
    const { token } = await createToken(ann.token);
    const answer = await app.send(route, { bearer: token, ...(body === undefined ? {} : { body }) });
    expect(problem(answer)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await statusOf(ann.token)).toBe(200);
  });
});

describe('deleting the account', () => {
  const remove = (bearer: string, body: object) => app.send('POST /user/delete', { body, bearer });

  test('needs the password and leaves nothing that tells who it was', async () => {
    const ann = await app.join('Ann Secret');
    const pat = await createToken(ann.token);
    expect((await remove(ann.token, {})).status).toBe(400);
    expect((await remove(ann.token, { password: 'wrong' })).status).toBe(403);
    expect(await statusOf(ann.token)).toBe(200);
    expect((await remove(ann.token, { password: ann.password })).status).toBe(204);
    expect([await statusOf(ann.token), await statusOf(pat.token)]).toEqual([401, 401]);
    expect(removed).toContain(ann.id);
    expect((await signIn(ann.email, ann.password)).status).toBe(401);
    expect((await app.send(`GET /profiles/${ann.id}`)).status).toBe(404);
    const row = await app.database.db.one(sql`select u::text as text from users u where id = ${ann.id}`);
    expect(JSON.stringify(row)).not.toMatch(/secret/i);
    expect(JSON.stringify(row)).not.toContain(ann.email);
    const again = await app.send('POST /auth/sign-up/email', {
      body: { name: 'Ann', email: ann.email, password: 'a fresh start' },
    });
    expect(entered(again).user.id).not.toBe(ann.id);
  });

  test('is refused while others share a workspace that it owns', async () => {
    const ann = await app.join();
    shared = ['Acme'];
    const answer = await remove(ann.token, { password: ann.password });
    shared = [];
    expect(problem(answer)).toMatchObject({ status: 409, code: 'conflict' });
    expect(problem(answer).detail).toContain('Acme');
    expect(await statusOf(ann.token)).toBe(200);
  });

  test('is refused to the only operator', async () => {
    const fresh = await startAccounts();
    const owner = await fresh.join('Owner');
    const answer = await fresh.send('POST /user/delete', {
      body: { password: owner.password },
      bearer: owner.token,
    });
    expect(problem(answer)).toMatchObject({ status: 409 });
    await fresh.database.drop();
  });
});
