import { silentLogger, systemClock } from '@loam/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createRest, type Rest } from '../rest.ts';
import { bodyOf, openTestRest, type TestRest } from '../test-rest.fixture.ts';
import { createSchemaCaches } from './schema-caches.ts';
import { standardDefaults } from './settings.ts';

let app: TestRest;
/** Another process that serves the same database. */
let other: Rest;

beforeAll(async () => {
  app = await openTestRest('create table first (id int primary key)');
  other = createRest({ logger: silentLogger, databases: databases() });
});

afterAll(async () => {
  await other.close();
  await app[Symbol.asyncDispose]();
});

function databases() {
  return {
    acquire: (ref: string) => app.cloud.databases.acquire(ref, 'rest'),
    connectionString: (ref: string) => app.cloud.databases.connectionString(ref, 'rest'),
  };
}

async function statusOf(rest: Rest, path: string): Promise<number> {
  const request = { ref: app.ref, method: 'GET', path, query: '', headers: {}, role: 'anon', claims: {} };
  return (await rest.handle(request)).status;
}

describe('a schema', () => {
  test('that changes is heard by every process, whoever changed it', async () => {
    expect([await statusOf(app.rest, '/first'), await statusOf(other, '/first')]).toEqual([200, 200]);
    expect([await statusOf(app.rest, '/second'), await statusOf(other, '/second')]).toEqual([404, 404]);
    await app.run('create table second (id int primary key)');
    await vi.waitFor(
      async () => {
        expect([await statusOf(app.rest, '/second'), await statusOf(other, '/second')]).toEqual([200, 200]);
      },
      { timeout: 10_000 },
    );
    await app.run('drop table second');
    await vi.waitFor(
      async () => {
        expect([await statusOf(app.rest, '/second'), await statusOf(other, '/second')]).toEqual([404, 404]);
      },
      { timeout: 10_000 },
    );
  });

  test('is fresh for whoever asks for a table right after it was made', async () => {
    for (let index = 0; index < 10; index += 1) {
      await app.run(`create table just_made_${index} (id int)`);
      const asked = [app.rest, other, other].map((rest) => statusOf(rest, `/just_made_${index}`));
      expect(await Promise.all(asked)).toEqual([200, 200, 200]);
    }
  });

  test('is fresh also for whoever knew one that was read again in the meantime', async () => {
    const caches = createSchemaCaches({
      databases: databases(),
      defaults: standardDefaults,
      clock: systemClock,
      logger: silentLogger,
      idleMs: 60_000,
      maxAgeMs: 60_000,
    });
    try {
      for (let index = 0; index < 5; index += 1) {
        const known = await caches.get(app.ref);
        await app.run(`create table earlier_${index} (id int)`);
        await caches.reload(app.ref);
        await app.run(`create table later_${index} (id int)`);
        const fresh = await caches.getNewerThan(app.ref, known, 60_000);
        expect(fresh.tables.get('public')?.has(`later_${index}`)).toBe(true);
      }
    } finally {
      await caches.close();
    }
  });

  test('is fresh when a reload resolves, also when several ask', async () => {
    await app.run('create table third (id int); create table fourth (id int)');
    await Promise.all([app.rest.reload(app.ref), app.rest.reload(app.ref)]);
    expect([await statusOf(app.rest, '/third'), await statusOf(app.rest, '/fourth')]).toEqual([200, 200]);
  });

  test('is read again after the connection that listens was lost', async () => {
    expect(await statusOf(app.rest, '/first')).toBe(200);
    const client = await app.cloud.databases.acquire(app.ref, 'rest');
    try {
      const ended = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'loam rest schema' and datname = current_database()`,
      );
      expect(ended.rowCount).toBeGreaterThan(0);
    } finally {
      client.release();
    }
    await app.run('create table fifth (id int)');
    await vi.waitFor(
      async () => {
        expect(await statusOf(app.rest, '/fifth')).toBe(200);
      },
      { timeout: 10_000 },
    );
  });

  test('without triggers is read again for a name that is not known, but not at every request', async () => {
    let loads = 0;
    let time = 0;
    const rest = createRest({
      logger: silentLogger,
      clock: { now: () => new Date(time) },
      databases: {
        ...databases(),
        connectionString: async (ref) => {
          loads += 1;
          return await databases().connectionString(ref);
        },
      },
    });
    try {
      expect(await statusOf(rest, '/first')).toBe(200);
      time += 60_000;
      expect(await statusOf(rest, '/nowhere')).toBe(404);
      expect(await statusOf(rest, '/nowhere')).toBe(404);
      expect(loads).toBe(1);
    } finally {
      await rest.close();
    }
  });

  test('of a database that cannot be reached is 503, and tried again with the next request', async () => {
    let isAway = true;
    const rest = createRest({
      logger: silentLogger,
      databases: {
        acquire: databases().acquire,
        connectionString: async (ref) => {
          if (isAway) throw Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
          return await databases().connectionString(ref);
        },
      },
    });
    try {
      const answer = await rest.handle({
        ref: app.ref,
        method: 'GET',
        path: '/first',
        query: '',
        headers: {},
        role: 'anon',
        claims: {},
      });
      expect([answer.status, bodyOf(answer)]).toMatchObject([
        503,
        { code: 'PGRST002', message: 'The database cannot be reached just now.' },
      ]);
      isAway = false;
      expect(await statusOf(rest, '/first')).toBe(200);
    } finally {
      await rest.close();
    }
  });

  test('released is no longer connected', async () => {
    await statusOf(other, '/first');
    await other.release(app.ref);
    await app.rest.release(app.ref);
    const client = await app.cloud.databases.acquire(app.ref, 'rest');
    try {
      await vi.waitFor(
        async () => {
          const open = await client.query(
            `select 1 from pg_stat_activity where application_name = 'loam rest schema' and datname = current_database()`,
          );
          expect(open.rowCount).toBe(0);
        },
        { timeout: 10_000 },
      );
    } finally {
      client.release();
    }
    expect(await statusOf(other, '/first')).toBe(200);
  });
});
