import { Project } from '@loam/contract';
import { type Db, sql } from '@loam/db';
import { startThrowAwayCluster } from '@loam/postgres';
import { createTestDatabase } from '@loam/testkit';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';

/**
 * The processor time that the server spends on one authenticated read of a project over HTTP, against a route written
 * by hand with one statement on the same HTTP stack, in the same process and the same run. Windows alternate, so that
 * whatever else the machine does falls on both alike.
 */
const bar = 1.8;
const windows = 11;
const requestsPerWindow = 1500;
const parallel = 16;
const sizes = [10, 10_000];
const deadlineMs = 170_000;

const token = 'benchmark'.padEnd(32, '0');
const serverFile = fileURLToPath(
  new URL('./http/api-read-server.fixture.ts', import.meta.resolve('@loam/server')),
);
const agent = new Agent({ keepAlive: true, maxSockets: parallel });

interface Subject {
  readonly url: string;
  readonly path: string;
}

const children: ChildProcess[] = [];
const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  for (const child of children) child.kill('SIGKILL');
  process.exit(1);
}, deadlineMs);
const cluster = await startThrowAwayCluster();
try {
  for (const size of sizes) await measure(size);
} finally {
  clearTimeout(guard);
  agent.destroy();
  for (const child of children) child.kill('SIGKILL');
  await cluster.stop();
}

async function measure(size: number): Promise<void> {
  const database = await createTestDatabase({ adminUrl: cluster.connectionString('postgres') });
  const projectId = await fill(database.db, size);
  const child = spawn(process.execPath, [serverFile, database.url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  const { port } = await replyOf(child, 'ready');
  const url = `http://127.0.0.1:${port}`;
  const ours: Subject = { url, path: `/api/projects/${projectId}` };
  const byHand: Subject = { url, path: `/by-hand/projects/${projectId}` };
  const answer = await fetch(`${url}${ours.path}`, { headers: { authorization: `Bearer ${token}` } });
  Project.parse(await answer.json());
  const spent: Record<'ours' | 'byHand', number[]> = { ours: [], byHand: [] };
  for (let window = -3; window < windows; window += 1) {
    const oursMicros = await spend(child, ours);
    const byHandMicros = await spend(child, byHand);
    if (window < 0) continue;
    spent.ours.push(oursMicros);
    spent.byHand.push(byHandMicros);
  }
  report(size, spent);
  await end(child);
  await database.drop();
}

async function end(child: ChildProcess): Promise<void> {
  children.splice(children.indexOf(child), 1);
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}

/** Microseconds of processor time per request. */
async function spend(child: ChildProcess, subject: Subject): Promise<number> {
  const before = await cpuMicros(child);
  let left = requestsPerWindow;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await read(subject);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return ((await cpuMicros(child)) - before) / requestsPerWindow;
}

function read({ url, path }: Subject): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(
      `${url}${path}`,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${response.statusCode}`)),
        );
        response.resume();
      },
    );
    request.on('error', reject);
  });
}

function report(size: number, spent: Record<'ours' | 'byHand', number[]>): void {
  const [ours, byHand] = [median(spent.ours), median(spent.byHand)];
  const ratio = ours / byHand;
  const isHeld = ratio <= bar;
  console.log(
    `${String(size).padStart(6)} projects   ours ${ours.toFixed(0)} µs   by hand ${byHand.toFixed(0)} µs   ratio ${ratio.toFixed(2)} (bar ${bar}) ${isHeld ? 'ok' : 'MISSED'}`,
  );
  if (!isHeld) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function fill(db: Db, size: number): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    with person as (
      insert into users (id, name, email, username) values (gen_random_uuid(), 'Ada', 'ada@example.test', 'ada') returning id
    ), session as (
      insert into sessions (id, user_id, token, expires_at)
      select gen_random_uuid(), id, ${token}, now() + interval '1 day' from person
    ), home as (
      insert into workspaces (id, name, plan) values (gen_random_uuid(), 'Home', 'enterprise') returning id
    ), member as (
      insert into workspace_members (workspace_id, user_id, role) select home.id, person.id, 'owner' from home, person
    ), made as (
      insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility)
      select gen_random_uuid(), 'project-' || n, 'Project ' || n, home.id, person.id, person.id, 'private'
      from home, person, generate_series(1, ${size}::int) n returning id
    )
    select id from made limit 1`);
  await db.run(sql`analyze`);
  return id;
}

async function cpuMicros(child: ChildProcess): Promise<number> {
  child.send('cpu');
  return (await replyOf(child, 'cpu')).micros ?? 0;
}

interface Reply {
  readonly kind: string;
  readonly port?: number;
  readonly micros?: number;
}

function replyOf(child: ChildProcess, kind: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: Reply) => {
      if (reply.kind !== kind) return;
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(reply);
    };
    const onExit = () => reject(new Error('the server of the benchmark ended'));
    child.on('message', onMessage);
    child.once('exit', onExit);
  });
}
