import { blobKeyOfName, MIN_PART_BYTES, type BlobStore, type BlobUpload } from '@loam/kernel';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** What every store of blobs promises, tried on a new and empty one each time. */
export function describeBlobStore(name: string, openStore: () => Promise<OpenedStore>): void {
  let opened: OpenedStore | undefined;
  beforeEach(async () => {
    opened = await openStore();
  });
  afterEach(() => opened?.close());
  const at: Opened = {
    get store() {
      if (!opened) throw new Error('No store is open.');
      return opened.store;
    },
  };
  bytesOfOneBlob(name, at);
  keysOfBlobs(name, at);
  conditions(name, at);
  lists(name, at);
  uploads(name, at);
  refusedKeys(name, at);
}

export interface OpenedStore {
  readonly store: BlobStore;
  close(): Promise<void>;
}

/** The store of the test that runs. */
interface Opened {
  readonly store: BlobStore;
}

function bytesOfOneBlob(name: string, at: Opened): void {
  describe(`${name}: one blob`, () => {
    test('gives back what was put, from bytes and from a stream, and replaces it whole', async () => {
      const first = await at.store.put('a/b', bytes('one'));
      expect(first).toMatchObject({ sizeBytes: 3 });
      expect(await at.store.stat('a/b')).toEqual(first);
      const second = await at.store.put('a/b', inPieces('t', 'wo!'));
      expect(await textOf(at.store, 'a/b')).toBe('two!');
      expect(second.etag).not.toBe(first.etag);
      expect(await at.store.stat('a/b')).toEqual(second);
      await at.store.put('empty', bytes(''));
      expect(await textOf(at.store, 'empty')).toBe('');
    });

    test('a part is given with what the whole is; past the end it is empty', async () => {
      const stat = await at.store.put('a', bytes('0123456789'));
      const opened = await at.store.open('a', { start: 2, end: 4 });
      expect(opened?.stat).toEqual(stat);
      expect(opened && (await buffer(opened.body)).toString()).toBe('234');
      for (const [part, text] of [
        [{ start: 8, end: 400 }, '89'],
        [{ start: 10, end: 20 }, ''],
      ] as const) {
        const stream = await at.store.get('a', part);
        expect(stream && (await buffer(stream)).toString()).toBe(text);
      }
    });

    test('who reads while it is replaced reads one of both to its end', async () => {
      await at.store.put('a', Buffer.alloc(300_000, 'x'));
      const opened = await at.store.open('a');
      await at.store.put('a', Buffer.alloc(10, 'y'));
      const read = opened && (await buffer(opened.body));
      expect(read?.length).toBe(opened?.stat.sizeBytes);
      expect(read?.every((byte) => byte === read[0])).toBe(true);
    });

    test('a stream that breaks leaves the old bytes', async () => {
      const stat = await at.store.put('a', bytes('old'));
      await expect(at.store.put('a', broken())).rejects.toThrow('cut');
      expect(await at.store.stat('a')).toEqual(stat);
      expect(await textOf(at.store, 'a')).toBe('old');
    });
  });
}

function keysOfBlobs(name: string, at: Opened): void {
  describe(`${name}: keys`, () => {
    test('answers for keys that are missing, and for a part of a longer key', async () => {
      await at.store.put('a/b', bytes('x'));
      for (const key of ['a', 'a/b/c', 'none/such']) {
        expect(await at.store.get(key)).toBeUndefined();
        expect(await at.store.open(key)).toBeUndefined();
        expect(await at.store.stat(key)).toBeUndefined();
        expect(await at.store.has(key)).toBe(false);
        expect(await at.store.copy(key, 'elsewhere')).toBeUndefined();
        await at.store.delete(key);
      }
      expect(await textOf(at.store, 'a/b')).toBe('x');
    });

    test('a copy stays when the first is replaced or deleted', async () => {
      await at.store.put('a', bytes('one'));
      expect(await at.store.copy('a', 'c/d')).toMatchObject({ sizeBytes: 3 });
      await at.store.put('a', bytes('other'));
      expect(await textOf(at.store, 'c/d')).toBe('one');
      await at.store.copy('c/d', 'a');
      await at.store.delete('c/d');
      expect(await textOf(at.store, 'a')).toBe('one');
      await at.store.copy('a', 'a');
      expect(await textOf(at.store, 'a')).toBe('one');
    });

    test('names that are no keys have keys', async () => {
      const names = [
        '',
        '.',
        '../../etc',
        'a',
        'a/',
        'a/b',
        '\\',
        'ü/🌱',
        'ü',
        '\0',
        'x'.repeat(5000),
        '\uD800',
      ];
      const keys = names.map((one) => blobKeyOfName('objects/p1', one));
      for (const [index, key] of keys.entries()) await at.store.put(key, bytes(String(index)));
      expect(new Set(keys).size).toBe(names.length);
      for (const [index, key] of keys.entries()) expect(await textOf(at.store, key)).toBe(String(index));
    });
  });
}

function conditions(name: string, at: Opened): void {
  describe(`${name}: conditions`, () => {
    test('of several who put what is new, one wins', async () => {
      const won = await Promise.all(
        Array.from({ length: 8 }, (_, index) => at.store.putIf('a/b', bytes(`body ${index}`), 'absent')),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await textOf(at.store, 'a/b')).toBe(`body ${won.findIndex(Boolean)}`);
      expect(await at.store.putIf('a/b', bytes('late'), 'absent')).toBeUndefined();
      expect(await at.store.stat('a/b')).toEqual(won.find(Boolean));
    });

    test('of several who replace the same bytes, one wins', async () => {
      const stat = await at.store.put('a', bytes('old'));
      const won = await Promise.all(
        Array.from({ length: 8 }, (_, index) => at.store.putIf('a', bytes(`body ${index}`), stat)),
      );
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await textOf(at.store, 'a')).toBe(`body ${won.findIndex(Boolean)}`);
      expect(await at.store.putIf('a', bytes('late'), stat)).toBeUndefined();
      await at.store.delete('a');
      expect(await at.store.putIf('a', bytes('gone'), stat)).toBeUndefined();
      expect(await at.store.has('a')).toBe(false);
    });
  });
}

function lists(name: string, at: Opened): void {
  describe(`${name}: lists`, () => {
    const keys = ['a.b', 'a/b', 'a/c/d', 'a0', 'b', 'ü/～', 'ü/🌱'];

    test('keys come by prefix in the order of their bytes', async () => {
      for (const key of keys.toReversed()) await at.store.put(key, bytes(key));
      expect(await keysOf(at.store.list(''))).toEqual(keys);
      expect(await keysOf(at.store.list('a/'))).toEqual(['a/b', 'a/c/d']);
      expect(await keysOf(at.store.list('a'))).toEqual(['a.b', 'a/b', 'a/c/d', 'a0']);
      expect(await keysOf(at.store.list('none'))).toEqual([]);
    });

    test('pages of any size hold the same, with sizes', async () => {
      for (const key of keys) await at.store.put(key, bytes(key));
      for (const limit of [1, 2, 3, 7, 50]) {
        const found: string[] = [];
        let after: string | undefined;
        do {
          const page = await at.store.listPage('', { limit, after });
          expect(page.blobs.length).toBeLessThanOrEqual(limit);
          found.push(...page.blobs.map(({ key }) => key));
          after = page.after;
        } while (after !== undefined);
        expect(found).toEqual(keys);
      }
      const [first] = (await at.store.listPage('a/c', { limit: 1 })).blobs;
      expect(first).toEqual({ key: 'a/c/d', ...(await at.store.stat('a/c/d')) });
    });

    test('what is put and deleted between two pages neither hides nor repeats the others', async () => {
      for (const key of keys) await at.store.put(key, bytes(key));
      const first = await at.store.listPage('', { limit: 2 });
      await at.store.delete('a/b');
      await at.store.put('a.a', bytes('early'));
      const rest = await at.store.listPage('', { limit: 50, after: first.after });
      expect(rest.blobs.map(({ key }) => key)).toEqual(keys.slice(2));
    });
  });
}

function uploads(name: string, at: Opened): void {
  describe(`${name}: uploads in parts`, () => {
    const large = Buffer.alloc(MIN_PART_BYTES, 'x');

    test('parts become the blob in the order of their numbers, and not before', async () => {
      await at.store.put('a', bytes('old'));
      const upload = await at.store.beginUpload('a');
      const last = await at.store.putPart(upload, 3, bytes('end'));
      await at.store.putPart(upload, 1, bytes('was replaced'));
      const first = await at.store.putPart(upload, 1, large);
      expect(await textOf(at.store, 'a')).toBe('old');
      expect(await keysOf(at.store.list(''))).toEqual(['a']);
      const stat = await at.store.finishUpload(upload, [first, last]);
      expect(stat).toEqual(await at.store.stat('a'));
      const whole = await at.store.get('a');
      expect(whole && (await buffer(whole)).equals(Buffer.concat([large, bytes('end')]))).toBe(true);
      await expect(at.store.putPart(upload, 4, bytes('late'))).rejects.toMatchObject(unknownUpload);
    });

    test('small parts, unknown ones and a wrong order are refused, and nothing is lost', async () => {
      const upload = await at.store.beginUpload('a');
      const small = await at.store.putPart(upload, 1, bytes('small'));
      const last = await at.store.putPart(upload, 2, bytes('end'));
      const refused = { code: 'blob_part_refused' };
      await expect(at.store.finishUpload(upload, [small, last])).rejects.toMatchObject(refused);
      await expect(at.store.finishUpload(upload, [])).rejects.toMatchObject(refused);
      await expect(at.store.finishUpload(upload, [last, small])).rejects.toMatchObject(refused);
      await expect(at.store.finishUpload(upload, [{ ...small, etag: 'x' }])).rejects.toMatchObject(refused);
      await expect(at.store.finishUpload(upload, [{ ...small, number: 9 }])).rejects.toMatchObject(refused);
      await expect(at.store.putPart(upload, 0, bytes('x'))).rejects.toMatchObject(refused);
      expect(await at.store.has('a')).toBe(false);
      await at.store.finishUpload(upload, [small]);
      expect(await textOf(at.store, 'a')).toBe('small');
    });

    test('an abandoned upload is gone', async () => {
      const upload = await at.store.beginUpload('a');
      const part = await at.store.putPart(upload, 1, bytes('x'));
      await at.store.abandonUpload(upload);
      await at.store.abandonUpload(upload);
      await expect(at.store.putPart(upload, 2, bytes('x'))).rejects.toMatchObject(unknownUpload);
      await expect(at.store.finishUpload(upload, [part])).rejects.toMatchObject({
        code: 'blob_part_refused',
      });
      const strange: BlobUpload = { key: 'a', id: '../../elsewhere' };
      await expect(at.store.putPart(strange, 1, bytes('x'))).rejects.toMatchObject(unknownUpload);
    });
  });
}

function refusedKeys(name: string, at: Opened): void {
  const refusedOnes = [
    '',
    '/a',
    'a//b',
    '../a',
    'a/../b',
    'a/.',
    '.hidden',
    'a\\b',
    'a\0b',
    'a\nb',
    'a/',
    'x'.repeat(900),
  ];
  test.each(refusedOnes)(`${name}: the key %j is refused by every call`, async (key) => {
    const refused = { code: 'blob_key_refused' };
    await expect(at.store.put(key, bytes('x'))).rejects.toMatchObject(refused);
    await expect(at.store.putIf(key, bytes('x'), 'absent')).rejects.toMatchObject(refused);
    await expect(at.store.get(key)).rejects.toMatchObject(refused);
    await expect(at.store.open(key)).rejects.toMatchObject(refused);
    await expect(at.store.has(key)).rejects.toMatchObject(refused);
    await expect(at.store.stat(key)).rejects.toMatchObject(refused);
    await expect(at.store.copy(key, 'a')).rejects.toMatchObject(refused);
    await expect(at.store.copy('a', key)).rejects.toMatchObject(refused);
    await expect(at.store.delete(key)).rejects.toMatchObject(refused);
    await expect(at.store.beginUpload(key)).rejects.toMatchObject(refused);
  });
}

const bytes = (text: string) => Buffer.from(text);

async function textOf(store: BlobStore, key: string): Promise<string | undefined> {
  const stream = await store.get(key);
  return stream && (await buffer(stream)).toString();
}

const unknownUpload = { code: 'blob_upload_unknown' };

async function* inPieces(...pieces: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function* broken(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('new');
  throw new RangeError('cut');
}

async function keysOf(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const key of keys) all.push(key);
  return all;
}
