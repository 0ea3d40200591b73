import { startThrowAwayCluster } from '@loam/testkit';
import { silentLogger } from '@loam/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CloudDatabases } from '../databases.ts';
import { openCloudDatabases } from '../open-cloud-databases.ts';
import { newRef } from '../test-cloud.fixture.ts';
import { everyKindSql } from './every-kind.fixture.ts';
import { loadSql } from './load.ts';
import { readTar, writeTar } from './tar.ts';

let cluster: Awaited<ReturnType<typeof startThrowAwayCluster>>;
let databases: CloudDatabases;
const ref = newRef();

beforeAll(async () => {
  cluster = await startThrowAwayCluster();
  databases = openCloudDatabases({
    cluster: async () => ({ isOurs: true, connectionString: (name) => cluster.connectionString(name) }),
    logger: silentLogger,
  });
  await databases.create(ref);
  await databases.runAsOwner(ref, everyKindSql);
});
afterAll(async () => {
  await databases.close();
  await cluster.stop();
});

interface Exported {
  readonly path: string;
  readonly text: string;
}

const exported = (from: string): Promise<Exported[]> => collect(databases.export(from));
const ownFiles = (files: readonly Exported[]) => files.filter(({ path }) => !path.startsWith('00-'));

async function* linesOf(files: readonly Exported[]) {
  for (const { text } of files) yield text.split('\n');
}

test('what is exported makes the same database in another cloud, to the last row and right', async () => {
  const files = ownFiles(await exported(ref));
  const other = newRef();
  await databases.create(other);
  await databases.import(other, linesOf(files));
  const again = ownFiles(await exported(other));
  expect(again.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
  for (const [at, { text }] of files.entries()) expect(again[at]?.text).toBe(text);
  // The trigger for new people was made after theirs were taken over.
  const [people] = await databases.runAsOwner(
    other,
    'select id, ticket, full_name from shop.people order by id',
  );
  expect(people?.rows).toHaveLength(3);
  const [next] = await databases.runAsOwner(
    other,
    `insert into shop.people (email) values ('n@example.test') returning id::int, ticket::int`,
  );
  expect(next?.rows).toEqual([{ id: 4, ticket: 115 }]);
});

test('a plain PostgreSQL takes it, too', async () => {
  const admin = new pg.Client({ connectionString: cluster.connectionString('postgres') });
  await admin.connect();
  await admin.query('create database plain template template0');
  await admin.end();
  const plain = new pg.Client({ connectionString: cluster.connectionString('plain') });
  await plain.connect();
  try {
    for (const { text } of await exported(ref)) await loadSql(plain, text.split('\n'));
    const { rows } = await plain.query(
      'select count(*)::int as n, sum(total)::int as total from shop.orders',
    );
    expect(rows).toEqual([{ n: 1200, total: 720_600 }]);
    expect((await plain.query('select encrypted_password as hash from auth.users order by id')).rows).toEqual(
      [{ hash: '$2a$10$hash' }, { hash: null }],
    );
  } finally {
    await plain.end();
  }
});

test('a text that fails leaves nothing, and can only do what the owner can', async () => {
  const other = newRef();
  await databases.create(other);
  const run = (text: string) => databases.import(other, linesOf([{ path: 'x.sql', text }]));
  await expect(run('create table first (n int);\nselect 1/0;')).rejects.toThrow('division by zero');
  await expect(run('create role intruder superuser;')).rejects.toMatchObject({ code: '42501' });
  const [tables] = await databases.runAsOwner(other, `select to_regclass('public.first') as t`);
  expect(tables?.rows).toEqual([{ t: null }]);
  // As pg_dump writes it.
  await run(`\\restrict abc
SELECT pg_catalog.set_config('search_path', '', false);
CREATE TABLE public.notes (n integer NOT NULL, t text);
ALTER TABLE public.notes OWNER TO somebody;
COPY public.notes (n, t) FROM stdin;
1\ta\\\\b\\n
2\t\\N
\\.
\\unrestrict abc`);
  const [notes] = await databases.runAsOwner(other, 'select n, t from public.notes order by n');
  expect(notes?.rows).toEqual([
    { n: 1, t: 'a\\b\n' },
    { n: 2, t: null },
  ]);
});

test('an archive keeps names of any length and bytes of any kind', async () => {
  const entries = [
    { path: 'a.txt', bytes: Buffer.from('x'.repeat(513)) },
    { path: `storage/${'deep/'.repeat(60)}größe 😀.png`, bytes: Buffer.from([0, 1, 255]) },
    { path: 'empty', bytes: Buffer.alloc(0) },
  ];
  async function* packed() {
    for (const { path, bytes } of entries) yield { path, sizeBytes: bytes.length, body: once(bytes) };
  }
  const archive = Buffer.concat(await collect(writeTar(packed())));
  const found = [];
  for await (const { path, body } of readTar(once(archive)))
    found.push({ path, bytes: Buffer.concat(await collect(body)) });
  expect(found).toEqual(entries);
  const cut = collect(readTar(once(archive.subarray(0, 1800))));
  await expect(cut).rejects.toMatchObject({ code: 'archive_invalid' });
});

async function* once(bytes: Uint8Array) {
  yield bytes;
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}
