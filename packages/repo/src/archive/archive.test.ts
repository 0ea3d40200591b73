import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { readZip } from '../import/read-zip.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { AUTHOR, openTestStore } from '../testing/store.fixture.ts';

const long = `${'deep/'.repeat(30)}ä.txt`;
const files = [
  { path: 'a.txt', content: 'a'.repeat(5000) },
  { path: 'run.sh', content: '#!/bin/sh\n', executable: true },
  { path: 'empty', content: '' },
  { path: 'ünï/日本.txt', content: 'x' },
  { path: long, content: 'long name' },
  {
    path: 'random.bin',
    content: Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7919) % 251)),
  },
];

it('writes a ZIP whose names, bytes and modes come back', async () => {
  await using test = openTestStore();
  await test.store.create('p1', { files, author: AUTHOR, message: 'm' });
  const zip = await buffer(await test.store.archive('p1', { format: 'zip' }));
  const file = join(test.folder, 'out.zip');
  writeFileSync(file, zip);
  const read = await readZip(file, DEFAULT_LIMITS.import);
  const back = new Map(read.files.map((entry) => [entry.path, entry]));
  expect([...back.keys()].sort()).toEqual(files.map(({ path }) => path).sort());
  for (const { path, content, executable } of files) {
    expect(back.get(path)?.bytes.equals(Buffer.from(content))).toBe(true);
    expect(back.get(path)?.executable).toBe(executable ?? false);
  }
  expect(zip.readUInt32LE(14)).toBe(crc32('a'.repeat(5000)));
});

it('writes a tar that tar itself unpacks', async () => {
  await using test = openTestStore();
  await test.store.create('p1', { files, author: AUTHOR, message: 'm' });
  const tar = await buffer(await test.store.archive('p1', { format: 'tar', folder: 'My app' }));
  const out = join(test.folder, 'out');
  mkdirSync(out);
  execFileSync('tar', ['-xf', '-', '-C', out], { input: tar });
  expect(readFileSync(join(out, 'My-app', long), 'utf8')).toBe('long name');
  expect(execFileSync('find', [out, '-type', 'f', '-perm', '-100'], { encoding: 'utf8' })).toMatch(
    /run\.sh\n$/,
  );
});
