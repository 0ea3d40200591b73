import { type Db, sql } from '@loam/db';
import { startThrowAwayCluster } from '@loam/db/embedded';
import { createVisits, type VisitEvent } from '@loam/hosting';
import { silentLogger, systemClock } from '@loam/kernel';
import { countAllVisits, createVisitSink } from '@loam/server';
import { createTestDatabase } from '@loam/testkit';
import { Agent, createServer, request } from 'node:http';

/**
 * What it costs to keep visits, against a bare insert of the same rows in the same batches, in the same database and
 * the same run; and how many a second are counted afterwards, which nobody waits for. Rounds alternate. Then visits by
 * HTTP: how many a second are kept before they are answered.
 */
const bar = 4;
const targetPerSecond = 5000;
const rounds = 9;
const batches = 10;
const batchSize = 1000;
const visitors = 4000;
const projects = 20;
const headers = {
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

const cluster = await startThrowAwayCluster();
try {
  const database = await createTestDatabase({ adminUrl: cluster.connectionString('postgres') });
  const projectIds = await addProjects(database.db);
  await measureStore(database.db, projectIds);
  await measureHttp(database.db, projectIds[0] ?? '');
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

async function measureHttp(db: Db, projectId: string): Promise<void> {
  const visits = createVisits({
    sink: createVisitSink(db),
    clock: systemClock,
    logger: silentLogger,
    addressOf: (incoming) => String(incoming.headers['x-visitor']),
    countryOf: () => null,
  });
  const site = {
    kind: 'live',
    siteId: projectId,
    projectId,
    deploymentId: projectId,
    manifestKey: '',
    previousManifestKeys: [],
    isIndexed: true,
    canonicalOrigin: 'https://site.example',
    analytics: { scriptPath: '/_loam/visit.js' },
  } as const;
  const server = createServer((incoming, outgoing) => {
    if (!visits.handle(incoming, outgoing, site)) outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server does not listen.');
  const total = 20_000;
  const ms = await timed(() => sendVisits(bound.port, total));
  const kept = await db.one<{ count: number }>(sql`select count(*)::int as count from visit_inbox`);
  server.close();
  const perSecond = Math.round((total * 1000) / ms);
  console.log(
    `by HTTP, sender and server on one core: ${perSecond.toLocaleString('en')} visits/s kept before the answer ` +
      `(target ${targetPerSecond.toLocaleString('en')}), ${kept.count} of ${total} found`,
  );
  if (kept.count !== total) process.exitCode = 1;
}

async function sendVisits(port: number, total: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let sent = 0;
  const sendOne = async () => {
    while (sent < total) {
      sent += 1;
      await post(port, agent, sent);
    }
  };
  await Promise.all(Array.from({ length: 200 }, sendOne));
  agent.destroy();
}

function post(port: number, agent: Agent, number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        agent,
        method: 'POST',
        path: '/_loam/visit',
        headers: { ...headers, 'x-visitor': `10.0.0.${number}` },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          answer.statusCode === 204 ? resolve() : reject(new Error(`answered with ${answer.statusCode}`)),
        );
      },
    );
    outgoing.once('error', reject);
    outgoing.end('{"p":"/","q":"","r":""}');
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
