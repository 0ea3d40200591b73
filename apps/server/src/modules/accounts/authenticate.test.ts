import { UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AccountsApp,
  cookieOf,
  entered,
  problem,
  startAccounts,
} from '../../testing/accounts.fixture.ts';
import type { UserActor } from '../../http/actor.ts';
import { createActorCache } from './actor-cache.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
  await app.join('Operator');
});
afterAll(() => app.database.drop());

const me = 'GET /user';
const userId = UserId.parse('11111111-1111-4111-8111-111111111111');
const actor: UserActor = { kind: 'user', userId, role: 'user', via: 'cookie', sessionId: 's' };

test('nobody, a stale cookie and a forged cookie are not signed in; a bad bearer is an error', async () => {
  const { cookie, token } = await app.join();
  const forged = cookie.replace(/.{10}$/, 'AAAAAAAAAA');
  expect((await app.send(me)).status).toBe(401);
  expect((await app.send(me, { cookie: forged })).status).toBe(401);
  expect((await app.send('GET /installation', { cookie: forged })).status).toBe(200);
  expect((await app.send('GET /installation', { cookie: `loam.session_token=${token}` })).status).toBe(200);
  expect((await app.send(me, { cookie: `loam.session_token=${token}` })).status).toBe(401);
  for (const bearer of ['nonsense', 'a'.repeat(32), `loam_pat_${'a'.repeat(43)}`, '']) {
    const answer = await app.send('GET /installation', { bearer });
    expect(problem(answer)).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});

test('a second session cookie, set by a page of a neighbouring name, is refused and removed', async () => {
  const neighbours = await startAccounts({
    env: { LOAM_PUBLIC_URL: 'http://builder.loam.test' },
    database: app.database,
  });
  const victim = await neighbours.join('Victim');
  const attacker = await neighbours.join('Attacker');
  // What a browser sends after `loam.session_token=…; Domain=loam.test; Path=/api`: the longer path comes first.
  const both = `${attacker.cookie}; theme=dark; ${victim.cookie}`;
  for (const route of [me, 'GET /installation', 'PATCH /user']) {
    const answer = await neighbours.send(route, { cookie: both });
    expect(problem(answer)).toMatchObject({ status: 401, code: 'unauthenticated' });
    const cleared = answer.headers.getSetCookie();
    expect(cleared).toContain('loam.session_token=; Max-Age=0; Domain=loam.test; Path=/api');
    expect(cleared).toContain('loam.session_token=; Max-Age=0; Domain=builder.loam.test; Path=/');
    expect(cleared.every((cookie) => cookie.includes('Domain='))).toBe(true);
  }
  expect((await neighbours.send(me, { cookie: victim.cookie })).body).toMatchObject({ id: victim.id });
  expect((await neighbours.send(me, { cookie: both, bearer: victim.token })).status).toBe(200);
});

test.each(['https://loam.example', 'http://loam.localhost:3000'])(
  'on %s a session cookie without the name that only this host can set is nobody',
  async (url) => {
    const guarded = await startAccounts({ env: { LOAM_PUBLIC_URL: url }, database: app.database });
    const { cookie, id } = await guarded.join();
    expect(cookie).toMatch(/^__Host-loam\.session_token=/);
    expect((await guarded.send(me, { cookie })).body).toMatchObject({ id });
    for (const prefix of ['', '__Secure-'])
      expect((await guarded.send(me, { cookie: cookie.replace('__Host-', prefix) })).status).toBe(401);
  },
);

test('a mutation by cookie must come from our own page; a bearer needs no origin', async () => {
  const { cookie, token } = await app.join();
  const body = { bio: 'hello' };
  for (const origin of [null, 'https://evil.example', 'http://x.preview.localhost:3000', 'null']) {
    expect(problem(await app.send('PATCH /user', { body, cookie, origin })).code).toBe('origin_refused');
  }
  expect((await app.send('PATCH /user', { body, cookie })).status).toBe(200);
  expect((await app.send('PATCH /user', { body, bearer: token, origin: null })).status).toBe(200);
});

test('an expired session is over, and one in use lives on', async () => {
  const { token } = await app.join();
  const { db } = app.database;
  await db.run(sql`update sessions set expires_at = now() + interval '1 hour', updated_at = now() - interval '2 hours'
    where token = ${token}`);
  expect((await app.send(me, { bearer: token })).status).toBe(200);
  const row = await db.one<{ days: number }>(sql`
    select extract(day from expires_at - now())::int as days from sessions where token = ${token}`);
  expect(row.days).toBe(29);
  const other = await app.join();
  await db.run(
    sql`update sessions set expires_at = now() - interval '1 second' where token = ${other.token}`,
  );
  expect((await app.send(me, { bearer: other.token })).status).toBe(401);
});

test('a visit renews the browser’s cookie with the same value', async () => {
  const { cookie } = await app.join();
  const answer = await app.send(me, { cookie });
  expect(cookieOf(answer)).toBe(cookie);
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=2592000');
});

test('signing out ends the session at once for cookie and bearer, and doing it twice is harmless', async () => {
  const { cookie, token } = await app.join();
  expect((await app.send(me, { cookie })).status).toBe(200);
  expect((await app.send(me, { bearer: token })).status).toBe(200);
  const out = await app.send('POST /auth/sign-out', { cookie });
  expect(out.status).toBe(204);
  expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0');
  expect((await app.send(me, { bearer: token })).status).toBe(401);
  expect((await app.send(me, { cookie })).status).toBe(401);
  expect((await app.send('POST /auth/sign-out', { cookie })).status).toBe(204);
});

test('signing out everywhere ends every session at once', async () => {
  const { email, password, token } = await app.join();
  const tokens = [token];
  for (let n = 0; n < 3; n += 1) {
    tokens.push(entered(await app.send('POST /auth/sign-in/email', { body: { email, password } })).token);
  }
  for (const bearer of tokens) expect((await app.send(me, { bearer })).status).toBe(200);
  expect((await app.send('POST /auth/sign-out-everywhere', { bearer: token })).status).toBe(204);
  for (const bearer of tokens) expect((await app.send(me, { bearer })).status).toBe(401);
});

test('what was read before a sign-out is not remembered after it', () => {
  const cache = createActorCache({ now: () => new Date(0) });
  const mark = cache.mark();
  cache.forgetSession(userId, 's');
  cache.put('key', { actor, validUntil: null, mark });
  expect(cache.get('key')).toBeUndefined();
});

test('an entry lives five seconds, or less when the session ends sooner', () => {
  let nowMs = 0;
  const cache = createActorCache({ now: () => new Date(nowMs) });
  cache.put('long', { actor, validUntil: new Date(60_000), mark: cache.mark() });
  cache.put('short', { actor, validUntil: new Date(2_000), mark: cache.mark() });
  nowMs = 3_000;
  expect(cache.get('long')).toBe(actor);
  expect(cache.get('short')).toBeUndefined();
  nowMs = 5_000;
  expect(cache.get('long')).toBeUndefined();
});
