import { sql } from '@loam/db';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRunningCloud, type RunningCloud } from './running-cloud.fixture.ts';
import { createSavedFiles } from './saved-files.fixture.ts';

let cloud: RunningCloud;
const files = createSavedFiles();
const { saved } = files;

beforeAll(async () => {
  cloud = await startRunningCloud({ more: () => ({ projectFiles: files }) });
});
afterAll(() => cloud[Symbol.asyncDispose]());

const api = (line: string, body?: object) => cloud.api(line.replace(' ', ' …/backend/'), body);
const plan = (change: object) => api('POST structure/plan', { change });

async function apply(change: object, more: object = {}) {
  const { body } = await plan(change);
  return await api('POST structure/apply', { change, sql: body['sql'], ...more });
}

const people = {
  kind: 'create_table',
  name: 'people',
  columns: [
    { name: 'id', type: 'bigint', nullable: false, primary: true, identity: true },
    { name: 'mail', type: 'text', nullable: true },
  ],
  realtime: false,
};

describe('a change of structure', () => {
  test('is shown, run as a migration, saved with the types, and undone', async () => {
    expect((await plan(people)).body).toMatchObject({ danger: 'none', can_undo: true, confirmation: null });
    expect((await api('GET tables')).body).toEqual({ tables: [] });
    // What connected the cloud was saved before.
    saved.length = 0;
    const made = await apply(people);
    expect(made).toMatchObject({ status: 200, body: { edit_id: saved[0]?.id } });
    expect(saved).toHaveLength(1);
    expect((await api('GET tables')).body).toMatchObject({
      tables: [{ name: 'people', has_row_security: true }],
    });
    const [edit] = saved;
    expect(edit?.message).toBe('Change the database: create_people');
    expect([...(edit?.files.keys() ?? [])]).toEqual([
      expect.stringMatching(/^supabase\/migrations\/\d{17}_create_people\.sql$/),
      'src/integrations/supabase/types.ts',
    ]);
    expect([...(edit?.files.values() ?? [])].join('')).toContain('mail: string | null');
    const applied = await cloud.databases.migrations(cloud.ref);
    expect(applied.map(({ name }) => name)).toEqual(['create_people']);
    // Its own migrations are no backend that waits to be set up.
    const offer = async () => (await api('GET import-project')).body['status'];
    expect(await offer()).toBe('none');
    const setStatus = (status: string) => cloud.db.run(sql`update clouds set status = ${status}`);
    // Nor are they while it sleeps, and cannot tell that it has them.
    await setStatus('INACTIVE');
    expect(await offer()).toBe('none');
    await setStatus('OK');
    const column = {
      kind: 'add_column',
      table: 'people',
      column: { name: 'age', type: 'integer', nullable: true },
    };
    const undo = (await apply(column)).body['undo_sql'];
    const undone = await api('POST structure/undo', { title: 'age', sql: undo });
    expect(undone.body).toMatchObject({
      edit_id: saved.at(-1)?.id,
    });
    expect((await api('GET tables/people')).body).toMatchObject({
      columns: [{ name: 'id' }, { name: 'mail' }],
    });
  });

  test('that destroys is not run before its name was typed', async () => {
    await apply({ ...people, name: 'scratch' });
    const drop = { kind: 'drop_table', table: 'scratch' };
    expect((await plan(drop)).body).toMatchObject({
      danger: 'loses',
      confirmation: 'scratch',
      can_undo: false,
    });
    expect(await apply(drop)).toMatchObject({ status: 400, body: { detail: 'Type scratch to confirm.' } });
    expect(await apply(drop, { confirmation: 'scratch' })).toMatchObject({ status: 200 });
  });

  test('that is not what was looked at is not run', async () => {
    const rename = { kind: 'rename_table', table: 'people', to: 'folk' };
    const sent = await api('POST structure/apply', { change: rename, sql: 'drop table people' });
    expect(sent).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('changed meanwhile') },
    });
  });

  test('that cannot be done is told in plain words, and changes nothing', async () => {
    await cloud.databases.runAsOwner(cloud.ref, `insert into people (mail) values (null)`);
    const before = saved.length;
    const required = { kind: 'change_column', table: 'people', name: 'mail', to: { nullable: false } };
    expect(await apply(required)).toMatchObject({
      status: 409,
      body: { detail: 'Some rows have no value in mail. Give it a default, or fill those rows first.' },
    });
    expect(await apply(people)).toMatchObject({
      body: { detail: 'There is something called people already.' },
    });
    expect(saved).toHaveLength(before);
  });

  test('that could not be saved is told as done, and its file is saved later', async () => {
    files.isBroken = true;
    const made = await apply({ kind: 'create_enum', name: 'mood', values: ['calm'] });
    files.isBroken = false;
    expect(made).toMatchObject({ status: 200, body: { edit_id: null } });
    const fileNow = async () => {
      await cloud.db.run(sql`update cloud_migration_files set due_at = now()`);
      return [...(saved.at(-1)?.files.values() ?? [])][0];
    };
    await expect.poll(fileNow, { timeout: 30_000 }).toMatch(/^create type .*mood/);
    expect((await api('GET structure')).body).toMatchObject({
      enums: [{ name: 'mood', values: ['calm'], used_by: [] }],
    });
  });
});

describe('the SQL editor', () => {
  const run_id = '0b8f1d0e-6c1f-4b53-9d3c-6f0b8b5d2a11';
  const write = (sql: string) => api('POST sql/write', { sql, run_id });

  test('saves changes of structure as migrations, and changes of rows not', async () => {
    const before = saved.length;
    const rows = await write(`insert into people (mail) values ('a@example.org')`);
    expect(rows.body).toMatchObject({ failure: null, migration: null });
    expect(saved).toHaveLength(before);
    const made = await write('create table public.pets (id int primary key); insert into pets values (1)');
    expect(made.body).toMatchObject({
      results: [{ command: 'CREATE' }, { command: 'INSERT' }],
      migration: { name: 'create_table_public_pets', edit_id: saved.at(-1)?.id },
    });
    expect(saved).toHaveLength(before + 1);
    const failed = await write('create table fish (id int); select nonsense');
    expect(failed.body).toMatchObject({ failure: { code: '42703' }, migration: null });
    const names = (await cloud.databases.migrations(cloud.ref)).map(({ name }) => name);
    expect(names).toContain('create_table_public_pets');
    expect(names).not.toContain('create_table_fish');
  });
});
