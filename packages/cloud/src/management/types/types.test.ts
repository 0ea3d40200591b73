import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openTestCloud } from '../../postgres/test-cloud.fixture.ts';
import { typesRoutes } from '../types-routes.ts';

const schema = `
  create type public.mood as enum ('happy', 'not so');
  create type public.place as (street text, codes int[]);
  create domain public.short_text as text not null;
  create table public.authors (
    id bigint generated always as identity primary key, name public.short_text, mood public.mood, home public.place,
    tags text[] not null default '{}', born date, extra jsonb
  );
  create table public.books (
    id uuid primary key default gen_random_uuid(), title text not null, price numeric,
    author_id bigint not null constraint books_author_fkey references public.authors
  );
  create table public.covers (book_id uuid primary key references public.books, "file name" text);
  create view public.titles as select id, title from public.books;
  create materialized view public.sums as select count(*) as books from public.books;
  create function public.full_title(public.books) returns text language sql stable set search_path = '' as $$ select $1.title $$;
  create function public.books_of(author bigint) returns setof public.books language sql stable set search_path = ''
    as $$ select * from public.books where author_id = author $$;
  create function public.search(word text, max_rows int default 10) returns table (id uuid, rank real) language sql
    stable set search_path = '' as $$ select id, 1::real from public.books limit max_rows $$;
  create function public.count_of(a int) returns int language sql set search_path = '' as $$ select 1 $$;
  create function public.count_of(a int, b text) returns text language sql set search_path = '' as $$ select '' $$;
  create function public.ping() returns void language sql set search_path = '' as $$ select $$;
  create schema other; create table other.things (id int primary key, mood public.mood);`;

/** Each line is right only if the types are; those marked must not compile. */
const usage = `
import { createClient } from '@supabase/supabase-js';
import { Constants, type Database, type Enums, type Tables, type TablesInsert, type TablesUpdate } from './types.ts';
const client = createClient<Database>('http://localhost', 'key');
const same = <T,>(_: T) => {};
const mood: Enums<'mood'> = Constants.public.Enums.mood[1];
const insert: TablesInsert<'authors'> = { name: 'A', mood };
const update: TablesUpdate<'books'> = { title: 'B' };
export const row: Tables<'titles'> = { id: null, title: 'C' };
export const thing: Tables<{ schema: 'other' }, 'things'> = { id: 1, mood: 'happy' };
export async function use() {
  const { data: books } = await client.from('books').select('title, price, full_title, authors (name, mood), covers ("file name")');
  for (const book of books ?? []) {
    same<string>(book.title);
    same<number | null>(book.price);
    same<string>(book.authors.name);
    same<'happy' | 'not so' | null>(book.authors.mood);
    same<string | null | undefined>(book.covers?.['file name']);
  }
  await client.from('authors').insert(insert);
  await client.from('books').update(update).eq('id', 'x');
  const { data: found } = await client.rpc('search', { word: 'a' });
  same<string | undefined>(found?.[0]?.id);
  const { data: of } = await client.rpc('books_of', { author: 1 }).select('title');
  same<string | undefined>(of?.[0]?.title);
  const { data: text } = await client.rpc('count_of', { a: 1, b: 'b' });
  same<string | null>(text);
  await client.rpc('ping');
  await client.schema('other').from('things').select('id');
  // @ts-expect-error no such table
  client.from('nothing');
  // @ts-expect-error its id is made by the database
  client.from('authors').insert({ id: 1, name: 'A' });
  // @ts-expect-error a title is needed
  client.from('books').insert({ author_id: 1 });
  // @ts-expect-error not a word of that type
  client.from('authors').insert({ name: 'A', mood: 'sad' });
  // @ts-expect-error nothing is written to a sum
  client.from('sums').insert({ books: 1 });
  // @ts-expect-error a word is needed
  client.rpc('search', {});
}`;

test('the types of a real schema compile with the real client, and refuse what the database would', async () => {
  await using cloud = openTestCloud();
  const ref = await cloud.create();
  await cloud.databases.runAsOwner(ref, schema);
  const [route] = typesRoutes(cloud.databases);
  const ask = async (search: string) => {
    const query = new URLSearchParams(search);
    const call = { ref, caller: 'ann', params: {}, query, body: undefined, bytes: undefined };
    const answer = await route?.handle(call);
    return { status: answer?.status, body: JSON.parse(String(answer?.body)) };
  };
  const { status, body } = await ask('included_schemas=public,other');
  expect(status).toBe(200);
  const { types } = body;
  expect(types).toContain('__InternalSupabase');
  expect(types).toContain('mood: "happy" | "not so"');
  expect((await ask('included_schemas=a;b')).status).toBe(400);
  expect((await ask('')).body.types).not.toContain('things');
  expect(await faultsOf(types, usage)).toEqual([]);
});

const run = promisify(execFile);
const compiler = join(import.meta.dirname, '../../../../../node_modules/.bin/tsc');

function outputOf(error: unknown): { readonly stdout: string } {
  if (error instanceof Error && 'stdout' in error && typeof error.stdout === 'string') {
    if (error.stdout !== '') return { stdout: error.stdout };
  }
  throw error;
}

async function faultsOf(types: string, used: string): Promise<string[]> {
  // Inside the room, so that its packages are found.
  const folder = await mkdtemp(join(import.meta.dirname, 'compiled-'));
  try {
    await writeFile(join(folder, 'types.ts'), types);
    await writeFile(join(folder, 'usage.ts'), used);
    const flags = [
      '--strict',
      '--noEmit',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
      '--ignoreConfig',
    ];
    const kinds = ['--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
    const found = await run(compiler, [...flags, ...kinds, join(folder, 'usage.ts')]).catch(outputOf);
    return found.stdout.split('\n').filter((line) => line !== '');
  } finally {
    await rm(folder, { recursive: true });
  }
}
