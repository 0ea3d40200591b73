import { silentLogger } from '@loam/kernel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportOf } from './trial-pages.ts';
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

const visit = {
  route: '/shop',
  title: 'Shop',
  text: 'x',
  isBlank: false,
  address: '/shop',
  pageErrors: [{ message: 'list is undefined', stack }],
  console: [],
  failedRequests: [{ url: '/hero.png', status: 404, error: 'Not found', type: 'image' }],
  foreignRequests: [],
  screenshotPng: undefined,
};

test('an error of a page is told at its place in the sources, packages left out', async () => {
  const { faults } = await reportOf(
    visit,
    createTrialStacks(async () => root, silentLogger),
  );
  expect(faults).toEqual([
    {
      kind: 'immediate_runtime',
      label: 'page',
      message:
        'On /shop: list is undefined\nTypeError: list is undefined\n    at src/pages/Shop.tsx:3:5\n    at … (packages)',
      path: 'src/pages/Shop.tsx',
      line: 3,
      fingerprint: 'page list is undefined',
    },
  ]);
});

test.each([
  ['no maps', async () => undefined],
  ['maps of another build', async () => join(root, 'elsewhere')],
])('with %s the stack stays as it was', async (_, maps) => {
  const { faults } = await reportOf(visit, createTrialStacks(maps, silentLogger));
  expect(faults[0]?.message).toContain('index-1.js:2:9');
  expect(faults[0]?.path).toBeUndefined();
});

test('what only looks wrong is a warning, and costs no maps', async () => {
  let asked = 0;
  const stacks = createTrialStacks(async () => void (asked += 1), silentLogger);
  const { faults, warnings } = await reportOf({ ...visit, pageErrors: [] }, stacks);
  expect([faults, asked]).toEqual([[], 0]);
  expect(warnings).toMatchObject([{ message: 'On /shop: the picture /hero.png is not there.' }]);
});
