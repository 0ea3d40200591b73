import { ProjectId, type UserId } from '@loam/contract';
import { sql } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUser, createModuleApp } from '../../testing/module-app.fixture.ts';
import { recordingPorts } from '../../testing/ports.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import {
  createMigrationFiles,
  type MigrationFiles,
  migrationPath,
  type Recording,
} from './migration-files.ts';

const ref = 'abcdefghijklmnopqrst';
const migration = { version: '20260101000000000', name: 'add_pets', sql: 'create table pets ()' };
const died = new Error('the process is gone');

let database: TestDatabase;
let ann: UserId;
let projectId: ProjectId;
/** What the database has, and what the repository has. */
let applied: Set<string>;
let files: Map<string, Recording>;
let isRepositoryBroken: boolean;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const runtime = { ...recordingPorts(), db };
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  const bindings = [...workspaces.bindings, ...projects.bindings];
  const call = createModuleApp({
    db,
    bindings,
    workspace: workspaces.workspaceAccess,
    project: projects.access,
  });
  ann = await addUser(db, { name: 'Ann' });
  const made = await call(ann, 'POST /projects', { body: { display_name: 'Pets' } });
  projectId = ProjectId.parse(made.body['id']);
  await db.run(sql`
    insert into clouds (ref, project_id, status, instance_type, sealed_keys)
    values (${ref}, ${projectId}, 'OK', 'xs', '')`);
});
afterAll(() => database.drop());
beforeEach(() => {
  applied = new Set();
  files = new Map();
  isRepositoryBroken = false;
});

/** As each process has it. */
function start(): MigrationFiles {
  return createMigrationFiles(
    { db: database.db, logger: silentLogger },
    {
      async record(recording) {
        if (isRepositoryBroken) throw new TypeError('no repository');
        files.set(migrationPath(recording.migration), recording);
        return { files: [], version: { editId: 'edit', commitSha: 'a'.repeat(40) } };
      },
      has: async (_, path) => files.has(path),
      isApplied: async (_, version) => applied.has(version),
    },
  );
}

const recording = (): Recording => ({ projectId, ref, migration, author: { userId: ann } });
const noted = () => database.db.rows(sql`select version from cloud_migration_files`);
const makeDue = (age: string) =>
  database.db.run(sql`
    update cloud_migration_files set due_at = now() - interval '1 second', noted_at = now() - ${age}::interval`);

test('what is saved is noted no more', async () => {
  const saved = await start().whileNoted(recording(), async (save) => {
    expect(await noted()).toHaveLength(1);
    applied.add(migration.version);
    return await save();
  });
  expect(saved?.version?.editId).toBe('edit');
  expect(await noted()).toEqual([]);
});

test('a process that dies after the migration and before its file leaves it to the next one', async () => {
  const first = start();
  const killed = first.whileNoted(recording(), async () => {
    applied.add(migration.version);
    // While it lives it is not looked after.
    await first.settle();
    throw died;
  });
  await expect(killed).rejects.toBe(died);
  expect(files.size).toBe(0);
  await start().settle();
  expect(files.get('supabase/migrations/20260101000000000_add_pets.sql')).toEqual(recording());
  expect(await noted()).toEqual([]);
  await start().settle();
  expect(files.size).toBe(1);
});

test('a file that was saved before the process died is not saved again', async () => {
  const killed = start().whileNoted(recording(), async () => {
    applied.add(migration.version);
    files.set(migrationPath(migration), { ...recording(), author: { userId: ann } });
    throw died;
  });
  await expect(killed).rejects.toBe(died);
  isRepositoryBroken = true;
  await start().settle();
  expect(await noted()).toEqual([]);
});

test('one that the database refused is looked for until it is too old, and never becomes a file', async () => {
  await expect(start().whileNoted(recording(), () => Promise.reject(died))).rejects.toBe(died);
  await start().settle();
  expect(await noted()).toHaveLength(1);
  await makeDue('2 hours');
  await start().settle();
  expect(await noted()).toEqual([]);
  expect(files.size).toBe(0);
});

test('a repository that cannot be written is tried again later, with the project’s owner where who asked is gone', async () => {
  const ben = await addUser(database.db, { name: 'Ben' });
  isRepositoryBroken = true;
  const saved = await start().whileNoted({ ...recording(), author: { userId: ben } }, async (save) => {
    applied.add(migration.version);
    return await save();
  });
  expect(saved).toBeUndefined();
  await start().settle();
  isRepositoryBroken = false;
  // Not at every look.
  await start().settle();
  expect(files.size).toBe(0);
  await database.db.run(sql`delete from users where id = ${ben}`);
  await makeDue('1 minute');
  await start().settle();
  expect(files.get(migrationPath(migration))).toEqual(recording());
  expect(await noted()).toEqual([]);
});
