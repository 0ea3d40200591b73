import { startThrowAwayCluster } from '@loam/postgres';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/**
 * One row by its key through the gateway and the REST service, with lines and counters on, against the same row by one bare
 * prepared statement in the same process, against `pgbench -M prepared -S` where it is installed, and against
 * `@supabase/lite` where LITE_DIR names a folder with it. A list, an embed and an insert beside them. Windows alternate, so that whatever else the machine does
 * falls on all alike. It prints requests per second, processor time per request of Node and of PostgreSQL, and the ratios.
 */
const bars = { microseconds: 600, ofPgbench: 0.25, ofLite: 1.5 };
const windows = 3;
const requestsPerWindow = 2000;
const parallel = 16;
const accounts = 100_000;

const serverFile = fileURLToPath(new URL('./rest/serve.fixture.ts', import.meta.url));
const liteFile = fileURLToPath(new URL('./rest/lite.fixture.mjs', import.meta.url));
const agent = new Agent({ keepAlive: true, maxSockets: parallel });
const subjects = {
  bare: (aid: number) => `/bare?aid=${aid}`,
  rest: (aid: number) => `/rest/v1/pgbench_accounts?select=aid,bid,abalance&aid=eq.${aid}`,
  embed: (aid: number) => `/rest/v1/pgbench_accounts?select=aid,pgbench_branches(bbalance)&aid=eq.${aid}`,
  list: (aid: number) => `/rest/v1/pgbench_accounts?select=aid,bid,abalance&aid=gt.${aid}&order=aid&limit=20`,
  insert: () => '/rest/v1/pgbench_history',
} as const;
type Subject = keyof typeof subjects;
const served: readonly Subject[] = ['rest', 'embed', 'list', 'insert'];

interface Place {
  readonly child: ChildProcess;
  readonly port: number;
  readonly key: string;
}

interface Window {
  readonly perSecond: number;
  readonly node: number;
  readonly postgres: number;
}

const cluster = await startThrowAwayCluster();
const children: ChildProcess[] = [];
try {
  await run();
} finally {
  agent.destroy();
  for (const child of children) child.kill('SIGKILL');
  await cluster.stop();
}

async function run(): Promise<void> {
  const url = cluster.connectionString('postgres');
  await fill(url);
  const ours = await open(serverFile, [url]);
  const folder = process.env['LITE_DIR'];
  const lite = folder === undefined ? undefined : await open(liteFile, [url, folder]);
  const names: readonly Subject[] = ['bare', ...served];
  const rounds: Round[] = [];
  const pgbench: PgbenchRun[] = [];
  // The first round is for warming up.
  await measureAll(names, ours, lite);
  for (let index = 0; index < windows; index += 1) {
    rounds.push(await measureAll(names, ours, lite));
    const run = runPgbench(url);
    if (run !== undefined) pgbench.push(run);
  }
  const ofOurs = (name: Subject) => middle(rounds.flatMap(({ mine }) => mine.get(name) ?? []));
  const ofLite = (name: Subject) => rounds.flatMap(({ theirs }) => theirs.get(name) ?? []);
  for (const name of names) report(name, ofOurs(name), ofLite(name));
  const [rest, bare] = [ofOurs('rest'), ofOurs('bare')];
  const ratio = (rest.node + rest.postgres) / (bare.node + bare.postgres);
  console.log(`rest / bare: ${ratio.toFixed(2)} of its processor time`);
  console.log(
    `a read: ${(rest.node + rest.postgres).toFixed(0)} µs of processor time (bar ${bars.microseconds})`,
  );
  comparePgbench(pgbench, rest);
}

interface Round {
  readonly mine: ReadonlyMap<Subject, Window>;
  readonly theirs: ReadonlyMap<Subject, Window>;
}

async function measureAll(names: readonly Subject[], ours: Place, lite: Place | undefined): Promise<Round> {
  const mine = new Map<Subject, Window>();
  const theirs = new Map<Subject, Window>();
  for (const name of names) {
    mine.set(name, await measure(ours, name));
    if (lite && name !== 'bare') theirs.set(name, await measure(lite, name));
  }
  return { mine, theirs };
}

async function open(file: string, args: readonly string[]): Promise<Place> {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${file} ended`);
  });
  const { port = 0, key = '' } = await Promise.race([reply(child, 'ready'), failed]);
  return { child, port, key };
}

function report(name: Subject, ours: Window, lite: readonly Window[]): void {
  const { perSecond, node, postgres } = ours;
  console.log(
    `${name.padEnd(6)} ${perSecond.toFixed(0)}/s, processor time per request: node ${node.toFixed(0)} µs + postgres ${postgres.toFixed(0)} µs`,
  );
  if (lite.length === 0) return;
  const other = middle(lite);
  const ratio = (other.node + other.postgres) / (node + postgres);
  console.log(
    `       @supabase/lite: node ${other.node.toFixed(0)} µs + postgres ${other.postgres.toFixed(0)} µs; ours does ${ratio.toFixed(2)} times as many (bar ${bars.ofLite})`,
  );
}

/** By work done for each second of processor time: pgbench and its server take both cores, one Node process one. */
function comparePgbench(runs: readonly PgbenchRun[], rest: Window): void {
  const run = runs.toSorted((a, b) => a.microseconds - b.microseconds)[Math.floor(runs.length / 2)];
  if (run === undefined) return console.log('pgbench is not installed here');
  const ratio = run.microseconds / (rest.node + rest.postgres);
  console.log(
    `pgbench -M prepared -S -c 8: ${run.perSecond.toFixed(0)}/s, ${run.microseconds.toFixed(0)} µs of processor time each`,
  );
  console.log(`rest / pgbench by processor time: ${ratio.toFixed(2)} (bar ${bars.ofPgbench})`);
}

/** pgbench's own tables, so that its statement and ours read the same row. */
async function fill(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    `
    create table pgbench_branches (bid int primary key, bbalance int, filler char(88));
    create table pgbench_accounts (aid int primary key, bid int references pgbench_branches, abalance int, filler char(84));
    create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84));
    create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
    insert into pgbench_branches values (1, 0, '');
    insert into pgbench_accounts select i, 1, 0, '' from generate_series(1, ${accounts}) i;
    create role anon nologin; create role authenticated nologin; create role service_role nologin;
    grant select, insert on all tables in schema public to anon;
    create index on pgbench_accounts (bid);
    vacuum analyze;
  `.replace('vacuum analyze;', ''),
  );
  await admin.query('vacuum analyze');
  await admin.end();
}

async function measure(place: Place, name: Subject): Promise<Window> {
  const [nodeBefore, postgresBefore] = [await used(place.child), postgresTime()];
  const startedAt = performance.now();
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < requestsPerWindow) {
      sent += 1;
      await ask(place, name, 1 + ((sent * 7919) % accounts));
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: requestsPerWindow / seconds,
    node: ((await used(place.child)) - nodeBefore) / requestsPerWindow,
    postgres: (postgresTime() - postgresBefore) / requestsPerWindow,
  };
}

function ask({ port, key }: Place, name: Subject, aid: number): Promise<void> {
  const path = subjects[name](aid);
  const body = name === 'insert' ? JSON.stringify({ tid: 1, bid: 1, aid, delta: 5 }) : undefined;
  const headers = {
    accept: 'application/json',
    ...(key === 'none' ? {} : { apikey: key }),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
      if ((response.statusCode ?? 500) >= 300)
        reject(new Error(`${key === 'none' ? 'lite' : 'ours'} ${path}: ${response.statusCode}`));
      response.resume().once('end', resolve);
    })
      .once('error', reject)
      .end(body);
  });
}

interface Reply {
  readonly kind: string;
  readonly port?: number;
  readonly key?: string;
  readonly microseconds?: number;
}

async function reply(server: ChildProcess, kind: string): Promise<Reply> {
  for (;;) {
    const answered: readonly unknown[] = await once(server, 'message');
    const message = answered[0];
    if (isReply(message) && message.kind === kind) return message;
  }
}

function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

async function used(server: ChildProcess): Promise<number> {
  const answer = reply(server, 'used');
  server.send('used?');
  return (await answer).microseconds ?? 0;
}

/** Of all processes of the server, those that have ended and those that write logs and WAL included. */
function postgresTime(): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=']).toString().split('\n');
  const nanoseconds = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent]) => parent === String(cluster.pid))
    .map(([pid]) => {
      try {
        return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
      } catch {
        return 0;
      }
    });
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1000 + endedPostgresTime();
}

interface PgbenchRun {
  readonly perSecond: number;
  /** Of pgbench and of the server's processes for it, for each transaction. */
  readonly microseconds: number;
}

function runPgbench(url: string): PgbenchRun | undefined {
  const { username, password, searchParams, pathname } = new URL(url);
  const command = `pgbench -n -M prepared -S -c 8 -j 2 -T 2 "$PGDATABASE" 2>/dev/null && times`;
  const before = endedPostgresTime();
  try {
    const said = execFileSync('bash', ['-c', command], {
      env: {
        ...process.env,
        PGHOST: searchParams.get('host') ?? 'localhost',
        PGUSER: username,
        PGPASSWORD: password,
        PGDATABASE: pathname.slice(1),
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
    const done = Number(/transactions actually processed: (\d+)/.exec(said)?.[1]);
    // The last line is what bash's children used: `0m1.500s 0m0.700s`.
    const client = [...(said.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
      .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds))
      .reduce((sum, seconds) => sum + seconds, 0);
    const spent = client * 1e6 + endedPostgresTime() - before;
    return { perSecond: Number(/tps = ([0-9.]+)/.exec(said)?.[1]), microseconds: spent / done };
  } catch {
    return undefined;
  }
}

/** Of the server's processes that have ended: the postmaster knows what they used. */
function endedPostgresTime(): number {
  const fields = readFileSync(`/proc/${cluster.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) * 10_000;
}

function middle(found: readonly Window[]): Window {
  const sorted = found.toSorted((a, b) => a.node + a.postgres - b.node - b.postgres);
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, node: 0, postgres: 0 };
}
