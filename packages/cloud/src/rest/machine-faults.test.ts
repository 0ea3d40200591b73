import { createLogger } from '@loam/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestCloud, type TestCloud } from '../postgres/test-cloud.fixture.ts';
import { createRest, type Rest } from './rest.ts';
import { bodyOf } from './test-rest.fixture.ts';

let cloud: TestCloud;
let ref: string;
let rest: Rest;
let connectFault: Error | undefined;
let nowMs = Date.now();
const lines: string[] = [];

beforeAll(async () => {
  cloud = openTestCloud();
  ref = await cloud.create();
  await cloud.databases.runAsOwner(
    ref,
    `create function fail(state text) returns void language plpgsql as $$ begin
       raise exception 'could not extend file "base/16384/2619": No space left on device'
         using errcode = state, hint = 'Check free disk space.', detail = 'pg_wal'; end $$;`,
  );
  rest = createRest({
    clock: { now: () => new Date(nowMs) },
    logger: createLogger({ level: 'warn', sink: { write: (line) => void lines.push(line) } }),
    databases: {
      acquire: async (of) => {
        if (connectFault) throw connectFault;
        return await cloud.databases.acquire(of, 'rest');
      },
      connectionString: (of) => cloud.databases.connectionString(of, 'rest'),
    },
  });
});
afterAll(async () => {
  await rest.close();
  await cloud[Symbol.asyncDispose]();
});

const fail = (state: string) =>
  rest.handle({
    ref,
    method: 'POST',
    path: '/rpc/fail',
    query: '',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ state })),
    role: 'service_role',
    claims: {},
  });

test.each([
  ['53100', 507, 'There is no room left on the disk of this installation'],
  ['58030', 500, 'The database could not use its files'],
  ['XX001', 500, 'The database could not use its files'],
])('%s is told in plain words, and in its own to the log', async (state, status, words) => {
  const answer = await fail(state);
  expect(answer.status).toBe(status);
  expect(bodyOf(answer)).toEqual({
    code: state,
    message: expect.stringContaining(words),
    details: null,
    hint: null,
  });
  expect(lines.join('')).toContain('base/16384/2619');
});

test('what a statement did wrong is told in the words of PostgreSQL', async () => {
  const answer = await fail('23505');
  expect([answer.status, bodyOf(answer)]).toMatchObject([409, { hint: 'Check free disk space.' }]);
});

test.each([
  ['08006', 503],
  ['57P01', 503],
  ['57P03', 500],
])('%s that a function of the project raised is told in its own words', async (state, status) => {
  const answer = await fail(state);
  const own = { code: state, message: expect.stringContaining('could not extend'), details: 'pg_wal' };
  expect([answer.status, bodyOf(answer)]).toMatchObject([status, own]);
});

test('a database that stays away is 503 with the reason in the log', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED /srv/other'), { code: 'ECONNREFUSED' });
  connectFault = Object.assign(new Error('It takes no connection.', { cause }), { code: 'database_busy' });
  const logged = lines.length;
  nowMs += 60_000;
  const away = await fail('P0001');
  const message = 'The database cannot be reached just now.';
  expect([away.status, bodyOf(away)]).toMatchObject([503, { code: 'PGRST001', message }]);
  expect(lines.slice(logged).join('')).toContain('/srv/other');
  connectFault = undefined;
});

test('a pool whose connections are all taken for too long is PGRST003', async () => {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
  const taken = await pool.connect();
  Object.assign(pool.options, { connectionTimeoutMillis: 1 });
  const cause: unknown = await pool.connect().catch((error: unknown) => error);
  connectFault = Object.assign(new Error('It takes no connection.', { cause }), { code: 'database_busy' });
  const late = await fail('P0001');
  const message = 'Timed out acquiring connection from connection pool.';
  expect([late.status, bodyOf(late)]).toMatchObject([504, { code: 'PGRST003', message }]);
  connectFault = undefined;
  taken.release();
  await pool.end();
});

test('a server that is away is 503 without its address', async () => {
  expect((await fail('P0001')).status).toBe(400);
  connectFault = Object.assign(new Error('connect ENOENT /srv/home/pg/.s.PGSQL.5432'), { code: 'ENOENT' });
  const away = await fail('P0001');
  const message = 'The database cannot be reached just now.';
  expect([away.status, bodyOf(away)]).toMatchObject([503, { code: 'PGRST001', message }]);
  expect(String(away.body)).not.toContain('/srv');
  connectFault = undefined;
});
