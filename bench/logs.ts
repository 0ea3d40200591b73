import { randomUUID } from 'node:crypto';
import { LOGS_DATABASE, openLogStore, type LogEvent } from '@loam/cloud/logs';
import { createDb, type Db, sql } from '@loam/db';
import { silentLogger, systemClock } from '@loam/kernel';
import { startThrowAwayCluster } from '@loam/postgres';

/**
 * What it costs to keep the lines of clouds, against a bare insert of the same rows in the same batches into a plain
 * table of the same server; then how long the console's query takes among all of them, against the hand-written one.
 * Rounds alternate.
 */
const bar = 2;
const queryBar = 2;
const rounds = 9;
const linesPerRound = 20_000;
const batchSize = 1000;
const projects = 50;
const queries = 30;

const consoleQuery = `select id, timestamp, event_message, request.method, response.status_code from edge_logs
  cross join unnest(metadata) as m cross join unnest(m.request) as request cross join unnest(m.response) as response
  where response.status_code >= 400 order by timestamp desc limit 100`;

const cluster = await startThrowAwayCluster();
const store = openLogStore({
  cluster: async () => ({
    isOurs: true,
    connectionString: (database) => cluster.connectionString(database),
  }),
  clock: systemClock,
  logger: silentLogger,
});
const db = createDb({ connectionString: cluster.connectionString('postgres'), logger: silentLogger });
const logs = createDb({ connectionString: cluster.connectionString(LOGS_DATABASE), logger: silentLogger });
try {
  await measureWriting();
  await measureQueries();
} finally {
  await store.close();
  await db.close();
  await logs.close();
  await cluster.stop();
}

async function measureWriting(): Promise<void> {
  await db.run(sql`create table bare
    (ref text, source text, ts bigint, id uuid, event_message text, metadata jsonb)`);
  await db.run(sql`create index on bare (ref, source, ts desc)`);
  const spent: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = -1; round < rounds; round += 1) {
    const events = Array.from({ length: linesPerRound }, (_, index) => eventOf(index));
    const ours = await timed(async () => {
      for (const event of events) store.write(event);
      await store.flush();
    });
    const bare = await timed(() => insertBare(events));
    if (round < 0) continue;
    spent.ours.push(ours);
    spent.bare.push(bare);
  }
  const [ours, bare] = [median(spent.ours), median(spent.bare)];
  const perSecond = (ms: number) => Math.round((linesPerRound * 1000) / ms).toLocaleString('en');
  console.log(`kept: ${perSecond(ours)} lines/s; bare insert: ${perSecond(bare)} rows/s`);
  report(ours / bare, bar);
}

async function insertBare(events: readonly LogEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += batchSize) {
    const batch = events.slice(at, at + batchSize);
    await db.run(sql`insert into bare select * from unnest(
      ${batch.map(({ ref }) => ref)}::text[], ${batch.map(({ source }) => source)}::text[],
      ${batch.map(() => Date.now() * 1000)}::bigint[], ${batch.map(() => randomUUID())}::uuid[],
      ${batch.map(({ message }) => message)}::text[],
      ${batch.map(({ metadata }) => JSON.stringify(metadata))}::jsonb[])`);
  }
}

async function measureQueries(): Promise<void> {
  const spent: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  const window = { fromMicros: (Date.now() - 3_600_000) * 1000, toMicros: (Date.now() + 1000) * 1000 };
  await logs.run(sql`analyze logs`);
  for (let round = 0; round < queries; round += 1) {
    const ref = refOf(round);
    spent.ours.push(await timed(() => store.query(consoleQuery, { ref, ...window })));
    spent.bare.push(await timed(() => queryBare(logs, { ref, ...window })));
  }
  const [ours, bare] = [median(spent.ours), median(spent.bare)];
  const lines = (rounds + 1) * linesPerRound;
  console.log(
    `among ${lines.toLocaleString('en')} lines: ${ours.toFixed(1)} ms; by hand ${bare.toFixed(1)} ms`,
  );
  report(ours / bare, queryBar);
}

async function queryBare(from: Db, window: { ref: string; fromMicros: number; toMicros: number }) {
  await from.rows(sql`select id, ts, event_message, metadata #>> '{request,method}', metadata #> '{response,status_code}'
    from logs where ref = ${window.ref} and source = 'edge' and ts >= ${window.fromMicros}
      and ts < ${window.toMicros} and (metadata #>> '{response,status_code}')::numeric >= 400
    order by ts desc limit 100`);
}

function eventOf(index: number): LogEvent {
  const status_code = index % 20 === 0 ? 500 : 200;
  return {
    ref: refOf(index),
    source: index % 3 === 0 ? 'postgres' : 'edge',
    message: `GET | ${status_code} | /rest/v1/todos?select=*&id=eq.${index}`,
    metadata: {
      request: { method: 'GET', path: '/rest/v1/todos', search: `?id=eq.${index}` },
      response: { status_code, origin_time: index % 97 },
    },
  };
}

function refOf(index: number): string {
  return `project${index % projects}`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function report(ratio: number, limit: number): void {
  console.log(`ratio ${ratio.toFixed(2)} (bar ${limit})`);
  if (ratio > limit) process.exitCode = 1;
}
