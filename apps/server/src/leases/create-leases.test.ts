import { ProjectId } from '@loam/contract';
import { sql } from '@loam/db';
import { randomIds, silentLogger, systemClock } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRateLimiter, defaultRateLimits } from '../http/rate-limit.ts';
import { createSeats } from '../live/admission.ts';
import { addPerson, addWorkspace } from '../testing/people.ts';
import { createLeases } from './create-leases.ts';

let database: TestDatabase;
let projectId: ProjectId;

beforeAll(async () => {
  database = await createTestDatabase();
  projectId = await addProject();
});
afterAll(() => database.drop());

async function addProject(): Promise<ProjectId> {
  const { db } = database;
  const id = ProjectId.parse(randomUUID());
  const owner = await addPerson(db, `p${id.slice(0, 8)}`);
  const workspaceId = await addWorkspace(db, { owner });
  await db.run(sql`
    insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility)
    values (${id}, ${`n${id.slice(0, 8)}`}, 'Name', ${workspaceId}, ${owner.id}, ${owner.id}, 'private')`);
  return id;
}

function open(runnerId = randomUUID()) {
  return createLeases({
    db: database.db,
    ids: randomIds,
    logger: silentLogger,
    runnerId,
    renewEveryMs: 20,
  });
}

test('a project belongs to the runner that first asks for it; others are told that it is elsewhere', async () => {
  const [home, stranger] = [open(), open()];
  const id = await addProject();
  const asked = await Promise.all(
    [home, stranger].map((leases) => leases.acquireOfProject({ kind: 'write', projectId: id })),
  );
  expect(asked.map(({ outcome }) => outcome).toSorted()).toEqual(['acquired', 'elsewhere']);
});

test('a project of ours that somebody writes is held, one that is deleted is gone unless it is cleared up', async () => {
  const runnerId = randomUUID();
  const [one, two] = [open(runnerId), open(runnerId)];
  const wish = { kind: 'write', projectId } as const;
  const first = await one.acquireOfProject(wish);
  expect(await two.acquireOfProject(wish)).toEqual({ outcome: 'held' });
  if (first.outcome !== 'acquired') return expect.unreachable();
  await first.lease.release();
  const second = await two.acquireOfProject(wish);
  expect(second).toMatchObject({ outcome: 'acquired', lease: { generation: 2, isTakenOver: false } });
  await database.db.run(sql`update projects set deleted_at = now() where id = ${projectId}`);
  expect(await one.acquireOfProject({ kind: 'turn', projectId })).toEqual({ outcome: 'gone' });
  expect(await one.acquireOfProject({ kind: 'turn', projectId, isDeletedToo: true })).toMatchObject({
    outcome: 'acquired',
  });
  const none = ProjectId.parse(randomUUID());
  expect(await one.acquireOfProject({ kind: 'turn', projectId: none })).toEqual({ outcome: 'gone' });
});

test('who lost a lease is told, and what is kept is renewed until it is given back', async () => {
  const [one, two] = [open(), open()];
  const subject = randomUUID();
  const mine = await one.acquire('outbox', subject);
  if (!mine) return expect.unreachable();
  const expiry = () =>
    database.db.one<{ at: Date }>(sql`select expires_at as at from leases where subject = ${subject}`);
  const before = (await expiry()).at;
  await expect.poll(async () => (await expiry()).at > before).toBe(true);
  expect(mine.signal.aborted).toBe(false);
  // As a process that was stopped for long finds it.
  await database.db.run(sql`update leases set generation = generation + 1 where subject = ${subject}`);
  await expect.poll(() => mine.signal.aborted).toBe(true);
  expect(await mine.confirm(database.db)).toBe(false);
  await mine.release();
  expect(await two.acquire('outbox', subject)).toBeUndefined();
});

test('servers count each other, and share rates and seats', async () => {
  const [one, two] = [open(), open()];
  await one.join();
  expect(one.processes()).toBe(1);
  const limiter = createRateLimiter(
    { ...defaultRateLimits, mail: { perMinute: 10 } },
    systemClock,
    one.processes,
  );
  const seats = createSeats(one.processes);
  const taken = (take: () => void) => {
    for (let count = 0; ; count += 1) {
      try {
        take();
      } catch {
        return count;
      }
    }
  };
  const whole = taken(() => seats.take({ kind: 'anonymous' }, 'a'));
  expect(taken(() => limiter.take('mail', 'a'))).toBe(10);
  await two.join();
  await expect.poll(() => one.processes()).toBe(2);
  expect(taken(() => limiter.take('mail', 'b'))).toBe(5);
  expect(taken(() => seats.take({ kind: 'anonymous' }, 'b'))).toBe(Math.ceil(whole / 2));
  await two.leave();
  await expect.poll(() => one.processes()).toBe(1);
  expect(taken(() => limiter.take('mail', 'c'))).toBe(10);
  await one.leave();
});
