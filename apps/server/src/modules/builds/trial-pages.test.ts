import { expect, test } from 'vitest';
import { reportOf } from './trial-pages.ts';

const visit = {
  route: '/shop',
  title: 'Shop',
  text: 'x',
  isBlank: false,
  address: '/shop',
  pageErrors: [{ message: 'list is undefined', stack: 'at e (https://app.invalid/assets/index-1.js:2:9)' }],
  console: [],
  failedRequests: [{ url: '/hero.png', status: 404, error: 'Not found', type: 'image' }],
  foreignRequests: [],
  screenshotPng: undefined,
};

test('an error of a page is told at its place in the sources', async () => {
  const place = { path: 'src/pages/Shop.tsx', line: 3 };
  const { faults } = await reportOf(visit, {
    locate: async () => ({ stack: '    at src/pages/Shop.tsx:3:5', place }),
  });
  expect(faults).toEqual([
    {
      kind: 'immediate_runtime',
      label: 'page',
      message: 'On /shop: list is undefined\n    at src/pages/Shop.tsx:3:5',
      ...place,
      fingerprint: 'page list is undefined',
    },
  ]);
});

test('what only looks wrong is a warning, and has no stack to look up', async () => {
  const stacks = { locate: () => Promise.reject(new Error('nobody asks')) };
  const { faults, warnings } = await reportOf({ ...visit, pageErrors: [] }, stacks);
  expect(faults).toEqual([]);
  expect(warnings).toMatchObject([{ message: 'On /shop: the picture /hero.png is not there.' }]);
});
