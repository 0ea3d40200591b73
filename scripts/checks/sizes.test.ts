import { expect, test } from 'vitest';
import { measure } from './sizes.ts';
import { parseSource } from './source-tree.ts';

test('a tree without components and throws breaks no limit', () => {
  const measures = measure([parseSource('packages/kernel/src/a.ts', 'export const x = 1;\n')]);
  expect(measures.filter(({ ok }) => !ok)).toEqual([]);
});

test('each held limit is broken by a tree that goes beyond it', () => {
  const longBody = 'use();\n'.repeat(250);
  const page = `export function Page() {\n  useEffect(() => {});\n${longBody}${longBody}  return <p>x</p>;\n}\n`;
  const measures = measure([
    parseSource('apps/web/src/page.tsx', page),
    parseSource('apps/server/src/a.ts', "throw new Error('x');\n"),
  ]);
  expect(measures.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
    'lines in files over 400',
    'components of at most 200 lines',
    'useEffect per component',
    'throw of a typed error',
  ]);
});
