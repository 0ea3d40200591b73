import { EditId, ProjectId } from '@loam/contract';
import { sql } from '@loam/db';
import { createBus, randomIds, silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerEvents } from '../events.ts';
import { createLeases } from '../leases/create-leases.ts';
import { createOutbox, type OutboxRunner } from './create-outbox.ts';
import { createHeard, listHeard, noteHeard } from './heard.fixture.ts';

let database: TestDatabase;
const runnerId = randomUUID();
const started: OutboxRunner[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
  await createHeard(database.db);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((outbox) => outbox.stop()));
  await database.drop();
});

/** One process of the installation. */
function open(at = runnerId) {
  const { db } = database;
  const bus = createBus<ServerEvents>(silentLogger);
  const leases = createLeases({ db, ids: randomIds, logger: silentLogger, runnerId: at });
  const outbox = createOutbox({ db, ids: randomIds, logger: silentLogger, leases, bus });
  started.push(outbox);
  return { bus, outbox };
}

const newId = () => ProjectId.parse(randomUUID());

function write(outbox: OutboxRunner, projectId: ProjectId, commitSha: string): Promise<void> {
  const event = { projectId, editId: EditId.parse(randomUUID()), commitSha };
  return database.db.transaction((tx) => outbox.write(tx, 'edit.created', event));
}

async function place(projectId: ProjectId, at: string): Promise<void> {
  await database.db.run(sql`insert into placements (project_id, runner_id) values (${projectId}, ${at})`);
}

async function hurry(): Promise<void> {
  await database.db.run(sql`update outbox set next_at = now()`);
}

test('what is committed is told in its order, by whichever process, and a rollback is not told', async () => {
  const [first, second] = [open(), open()];
  const told: string[] = [];
  for (const { bus, outbox } of [first, second]) {
    bus.subscribe('edit.created', ({ commitSha }) => void told.push(commitSha));
    await outbox.start();
  }
  const projectId = newId();
  await place(projectId, runnerId);
  const shas = Array.from({ length: 10 }, (_, n) => `c${n}`);
  for (const [n, sha] of shas.entries()) await write((n % 2 ? first : second).outbox, projectId, sha);
  const undone = database.db.transaction(async (tx) => {
    await first.outbox.write(tx, 'project.deleted', { projectId });
    throw new RangeError('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await expect.poll(() => first.outbox.counts()).toMatchObject({ waiting: 0, failed: 0 });
  expect(told).toEqual(shas);
});

test('a subscriber that fails holds up its own project alone, and is told again', async () => {
  const { bus, outbox } = open();
  const [bad, good] = [newId(), newId()];
  const told: string[] = [];
  let isBroken = true;
  bus.subscribe('edit.created', ({ projectId, commitSha }) => {
    if (projectId === bad && isBroken) throw new RangeError('broken');
    told.push(commitSha);
  });
  await outbox.start();
  await write(outbox, bad, 'bad 1');
  await write(outbox, bad, 'bad 2');
  await write(outbox, good, 'good');
  await expect.poll(() => told).toEqual(['good']);
  isBroken = false;
  await hurry();
  await write(outbox, good, 'wakes');
  await expect.poll(() => told.toSorted()).toEqual(['bad 1', 'bad 2', 'good', 'wakes']);
  expect(told.indexOf('bad 1')).toBeLessThan(told.indexOf('bad 2'));
});

test('what fails for good is set aside and named, and tried again with the next start', async () => {
  const first = open();
  const projectId = newId();
  let isBroken = true;
  const told: string[] = [];
  const hear = ({ commitSha }: { readonly commitSha: string }) => {
    if (isBroken && commitSha === 'bad') throw new RangeError('no disk');
    told.push(commitSha);
  };
  first.bus.subscribe('edit.created', hear);
  await first.outbox.start();
  await write(first.outbox, projectId, 'bad');
  await expect
    .poll(async () => {
      await database.db.run(
        sql`update outbox set next_at = now(), attempts = 11 where attempts between 1 and 11`,
      );
      await write(first.outbox, newId(), 'wakes');
      return first.outbox.counts();
    })
    .toMatchObject({ failed: 1, lastFailure: 'edit.created: no disk' });
  await write(first.outbox, projectId, 'goes on');
  await expect.poll(() => told).toContain('goes on');
  await first.outbox.stop();
  isBroken = false;
  const second = open();
  second.bus.subscribe('edit.created', hear);
  await second.outbox.start();
  await expect.poll(() => told).toContain('bad');
  await expect.poll(() => second.outbox.counts()).toMatchObject({ waiting: 0, failed: 0, lastFailure: null });
});

test('events of a project are told where its files are', async () => {
  const [here, there] = [open(), open(randomUUID())];
  const told: string[] = [];
  here.bus.subscribe('project.purged', () => void told.push('here'));
  there.bus.subscribe('project.purged', () => void told.push('there'));
  await there.outbox.start();
  const projectId = newId();
  await place(projectId, runnerId);
  await database.db.transaction((tx) => there.outbox.write(tx, 'project.purged', { projectId }));
  await here.outbox.start();
  await expect.poll(() => told).toEqual(['here']);
});

test.each(['written', 'told'])(
  'killed when it was %s: told after the next start, once in effect',
  async (point) => {
    const projectId = newId();
    await place(projectId, runnerId);
    const path = fileURLToPath(new URL('./outbox-victim.fixture.ts', import.meta.url));
    const [, signal] = await once(fork(path, [database.url, runnerId, projectId, point]), 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await listHeard(database.db)).toEqual(point === 'told' ? [projectId] : []);
    await database.db.run(sql`update leases set expires_at = now()`);
    const { bus, outbox } = open();
    let times = 0;
    bus.subscribe('project.deleted', async (event) => {
      times += 1;
      await noteHeard(database.db, event.projectId);
    });
    await outbox.start();
    await expect.poll(() => outbox.counts()).toMatchObject({ waiting: 0 });
    expect(times).toBe(1);
    expect(await listHeard(database.db)).toEqual([projectId]);
  },
);
