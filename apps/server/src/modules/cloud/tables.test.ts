import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRunningCloud, type RunningCloud } from './running-cloud.fixture.ts';

const hostile = `a/b "c" % é?`;

let cloud: RunningCloud;

beforeAll(async () => {
  cloud = await startRunningCloud();
  await cloud.databases.runAsOwner(
    cloud.ref,
    `create table notes (id int8 primary key, body text not null);
     insert into notes select 9007199254740990 + g, '=note ' || g from generate_series(1, 12) g;
     create table "a/b ""c"" % é?" (id int primary key); insert into "a/b ""c"" % é?" values (1)`,
  );
});
afterAll(() => cloud[Symbol.asyncDispose]());

const api = (line: string, body?: object) => cloud.api(line.replace(' ', ' …/'), body);
const notes = 'backend/tables/notes';

describe('tables by the API', () => {
  test('are listed, described and read page by page', async () => {
    const listed = await api('GET backend/tables');
    expect(listed.body).toMatchObject({ tables: [{ name: hostile }, { name: 'notes', schema: 'public' }] });
    expect((await api(`GET ${notes}`)).body).toMatchObject({
      primary_keys: [{ name: 'id' }],
      columns: [{ name: 'id', data_type: 'bigint', is_nullable: false }, { name: 'body' }],
    });
    const first = await api(`POST ${notes}/rows/page`, { size: 10, step: 'first' });
    expect(first.body).toMatchObject({ has_next: true, has_previous: false, last: ['9007199254741000'] });
    const next = await api(`POST ${notes}/rows/page`, {
      size: 10,
      step: 'next',
      cursor: ['9007199254741000'],
    });
    expect(next.body).toMatchObject({
      rows: [
        ['9007199254741001', '=note 11'],
        ['9007199254741002', '=note 12'],
      ],
    });
    expect((await api(`POST ${notes}/rows/count`, {})).body).toEqual({ count: 12 });
    const named = `backend/tables/${encodeURIComponent(hostile)}`;
    expect((await api(`POST ${named}/rows/page`, { size: 10, step: 'first' })).body).toMatchObject({
      rows: [['1']],
    });
  });

  test('are changed, and refusals say why', async () => {
    expect((await api(`POST ${notes}/rows`, { values: { id: '1', body: 'one' } })).status).toBe(201);
    expect(await api(`POST ${notes}/rows`, { values: { id: '1', body: 'twice' } })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('duplicate key') },
    });
    expect(await api(`POST ${notes}/rows`, { values: { id: 'x', body: 'no' } })).toMatchObject({
      status: 400,
    });
    const change = { key: '1', values: { body: 'two' }, was: { body: 'one' } };
    expect((await api(`PATCH ${notes}/rows`, change)).status).toBe(200);
    expect(await api(`PATCH ${notes}/rows`, change)).toMatchObject({ status: 409 });
    expect((await api(`POST ${notes}/rows/one`, { key: ['1'] })).body).toEqual({ row: ['1', 'two'] });
    expect((await api(`POST ${notes}/rows/delete`, { keys: ['1'] })).body).toEqual({ deleted: 1 });
    expect(await api('GET backend/tables/absent')).toMatchObject({
      status: 404,
      body: { detail: 'Table information not available' },
    });
  });
});
