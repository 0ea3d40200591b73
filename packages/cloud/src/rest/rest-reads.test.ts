import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { librarySql } from './library.fixture.ts';
import { bodyOf, headerOf, openTestRest, type TestRest } from './test-rest.fixture.ts';

// Supabase's own client over HTTP, with what exported apps call: every filter and modifier, what it gives and how it fails.

let app: TestRest;

beforeAll(async () => {
  app = await openTestRest(librarySql);
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

const titles = (data: readonly { title?: unknown }[] | null) => data?.map(({ title }) => title);

describe('filters', () => {
  const cases: readonly [
    string,
    (q: ReturnType<typeof books>) => PromiseLike<{ data: unknown; error: unknown }>,
    readonly number[],
  ][] = [
    ['eq', (q) => q.eq('title', 'Alpha'), [1]],
    ['eq with a comma', (q) => q.eq('title', 'Gamma, third'), [3]],
    ['neq', (q) => q.neq('id', 1), [2, 3]],
    ['gt', (q) => q.gt('pages', 100), [2, 3]],
    ['gte', (q) => q.gte('pages', 200), [2, 3]],
    ['lt', (q) => q.lt('pages', 200), [1]],
    ['lte', (q) => q.lte('pages', 200), [1, 2]],
    ['gte and lt of a time', (q) => q.gte('published', '2024-01-01').lt('published', '2024-02-01'), [1]],
    ['like', (q) => q.like('title', '%a'), [1, 2]],
    ['ilike', (q) => q.ilike('title', 'ALP%'), [1]],
    ['likeAnyOf', (q) => q.likeAnyOf('title', ['Al%', 'Be%']), [1, 2]],
    ['likeAllOf', (q) => q.likeAllOf('title', ['A%', '%a']), [1]],
    ['match', (q) => q.match({ title: 'Beta', is_out: false }), [2]],
    ['is null', (q) => q.is('editor_id', null), [2]],
    ['is true', (q) => q.is('is_out', true), [1]],
    ['in', (q) => q.in('title', ['Alpha', 'Gamma, third']), [1, 3]],
    ['in of nothing', (q) => q.in('id', []), []],
    ['not is null', (q) => q.not('editor_id', 'is', null), [1, 3]],
    ['not in', (q) => q.not('id', 'in', '(1,2)'), [3]],
    ['or', (q) => q.or('id.eq.1,title.eq."Gamma, third"'), [1, 3]],
    ['or with and inside', (q) => q.or('id.eq.3,and(pages.gt.150,pages.lt.250)'), [2, 3]],
    ['contains an array', (q) => q.contains('tags', ['red']), [1]],
    ['contains JSON', (q) => q.contains('data', { n: 1 }), [1]],
    ['containedBy', (q) => q.containedBy('tags', ['new', 'old']), [2, 3]],
    ['overlaps', (q) => q.overlaps('tags', ['red', 'new']), [1, 2]],
    ['a range', (q) => q.rangeGt('during', '[1,5)'), [2]],
    ['rangeAdjacent', (q) => q.rangeAdjacent('during', '[5,6)'), [1]],
    ['textSearch', (q) => q.textSearch('title', 'alpha | beta'), [1, 2]],
    ['a JSON path', (q) => q.eq('data->a->>b', 'deep'), [1]],
    ['filter', (q) => q.filter('pages', 'gte', '300'), [3]],
  ];
  function books() {
    return app.client().from('books').select('id').order('id');
  }
  test.each(cases)('%s', async (_, filter, ids) => {
    const { data, error } = await filter(books());
    expect(error).toBeNull();
    expect(data).toEqual(ids.map((id) => ({ id })));
  });

  test('a value that is none of the column is refused with the code of PostgreSQL', async () => {
    const { error, status } = await app.client().from('books').select().eq('id', 'x');
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: '22P02', message: 'invalid input syntax for type bigint: "x"' });
  });

  test('an operator that nobody knows is PGRST100 with its place', async () => {
    const { error } = await app.client().from('books').select().filter('id', 'noop', '1');
    expect(error).toMatchObject({
      code: 'PGRST100',
      message: '"failed to parse filter (noop.1)" (line 1, column 1)',
    });
  });

  test('a column that is not there is 42703', async () => {
    const { error, status } = await app.client().from('books').select('nope');
    expect([status, error?.code, error?.message]).toEqual([400, '42703', 'column books.nope does not exist']);
  });

  test('a table that is not there is PGRST205 with what might be meant', async () => {
    const { error, status } = await app.client().from('book').select();
    expect(status).toBe(404);
    expect(error).toEqual({
      code: 'PGRST205',
      details: null,
      hint: "Perhaps you meant the table 'public.books'",
      message: "Could not find the table 'public.book' in the schema cache",
    });
  });
});

describe('modifiers', () => {
  test('order with nulls, limit and range', async () => {
    const db = app.client();
    const byDate = await db
      .from('authors')
      .select('name')
      .order('born', { ascending: false, nullsFirst: true });
    expect(byDate.data).toEqual([{ name: 'Bob' }, { name: 'Cid' }, { name: 'Ann' }]);
    expect(titles((await db.from('books').select('title').order('id').limit(1)).data)).toEqual(['Alpha']);
    expect(titles((await db.from('books').select('title').order('id').range(1, 2)).data)).toHaveLength(2);
  });

  test('count exact, with and without rows', async () => {
    const db = app.client();
    const counted = await db.from('books').select('id', { count: 'exact' }).limit(1);
    expect([counted.count, counted.data?.length, counted.status]).toEqual([3, 1, 206]);
    const head = await db.from('books').select('*', { count: 'exact', head: true }).gt('pages', 100);
    expect([head.count, head.data]).toEqual([2, null]);
    const joined = await db
      .from('books')
      .select('id, authors!author_id!inner(name)', { count: 'exact' })
      .eq('authors.name', 'Ann')
      .limit(1);
    expect(joined.count).toBe(2);
  });

  test('count planned and estimated', async () => {
    const planned = await app.client().from('books').select('id', { count: 'planned' });
    expect(planned.count).toBeGreaterThan(0);
    const estimated = await app.client().from('books').select('id', { count: 'estimated' });
    expect(estimated.count).toBe(3);
  });

  test('single gives the row, and PGRST116 for none or several', async () => {
    const db = app.client();
    expect((await db.from('books').select('title').eq('id', 1).single()).data).toEqual({ title: 'Alpha' });
    const none = await db.from('books').select().eq('id', 99).single();
    expect([none.status, none.error]).toMatchObject([
      406,
      {
        code: 'PGRST116',
        details: 'The result contains 0 rows',
        message: 'Cannot coerce the result to a single JSON object',
      },
    ]);
    expect((await db.from('books').select().single()).error?.details).toBe('The result contains 3 rows');
  });

  test('maybeSingle gives null for none', async () => {
    const { data, error } = await app.client().from('books').select().eq('id', 99).maybeSingle();
    expect([data, error]).toEqual([null, null]);
  });

  test('csv, and a schema that is not exposed', async () => {
    const csv = await app.client().from('books').select('id,title').order('id').limit(2).csv();
    expect(csv.data).toBe('id,title\n1,Alpha\n2,Beta');
    const hidden = await app.client().schema('vault').from('secrets').select();
    expect([hidden.status, hidden.error?.code, hidden.error?.hint]).toEqual([
      406,
      'PGRST106',
      'Only the following schemas are exposed: public',
    ]);
  });

  test('a number keeps all its digits on the wire', async () => {
    await app.run(
      `create table big (id int8, exact numeric); insert into big values (9223372036854775807, 0.10000000000000000001);`,
    );
    await app.rest.reload(app.ref);
    const read = await app.ask('GET /big');
    expect(read.body).toBe('[{"id":9223372036854775807,"exact":0.10000000000000000001}]');
    const written = await app.ask('POST /big', {
      body: '{"id": 9007199254740993, "exact": 123456789012345678901234567890.5}',
      headers: { prefer: 'return=representation' },
    });
    expect(written.body).toBe('[{"id":9007199254740993,"exact":123456789012345678901234567890.5}]');
  });
});

describe('embedding', () => {
  const cases: readonly [string, string, unknown][] = [
    ['to one, by its column', 'title, author:author_id(name)', { title: 'Alpha', author: { name: 'Ann' } }],
    [
      'to one, by its key',
      'title, authors!books_author_id_fkey(name)',
      { title: 'Alpha', authors: { name: 'Ann' } },
    ],
    ['an alias', 'writer:authors!author_id(name)', { writer: { name: 'Ann' } }],
    ['many to many', 'id, genres(name)', { id: 1, genres: [{ name: 'crime' }, { name: 'love' }] }],
    [
      'nested',
      'id, authors!author_id(name, books!author_id(id))',
      { id: 1, authors: { name: 'Ann', books: [{ id: 1 }, { id: 2 }] } },
    ],
    ['spread', 'id, ...authors!author_id(writer:name)', { id: 1, writer: 'Ann' }],
    ['many as lists', 'id, ...genres(genre:name)', { id: 1, genre: ['crime', 'love'] }],
    ['a computed column', 'id, shout', { id: 1, shout: 'ALPHA' }],
    [
      'a cast and a JSON path',
      'pages::text, deep:data->a->>b, data->n',
      { pages: '100', deep: 'deep', n: 1 },
    ],
  ];
  test.each(cases)('%s', async (_, select, expected) => {
    const { data, error } = await app.client().from('books').select(select).eq('id', 1).single();
    expect(error).toBeNull();
    expect(data).toEqual(expected);
  });

  test('!inner keeps only rows that have one, and filters reach inside', async () => {
    const inner = await app
      .client()
      .from('authors')
      .select('name, books!author_id!inner(id)')
      .gt('books.pages', 150)
      .order('name');
    expect(inner.data).toEqual([
      { name: 'Ann', books: [{ id: 2 }] },
      { name: 'Bob', books: [{ id: 3 }] },
    ]);
    const without = await app.client().from('authors').select('name, books!author_id()').is('books', null);
    expect(without.data).toEqual([{ name: 'Cid' }]);
  });

  test('order and limit of what is embedded', async () => {
    const { data } = await app
      .client()
      .from('authors')
      .select('name, books!author_id(id)')
      .order('id', { referencedTable: 'books', ascending: false })
      .limit(1, { referencedTable: 'books' })
      .eq('id', 1);
    expect(data).toEqual([{ name: 'Ann', books: [{ id: 2 }] }]);
    const sorted = await app
      .client()
      .from('books')
      .select('id, authors!author_id(name)')
      .order('authors(name)', { ascending: false });
    expect(sorted.data?.[0]?.id).toBe(3);
  });

  test('through a view, by the keys of the table beneath', async () => {
    const { data, error } = await app.client().from('old_books').select('title, authors(name)').order('id');
    expect(error).toBeNull();
    expect(data).toEqual([
      { title: 'Alpha', authors: { name: 'Ann' } },
      { title: 'Beta', authors: { name: 'Ann' } },
    ]);
  });

  test('count of what is embedded, and other aggregates only where they are allowed', async () => {
    const { data } = await app
      .client()
      .from('authors')
      .select('name, books!author_id(count)')
      .order('id')
      .limit(1);
    expect(data).toEqual([{ name: 'Ann', books: [{ count: 2 }] }]);
    const refused = await app.client().from('books').select('pages.sum()');
    expect([refused.status, refused.error?.code]).toEqual([400, 'PGRST123']);
  });

  test('PGRST201 names every way, PGRST200 what might be meant', async () => {
    const several = await app.client().from('books').select('authors(name)');
    expect(several.status).toBe(300);
    expect(several.error).toEqual({
      code: 'PGRST201',
      message: "Could not embed because more than one relationship was found for 'books' and 'authors'",
      details: [
        {
          cardinality: 'many-to-one',
          embedding: 'books with authors',
          relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
        },
        {
          cardinality: 'many-to-one',
          embedding: 'books with authors',
          relationship: 'books_editor_id_fkey using books(editor_id) and authors(id)',
        },
      ],
      hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_editor_id_fkey'. Find the desired relationship in the 'details' key.",
    });
    const none = await app.client().from('books').select('genre(name)');
    expect(none.status).toBe(400);
    expect(none.error).toEqual({
      code: 'PGRST200',
      message: "Could not find a relationship between 'books' and 'genre' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'books' and 'genre' in the schema 'public', but no matches were found.",
      hint: "Perhaps you meant 'genres' instead of 'genre'.",
    });
  });
});

describe('a question that was asked before with other values', () => {
  test('answers for the values of each request, whatever stands in them', async () => {
    await app.run(`create table said (id int primary key, "text" text, other text);
      insert into said values (1, 'a+b', 'x'), (2, 'a b', 'x'), (3, '100%', 'y'), (4, 'ü&"''', 'y'), (5, '', null),
        (6, E'\\x01' || '0' || E'\\x01', 'z'); grant select on said to service_role; notify pgrst`);
    await app.rest.reload(app.ref);
    const texts = ['a+b', 'a b', '100%', 'ü&"\'', '', 'nobody', '\x010\x01'];
    for (const text of texts) {
      const query = `text=eq.${encodeURIComponent(text)}&select=id&other=not.eq.q`;
      const found = await app.ask(`GET /said?${query}`);
      const known = texts.indexOf(text) + 1;
      expect(bodyOf(found)).toEqual(text === '' || text === 'nobody' ? [] : [{ id: Math.min(known, 6) }]);
      expect(headerOf(found, 'Content-Location')).toBe(
        `/said?other=not.eq.q&select=id&text=eq.${encodeURIComponent(text)}`,
      );
    }
    expect(bodyOf(await app.ask('GET /said?text=eq.a+b&select=id'))).toEqual([{ id: 2 }]);
    expect(bodyOf(await app.ask('GET /said?id=eq.x'))).toMatchObject({ code: '22P02' });
    expect(bodyOf(await app.ask('GET /said?id=eq.2&select=text'))).toEqual([{ text: 'a b' }]);
  });

  test('is planned anew when its headers or the tables are others', async () => {
    const line = 'GET /authors?id=eq.1&select=name';
    expect(bodyOf(await app.ask(line))).toEqual([{ name: 'Ann' }]);
    const one = await app.ask(line, { headers: { accept: 'application/vnd.pgrst.object+json' } });
    expect(bodyOf(one)).toEqual({ name: 'Ann' });
    const counted = await app.ask(line, { headers: { prefer: 'count=exact' } });
    expect(headerOf(counted, 'Content-Range')).toBe('0-0/1');
    await app.run(`alter table authors rename column name to title; notify pgrst`);
    await app.rest.reload(app.ref);
    expect(bodyOf(await app.ask(line))).toMatchObject({ code: '42703' });
    await app.run(`alter table authors rename column title to name; notify pgrst`);
    await app.rest.reload(app.ref);
    expect(bodyOf(await app.ask(line))).toEqual([{ name: 'Ann' }]);
  });
});
