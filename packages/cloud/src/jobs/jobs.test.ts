import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutbound, silentLogger } from '@loam/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogEvent } from '../logs/index.ts';
import { newRef, openTestCloud, type TestCloud } from '../postgres/test-cloud.fixture.ts';
import { createJobs, type JobLease, type Jobs, type JobsOptions } from './index.ts';

let cloud: TestCloud;
let ref: string;
let now = Date.parse('2026-11-16T09:58:30Z');
const lines: LogEvent[] = [];
const open = new Set<string>();
const held = new Map<string, AbortController>();
const asked: string[] = [];

const web = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.url === '/slow') return;
  if (request.url === '/elsewhere') {
    response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const said = { key: request.headers['x-key'], body: Buffer.concat(chunks).toString() };
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
});

/** One holder at a time, as the platform's leases are. */
async function acquireLease(subject: string): Promise<JobLease | undefined> {
  if (held.has(subject)) return undefined;
  const lost = new AbortController();
  held.set(subject, lost);
  return {
    signal: lost.signal,
    release: async () => void (held.get(subject) === lost && held.delete(subject)),
  };
}

function openJobs(more: Partial<JobsOptions> = {}): Jobs {
  const { databases } = cloud;
  return createJobs({
    databases: {
      marks: async () => (await databases.marks()).filter((mark) => mark.ref === ref),
      acquire: (of) => databases.acquire(of, 'services'),
      runAsOwner: (of, sql) => databases.runAsOwner(of, sql),
    },
    isOpen: async (of) => open.has(of),
    acquireLease,
    outboundOf: () =>
      createOutbound({
        ports: () => true,
        route: ({ hostname }) =>
          hostname === 'own.cloud.example' ? { host: '127.0.0.1', port: portOf(web.address()) } : undefined,
      }),
    log: (line) => lines.push(line),
    clock: { now: () => new Date(now) },
    logger: silentLogger,
    ...more,
  });
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function rowsOf(sql: string): Promise<unknown[]> {
  const results = await cloud.databases.runAsOwner(ref, sql);
  return results.at(-1)?.rows ?? [];
}

/** Lets a second pass and begins what is due then. */
async function second(jobs: Jobs, ms = 1000): Promise<void> {
  now += ms;
  await look(jobs);
}

async function look(jobs: Jobs): Promise<void> {
  await jobs.look();
  await jobs.settled();
}

const runsSql = `select jobid::int as job, status, return_message as said from cron.job_run_details order by runid`;

beforeAll(async () => {
  cloud = openTestCloud();
  ref = await cloud.create();
  open.add(ref);
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  web.closeAllConnections();
  web.close();
  await cloud[Symbol.asyncDispose]();
});

test('a database without jobs is not marked, and a transaction that fails marks nothing', async () => {
  const markOf = async () => (await cloud.databases.marks()).find((mark) => mark.ref === ref);
  expect(await markOf()).toBeUndefined();
  await expect(
    cloud.databases.runAsOwner(ref, `select cron.schedule('* * * * *', 'select 1'); select 1 / 0`),
  ).rejects.toMatchObject({ code: '22012' });
  expect(await markOf()).toBeUndefined();
  expect(held.size).toBe(0);
});

test('jobs run once for each moment, whoever looks and however often', async () => {
  await rowsOf(`create table public.ran (at timestamptz default clock_timestamp())`);
  await rowsOf(`select cron.schedule('each minute', '* * * * *', 'insert into public.ran default values')`);
  const jobs = openJobs();
  const others = openJobs({
    acquireLease: async () => ({ signal: new AbortController().signal, release: async () => {} }),
  });
  await Promise.all([look(jobs), look(others)]);
  // Its first minute is the next one.
  for (let at = 0; at < 40; at += 10) await Promise.all([second(jobs, 10_000), look(others)]);
  expect(await rowsOf(runsSql)).toEqual([{ job: 2, status: 'succeeded', said: 'INSERT 0 1' }]);
  // Ten minutes in which nobody looked are not made up for.
  await Promise.all([second(jobs, 600_000), look(others)]);
  await jobs.close();
  await others.close();
  expect(await rowsOf('select count(*)::int as times from public.ran')).toEqual([{ times: 2 }]);
  expect(held.size).toBe(0);
});

test('whoever takes over runs the minute that is not over, and ends what was left', async () => {
  const client = await cloud.databases.acquire(ref, 'services');
  await client.query(
    `set role supabase_admin; insert into cron.job_run_details (jobid, status) values (2, 'running'); reset role`,
  );
  client.release();
  now = Math.ceil(now / 60_000) * 60_000 + 20_000;
  const jobs = openJobs();
  await look(jobs);
  expect(await rowsOf(`${runsSql} offset 2`)).toEqual([
    { job: 2, status: 'failed', said: 'server restarted' },
    { job: 2, status: 'succeeded', said: 'INSERT 0 1' },
  ]);
  await jobs.close();
});

test('failures and rows are told, in the table and in the logs', async () => {
  await rowsOf(`select cron.unschedule('each minute'); delete from cron.job_run_details`);
  await rowsOf(`select cron.schedule('10 seconds', 'select 1 as one; select * from no_such_table'),
    cron.schedule('rows', '10 seconds', 'select generate_series(1, 3)'),
    cron.schedule_in_database('who', '10 seconds', 'do $x$ begin if current_user <> (select rolname from pg_roles r join pg_class c on c.relowner = r.oid where relname = ''ran'') then raise exception ''%'', current_user; end if; end $x$', current_database())`);
  const jobs = openJobs();
  await look(jobs);
  await second(jobs, 5_000);
  await second(jobs, 5_000);
  expect(
    await rowsOf(`select distinct status, return_message as said from cron.job_run_details order by said`),
  ).toEqual([
    { status: 'succeeded', said: '3 rows' },
    { status: 'succeeded', said: 'DO' },
    { status: 'failed', said: 'ERROR:  relation "no_such_table" does not exist' },
  ]);
  await jobs.close();
  expect(lines.filter(({ source }) => source === 'pg_cron').map(({ message }) => message)).toContain(
    'cron job 3 failed: ERROR:  relation "no_such_table" does not exist',
  );
});

test('a cloud that is paused runs nothing; without jobs it is forgotten', async () => {
  await rowsOf('delete from cron.job_run_details');
  const jobs = openJobs();
  open.delete(ref);
  await look(jobs);
  await second(jobs, 60_000);
  expect(held.size).toBe(0);
  open.add(ref);
  await rowsOf(`select cron.unschedule(jobid) from cron.job`);
  await look(jobs);
  expect((await cloud.databases.marks()).some((mark) => mark.ref === ref)).toBe(false);
  await look(jobs);
  await expect.poll(() => held.size).toBe(0);
  expect(await rowsOf(runsSql)).toEqual([]);
  await jobs.close();
});

test('requests are sent when their transaction ends, to the project itself and to nobody behind the wall', async () => {
  const jobs = openJobs();
  await expect(
    cloud.databases.runAsOwner(ref, `select net.http_get('http://own.cloud.example/never'); select 1 / 0`),
  ).rejects.toMatchObject({ code: '22012' });
  await rowsOf(`select
    net.http_post('http://own.cloud.example/functions/v1/x', '{"n": 9007199254740993}', '{"q": "ä"}', '{"Content-Type": "application/json", "x-key": "k"}'),
    net.http_get('http://127.0.0.1:5432/'), net.http_get('http://169.254.169.254/latest/meta-data/'), net.http_get('http://10.0.0.1/'),
    net.http_get('http://own.cloud.example/elsewhere'), net.http_delete('http://own.cloud.example/x'),
    net.http_get('http://own.cloud.example/slow', timeout_milliseconds => 50)`);
  expect(await rowsOf(`select (net.http_collect_response(2)).status`)).toEqual([{ status: 'PENDING' }]);
  await look(jobs);
  const answersSql = `select id::int, status_code as status, content, timed_out as late, error_msg as error from net._http_response order by id`;
  expect(await rowsOf(answersSql)).toEqual([
    {
      id: 2,
      status: 201,
      content: '{"key":"k","body":"{\\"n\\": 9007199254740993}"}',
      late: false,
      error: null,
    },
    ...['127.0.0.1', '169.254.169.254', '10.0.0.1', '169.254.169.254'].map((host, index) => ({
      id: index + 3,
      status: null,
      content: null,
      late: false,
      error: `${host} is not on the public internet.`,
    })),
    { id: 7, status: 201, content: '{"body":""}', late: false, error: null },
    { id: 8, status: null, content: null, late: true, error: 'Timeout of 50 ms reached.' },
  ]);
  expect(asked).not.toContain('GET /never');
  expect(asked).toContain('POST /functions/v1/x?q=%C3%A4');
  expect(
    await rowsOf(
      `select (r).status, (r).message, ((r).response).status_code from net.http_collect_response(2) r`,
    ),
  ).toEqual([{ status: 'SUCCESS', message: 'ok', status_code: 201 }]);
  // The mark goes once nothing came for a while, and comes back with the next request.
  await second(jobs, 20_000);
  expect((await cloud.databases.marks()).some((mark) => mark.ref === ref)).toBe(false);
  await rowsOf(`select net.http_get('http://own.cloud.example/again')`);
  await look(jobs);
  expect(asked).toContain('GET /again');
  await jobs.close();
});

test('a copy has the jobs and none of the requests', async () => {
  await rowsOf(
    `select cron.schedule('copied', '* * * * *', 'select 1'), net.http_get('http://own.cloud.example/once')`,
  );
  const copy = newRef();
  await cloud.databases.copy(ref, copy);
  try {
    expect((await cloud.databases.marks()).find((mark) => mark.ref === copy)).toEqual({
      ref: copy,
      cron: '0',
      net: false,
    });
    const [waiting] = await cloud.databases.runAsOwner(
      copy,
      'select count(*)::int as waiting from net.http_request_queue',
    );
    expect(waiting?.rows).toEqual([{ waiting: 0 }]);
  } finally {
    await cloud.databases.drop(copy);
  }
});
