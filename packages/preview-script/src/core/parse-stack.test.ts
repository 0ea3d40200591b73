import { expect, test } from 'vitest';
import { positionOfStack } from './parse-stack.ts';

const page = 'http://p.preview.localhost:3000';

test.each([
  [
    'V8, named frame',
    `Error: x\n    at App (${page}/src/App.tsx?t=17:12:9)\n    at main (${page}/src/main.tsx:1:1)`,
    { filename: `${page}/src/App.tsx?t=17`, lineno: 12, colno: 9 },
  ],
  [
    'V8, bare frame',
    `Error: x\n    at ${page}/src/App.tsx:3:4`,
    { filename: `${page}/src/App.tsx`, lineno: 3, colno: 4 },
  ],
  [
    'V8, async frame',
    `Error: x\n    at async ${page}/a.js:3:4`,
    { filename: `${page}/a.js`, lineno: 3, colno: 4 },
  ],
  [
    'Firefox',
    `App@${page}/src/App.tsx:5:6\n@${page}/b.js:1:1`,
    { filename: `${page}/src/App.tsx`, lineno: 5, colno: 6 },
  ],
  [
    'dependencies are passed over',
    `Error: x\n at render (${page}/node_modules/.vite/deps/react.js?v=1:9:9)\n at App (${page}/src/App.tsx:2:3)`,
    { filename: `${page}/src/App.tsx`, lineno: 2, colno: 3 },
  ],
  [
    'nothing but dependencies',
    `Error: x\n at render (${page}/node_modules/.vite/deps/react.js:9:8)`,
    { filename: `${page}/node_modules/.vite/deps/react.js`, lineno: 9, colno: 8 },
  ],
  ['no frame', 'Error: x', undefined],
  ['frames without an address', 'Error: x\n at <anonymous>', undefined],
])('%s', (_name, stack, expected) => {
  expect(positionOfStack(stack, undefined)).toEqual(expected);
});

test('our own frames are no place of an error', () => {
  const own = `${page}/_loam/preview-script.js?v=1`;
  expect(positionOfStack(`Error: x\n at a (${own}:1:2)\n at b (${page}/src/b.ts:3:4)`, own)).toEqual({
    filename: `${page}/src/b.ts`,
    lineno: 3,
    colno: 4,
  });
});
