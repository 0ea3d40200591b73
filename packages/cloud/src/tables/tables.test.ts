import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestCloud, type TestCloud } from '../postgres/test-cloud.fixture.ts';
import { createTables, type PageRequest, type RowsPage, type Tables } from './index.ts';

const hostile = `we"ird'; drop table plain; -- $1 \\ é`;
const longest = 'ü'.repeat(31);

let cloud: TestCloud;
let ref: string;
let tables: Tables;

beforeAll(async () => {
  cloud = openTestCloud();
  ref = await cloud.create();
  tables = createTables(cloud.databases);
  const name = (text: string) => `"${text.replaceAll('"', '""')}"`;
  await cloud.databases.runAsOwner(
    ref,
    `create type mood as enum ('calm', 'wild');
     create table plain (id int8 primary key, label text, score numeric(30, 10), seen timestamptz, is_on boolean,
       tags text[], extra jsonb, feeling mood, parent int8 references plain (id), twice int generated always as (1 + 1) stored);
     insert into plain select 9007199254740990 + g, case when g % 3 = 0 then null else 'label ' || g end,
       g * 1.0000000001, timestamptz '2026-01-01 12:00:00.123456+00' + g * interval '1 hour', g % 2 = 0,
       array['a', 'b ' || g], jsonb_build_object('n', g), 'calm' from generate_series(1, 25) g;
     create table pair (a int, b text, note text, primary key (a, b));
     insert into pair select g / 3, 'b' || g, null from generate_series(1, 9) g;
     create table keyless (word text); insert into keyless select 'w' || g from generate_series(1, 12) g;
     create view seen as select id, label from plain;
     create table long_texts (id int primary key, body text); insert into long_texts values (1, repeat('x', 5000));
     create table ${name(hostile)} (${name(`id"'`)} text primary key, ${name(longest)} varchar(5));
     insert into ${name(hostile)} values ('it''s "one"', 'é');
     create table formulas (id int primary key, body text, amount int);
     insert into formulas values (1, '=1+1', -5), (2, '@x', 1), (3, 'a;"b"' || chr(10) || 'c', 2), (4, '-x', 3);
     analyze`,
  );
});
afterAll(() => cloud[Symbol.asyncDispose]());

const at = (table: string) => ({ ref, schema: 'public', table });
const first: PageRequest = { filters: [], size: 10, step: 'first' };
const ids = ({ rows }: RowsPage) => rows.map(([id]) => id);

const ways: readonly (readonly [string, Partial<PageRequest>])[] = [
  ['by their key', {}],
  ['by a column', { sort: { column: 'seen', isDescending: true } }],
  ['by a column with empty values', { sort: { column: 'label', isDescending: false } }],
  ['backwards by a column with empty values', { sort: { column: 'label', isDescending: true } }],
  ['by a column with equal values', { sort: { column: 'is_on', isDescending: true } }],
  ['filtered', { filters: [{ column: 'is_on', operator: 'equals', value: 'true' }], size: 5 }],
];

/** All pages from the beginning to the end, and back again. */
async function walk(table: string, request: Partial<PageRequest>) {
  const pages: RowsPage[] = [await tables.page(at(table), { ...first, ...request })];
  for (let page = pages[0]; page?.hasNext; page = pages.at(-1))
    pages.push(await tables.page(at(table), { ...first, ...request, step: 'next', cursor: page.last }));
  const back: RowsPage[] = [];
  for (let page = pages.at(-1); page?.hasPrevious; page = back.at(-1))
    back.push(await tables.page(at(table), { ...first, ...request, step: 'previous', cursor: page.first }));
  return { forth: pages.flatMap(({ rows }) => rows), pages, back };
}

describe('tables of a cloud', () => {
  test('are listed with their kind, size and an estimate', async () => {
    const list = await tables.list(ref, 'public');
    const byName = new Map(list.map((table) => [table.name, table]));
    expect(byName.get('plain')).toMatchObject({ kind: 'table', rowsEstimate: 25, columns: 10 });
    expect(byName.get('seen')).toMatchObject({ kind: 'view', columns: 2 });
    expect(byName.get(hostile)).toMatchObject({ rowsEstimate: 1 });
  });

  test('are described: kinds of columns, keys, where they point', async () => {
    const plain = await tables.describe(at('plain'));
    expect(plain.columns.map(({ kind }) => kind)).toEqual([
      'integer',
      'text',
      'decimal',
      'date',
      'boolean',
      'array',
      'json',
      'enum',
      'integer',
      'integer',
    ]);
    expect(plain.columns.find(({ name }) => name === 'feeling')?.enums).toEqual(['calm', 'wild']);
    expect(plain.columns.find(({ name }) => name === 'twice')).toMatchObject({
      isGenerated: true,
      isUpdatable: false,
    });
    expect(plain).toMatchObject({
      primaryKey: ['id'],
      rowKey: ['id'],
      isRealtime: false,
      hasRowSecurity: true,
    });
    expect(plain.foreignKeys).toMatchObject([
      { columns: ['parent'], targetTable: 'plain', targetColumns: ['id'] },
    ]);
    expect((await tables.describe(at('pair'))).primaryKey).toEqual(['a', 'b']);
    expect((await tables.describe(at('seen'))).rowKey).toEqual([]);
    await expect(tables.describe(at('absent'))).rejects.toMatchObject({ code: 'table_missing' });
  });

  test('give values as text, unharmed', async () => {
    const { rows } = await tables.page(at('plain'), first);
    expect(rows[0]?.slice(0, 7)).toEqual([
      '9007199254740991',
      'label 1',
      '1.0000000001',
      '2026-01-01 13:00:00.123456+00',
      'false',
      '["a","b 1"]',
      '{"n": 1}',
    ]);
    const [long] = (await tables.page(at('long_texts'), first)).rows;
    expect(long?.[1]).toHaveLength(2001);
    expect((await tables.readRow(at('long_texts'), ['1']))?.[1]).toHaveLength(5000);
  });

  test.each(ways)('are paged %s, each row once, forth and back', async (_, request) => {
    const { forth, pages, back } = await walk('plain', request);
    const count = await tables.count(at('plain'), request.filters ?? []);
    expect(new Set(forth.map(([id]) => id)).size).toBe(count);
    expect(forth).toHaveLength(count);
    expect(back.map(ids)).toEqual(pages.slice(0, -1).toReversed().map(ids));
    const last = await tables.page(at('plain'), { ...first, ...request, step: 'last' });
    expect(last.rows).toEqual(forth.slice(-last.rows.length));
    expect(last).toMatchObject({ hasNext: false, hasPrevious: true });
  });

  test('put empty values last in both directions', async () => {
    for (const isDescending of [true, false]) {
      const { forth } = await walk('plain', { sort: { column: 'label', isDescending } });
      expect(forth.slice(-8).every((row) => row[1] === null)).toBe(true);
      expect(forth.slice(0, 17).every((row) => row[1] !== null)).toBe(true);
    }
  });

  test('with several columns as key, without a key, and views are read page by page', async () => {
    expect((await walk('pair', { size: 2 })).forth).toHaveLength(9);
    const { forth, back } = await walk('keyless', { size: 5, sort: { column: 'word', isDescending: false } });
    expect(forth.map(([word]) => word)).toEqual(forth.map(([word]) => word).toSorted());
    expect(forth).toHaveLength(12);
    expect(back).toHaveLength(2);
    expect((await walk('seen', { size: 20 })).forth).toHaveLength(25);
  });

  test('are filtered by operators of their kind', async () => {
    const matching = async (
      column: string,
      operator: 'equals' | 'contains' | 'greater' | 'less' | 'before' | 'after',
      value: string,
    ) => tables.count(at('plain'), [{ column, operator, value }]);
    expect(await matching('label', 'contains', 'LABEL 1')).toBe(8);
    expect(await matching('label', 'contains', '%')).toBe(0);
    expect(await matching('score', 'greater', '24')).toBe(2);
    expect(await matching('id', 'equals', '9007199254740993')).toBe(1);
    expect(await matching('seen', 'equals', '2026-01-02')).toBe(14);
    expect(await matching('seen', 'after', '2026-01-01')).toBe(14);
    expect(await matching('seen', 'before', '2026-01-02')).toBe(11);
    expect(await matching('feeling', 'equals', 'calm')).toBe(25);
    await expect(matching('score', 'equals', 'x')).rejects.toMatchObject({ code: '22P02' });
    await expect(matching('nothing', 'equals', 'x')).rejects.toMatchObject({ code: 'column_missing' });
  });

  test('take names and values as they are, whatever stands in them', async () => {
    const page = await tables.page(at(hostile), { ...first, sort: { column: longest, isDescending: true } });
    expect(page.rows).toEqual([[`it's "one"`, 'é']]);
    await tables.insert(at(hostile), { [`id"'`]: `'); drop table plain; --`, [longest]: 'b' });
    await tables.update(at(hostile), {
      key: `it's "one"`,
      values: { [longest]: `'$1` },
      was: { [longest]: 'é' },
    });
    expect(await tables.count(at(hostile), [{ column: longest, operator: 'equals', value: `'$1` }])).toBe(1);
    const text = await textOf(at(hostile), [{ column: longest, operator: 'contains', value: `'$1` }]);
    expect(text).toContain(`it's ""one""`);
    await expect(
      tables.insert(at(hostile), { [`id"'`]: 'long', [longest]: 'too long' }),
    ).rejects.toMatchObject({ code: '22001' });
    expect(await tables.remove(at(hostile), [`'); drop table plain; --`, 'absent'])).toBe(1);
  });

  test('are changed row by row, and not over the change of somebody else', async () => {
    const key = '9007199254740992';
    const values = {
      tags: '["x", "y, z"]',
      extra: '{"big": 12345678901234567890}',
      score: '12345678901234567890.5',
      label: null,
    };
    await tables.update(at('plain'), { key, values, was: { label: 'label 2' } });
    expect((await tables.readRow(at('plain'), [key]))?.slice(1, 7)).toEqual([
      null,
      '12345678901234567890.5000000000',
      '2026-01-01 14:00:00.123456+00',
      'true',
      '["x","y, z"]',
      '{"big": 12345678901234567890}',
    ]);
    await expect(
      tables.update(at('plain'), { key, values: { label: 'mine' }, was: { label: 'label 2' } }),
    ).rejects.toMatchObject({ code: 'row_changed' });
    await expect(tables.update(at('pair'), { key, values: { note: 'x' }, was: {} })).rejects.toMatchObject({
      code: 'key_missing',
    });
  });

  test('are exported with a guard against formulas, and numbers as they are', async () => {
    expect(await textOf(at('formulas'))).toBe(
      `id;body;amount\n1;'=1+1;-5\n2;'@x;1\n3;"a;""b""\nc";2\n4;'-x;3\n`,
    );
    await expect(
      textOf(at('formulas'), [{ column: 'amount', operator: 'equals', value: 'x' }]),
    ).rejects.toMatchObject({ code: '22P02' });
  });

  test('a question that nobody waits for any more is cancelled in the server', async () => {
    await cloud.databases.runAsOwner(ref, `create view slow as select pg_sleep(60)::text as nap`);
    // Its shape is known the second time, and all is sent at once.
    for (const _ of ['unknown', 'known']) {
      const gone = new AbortController();
      const asked = tables.page({ ...at('slow'), signal: gone.signal }, first);
      await expect.poll(() => running('from "public"."slow"')).toBe(1);
      gone.abort();
      await expect(asked).rejects.toMatchObject({ code: '57014' });
      await expect.poll(() => running('from "public"."slow"')).toBe(0);
    }
  });

  test('an export that is left lets its connection go', async () => {
    await cloud.databases.runAsOwner(
      ref,
      `create view many as select generate_series(1, 10000000) as g, repeat('x', 1000) as body`,
    );
    const stream = await tables.exportCsv(at('many'), exporting);
    expect(await running('copy (select')).toBe(1);
    stream.destroy();
    await expect.poll(() => running('copy (select')).toBe(0);
  });
});

const exporting = { filters: [], separator: ';', formulaStarts: ['=', '+', '-', '@'] };

async function textOf(where: ReturnType<typeof at>, filters: PageRequest['filters'] = []): Promise<string> {
  const stream = await tables.exportCsv(where, { ...exporting, filters });
  return Buffer.concat(await stream.toArray()).toString();
}

/** As the login itself, which sees what its other connections run. */
async function running(text: string): Promise<number> {
  const client = await cloud.databases.acquire(ref, 'owner');
  try {
    await client.query('set role none');
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where state = 'active' and strpos(query, $1) > 0 and pid <> pg_backend_pid()`,
      [text],
    );
    return rows[0]?.n ?? -1;
  } finally {
    await client.query('discard all');
    client.release();
  }
}

test('a page sees a table as it is now, also one that was read before', async () => {
  const change = (sql: string) => cloud.databases.runAsOwner(ref, sql);
  const columns = async () => (await tables.page(at('shifting'), first)).rows;
  await change(`create type tone as enum ('low'); create table shifting (id int primary key, tone tone);
    insert into shifting values (1, 'low')`);
  expect(await columns()).toEqual([['1', 'low']]);
  await change(`alter table shifting add column more text default 'x'`);
  expect(await columns()).toEqual([['1', 'low', 'x']]);
  await change(`alter table shifting rename column more to less; alter type tone rename to sound`);
  expect(await columns()).toEqual([['1', 'low', 'x']]);
  const filters = [{ column: 'tone', operator: 'equals', value: 'low' }] as const;
  expect((await tables.page(at('shifting'), { ...first, filters })).rows).toHaveLength(1);
  await change(`alter table shifting alter column less type varchar(1), drop constraint shifting_pkey`);
  expect((await tables.page(at('shifting'), first)).last).toEqual(['1']);
  await change(`drop table shifting; create table shifting (word text); insert into shifting values ('new')`);
  expect(await columns()).toEqual([['new']]);
  await change('drop table shifting');
  await expect(columns()).rejects.toMatchObject({ code: 'table_missing' });
});

test('a page sees that a domain allows empty values by now: they still come last', async () => {
  const change = (sql: string) => cloud.databases.runAsOwner(ref, sql);
  const words = async () => {
    const sort = { column: 'word', isDescending: true };
    return (await tables.page(at('worded'), { ...first, sort })).rows.map(([, word]) => word);
  };
  await change(`create domain word as text not null; create table worded (id int primary key, word word);
    insert into worded values (1, 'b'), (2, 'a')`);
  expect(await words()).toEqual(['b', 'a']);
  await change(`alter domain word drop not null; insert into worded values (3, null)`);
  expect(await words()).toEqual(['b', 'a', null]);
});
