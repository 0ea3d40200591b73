import { openCloudDatabases } from '@loam/cloud/postgres';
import type { CloudFiles } from '@loam/cloud/storage';
import { silentLogger } from '@loam/kernel';
import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type ArchiveParts, readArchive, writeArchive } from './archive.ts';

const databases = openCloudDatabases({
  cluster: async () => ({
    isOurs: false,
    connectionString: (name) => Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href,
  }),
  logger: silentLogger,
});
const newRef = () => Array.from({ length: 20 }, () => String.fromCharCode(97 + randomInt(26))).join('');
const [from, to] = [newRef(), newRef()];
const bytes = new Map([['v1', Buffer.from('the picture')]]);
const received = new Map<string, string>();

const files: Pick<CloudFiles, 'listFiles' | 'putBytes'> = {
  async *listFiles() {
    const open = async () => Readable.from([bytes.get('v1') ?? '']);
    yield { bucketId: 'open', name: 'deep/größe.png', version: 'v1', sizeBytes: 11, metadata: {}, open };
  },
  async putBytes(_, version, body) {
    received.set(version, (await buffer(body)).toString());
    return { sizeBytes: 11, etag: version };
  },
};
const deployed: object[] = [];
const hello = {
  slug: 'hello',
  name: 'Hello',
  entrypoint: 'hello/index.ts',
  verifyJwt: false,
  importMap: undefined,
};
const source = (path: string) => ({ path, content: Buffer.from(path) });
const parts: ArchiveParts = {
  databases,
  files,
  functions: {
    async listWithSources() {
      const record = {
        ...hello,
        version: 3,
        hash: 'x',
        filesKey: 'k',
        createdAtMs: 1,
        updatedAtMs: 1,
        id: 'i',
      };
      return [{ record, files: [source('hello/index.ts'), source('_shared/words.ts')] }];
    },
    async deploy(ref, { slug, files: sources, ...rest }) {
      deployed.push({ ref, slug, ...rest, paths: sources.map(({ path }) => path) });
      throw new Error('no such import');
    },
  },
  secrets: { list: async () => [{ name: 'STRIPE_KEY', createdAt: new Date(), updatedAt: new Date() }] },
  logger: silentLogger,
};

beforeAll(async () => {
  for (const ref of [from, to]) await databases.create(ref);
  await databases.runAsOwner(
    from,
    `create table notes (n int primary key); insert into notes select generate_series(1, 3);
    insert into storage.buckets (id, name) values ('open', 'open');
    insert into storage.objects (bucket_id, name, version) values ('open', 'deep/größe.png', 'v1')`,
  );
});
afterAll(async () => {
  for (const ref of [from, to]) await databases.drop(ref);
  await databases.close();
});

const exported = () => buffer(writeArchive(parts, from, new AbortController().signal));

test('a whole cloud goes into one archive and comes out of it in another', async () => {
  const archive = await exported();
  const body = Readable.from([archive]);
  expect(await readArchive(parts, to, { body, kind: 'archive' })).toEqual({
    files: 1,
    missing: 0,
    functions: 0,
    failed_functions: [{ slug: 'hello', reason: 'no such import' }],
    secrets: ['STRIPE_KEY'],
  });
  expect(deployed).toEqual([{ ref: to, ...hello, paths: ['hello/index.ts', '_shared/words.ts'] }]);
  const [notes] = await databases.runAsOwner(to, 'select count(*)::int as n from notes');
  expect(notes?.rows).toEqual([{ n: 3 }]);
  expect([...received]).toEqual([['v1', 'the picture']]);
  // A second time would make tables that are there: nothing of it happens.
  const again = readArchive(parts, to, { body: Readable.from([archive]), kind: 'archive' });
  await expect(again).rejects.toThrow('already exists');
});

test('an archive that was cut changes nothing, and a reader who leaves ends the export', async () => {
  const archive = await exported();
  const body = Readable.from([archive.subarray(0, archive.length / 4)]);
  const other = newRef();
  await databases.create(other);
  await expect(readArchive(parts, other, { body, kind: 'archive' })).rejects.toThrow(
    'unexpected end of file',
  );
  const [tables] = await databases.runAsOwner(other, `select to_regclass('public.notes') as t`);
  expect(tables?.rows).toEqual([{ t: null }]);
  await databases.drop(other);
  const leaving = new AbortController();
  const stream = writeArchive(parts, from, leaving.signal);
  leaving.abort();
  await expect(buffer(stream)).rejects.toThrow('aborted');
});
