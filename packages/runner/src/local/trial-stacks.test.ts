import { silentLogger } from '@loam/kernel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrialStacks } from './trial-stacks.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-stacks-'));
/** Line 2: column 8 is line 3 of a page, column 20 is a package. */
const map = {
  version: 3,
  sources: ['../../../app/src/pages/Shop.tsx', '../../../app/node_modules/react-dom/client.js'],
  names: [],
  mappings: ';OAEI,YCFJ',
};
const stack = [
  'TypeError: list is undefined',
  '    at e (https://app.invalid/assets/index-1.js:2:9)',
  '    at t (https://app.invalid/assets/index-1.js:2:22)',
  '    at n (https://app.invalid/assets/index-1.js:2:30)',
].join('\n');

beforeAll(async () => {
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(join(root, 'assets', 'index-1.js.map'), JSON.stringify(map));
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a stack is told at its places in the sources, packages left out', async () => {
  const { locate } = createTrialStacks(async () => root, silentLogger);
  expect(await locate(stack)).toEqual({
    stack: 'TypeError: list is undefined\n    at src/pages/Shop.tsx:3:5\n    at … (packages)',
    place: { path: 'src/pages/Shop.tsx', line: 3 },
  });
});

test.each([
  ['no maps', async () => undefined],
  ['maps of another build', async () => join(root, 'elsewhere')],
])('with %s the stack stays as it was', async (_, maps) => {
  expect(await createTrialStacks(maps, silentLogger).locate(stack)).toEqual({ stack, place: {} });
});

test('a stack without a built file costs no maps', async () => {
  let asked = 0;
  const { locate } = createTrialStacks(async () => void (asked += 1), silentLogger);
  expect(await locate('')).toEqual({ stack: '', place: {} });
  expect(asked).toBe(0);
});
