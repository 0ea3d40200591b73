import { sql } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { PassThrough } from 'node:stream';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCloudUse } from './cloud-use.ts';
import { createWakingSource } from './idle-pause.ts';
import { type RunningCloud, startRunningCloud } from './running-cloud.fixture.ts';

let cloud: RunningCloud;

beforeAll(async () => {
  cloud = await startRunningCloud({ env: { LOAM_CLOUD_PAUSE_AFTER_HOURS: '2' } });
  await cloud.databases.runAsOwner(cloud.ref, 'create table todos (id int); grant select on todos to anon;');
});
afterAll(() => cloud[Symbol.asyncDispose]());
beforeEach(async () => {
  await cloud.api('POST …/backend/wake');
  await cloud.db.run(sql`delete from cloud_usage_minutes`);
  await cloud.db.run(sql`
    update clouds set created_at = now() - interval '9 hours', changed_at = now() - interval '3 hours', used_at = null`);
});

const lookForIdle = () => cloud.ports.schedules.get('cloud-idle')?.(new AbortController().signal);
const backend = async () => (await cloud.api('GET …/backend')).body;
const read = () =>
  fetch(`${cloud.url}/rest/v1/todos?select=id`, { headers: { apikey: cloud.keys.publishable } });
/** The gateway hears of a change a moment later. */
const heardOf = async (status: number) => {
  await expect.poll(async () => (await read()).status).toBe(status);
};

test('a cloud that nobody used pauses itself, and the first requests of its app wake it', async () => {
  await lookForIdle();
  expect(await backend()).toMatchObject({ status: 'INACTIVE', is_idle_paused: true });
  const statuses = new Set<number>();
  // Until the gateway has heard of the pause it answers as before, and there is nothing to wake.
  const readAndLook = async () => {
    for (const { status } of await Promise.all(Array.from({ length: 20 }, read))) statuses.add(status);
    return backend();
  };
  await expect.poll(readAndLook).toMatchObject({ status: 'OK', is_idle_paused: false });
  expect(statuses).toEqual(new Set([200]));
  await lookForIdle();
  expect(await backend()).toMatchObject({ status: 'OK' });
});

test('what a person paused stays paused, also when it had paused itself before', async () => {
  await lookForIdle();
  expect(await backend()).toMatchObject({ is_idle_paused: true });
  await cloud.api('POST …/backend/pause');
  expect(await backend()).toMatchObject({ status: 'INACTIVE', is_idle_paused: false });
  await heardOf(540);
  expect(await (await read()).json()).toMatchObject({ code: 'project_paused' });
});

test.each([
  [
    'a request an hour ago',
    sql`
    insert into cloud_usage_minutes (ref, minute, metric, amount)
    select ref, now() - interval '1 hour', 'requests', 1 from clouds`,
  ],
  ['an open socket or console an hour ago', sql`update clouds set used_at = now() - interval '1 hour'`],
  ['a change an hour ago', sql`update clouds set changed_at = now() - interval '1 hour'`],
])('%s keeps it awake', async (_, used) => {
  await cloud.db.run(used);
  await lookForIdle();
  expect(await backend()).toMatchObject({ status: 'OK' });
});

test('stored bytes are counted without anybody and keep nothing awake', async () => {
  await cloud.db.run(sql`
    insert into cloud_usage_minutes (ref, minute, metric, amount)
    select ref, now(), 'storage_byte_hours', 24 from clouds`);
  await lookForIdle();
  expect(await backend()).toMatchObject({ status: 'INACTIVE' });
});

test('a scheduled job keeps it awake', async () => {
  await cloud.databases.runAsOwner(cloud.ref, `select cron.schedule('nightly', '0 3 * * *', 'select 1')`);
  await lookForIdle();
  expect(await backend()).toMatchObject({ status: 'OK' });
  await cloud.databases.runAsOwner(cloud.ref, `select cron.unschedule('nightly')`);
  // What does the jobs of clouds takes the mark away once it finds none; nothing does them here.
  const services = await cloud.databases.acquire(cloud.ref, 'services');
  await services.query(`begin; set local role supabase_admin; select platform.unmark_jobs('cron'); commit`);
  services.release();
  await lookForIdle();
  expect(await backend()).toMatchObject({ status: 'INACTIVE' });
});

test('whoever works with it in the console wakes it too', async () => {
  await lookForIdle();
  expect((await cloud.api('GET …/backend/users?offset=0&limit=10')).status).toBe(200);
  expect(await backend()).toMatchObject({ status: 'OK' });
});

test('a request waits for another process that wakes the cloud', async () => {
  await lookForIdle();
  await heardOf(200);
  await cloud.db.run(sql`
    update clouds set status = 'RESTORING', idle_paused_at = now(), changed_at = now() + interval '5 seconds'`);
  await cloud.db.run(sql`select pg_notify('loam_clouds', ${cloud.ref})`);
  await expect.poll(async () => (await cloud.api('GET …/backend/status')).body['status']).toBe('RESTORING');
  const waiting = read();
  await cloud.db.run(sql`update clouds set status = 'OK', idle_paused_at = null`);
  expect((await waiting).status).toBe(200);
});

test('a request is not held for ever: its caller is told to come again', async () => {
  const asleep = { find: async () => ({ ref: cloud.ref, state: 'asleep' as const }), forget: () => {} };
  const never = { wakeByUse: () => new Promise<void>(() => {}) };
  const source = createWakingSource({ logger: silentLogger }, asleep, { ...never, waitMs: 5 });
  expect(await source.find(cloud.ref)).toEqual({ ref: cloud.ref, state: 'starting' });
});

test('open sockets and long answers count as use until they are closed', async () => {
  const use = createCloudUse({ db: cloud.db, logger: silentLogger, isWanted: true });
  const socket = new PassThrough();
  const door = use.watch({ handle: async () => {}, upgrade: async () => {} });
  await door.upgrade(new IncomingMessage(new Socket()), socket, cloud.ref);
  const usedAt = async () =>
    (await cloud.db.one<{ used_at: Date | null }>(sql`select used_at from clouds`)).used_at;
  await use.flush();
  expect(await usedAt()).not.toBeNull();
  await cloud.db.run(sql`update clouds set used_at = null`);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.destroy();
  await closed;
  await use.close();
  expect(await usedAt()).toBeNull();
});
