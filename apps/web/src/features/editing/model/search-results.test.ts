import type { FileMatches } from '@loam/contract';
import { expect, test } from 'vitest';
import { countMatches, withUnsaved } from './search-results.ts';

function saved(path: string, count = 1): FileMatches {
  const match = { line: 1, column: 1, before: '', text: 'word', after: '' };
  return { path, matches: Array.from({ length: count }, () => match), is_incomplete: false };
}

test('unsaved text is searched in the place of what is saved', () => {
  const unsaved = new Map([
    ['a.ts', { text: 'no longer here' }],
    ['b.ts', { text: 'a new WORD\n' }],
  ]);
  const found = withUnsaved([saved('a.ts'), saved('c.ts')], unsaved, 'word');
  expect(found.map(({ path, isUnsaved }) => [path, isUnsaved])).toEqual([
    ['b.ts', true],
    ['c.ts', false],
  ]);
});

test('no more than 500 are shown', () => {
  const files = Array.from({ length: 11 }, (_, n) => saved(`${n}.ts`, 50));
  expect(countMatches(withUnsaved(files, new Map(), 'word'))).toBe(500);
});
