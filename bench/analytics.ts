import { type Db, sql } from '@loam/db';
import { startThrowAwayCluster } from '@loam/postgres';
import type { VisitEvent } from '@loam/hosting';
import { countAllVisits, createVisitSink } from '@loam/server';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What it costs to keep visits, against a bare insert of the same rows in the same batches, in the same database and
 * the same run; and how many a second are counted afterwards, which nobody waits for. Rounds alternate. Then visits by
 * HTTP, from one process to another: how many a second are kept before they are answered.
 */
const bar = 4;
const targetPerSecond = 5000;
const rounds = 9;
const batches = 10;
const batchSize = 1000;
const visitors = 4000;
const projects = 20;
const httpRounds = 5;
const httpVisits = 20_000;
const httpConnections = 200;

const cluster = await startThrowAwayCluster();
try {
  const database = await createTestDatabase({ adminUrl: cluster.connectionString('postgres') });
  const projectIds = await addProjects(database.db);
  await measureStore(database.db, projectIds);
  await measureHttp(database, projectIds[0] ?? '');
  await database.drop();
} finally {
  await cluster.stop();
}

async function measureStore(db: Db, projectIds: readonly string[]): Promise<void> {
  const sink = createVisitSink(db);
  await db.run(sql`create table bare (like visit_inbox including defaults including identity)`);
  const spent: Record<'ours' | 'bare' | 'counted', number[]> = { ours: [], bare: [], counted: [] };
  for (let round = -1; round < rounds; round += 1) {
    const events = Array.from({ length: batches }, (_, batch) =>
      eventsOf(projectIds, (round + 1) * batches + batch),
    );
    const ours = await timed(async () => {
      for (const batch of events) await sink.write(batch);
    });
    const counted = await timed(() => countAllVisits(db));
    const bare = await timed(async () => {
      for (const batch of events) await bareInsert(db, batch);
    });
    if (round < 0) continue;
    spent.ours.push(ours);
    spent.counted.push(counted);
    spent.bare.push(bare);
  }
  const ours = median(spent.ours);
  const bare = median(spent.bare);
  const perSecond = (ms: number) => Math.round((batches * batchSize * 1000) / ms).toLocaleString('en');
  console.log(`kept: ${perSecond(ours)} visits/s; bare insert: ${perSecond(bare)} rows/s`);
  console.log(`ratio ${(ours / bare).toFixed(2)} (bar ${bar})`);
  console.log(`counted: ${perSecond(median(spent.counted))} visits/s (target ${targetPerSecond})`);
  if (ours / bare > bar) process.exitCode = 1;
}

async function measureHttp({ url, db }: TestDatabase, projectId: string): Promise<void> {
  const keeper = start('keep', [url, projectId]);
  const { port = 0 } = await replyOf(keeper);
  const spent: number[] = [];
  const cpu: number[] = [];
  for (let round = -1; round < httpRounds; round += 1) {
    await db.run(sql`truncate visit_inbox`);
    const before = await cpuOf(keeper);
    const { ms = Number.NaN } = await replyOf(
      start('send', [String(port), String(httpVisits), String(httpConnections)]),
    );
    const kept = await db.one<{ count: number }>(sql`select count(*)::int as count from visit_inbox`);
    if (kept.count !== httpVisits) throw new Error(`${kept.count} of ${httpVisits} visits were kept`);
    if (round < 0) continue;
    spent.push(ms);
    cpu.push((await cpuOf(keeper)) - before);
  }
  keeper.disconnect();
  const perSecond = Math.round((httpVisits * 1000) / median(spent));
  const isHeld = perSecond >= targetPerSecond;
  console.log(
    `by HTTP: ${perSecond.toLocaleString('en')} visits/s kept before the answer (target ${targetPerSecond.toLocaleString('en')}) ${isHeld ? 'ok' : 'MISSED'}; ` +
      `${((median(cpu) * 1000) / httpVisits).toFixed(0)} µs of the process that takes them for each`,
  );
  if (!isHeld) process.exitCode = 1;
}

async function cpuOf(keeper: ChildProcess): Promise<number> {
  keeper.send('cpu');
  return (await replyOf(keeper)).cpuMs ?? Number.NaN;
}

interface Reply {
  readonly port?: number;
  readonly ms?: number;
  readonly cpuMs?: number;
}

function start(name: string, args: readonly string[]): ChildProcess {
  const file = fileURLToPath(new URL(`analytics/${name}.fixture.ts`, import.meta.url));
  return fork(file, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

function replyOf(child: ChildProcess): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('a process of the benchmark ended'));
    child.once('exit', onExit);
    child.once('message', (reply: Reply) => {
      child.off('exit', onExit);
      resolve(reply);
    });
  });
}

function eventsOf(projectIds: readonly string[], seed: number): VisitEvent[] {
  return Array.from({ length: batchSize }, (_, index) => {
    const number = seed * batchSize + index;
    return {
      projectId: projectIds[number % projects] ?? '',
      at: new Date(Date.UTC(2026, 4, 5, 10) + number * 20),
      visitor: `visitor-${(number * 7919) % visitors}`,
      path: `/page-${number % 12}`,
      source: number % 3 === 0 ? 'search.example' : null,
      country: 'DE',
      device: 'desktop',
      durationMs: 0,
    };
  });
}

async function bareInsert(db: Db, events: readonly VisitEvent[]): Promise<void> {
  await db.run(sql`
    insert into bare (project_id, at, visitor, path, source, country, device, duration_ms)
    select * from unnest(${events.map((event) => event.projectId)}::uuid[],
      ${events.map((event) => event.at)}::timestamptz[], ${events.map((event) => event.visitor)}::text[],
      ${events.map((event) => event.path)}::text[], ${events.map((event) => event.source)}::text[],
      ${events.map((event) => event.country)}::text[], ${events.map((event) => event.device)}::text[],
      ${events.map((event) => event.durationMs)}::integer[])`);
}

async function addProjects(db: Db): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`
    with person as (
      insert into users (id, name, email, username)
      values (gen_random_uuid(), 'Ann', 'ann@example.test', 'ann') returning id
    ), place as (
      insert into workspaces (id, name, plan) values (gen_random_uuid(), 'Home', 'enterprise') returning id
    )
    insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility)
    select gen_random_uuid(), 'site-' || n, 'Site', place.id, person.id, person.id, 'private'
    from generate_series(1, ${projects}::int) n, place, person returning id`);
  return rows.map(({ id }) => id);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
