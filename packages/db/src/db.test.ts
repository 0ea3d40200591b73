import { createDb, isConnectionLost, isUniqueViolation, migrate, sql } from '@loam/db';
import { AppError, silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.run(sql`create table things (id int primary key, made_at timestamptz, size bigint)`);
});

afterAll(() => database.drop());

test('a transaction that fails leaves nothing behind and does not run what waited for its commit', async () => {
  const { db } = database;
  let ran = false;
  const work = db.transaction(async (tx) => {
    tx.afterCommit(() => {
      ran = true;
    });
    await tx.run(sql`insert into things (id) values (1)`);
    throw new AppError({ code: 'stop', detail: 'changed my mind' });
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect(await db.rows(sql`select id from things`)).toEqual([]);
  expect(ran).toBe(false);
});

test('what waited for the commit sees the committed rows', async () => {
  const { db } = database;
  const seen = Promise.withResolvers<number>();
  await db.transaction(async (tx) => {
    tx.afterCommit(
      () => void db.rows(sql`select id from things where id = 2`).then((rows) => seen.resolve(rows.length)),
    );
    await tx.run(sql`insert into things (id) values (2)`);
  });
  expect(await seen.promise).toBe(1);
});

test('times come back as dates and counters as numbers', async () => {
  const { db } = database;
  await db.run(sql`insert into things values (3, '2026-01-02T03:04:05Z', 9007199254740991)`);
  const row = await db.one<{ made_at: Date; size: number }>(
    sql`select made_at, size from things where id = 3`,
  );
  expect(row).toEqual({ made_at: new Date('2026-01-02T03:04:05Z'), size: Number.MAX_SAFE_INTEGER });
});

test('a broken unique rule is told apart from other faults by its name', async () => {
  const { db } = database;
  await db.run(sql`insert into things (id) values (4)`);
  const fault = await db.run(sql`insert into things (id) values (4)`).catch((error: unknown) => error);
  expect(isUniqueViolation(fault, 'things_pkey')).toBe(true);
  expect(isUniqueViolation(fault, 'another')).toBe(false);
});

test('a lost connection fails its query and the pool goes on', async () => {
  const db = createDb({ connectionString: database.url, logger: silentLogger, maxConnections: 1 });
  const fault = await db
    .run(sql`select pg_terminate_backend(pg_backend_pid())`)
    .catch((error: unknown) => error);
  expect(isConnectionLost(fault)).toBe(true);
  expect(await db.one(sql`select 1 as alive`)).toEqual({ alive: 1 });
  await db.close();
});

test('a connection lost inside a transaction fails that transaction and nothing else', async () => {
  const lost = database.db.transaction(async (tx) => {
    const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.db.run(sql`select pg_terminate_backend(${pid})`);
    await tx.run(sql`select 1`);
  });
  expect(isConnectionLost(await lost.catch((error: unknown) => error))).toBe(true);
  expect(await database.db.first(sql`select 1 as one`)).toEqual({ one: 1 });
});

test.each([
  [Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }), true],
  [Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }), true],
  [Object.assign(new Error('open ENOENT'), { code: 'ENOENT', syscall: 'open' }), false],
  [new Error('something else'), false],
  ['no error at all', false],
])('whether the database went away is told from %s', (fault, expected) => {
  expect(isConnectionLost(fault)).toBe(expected);
});

test('many processes that migrate at once apply each step once', async () => {
  const fresh = await createTestDatabase();
  await fresh.db.run(sql`drop schema public cascade`);
  await fresh.db.run(sql`create schema public`);
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(fresh.db, silentLogger)));
  const names = applied.flat();
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  expect(await migrate(fresh.db, silentLogger)).toEqual([]);
  await fresh.drop();
});

test('a step that fails leaves neither its tables nor its history row', async () => {
  const { db } = database;
  const known = await db.rows<{ name: string }>(sql`select name from migrations order by name`);
  const list = [
    ...known.map(({ name }) => ({ name, sql: '' })),
    { name: '9999-broken', sql: 'create table half (id int); select no_such_function();' },
  ];
  await expect(migrate(db, silentLogger, list)).rejects.toThrow('no_such_function');
  expect(await db.first(sql`select 1 from migrations where name = '9999-broken'`)).toBeUndefined();
  expect(await db.one(sql`select to_regclass('half') as half`)).toEqual({ half: null });
});

test('a database of a newer version is refused', async () => {
  const fresh = await createTestDatabase();
  await fresh.db.run(sql`insert into migrations (name) values ('9998-future')`);
  await expect(migrate(fresh.db, silentLogger)).rejects.toThrow('newer version');
  await fresh.drop();
});
