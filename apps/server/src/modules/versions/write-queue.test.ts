import { Edit, Project, type ProjectId, texts } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../testing/people.ts';
import { prepareFork } from '../../testing/fork-fixture.ts';
import { expireLeases, openProjectFiles, type ProjectFiles } from '../../testing/project-files.fixture.ts';

let database: TestDatabase;
let folder: string;
let files: ProjectFiles;
/** Another process of the same installation. */
let other: ProjectFiles;
let ada: Person;
let crash: (() => void) | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-writes-'));
  files = openProjectFiles({
    db: database.db,
    folder,
    crashPoint: (point) => {
      if (point === 'commit.ref-moved') crash?.();
    },
  });
  other = openProjectFiles({ db: database.db, folder });
  ada = await addPerson(database.db, 'ada');
});
afterAll(async () => {
  await files.close();
  await other.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function newProject(): Promise<Project> {
  const project = await files.newProject(ada);
  await files.versions.ensureRepo(project);
  return Project.parse((await files.send(`GET /projects/${project.id}`, { as: ada })).body);
}

function write(id: ProjectId, content: string, by: ProjectFiles = files) {
  return by.versions.write(id, { purpose: 'save' }, (writer) =>
    writer.commit({
      userId: ada.id,
      type: 'manual_update',
      message: content,
      changes: [{ kind: 'write', path: 'a.txt', content }],
    }),
  );
}

async function messages(id: ProjectId): Promise<string[]> {
  const { body } = await files.send(`GET /projects/${id}/edits?limit=100`, { as: ada });
  return z
    .object({ edits: z.array(Edit) })
    .parse(body)
    .edits.map((edit) => edit.commit_message);
}

const forkVictim = await prepareFork(new URL('./write-victim.fixture.ts', import.meta.url));

function leases(): Promise<object[]> {
  return database.db.rows(sql`select * from leases where kind = 'write' and holder is not null`);
}

async function reconcile(): Promise<void> {
  await files.ports.schedules.get('versions-reconcile')?.(new AbortController().signal);
}

test('writers of two processes take turns, and each builds on the one before', async () => {
  const { id } = await newProject();
  const names = Array.from({ length: 20 }, (_, n) => `w${n}`);
  await Promise.all(names.map((name, n) => write(id, name, n % 2 === 0 ? files : other)));
  expect((await messages(id)).slice(0, -1).toSorted()).toEqual(names.toSorted());
  expect(await leases()).toEqual([]);
});

test('who waits too long is told that another operation runs, in this process and in another', async () => {
  const { id } = await newProject();
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const turn = files.versions.write(id, { purpose: 'turn' }, async () => {
    entered.resolve();
    await leave.promise;
  });
  await entered.promise;
  for (const process of [files, other]) {
    const late = process.versions.write(id, { purpose: 'save', waitMs: 50 }, async () => 'never');
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
  }
  await expect.poll(() => lockedAt(id)).not.toBeNull();
  leave.resolve();
  await turn;
  expect(await lockedAt(id)).toBeNull();
  await write(id, 'afterwards', other);
  expect((await messages(id))[0]).toBe('afterwards');
});

async function lockedAt(id: ProjectId): Promise<unknown> {
  return Project.parse((await files.send(`GET /projects/${id}`, { as: ada })).body).locked_at;
}

test('a restore during other work is refused with the text of the specification', async () => {
  const { id, latest_commit_sha: commit } = await newProject();
  const first = await files.versions.findByCommit(id, commit ?? '');
  const leave = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const turn = other.versions.write(id, { purpose: 'turn' }, async () => {
    entered.resolve();
    await leave.promise;
  });
  await entered.promise;
  const sent = await files.send(`POST /projects/${id}/revert-to-edit`, {
    as: ada,
    body: { edit_id: first?.id },
  });
  expect(sent).toMatchObject({ status: 409, body: { detail: texts.snapshot.restoreBusy } });
  leave.resolve();
  await turn;
});

test('a project that fails in the middle of work is free again, and what was committed gets its row', async () => {
  const { id } = await newProject();
  crash = () => {
    throw new TypeError('the machine hiccuped');
  };
  await expect(write(id, 'half')).rejects.toThrow('hiccuped');
  crash = undefined;
  expect(await messages(id)).not.toContain('half');
  await write(id, 'next', other);
  expect(await messages(id)).toEqual(['next', 'half', 'Start of the project']);
});

test('who lost the right to write saves nothing behind the back of the next one', async () => {
  const { id } = await newProject();
  await files.versions
    .write(id, { purpose: 'turn' }, async (writer) => {
      await expireLeases(database.db);
      await write(id, 'the next one', other);
      return writer.commit({
        userId: ada.id,
        type: 'ai_update',
        message: 'too late',
        changes: [{ kind: 'write', path: 'a.txt', content: 'late' }],
      });
    })
    .then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toMatchObject({ code: 'unavailable' }),
    );
  expect((await messages(id))[0]).toBe('the next one');
});

test('a process that slept while it had the right to write commits nothing when it wakes up', async () => {
  const { id } = await newProject();
  const child = forkVictim([database.url, folder, id, ada.id, 'paused']);
  const told = once(child, 'message');
  await expect.poll(() => stateOf(child.pid), { timeout: 30_000 }).toBe('T');
  await expireLeases(database.db);
  await write(id, 'the next one');
  child.kill('SIGCONT');
  expect(await told).toMatchObject(['unavailable', undefined]);
  await once(child, 'exit');
  await write(id, 'and on');
  expect(await messages(id)).toEqual(['and on', 'the next one', 'Start of the project']);
  expect((await files.repo.tree(id)).map((file) => file.path)).not.toContain('victim.txt');
});

/** `T`: stopped. */
function stateOf(pid: number | undefined): string | undefined {
  return /\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
}

async function killAt(id: ProjectId, point: string): Promise<void> {
  const child = forkVictim([database.url, folder, id, ada.id, point]);
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(await leases()).toHaveLength(1);
  await expireLeases(database.db);
}

test.each([
  ['commit.locked', false],
  ['commit.objects-written', false],
  ['commit.ref-moved', true],
])('after kill -9 at %s the version is there whole: %s', async (point, isThere) => {
  const { id } = await newProject();
  await killAt(id, point);
  await reconcile();
  const expected = [...(isThere ? [`Killed at ${point}`] : []), 'Start of the project'];
  expect(await messages(id)).toEqual(expected);
  expect(await leases()).toEqual([]);
  const head = await files.repo.head(id);
  const project = Project.parse((await files.send(`GET /projects/${id}`, { as: ada })).body);
  expect(project.latest_commit_sha).toBe(head);
  const edit = await files.versions.findByCommit(id, head);
  expect(edit).toMatchObject({ user_id: ada.id, type: isThere ? 'manual_update' : 'initial' });
  await write(id, 'goes on');
  expect((await messages(id))[0]).toBe('goes on');
});

test.each([
  ['create.objects-written', 'Start of the project'],
  ['create.renamed', 'Start of the project'],
])('a project whose first repository was killed at %s starts anyway', async (point, first) => {
  const project = await files.newProject(ada);
  await killAt(project.id, point);
  const { body } = await files.send(`GET /projects/${project.id}/edits`, { as: ada });
  const { edits } = z.object({ edits: z.array(Edit) }).parse(body);
  expect(edits).toMatchObject([{ number: 1, type: 'initial', commit_message: first, user_id: ada.id }]);
});

test('a repository that is gone comes back from its copy', async () => {
  const { id } = await newProject();
  await write(id, 'kept');
  await files.repo.flush(id);
  await files.repo.remove(id);
  const { body } = await other.send(`GET /projects/${id}/source-code`, { as: ada });
  expect(JSON.stringify(body)).toContain('"contents":"kept"');
});

test('versions that no copy holds any more are called lost, and writing goes on', async () => {
  const { id } = await newProject();
  await files.repo.flush(id);
  await database.db.run(sql`
    insert into edits (id, project_id, number, commit_sha, commit_message, summary, type)
    values (gen_random_uuid(), ${id}, 2, ${'a'.repeat(40)}, 'gone', 'gone', 'manual_update')`);
  await database.db.run(sql`update projects set latest_commit_sha = ${'a'.repeat(40)} where id = ${id}`);
  await write(id, 'after');
  const rows = await database.db.rows<{ commit_message: string; status: string }>(sql`
    select commit_message, status from edits where project_id = ${id} order by number`);
  expect(rows.map((row) => row.status)).toEqual(['completed', 'lost', 'completed']);
});

test('a deleted project is not written', async () => {
  const { id } = await newProject();
  await files.send(`DELETE /projects/${id}`, { as: ada });
  await expect(write(id, 'x')).rejects.toMatchObject({ code: 'not_found' });
});
