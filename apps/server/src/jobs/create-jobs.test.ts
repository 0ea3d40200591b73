import { type Db, sql } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createJobs, type JobRunner } from './create-jobs.ts';
import type { JobType } from './jobs.ts';
import type { JobTiming } from './queue-host.ts';

const quick: JobTiming = {
  heartbeatSeconds: 10,
  expireInSeconds: 60,
  retryDelaySeconds: 0,
  monitorSeconds: 1,
  pollSeconds: 1,
  cronSeconds: 1,
};

let database: TestDatabase;
let db: Db;
const started: JobRunner[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});
afterAll(() => database.drop());

async function startJobs(
  prepare: (jobs: JobRunner) => void = () => {},
  timing: JobTiming = quick,
): Promise<JobRunner> {
  const jobs = createJobs({ db, logger: silentLogger, timing });
  prepare(jobs);
  await jobs.start();
  started.push(jobs);
  return jobs;
}

function jobType(name: string): JobType<{ n: number }> {
  return { name, schema: z.object({ n: z.number() }) };
}

const jobsNamed = (name: string) =>
  db.rows<{ state: string }>(sql`select state::text from pgboss.job where name = ${name}`);
const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 25 });

test('a job exists exactly when its transaction commits', async () => {
  const type = jobType('test-transaction');
  const jobs = await startJobs();
  const failing = db.transaction(async (tx) => {
    await jobs.enqueue(tx, type, { n: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await jobsNamed(type.name)).toEqual([]);
  await db.transaction((tx) => jobs.enqueue(tx, type, { n: 2 }));
  expect(await jobsNamed(type.name)).toHaveLength(1);
});

test('a job without a handler waits, and runs when a handler appears', async () => {
  const type = jobType('test-waiting');
  const seen: number[] = [];
  const jobs = await startJobs();
  await jobs.enqueue(db, type, { n: 7 });
  expect(await jobsNamed(type.name)).toEqual([{ state: 'created' }]);
  jobs.handle(type, async ({ n }) => void seen.push(n));
  await eventually(() => expect(seen).toEqual([7]));
});

test('a notified worker starts a job at once, not at the next poll', async () => {
  const type = jobType('test-prompt');
  const gate = Promise.withResolvers<void>();
  const jobs = await startJobs((one) => one.handle(type, async () => gate.resolve()), {
    ...quick,
    pollSeconds: 3600,
  });
  await jobs.enqueue(db, type, { n: 1 });
  await expect(gate.promise).resolves.toBeUndefined();
});

test('data that does not fit the type is refused before it is stored', async () => {
  const type = jobType('test-invalid');
  const jobs = await startJobs();
  const loose: JobType<object> = { name: type.name, schema: z.object({ n: z.number() }) };
  await expect(jobs.enqueue(db, loose, { n: 'x' })).rejects.toThrow(z.ZodError);
});

test('while a job with a key waits another one is not added; without a key every job counts', async () => {
  const type = jobType('test-keys');
  const jobs = await startJobs();
  await Promise.all(
    [1, 2, 3].map((n) => jobs.enqueue(db, type, { n }, { singletonKey: 'k', startAfterSeconds: 60 })),
  );
  await jobs.enqueue(db, type, { n: 4 }, { startAfterSeconds: 60 });
  await jobs.enqueue(db, type, { n: 5 }, { startAfterSeconds: 60 });
  expect(await jobsNamed(type.name)).toHaveLength(3);
});

test('a job that throws runs again once, then stands in the list of failures and can be retried', async () => {
  const type = jobType('test-failing');
  let runs = 0;
  let isMended = false;
  const jobs = await startJobs((one) =>
    one.handle(type, async () => {
      runs += 1;
      if (!isMended) throw new Error('broken on purpose');
    }),
  );
  await jobs.enqueue(db, type, { n: 1 });
  await eventually(async () => expect(await jobs.listFailed(10)).toHaveLength(1));
  expect(runs).toBe(2);
  const [failed] = await jobs.listFailed(10);
  expect(failed).toMatchObject({ name: type.name, data: { n: 1 }, error: 'broken on purpose' });
  expect((await jobs.stats()).find((one) => one.name === type.name)).toMatchObject({ failed: 1, waiting: 0 });
  isMended = true;
  expect(await jobs.retry(type.name, failed?.id ?? '')).toBe(true);
  expect(await jobs.retry(type.name, failed?.id ?? '')).toBe(false);
  await eventually(async () => expect(await jobsNamed(type.name)).toEqual([{ state: 'completed' }]));
  expect(runs).toBe(3);
});

test('the job of a killed worker runs again exactly once', async () => {
  const type = jobType('test-killed');
  const producer = await startJobs(undefined, { ...quick, expireInSeconds: 4 });
  const child = fork(fileURLToPath(new URL('./job-victim.fixture.ts', import.meta.url)), [
    database.url,
    type.name,
  ]);
  await once(child, 'message');
  await producer.enqueue(db, type, { n: 9 });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const seen: number[] = [];
  producer.handle(type, async ({ n }) => void seen.push(n));
  await eventually(async () => expect(await jobsNamed(type.name)).toEqual([{ state: 'completed' }]));
  expect(seen).toEqual([9]);
});

test('stopping aborts a job that does not end, and it runs again elsewhere', async () => {
  const type = jobType('test-stopping');
  const entered = Promise.withResolvers<void>();
  const aborted = Promise.withResolvers<void>();
  const jobs = createJobs({ db, logger: silentLogger, timing: quick });
  jobs.handle(type, async (_, signal) => {
    entered.resolve();
    await once(signal, 'abort');
    aborted.resolve();
    throw new Error('stopped');
  });
  await jobs.start();
  await jobs.enqueue(db, type, { n: 1 });
  await entered.promise;
  await jobs.stop();
  await aborted.promise;
  const seen: number[] = [];
  await startJobs((one) => one.handle(type, async ({ n }) => void seen.push(n)));
  await eventually(() => expect(seen).toEqual([1]));
});

test('a schedule of two processes is one schedule, and its tick runs once', async () => {
  const runs: string[] = [];
  const name = 'test-schedule';
  const first = await startJobs((jobs) =>
    jobs.schedule(name, '0 3 * * *', async () => void runs.push('first')),
  );
  await startJobs((jobs) => jobs.schedule(name, '0 3 * * *', async () => void runs.push('second')));
  expect(await db.rows(sql`select cron from pgboss.schedule where name = ${name}`)).toEqual([
    { cron: '0 3 * * *' },
  ]);
  const tick = { name, schema: z.object({}) };
  await first.enqueue(db, tick, {}, { singletonKey: 'tick', startAfterSeconds: 1 });
  await first.enqueue(db, tick, {}, { singletonKey: 'tick', startAfterSeconds: 1 });
  await eventually(async () => expect(await jobsNamed(name)).toEqual([{ state: 'completed' }]));
  expect(runs).toHaveLength(1);
});

test('work on files is done by the runner that has them, whoever takes the job first', async () => {
  const [here, there] = [randomUUID(), randomUUID()];
  const done: string[] = [];
  for (const runnerId of [here, there]) {
    const jobs = createJobs({ db, logger: silentLogger, timing: quick, runnerId });
    started.push(jobs);
    const runnerOf = async ({ n }: { readonly n: number }) => (n % 2 === 0 ? here : there);
    const type = jobType('test-placed');
    jobs.handle(type, async ({ n }) => void done.push(`${n} ${runnerId}`), { runnerOf });
    await jobs.start();
  }
  for (let n = 0; n < 6; n += 1) await started.at(-1)?.enqueue(db, jobType('test-placed'), { n });
  const expected = [0, 1, 2, 3, 4, 5].map((n) => `${n} ${n % 2 === 0 ? here : there}`);
  await eventually(() => expect(done.toSorted()).toEqual(expected.toSorted()));
});

test('a second handler for the same job is a mistake that is named', async () => {
  const type = jobType('test-twice');
  const jobs = createJobs({ db, logger: silentLogger });
  jobs.handle(type, async () => {});
  expect(() => jobs.handle(type, async () => {})).toThrow('test-twice already has a handler');
});

test('more transactions than connections can enqueue into a new queue without waiting for each other', async () => {
  const type = jobType('test-pool');
  const jobs = await startJobs();
  const size = db.pool.options.max ?? 10;
  const everyone = Array.from({ length: size * 2 }, (_, n) =>
    db.transaction((tx) => jobs.enqueue(tx, type, { n })),
  );
  await Promise.all(everyone);
  expect(await jobsNamed(type.name)).toHaveLength(size * 2);
});
