import { createLogger, type Logger, silentLogger } from '@loam/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { clusterAt, newRef } from '../../postgres/test-cloud.fixture.ts';
import type { LogEvent } from '../event.ts';
import { type LogStore, openLogStore } from './open-log-store.ts';

const cluster = clusterAt(inject('postgresUrl'));
const startMs = Date.parse('2026-03-10T12:00:00Z');
let nowMs = startMs;
let store: LogStore;

const openStore = (logger: Logger = silentLogger) =>
  openLogStore({ cluster: async () => cluster, clock: { now: () => new Date(nowMs) }, logger });

beforeAll(() => {
  store = openStore();
});
afterAll(() => store.close());

const ask = (ref: string, text: string, on = store) =>
  on.query(text, { ref, fromMicros: 0, toMicros: (nowMs + 60_000) * 1000 });

/** Requests of an app, one a second. */
async function writeRequests(ref: string, statuses: readonly number[]): Promise<void> {
  for (const [second, status] of statuses.entries())
    store.write({
      ref,
      source: 'edge',
      timestampMicros: (startMs - 3_600_000 + second * 1000) * 1000 + 7,
      message: `GET | ${status} | /rest/v1/todos`,
      metadata: { request: { method: 'GET', path: '/rest/v1/todos' }, response: { status_code: status } },
    });
  await store.flush();
}

test('the queries of the console are answered as their text says', async () => {
  const ref = newRef();
  await writeRequests(ref, [200, 404, 200, 500]);
  const newest = await ask(
    ref,
    `select id, timestamp, event_message, request.method, response.status_code from edge_logs
     cross join unnest(metadata) as m cross join unnest(m.request) as request cross join unnest(m.response) as response
     where response.status_code >= 400 order by timestamp desc limit 100`,
  );
  expect(newest).toMatchObject([
    { method: 'GET', status_code: 500, event_message: 'GET | 500 | /rest/v1/todos' },
    { status_code: 404, timestamp: (startMs - 3_600_000 + 1000) * 1000 + 7 },
  ]);
  expect(
    await ask(
      ref,
      `select timestamp_trunc(t.timestamp, minute) as timestamp, count(*) as count,
         countif(r.status_code < 400) as ok, sum(case when r.status_code >= 500 then 1 else 0 end) as broken
       from edge_logs t cross join unnest(t.metadata) as m cross join unnest(m.response) as r
       group by timestamp order by timestamp asc`,
    ),
  ).toEqual([{ timestamp: (startMs - 3_600_000) * 1000, count: 4, ok: 2, broken: 1 }]);
  const [found] = await ask(ref, 'select id from edge_logs limit 1');
  const id = /[0-9a-f-]{36}/.exec(JSON.stringify(found))?.[0];
  expect(
    await ask(ref, `select id, timestamp, event_message, metadata from edge_logs where id = '${id}' limit 1`),
  ).toHaveLength(1);
  expect(
    await ask(ref, "select count(*) from edge_logs where regexp_contains(event_message, '4.4')"),
  ).toEqual([{ count: 1 }]);
  expect(
    await ask(
      ref,
      "select log_attributes['request.path'] as path from logs where source = 'edge_logs' limit 1",
    ),
  ).toEqual([{ path: '/rest/v1/todos' }]);
  expect(await ask(ref, 'select count(*) as count from auth_logs')).toEqual([{ count: 0 }]);
  expect(await ask(ref, 'select distinct source from logs')).toEqual([{ source: 'edge_logs' }]);
  expect(
    await ask(
      ref,
      "select distinct log_attributes['response.status_code'] as status from logs order by status desc limit 2",
    ),
  ).toEqual([{ status: 500 }, { status: 404 }]);
  expect(
    await ask(
      ref,
      `select toStartOfHour(timestamp) as hour, count() as lines, countIf(match(event_message, '50.')) as broken
       from logs group by hour`,
    ),
  ).toEqual([{ hour: (startMs - 3_600_000) * 1000, lines: 4, broken: 1 }]);
});

test.each([
  ['select distinct source, count(*) from logs group by source', [{ source: 'edge_logs', count: 4 }]],
  ['select distinct count() as lines from logs', [{ lines: 4 }]],
  ['select distinct true as yes, 1 as one, null as none from logs', [{ yes: true, one: 1, none: null }]],
  ['select distinct source as id, source as source from logs', [{ id: 'edge_logs', source: 'edge_logs' }]],
  ["select distinct source as timestamp, 'x' as source from logs", [{ timestamp: 'edge_logs', source: 'x' }]],
  [
    "select distinct count(*) as lines from logs group by log_attributes['response.status_code'] order by lines desc",
    [{ lines: 2 }, { lines: 1 }],
  ],
  [
    "select distinct log_attributes['response.status_code'] as status from logs order by status limit 2 offset 1",
    [{ status: 404 }, { status: 500 }],
  ],
])('%s gives each row once', async (text, rows) => {
  const ref = newRef();
  await writeRequests(ref, [200, 404, 200, 500]);
  expect(await ask(ref, text)).toEqual(rows);
});

test('a project sees its own lines and nobody else’s, whatever it writes', async () => {
  const [mine, other] = [newRef(), newRef()];
  await writeRequests(other, [200]);
  for (const trick of [
    '1 = 1',
    `identifier = '${other}'`,
    "id is not null or event_message like '%'",
    'true',
  ])
    expect(await ask(mine, `select id from edge_logs where ${trick}`), trick).toEqual([]);
});

test('a wrong pattern or a wrong grouping is a fault of the query, not of the store', async () => {
  const ref = newRef();
  for (const text of [
    "select id from edge_logs where regexp_contains(event_message, '(')",
    'select id, count(*) from edge_logs group by event_message',
  ])
    await writeRequests(ref, [200]).then(() =>
      expect(ask(ref, text)).rejects.toMatchObject({ code: 'query_invalid' }),
    );
});

test('lines that a database cannot hold are made so that it can, and take no others with them', async () => {
  const ref = newRef();
  const event = (message: string, metadata: LogEvent['metadata'] = {}): LogEvent => ({
    ref,
    source: 'function',
    message,
    metadata,
  });
  const circular: Record<string, unknown> = {};
  circular['self'] = circular;
  let deep: unknown = 1;
  for (let level = 0; level < 12_000; level += 1) deep = [deep];
  for (const one of [
    event('zero \0 and half \uD83D', { 'k\0': String.raw`a\u0000 \\ud800`, half: '\uDE00x' }),
    event('x'.repeat(20_000)),
    event('circular', circular),
    event('deep', { deep }),
    event('big', { text: 'y'.repeat(50_000) }),
    event('after'),
  ])
    store.write(one);
  await store.flush();
  const rows = await ask(ref, 'select event_message, metadata from function_logs order by timestamp asc');
  expect(rows).toMatchObject([
    { event_message: 'zero  and half \uFFFD', metadata: [{ half: '\uFFFDx' }] },
    { event_message: 'x'.repeat(10_000) },
    { metadata: [{ unreadable: true }] },
    ...rows.slice(3, -2),
    { metadata: [{ truncated: true }] },
    { event_message: 'after' },
  ]);
});

test('a line keeps its tabs, its breaks and its backslashes', async () => {
  const ref = newRef();
  const message = String.raw`\N \. C:\new "quoted" {}` + '\ttab\r\nnext\n\\.\nlast ü 日本';
  store.write({ ref, source: 'function', message, metadata: { message } });
  await store.flush();
  expect(await ask(ref, 'select event_message, metadata from function_logs')).toMatchObject([
    { event_message: message, metadata: [{ message }] },
  ]);
});

test('how grave a line is can be asked for, as tools of others do', async () => {
  const ref = newRef();
  store.write({ ref, source: 'function', message: 'booted', metadata: { level: 'info' } });
  store.write({ ref, source: 'function', message: 'fell over', metadata: { level: 'error' } });
  await store.flush();
  const query = "select event_message, severity_text from logs where severity_text = 'ERROR'";
  expect(await ask(ref, query)).toEqual([{ event_message: 'fell over', severity_text: 'ERROR' }]);
});

test('what a plan does not keep is removed, and days that hold nothing any more are dropped', async () => {
  const [kept, gone] = [newRef(), newRef()];
  await writeRequests(kept, [200]);
  await writeRequests(gone, [200]);
  nowMs += 3 * 86_400_000;
  await store.sweep(async (ref) => (ref === gone ? 1 : 7));
  expect(await ask(kept, 'select count(*) from edge_logs')).toEqual([{ count: 1 }]);
  expect(await ask(gone, 'select count(*) from edge_logs')).toEqual([{ count: 0 }]);
  nowMs += 5 * 86_400_000;
  await store.sweep(async () => 7);
  const client = new pg.Client({ connectionString: cluster.connectionString('loam_logs') });
  await client.connect();
  const { rowCount } = await client.query("select from pg_class where relname = 'logs_20260310'");
  await client.end();
  expect(rowCount).toBe(0);
});

test('a line outlives the connection that was to carry it', async () => {
  const ref = newRef();
  const killer = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await killer.connect();
  const killAll = () =>
    killer.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'loam cloud logs'",
    );
  for (let line = 0; line < 20; line += 1) {
    store.write({ ref, source: 'auth', message: `line ${line}` });
    await Promise.all([store.flush(), killAll()]);
  }
  await killer.end();
  // The last one that was ended may be handed out once more before its end is heard of.
  const stored = async () => {
    await store.flush();
    // One whose connection went between its storing and the word of it may stand twice.
    const found = await ask(ref, 'select event_message from auth_logs');
    return new Set(found.map((row) => JSON.stringify(row))).size;
  };
  await expect.poll(stored, { timeout: 30_000 }).toBe(20);
});

test('a store that is closed has saved what was written, and tries no more', async () => {
  const warnings: string[] = [];
  const logger = createLogger({ level: 'warn', sink: { write: (line) => void warnings.push(line) } });
  const closing = openStore(logger);
  const ref = newRef();
  const line: LogEvent = { ref, source: 'edge', message: 'the last one', metadata: {} };
  closing.write(line);
  await closing.close();
  expect(await ask(ref, 'select event_message from edge_logs')).toEqual([{ event_message: 'the last one' }]);
  closing.write(line);
  await closing.flush();
  expect(warnings).toEqual([]);
});

test('two processes that begin at once make one database and one table for each day', async () => {
  const stores = Array.from({ length: 4 }, openStore);
  const ref = newRef();
  for (const one of stores) one.write({ ref, source: 'auth', message: 'hello' });
  await Promise.all(stores.map((one) => one.flush()));
  expect(await ask(ref, 'select count(*) from auth_logs')).toEqual([{ count: 4 }]);
  await Promise.all(stores.map((one) => one.close()));
});
