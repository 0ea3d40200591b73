import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPublisher, type Publisher } from './publishing.fixture.ts';
import { addPerson } from '../../testing/people.ts';

let database: TestDatabase;
let folder: string;
let publisher: Publisher;
/** What happens before a file is stored. */
let storing = async () => {};

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-files-lock-'));
  publisher = await openPublisher({ db: database.db, folder, storing: () => storing() });
});
afterAll(async () => {
  await publisher.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('while files are stored no transaction is open, and nothing is removed', async () => {
  const ada = await addPerson(database.db, 'ada');
  const project = await publisher.newProject(ada);
  const idle: unknown[] = [];
  const unnamed = 'sites/files/ff/ffff';
  await publisher.blobs.put(unnamed, Buffer.from('of nobody'));
  const isThere: boolean[] = [];
  storing = async () => {
    await publisher.tick('publishing-prune');
    isThere.push(await publisher.blobs.has(unnamed));
    idle.push(
      ...(await database.db.rows(sql`
        select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`)),
    );
  };
  expect((await publisher.send(ada, `POST /projects/${project.id}/deployments`)).status).toBe(200);
  storing = async () => {};
  expect(isThere).toContain(true);
  expect(isThere).not.toContain(false);
  expect(idle).toEqual([]);
  await publisher.tick('publishing-prune');
  expect(await publisher.blobs.has(unnamed)).toBe(false);
});
