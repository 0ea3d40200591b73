import { LOGS_DATABASE } from '@loam/cloud/logs';
import { startThrowAwayCluster } from '@loam/postgres';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ask, closeIdle } from './rest/ask.ts';
import { endedTime, postgresTime } from './rest/postgres-time.ts';

/**
 * One row by its key through the gateway and the REST service, with lines and counters on, against the same row by one bare
 * prepared statement in the same process, against `pgbench -M prepared -S` where it is installed, and against
 * `@supabase/lite` where LITE_DIR names a folder with it. A list, an embed and an insert beside them. BENCH_BEFORE names
 * another checkout, whose code is asked the same. Windows alternate, so that whatever else the machine does falls on all
 * alike. It prints requests per second, processor time per request of Node and of PostgreSQL, and the ratios.
 */
const bars = { microseconds: 600, ofPgbench: 0.25, ofLite: 1.5 };
const windows = Number(process.env['BENCH_WINDOWS'] ?? 3);
/** As many as pgbench asks within a moment: code that is compiled while it is measured tells nothing. */
const requestsPerWindow = 8000;
const parallel = 16;
const accounts = 100_000;

const serverFile = fileURLToPath(new URL('./rest/serve.fixture.ts', import.meta.url));
const liteFile = fileURLToPath(new URL('./rest/lite.fixture.mjs', import.meta.url));
const subjects = {
  bare: (aid: number) => `/bare?aid=${aid}`,
  rest: (aid: number) => `/rest/v1/pgbench_accounts?select=aid,bid,abalance&aid=eq.${aid}`,
  embed: (aid: number) => `/rest/v1/pgbench_accounts?select=aid,pgbench_branches(bbalance)&aid=eq.${aid}`,
  list: (aid: number) => `/rest/v1/pgbench_accounts?select=aid,bid,abalance&aid=gt.${aid}&order=aid&limit=20`,
  insert: () => '/rest/v1/pgbench_history',
} as const;
type Subject = keyof typeof subjects;
const all: readonly Subject[] = ['bare', 'rest', 'embed', 'list', 'insert'];
const wanted = process.argv.slice(2);
const names = wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));

interface Place {
  readonly child: ChildProcess;
  readonly port: number;
  readonly key: string;
}

interface Window {
  readonly perSecond: number;
  readonly node: number;
  readonly postgres: number;
  /** Of PostgreSQL's: the processes that store the lines, and those of the server itself. */
  readonly logs: number;
  readonly others: number;
}

const cluster = await startThrowAwayCluster();
const serverPid = cluster.pid ?? 0;
const children: ChildProcess[] = [];
try {
  await run();
} finally {
  closeIdle();
  for (const child of children) child.kill('SIGKILL');
  await cluster.stop();
}

async function run(): Promise<void> {
  const url = cluster.connectionString('postgres');
  await fill(url);
  const ours = await open(serverFile, [url]);
  const folder = process.env['LITE_DIR'];
  const before = process.env['BENCH_BEFORE'];
  const beside = {
    lite: folder === undefined ? undefined : await open(liteFile, [url, folder]),
    before: before === undefined ? undefined : await open(join(before, 'bench/rest/serve.fixture.ts'), [url]),
  };
  const rounds: Round[] = [];
  const pgbench: PgbenchRun[] = [];
  // The first round is for warming up.
  await measureAll(ours, beside);
  for (let index = 0; index < windows; index += 1) {
    rounds.push(await measureAll(ours, beside));
    const run = runPgbench(url);
    if (run !== undefined) pgbench.push(run);
  }
  const found = (whose: keyof Round, name: Subject) =>
    rounds.flatMap((round) => round[whose].get(name) ?? []);
  for (const name of names) {
    const mine = middle(found('ours', name));
    report(name, mine);
    if (before !== undefined) report('before', middle(found('before', name)));
    compareLite(mine, found('lite', name));
  }
  if (!names.includes('rest')) return;
  const rest = middle(found('ours', 'rest'));
  if (names.includes('bare')) {
    const ratio = sumOf(rest) / sumOf(middle(found('ours', 'bare')));
    console.log(`rest / bare: ${ratio.toFixed(2)} of its processor time`);
  }
  console.log(`a read: ${sumOf(rest).toFixed(0)} µs of processor time (bar ${bars.microseconds})`);
  comparePgbench(pgbench, rest);
  if (before !== undefined) comparePgbench(pgbench, middle(found('before', 'rest')));
}

type Whose = 'ours' | 'before' | 'lite';
type Round = Readonly<Record<Whose, ReadonlyMap<Subject, Window>>>;
type Beside = Readonly<Record<Exclude<Whose, 'ours'>, Place | undefined>>;

async function measureAll(ours: Place, { before, lite }: Beside): Promise<Round> {
  const round = {
    ours: new Map<Subject, Window>(),
    before: new Map<Subject, Window>(),
    lite: new Map<Subject, Window>(),
  };
  for (const name of names) {
    round.ours.set(name, await measure(ours, name));
    if (before) round.before.set(name, await measure(before, name));
    if (lite && name !== 'bare') round.lite.set(name, await measure(lite, name));
  }
  return round;
}

function sumOf({ node, postgres }: Window): number {
  return node + postgres;
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

function report(name: string, { perSecond, node, postgres, logs, others }: Window): void {
  const parts = `of it ${logs.toFixed(0)} for lines, ${others.toFixed(0)} for the server itself`;
  console.log(
    `${name.padEnd(6)} ${perSecond.toFixed(0)}/s, processor time per request: node ${node.toFixed(0)} µs + postgres ${postgres.toFixed(0)} µs (${parts})`,
  );
}

function compareLite(ours: Window, lite: readonly Window[]): void {
  if (lite.length === 0) return;
  const other = middle(lite);
  const ratio = sumOf(other) / sumOf(ours);
  console.log(
    `       @supabase/lite: node ${other.node.toFixed(0)} µs + postgres ${other.postgres.toFixed(0)} µs; ours does ${ratio.toFixed(2)} times as many (bar ${bars.ofLite})`,
  );
}

/** By work done for each second of processor time: pgbench and its server take both cores, one Node process one. */
function comparePgbench(runs: readonly PgbenchRun[], rest: Window): void {
  const run = runs.toSorted((a, b) => a.microseconds - b.microseconds)[Math.floor(runs.length / 2)];
  if (run === undefined) return console.log('pgbench is not installed here');
  const ratio = run.microseconds / sumOf(rest);
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
  const [nodeBefore, before] = [await used(place.child), postgresTime(serverPid, LOGS_DATABASE)];
  const startedAt = performance.now();
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < requestsPerWindow) {
      sent += 1;
      await askFor(place, name, 1 + ((sent * 7919) % accounts));
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  const seconds = (performance.now() - startedAt) / 1000;
  const [nodeAfter, after] = [await used(place.child), postgresTime(serverPid, LOGS_DATABASE)];
  const logs = after.logs - before.logs;
  const others = after.others - before.others;
  return {
    perSecond: requestsPerWindow / seconds,
    node: (nodeAfter - nodeBefore) / requestsPerWindow,
    postgres: (after.requests - before.requests + logs + others) / requestsPerWindow,
    logs: logs / requestsPerWindow,
    others: others / requestsPerWindow,
  };
}

function askFor({ port, key }: Place, name: Subject, aid: number): Promise<void> {
  const body = name === 'insert' ? JSON.stringify({ tid: 1, bid: 1, aid, delta: 5 }) : undefined;
  const headers = {
    accept: 'application/json',
    ...(key === 'none' ? {} : { apikey: key }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return ask({ port, path: subjects[name](aid), headers, body });
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

interface PgbenchRun {
  readonly perSecond: number;
  /** Of pgbench and of the server's processes for it, for each transaction. */
  readonly microseconds: number;
}

function runPgbench(url: string): PgbenchRun | undefined {
  const { username, password, searchParams, pathname } = new URL(url);
  const command = `pgbench -n -M prepared -S -c 8 -j 2 -T 2 "$PGDATABASE" 2>/dev/null && times`;
  const before = endedTime(serverPid);
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
    const spent = client * 1e6 + settledTime() - before;
    return { perSecond: Number(/tps = ([0-9.]+)/.exec(said)?.[1]), microseconds: spent / done };
  } catch {
    return undefined;
  }
}

/** The server counts a process that has ended a moment after its client is gone. */
function settledTime(): number {
  for (let last = endedTime(serverPid); ;) {
    execFileSync('sleep', ['0.2']);
    const now = endedTime(serverPid);
    if (now === last) return now;
    last = now;
  }
}

function middle(found: readonly Window[]): Window {
  const sorted = found.toSorted((a, b) => sumOf(a) - sumOf(b));
  return sorted[Math.floor(sorted.length / 2)] ?? { perSecond: 0, node: 0, postgres: 0, logs: 0, others: 0 };
}
