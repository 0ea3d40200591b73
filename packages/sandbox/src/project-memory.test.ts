import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exitText } from './exit-text.ts';
import { limitsFor } from './project-memory.ts';
import { writeFiles } from './testing/fixture-modules.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-memory-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const limits = { memoryMb: 1024, memoryCeilingMb: 2048, cpu: 1, processes: 9, diskMb: 9, timeoutMs: 0 };

async function project(count: number): Promise<string> {
  const folder = join(root, String(count));
  const files = Array.from({ length: count }, (_, index) => [`src/part-${index % 9}/file-${index}.tsx`, '']);
  await writeFiles(folder, {
    ...Object.fromEntries(files),
    'node_modules/x/a.js': '',
    'public/picture.png': '',
  });
  return folder;
}

test.each([
  [20, 1024],
  [150, 1024],
  [700, 1849],
  [1500, 2048],
])('a project of %i files has %i MB', async (count, memoryMb) => {
  expect((await limitsFor(limits, await project(count))).memoryMb).toBe(memoryMb);
});

test('without a ceiling the limit is what it is', async () => {
  const { memoryCeilingMb: _, ...plain } = limits;
  expect(await limitsFor(plain, await project(700))).toEqual(plain);
});

test.each([
  ['exited', 1, [], 'ended with code 1'],
  ['killed', null, [], 'was ended'],
  ['memory', null, [], 'ran out of memory'],
  [
    'exited',
    134,
    ['FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory'],
    'ran out of memory',
  ],
] as const)('an end by %s (%s) is told as such', (reason, code, printed, text) => {
  expect(exitText({ reason, code }, printed)).toBe(text);
});
