import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCloud, type TestCloud } from '../test-cloud.fixture.ts';
import { cancelConsoleSql, type ConsoleSqlOptions, runConsoleSql } from './console-sql.ts';
import { withOwner } from './with-owner.ts';

let cloud: TestCloud;
let ref: string;
beforeAll(async () => {
  cloud = openTestCloud();
  ref = await cloud.create();
  await cloud.databases.runAsOwner(
    ref,
    `create table public.things (id bigint primary key, price numeric, at timestamptz, data jsonb);
     insert into public.things select n, n + 0.10, '2026-01-01 00:00:00.123456+00', '{"b": 1, "a": 2}' from generate_series(1, 3000) n`,
  );
});
afterAll(async () => await cloud[Symbol.asyncDispose]());

const acquire = () => cloud.databases.acquire(ref, 'owner');
const quiet: ConsoleSqlOptions = {
  isWriting: false,
  timeoutMs: 5000,
  maxRows: 1000,
  maxCharacters: 1_000_000,
  runId: 'r1',
};
const run = (sql: string, options: Partial<ConsoleSqlOptions> = {}) =>
  runConsoleSql(acquire, sql, { ...quiet, ...options });
const countThings = async () => {
  const [result] = (await run('select count(*) from public.things')).results;
  return result?.rows[0]?.[0];
};

describe('SQL of the console', () => {
  test('values stay as PostgreSQL writes them', async () => {
    const { results, failure } = await run(
      `select 9007199254740993::bigint as big, 0.10::numeric as price, '2026-01-01 00:00:00.123456+00'::timestamptz as at, null as nothing`,
    );
    expect(failure).toBeUndefined();
    expect(results[0]?.columns).toEqual([
      { name: 'big', type: 'bigint' },
      { name: 'price', type: 'numeric' },
      { name: 'at', type: 'timestamp with time zone' },
      { name: 'nothing', type: 'text' },
    ]);
    expect(results[0]?.rows).toEqual([['9007199254740993', '0.10', '2026-01-01 00:00:00.123456+00', null]]);
  });

  test('no more rows are read than are shown', async () => {
    const { results } = await run('select id from public.things order by id', { maxRows: 10 });
    expect(results[0]).toMatchObject({ rowCount: 10, isCut: true, command: 'SELECT' });
    const wide = await run('select id, data from public.things', { maxCharacters: 2000 });
    expect(wide.results[0]?.isCut).toBe(true);
    const whole = await run('select id from public.things where id < 5');
    expect(whole.results[0]).toMatchObject({ rowCount: 4, isCut: false });
  });

  test.each([
    'delete from public.things',
    'commit; delete from public.things',
    'set transaction read write; delete from public.things',
    'set session characteristics as transaction read write; delete from public.things',
    `set default_transaction_read_only = off; delete from public.things`,
    `select set_config('transaction_read_only', 'off', false); delete from public.things`,
    'do $$ begin commit; delete from public.things; end $$',
    'with gone as (delete from public.things returning 1) select * from gone',
    'explain analyze delete from public.things',
    'rollback; begin; delete from public.things; commit',
    'create table public.more (id int)',
    `copy public.things to program 'true'`,
  ])('without writing nothing is changed by: %s', async (sql) => {
    const { failure } = await run(sql);
    expect(failure).toBeDefined();
    expect(await countThings()).toBe('3000');
  });

  test('several statements read one after the other', async () => {
    const { results } = await run('select 1 as one; show server_version; explain select 2');
    expect(results.map(({ command }) => command)).toEqual(['SELECT', 'SHOW', 'EXPLAIN']);
  });

  test('a fault names its place in the whole text', async () => {
    const sql = 'select 1;\nselect nothing_such from public.things';
    const { results, failure } = await run(sql);
    expect(results).toHaveLength(1);
    expect(failure).toMatchObject({ code: '42703', at: sql.indexOf('nothing_such') });
    const written = await run('select 1; selec 2', { isWriting: true });
    expect(written.failure).toMatchObject({ code: '42601', at: 10 });
  });

  test('writing is whole or not at all', async () => {
    const failed = await run('insert into public.things (id) values (-1); select 1 / 0', { isWriting: true });
    expect(failed).toMatchObject({ results: [], failure: { code: '22012' } });
    expect(await countThings()).toBe('3000');
    const done = await run(
      'insert into public.things (id) values (-1) returning id; delete from public.things where id = -1',
      {
        isWriting: true,
      },
    );
    expect(done.results).toMatchObject([
      { command: 'INSERT', rowCount: 1, rows: [['-1']] },
      { command: 'DELETE', rowCount: 1 },
    ]);
  });

  test('a run is cancelled from another connection by its name', async () => {
    const running = run('select pg_sleep(20)', { runId: 'long', timeoutMs: 30_000 });
    await expect.poll(() => cancelConsoleSql(acquire, 'long'), { timeout: 10_000 }).toBe(true);
    expect((await running).failure?.code).toBe('57014');
    expect(await cancelConsoleSql(acquire, 'long')).toBe(false);
  });

  test('too slow is told', async () => {
    const { failure } = await run('select pg_sleep(20)', { timeoutMs: 50 });
    expect(failure?.code).toBe('57014');
  });
});

test('the server has nothing to warn of when a connection is left, and a forgotten transaction is ended', async () => {
  const warnings: string[] = [];
  const lent: Awaited<ReturnType<typeof acquire>>[] = [];
  const watched = async () => {
    const client = await acquire();
    client.on('notice', ({ message }) => warnings.push(message ?? ''));
    lent.push(client);
    return client;
  };
  await runConsoleSql(watched, 'select 1', quiet);
  await withOwner(watched, (client) => client.query('select 1'));
  expect(warnings).toEqual([]);
  await withOwner(watched, (client) => client.query('begin'));
  expect(lent.map((client) => client.getTransactionStatus())).toEqual(['I', 'I', 'I']);
});
