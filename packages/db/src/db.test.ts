import { createServer } from 'node:net';
import { createDb, isConnectionLost, isUniqueViolation, migrate, sql } from '@loam/db';
import { AppError, silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DbTimeouts } from './db.ts';

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

test('a failure of what waited for the commit neither undoes it nor reaches the caller', async () => {
  const { db } = database;
  const ran: string[] = [];
  const answer = await db.transaction(async (tx) => {
    tx.afterCommit(() => {
      throw new Error('nobody listens');
    });
    tx.afterCommit(() => ran.push('next'));
    await tx.run(sql`insert into things (id) values (5)`);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(ran).toEqual(['next']);
  expect(await db.rows(sql`select id from things where id = 5`)).toEqual([{ id: 5 }]);
});

describe('with short times', () => {
  const limited = (timeouts: Partial<DbTimeouts>) =>
    createDb({
      connectionString: database.url,
      logger: silentLogger,
      maxConnections: 1,
      timeouts: { connectionMs: 5000, statementMs: 5000, idleInTransactionMs: 5000, ...timeouts },
    });

  test('whoever finds every connection taken is told so, as when the database is away', async () => {
    const db = limited({ connectionMs: 50 });
    // On a busy machine the first connection may take longer than that; once it is there, it is lent out at once.
    await expect.poll(() => db.run(sql`select 1`).then(Boolean, () => undefined)).toBeDefined();
    const done = Promise.withResolvers<void>();
    const holder = db.transaction(() => done.promise);
    const fault = await db.run(sql`select 1`).catch((error: unknown) => error);
    done.resolve();
    await holder;
    await db.close();
    expect(isConnectionLost(fault)).toBe(true);
  });

  test('a statement ends', async () => {
    const db = limited({ statementMs: 500 });
    await expect(db.run(sql`select pg_sleep(10)`)).rejects.toThrow('statement timeout');
    expect(await db.one(sql`select 1 as alive`)).toEqual({ alive: 1 });
    await db.close();
  });

  test('a transaction in which nothing happens ends and gives its locks back', async () => {
    const db = limited({ idleInTransactionMs: 50 });
    await db.run(sql`insert into things (id) values (6)`);
    const forgotten = db.transaction(async (tx) => {
      await tx.run(sql`update things set size = 1 where id = 6`);
      await database.db.run(sql`update things set size = 2 where id = 6`);
      await tx.run(sql`select 1`);
    });
    await expect(forgotten).rejects.toThrow(/terminat|not queryable|EPIPE|ECONNRESET/);
    expect(await db.one(sql`select size from things where id = 6`)).toEqual({ size: 2 });
    await db.close();
  });

  test('a migration takes as long as it needs', async () => {
    const db = limited({ statementMs: 500 });
    const known = await db.rows<{ name: string }>(sql`select name from migrations order by name`);
    const slow = { name: '9997-slow', sql: 'select pg_sleep(0.7)' };
    const list = [...known.map(({ name }) => ({ name, sql: '' })), slow];
    expect(await migrate(db, silentLogger, list)).toEqual(['9997-slow']);
    await db.run(sql`delete from migrations where name = '9997-slow'`);
    await db.close();
  });
});

describe('a lock for work that lasts', () => {
  test('is shared by some and waited for by one, without a transaction', async () => {
    const { db } = database;
    const first = await db.acquireLock(1, { mode: 'shared', waits: true });
    const second = await db.acquireLock(1, { mode: 'shared', waits: false });
    expect(await db.acquireLock(1, { mode: 'exclusive', waits: false })).toBeUndefined();
    const open = await db.rows(
      sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    expect(open).toEqual([]);
    await first?.release();
    await second?.release();
    const alone = await db.acquireLock(1, { mode: 'exclusive', waits: true });
    await alone?.confirm();
    await alone?.release();
  });

  test('says when it was lost', async () => {
    const { db } = database;
    const lock = await db.acquireLock(2, { mode: 'exclusive', waits: true });
    await db.run(sql`
      select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = 2 and database = (select oid from pg_database where datname = current_database())`);
    await expect(lock?.confirm()).rejects.toThrow(/terminat|not queryable|Connection|EPIPE|ECONNRESET/);
    await lock?.release();
  });
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
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('timeout expired'), true],
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

/** Lets everyone in and is gone with the same words. */
async function openDyingServer() {
  const message = (kind: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(5);
    head.write(kind, 0);
    head.writeInt32BE(4 + content.length, 1);
    return Buffer.concat([head, content]);
  };
  const welcome = message('R', Buffer.alloc(4));
  const ready = message('Z', Buffer.from('I'));
  const goodbye = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end(Buffer.concat([welcome, ready, goodbye])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `postgres://loam@127.0.0.1:${port}/loam`, close: () => server.close() };
}

test('a connection that is lost in the moment it is handed over fails its work, not the process', async () => {
  const server = await openDyingServer();
  const db = createDb({ connectionString: server.url, logger: silentLogger });
  const works = Array.from({ length: 5 }, () => db.transaction((tx) => tx.rows(sql`select 1`)));
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map(({ status }) => status)).toEqual(works.map(() => 'rejected'));
  await db.close();
  server.close();
});
