import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { librarySql } from './library.fixture.ts';
import { openTestRest, type TestRest } from './test-rest.fixture.ts';

// Supabase's own client over HTTP: what exported apps write and call, what it gives and how it fails.

let app: TestRest;

beforeAll(async () => {
  app = await openTestRest(librarySql);
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

describe('writing', () => {
  test('insert, update and delete, with and without their rows', async () => {
    const db = app.client({ role: 'service_role' });
    const made = await db.from('authors').insert({ name: 'Dot' }).select().single();
    expect([made.status, made.data?.name, typeof made.data?.id]).toEqual([201, 'Dot', 'number']);
    const bare = await db.from('authors').insert([{ name: 'Eve' }, { name: 'Fay', born: '2000-01-01' }]);
    expect([bare.status, bare.data, bare.error]).toEqual([201, null, null]);
    const changed = await db.from('authors').update({ born: '1999-01-01' }).eq('name', 'Eve').select('born');
    expect(changed.data).toEqual([{ born: '1999-01-01' }]);
    expect((await db.from('authors').update({ born: null }).eq('name', 'nobody').select()).data).toEqual([]);
    const gone = await db.from('authors').delete({ count: 'exact' }).in('name', ['Dot', 'Eve', 'Fay']);
    expect([gone.status, gone.count]).toEqual([204, 3]);
  });

  test('an inserted row with what it belongs to, and a computed column', async () => {
    const db = app.client({ role: 'service_role' });
    const { data, error } = await db
      .from('books')
      .insert({ title: 'New', author_id: 3 })
      .select('*, shout, authors!author_id(name)')
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ title: 'New', shout: 'NEW', authors: { name: 'Cid' } });
    await db.from('books').delete().eq('title', 'New');
  });

  test('upsert merges or ignores, by the primary key or by onConflict', async () => {
    const db = app.client({ role: 'service_role' });
    const merged = await db
      .from('authors')
      .upsert({ name: 'Cid', born: '1971-01-01' }, { onConflict: 'name' })
      .select();
    expect([merged.status, merged.data]).toMatchObject([200, [{ id: 3, name: 'Cid', born: '1971-01-01' }]]);
    const ignored = await db
      .from('authors')
      .upsert({ id: 3, name: 'other' }, { ignoreDuplicates: true })
      .select();
    expect(ignored.data).toEqual([]);
    await db.from('authors').update({ born: '1970-05-05' }).eq('id', 3);
  });

  test('defaultToNull: false fills in the defaults of missing columns', async () => {
    const db = app.client({ role: 'service_role' });
    const rows = [
      { title: 'One', author_id: 3 },
      { title: 'Two', author_id: 3, tags: ['x'] },
    ];
    const { data, error } = await db
      .from('books')
      .insert(rows, { defaultToNull: false })
      .select('title, tags')
      .order('title');
    expect(error).toBeNull();
    expect(data).toEqual([
      { title: 'One', tags: [] },
      { title: 'Two', tags: ['x'] },
    ]);
    await db.from('books').delete().in('title', ['One', 'Two']);
  });

  test('a duplicate is 409 with 23505, a missing value 400 with 23502, a missing parent 409 with 23503', async () => {
    const db = app.client({ role: 'service_role' });
    const twice = await db.from('authors').insert({ name: 'Ann' });
    expect([twice.status, twice.error]).toEqual([
      409,
      {
        code: '23505',
        details: 'Key (name)=(Ann) already exists.',
        hint: null,
        message: 'duplicate key value violates unique constraint "authors_name_key"',
      },
    ]);
    const empty = await db.from('authors').insert({ born: '2000-01-01' });
    expect([empty.status, empty.error?.code]).toEqual([400, '23502']);
    const orphan = await db.from('books').insert({ title: 'x', author_id: 999 });
    expect([orphan.status, orphan.error?.code]).toEqual([409, '23503']);
  });

  test('a column that is not there is PGRST204', async () => {
    const { error, status } = await app.client().from('authors').insert({ nope: 1 });
    expect([status, error?.code, error?.message]).toEqual([
      400,
      'PGRST204',
      "Could not find the 'nope' column of 'authors' in the schema cache",
    ]);
  });

  test('single() on several written rows undoes them', async () => {
    const db = app.client({ role: 'service_role' });
    const { error } = await db.from('authors').update({ born: '1900-01-01' }).gt('id', 0).select().single();
    expect(error?.code).toBe('PGRST116');
    expect((await db.from('authors').select('id').eq('born', '1900-01-01')).data).toEqual([]);
  });

  test('row security: own rows only, and 42501 for what is not allowed', async () => {
    const ann = app.client({ role: 'authenticated', sub: '00000000-0000-4000-8000-00000000000a' });
    const bob = app.client({ role: 'authenticated', sub: '00000000-0000-4000-8000-00000000000b' });
    expect((await ann.from('private_notes').insert({ id: 1, body: 'mine' })).error).toBeNull();
    expect((await bob.from('private_notes').select()).data).toEqual([]);
    expect((await ann.from('private_notes').select('body')).data).toEqual([{ body: 'mine' }]);
    const stolen = await bob
      .from('private_notes')
      .insert({ id: 2, owner: '00000000-0000-4000-8000-00000000000a' });
    expect([stolen.status, stolen.error?.code]).toEqual([403, '42501']);
    const anonymous = await app.client().from('private_notes').insert({ id: 3 });
    expect([anonymous.status, anonymous.error?.code]).toEqual([401, '42501']);
  });
});

describe('functions', () => {
  test('scalars, rows with filters, nothing, and by GET', async () => {
    const db = app.client();
    expect((await db.rpc('add', { a: 1, b: 2 })).data).toBe(3);
    expect((await db.rpc('add', { a: 1, b: 2 }, { get: true })).data).toBe(3);
    const rows = await db.rpc('books_of', { author: 'Ann' }).select('id, genres(name)').gt('pages', 150);
    expect(rows.data).toEqual([{ id: 2, genres: [{ name: 'love' }] }]);
    const counted = await db.rpc('books_of', { author: 'Ann' }, { count: 'exact', head: true });
    expect(counted.count).toBe(2);
    const nothing = await db.rpc('nothing');
    expect([nothing.status, nothing.data, nothing.error]).toEqual([204, null, null]);
  });

  test('PGRST202 says what was searched for', async () => {
    const { error, status } = await app.client().rpc('add', { a: 1, c: 2 });
    expect(status).toBe(404);
    expect(error).toEqual({
      code: 'PGRST202',
      message: 'Could not find the function public.add(a, c) in the schema cache',
      details:
        'Searched for the function public.add with parameters a, c or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      hint: 'Perhaps you meant to call the function public.add(a, b)',
    });
  });
});
