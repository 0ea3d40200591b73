import { AccessTry, RlsPolicy, SchemaTable } from '@loam/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type RunningCloud, startRunningCloud } from './running-cloud.fixture.ts';

let cloud: RunningCloud;
let userId: string;
const run_id = '0b8f1d0e-6c1f-4b53-9d3c-6f0b8b5d2a11';

beforeAll(async () => {
  cloud = await startRunningCloud();
  const made = await cloud.api('POST …/backend/users', {
    email: 'mia@example.org',
    password: 'long-enough-1',
    auto_confirm: true,
  });
  userId = String(made.body['id']);
  await cloud.databases.runAsOwner(
    cloud.ref,
    `create table public.notes (id bigint primary key, owner uuid not null, "odd ""name" text,
       reply_to bigint references public.notes (id));
     alter table public.notes enable row level security;
     create policy "own notes" on public.notes for select to authenticated using (owner = auth.uid());
     create policy "write own" on public.notes for insert to authenticated with check (owner = auth.uid());
     create policy "change own" on public.notes for update to authenticated using (owner = auth.uid() and id > 1);
     insert into public.notes values (1, '${userId}', 'a'), (2, '${userId}', 'b'), (3, gen_random_uuid(), 'c');
     create table public.open_list (id int);
     alter table public.open_list disable row level security;
     create table public.closed (id int);
     alter table public.closed enable row level security;
     create view public.names as select id from public.notes`,
  );
});
afterAll(async () => await cloud[Symbol.asyncDispose]());

const tryAs = async (as: object, table = 'notes') => {
  const { body } = await cloud.api('POST …/backend/access/try', { as, table });
  const tried = AccessTry.parse(body);
  const verdicts = Object.fromEntries(
    tried.verdicts.map(({ command, outcome, rows, reason }) => [command, [outcome, rows, reason]]),
  );
  return { ...tried, verdicts };
};

describe('the SQL editor', () => {
  test('reads with values unharmed, and writes only by the call that may', async () => {
    const read = await cloud.api('POST …/backend/sql/read', {
      sql: 'select 9007199254740993 as big',
      run_id,
    });
    expect(read.body).toMatchObject({
      failure: null,
      results: [{ rows: [['9007199254740993']], is_cut: false }],
    });
    const sql = 'insert into public.open_list values (7)';
    const refused = await cloud.api('POST …/backend/sql/read', { sql, run_id });
    expect(refused.body).toMatchObject({ results: [], failure: { code: '25006' } });
    const written = await cloud.api('POST …/backend/sql/write', { sql, run_id });
    expect(written.body).toMatchObject({ failure: null, results: [{ command: 'INSERT', row_count: 1 }] });
    const cancelled = await cloud.api('POST …/backend/sql/cancel', { run_id });
    expect(cancelled.body).toEqual({ is_cancelled: false });
  });

  test('keeps queries of a project by name', async () => {
    const saved = await cloud.api('POST …/backend/sql/saved', { name: ' Newest ', sql: 'select 1' });
    expect(saved).toMatchObject({ status: 201, body: { name: 'Newest', created_by_name: 'Ann' } });
    await cloud.api('POST …/backend/sql/saved', { name: 'Newest', sql: 'select 2' });
    const { body } = await cloud.api('GET …/backend/sql/saved');
    expect(body).toMatchObject({ queries: [{ name: 'Newest', sql: 'select 2' }] });
    await cloud.api(`DELETE …/backend/sql/saved/${String(saved.body['id'])}`);
    expect((await cloud.api('GET …/backend/sql/saved')).body).toEqual({ queries: [] });
  });
});

describe('the schema', () => {
  test('tells tables, keys, views and policies', async () => {
    const { body } = await cloud.api('GET …/backend/schema');
    const { tables, policies } = z
      .object({ tables: z.array(SchemaTable), policies: z.array(RlsPolicy) })
      .parse(body);
    expect(tables.map(({ name, kind, has_row_security: isOn }) => [name, kind, isOn])).toEqual([
      ['closed', 'table', true],
      ['names', 'view', false],
      ['notes', 'table', true],
      ['open_list', 'table', false],
    ]);
    const notes = tables.find(({ name }) => name === 'notes');
    expect(notes?.columns.map(({ name }) => name)).toEqual(['id', 'owner', 'odd "name', 'reply_to']);
    expect(notes?.columns[0]).toMatchObject({ type: 'bigint', is_primary: true, is_nullable: false });
    expect(notes?.foreign_keys).toEqual([
      { columns: ['reply_to'], target_schema: 'public', target_table: 'notes', target_columns: ['id'] },
    ]);
    expect(policies.find(({ policyname }) => policyname === 'own notes')).toMatchObject({
      cmd: 'SELECT',
      roles: ['authenticated'],
      permissive: true,
      with_check: null,
    });
  });
});

describe('a try of access', () => {
  test('shows somebody their own rows, and what of the rest can be told', async () => {
    const tried = await tryAs({ kind: 'user', user_id: userId });
    expect(tried.rows.map(([id]) => id)).toEqual(['1', '2']);
    expect(tried.total).toBe(3);
    expect(tried.verdicts).toEqual({
      SELECT: ['some', 2, 'policies'],
      INSERT: ['depends', null, 'policies'],
      UPDATE: ['some', 1, 'policies'],
      DELETE: ['none', 0, 'no_policy'],
    });
  });

  test('shows nothing to anonymous people, and everything to the server', async () => {
    expect((await tryAs({ kind: 'anonymous' })).verdicts['SELECT']).toEqual(['none', 0, 'no_policy']);
    const service = await tryAs({ kind: 'service' });
    expect(service.rows).toHaveLength(3);
    expect(service.verdicts['DELETE']).toEqual(['all', 3, 'bypasses']);
  });

  test('tells tables whose rows are open', async () => {
    const tried = await tryAs({ kind: 'anonymous' }, 'open_list');
    expect(tried.verdicts['SELECT']?.[2]).toBe('row_security_off');
  });

  test('a policy that fails is told in its words', async () => {
    await cloud.databases.runAsOwner(
      cloud.ref,
      `create policy broken on public.closed for select using (1 / (id - id) = 1); insert into public.closed values (1)`,
    );
    const { verdicts, rows } = await tryAs({ kind: 'anonymous' }, 'closed');
    expect(verdicts['SELECT']).toEqual(['unknown', null, 'failed']);
    expect(rows).toEqual([]);
  });

  test('nobody and no table are told apart', async () => {
    const nobody = await cloud.api('POST …/backend/access/try', {
      as: { kind: 'user', user_id: run_id },
      table: 'notes',
    });
    expect(nobody.status).toBe(404);
    const nothing = await cloud.api('POST …/backend/access/try', {
      as: { kind: 'anonymous' },
      table: 'nothing',
    });
    expect(nothing.status).toBe(404);
  });

  test('leaves nothing behind in connections that serve the app', async () => {
    await tryAs({ kind: 'user', user_id: userId });
    const client = await cloud.databases.acquire(cloud.ref, 'rest');
    const { rows } = await client.query<{ role: string; claims: string | null }>(
      `select current_user as role, current_setting('request.jwt.claims', true) as claims`,
    );
    client.release();
    expect(rows[0]?.role).not.toBe('authenticated');
    expect(rows[0]?.claims ?? '').toBe('');
  });
});
