import { describe, expect, test } from 'vitest';
import { decodeVlq, originalPosition } from './source-map.ts';

describe('decodeVlq', () => {
  test.each([
    ['AAAA', [0, 0, 0, 0]],
    ['C', [1]],
    ['D', [-1]],
    ['gB', [16]],
    ['hB', [-16]],
    ['+/////B', [1_073_741_823]],
    ['A!', []],
  ])('%s', (text, expected) => {
    expect(decodeVlq(text)).toEqual(expected);
  });
});

describe('originalPosition', () => {
  // Line 1 is made by the tool, line 2 comes from one.ts line 1, line 3 from two.ts line 5 column 3 on.
  const map = { version: 3, sources: ['one.ts', 'two.ts'], mappings: ';AAAA,IAAI;ACIE,E' };

  test.each([
    [2, 1, { filename: 'one.ts', lineno: 1, colno: 1 }],
    [2, 4, { filename: 'one.ts', lineno: 1, colno: 1 }],
    [2, 5, { filename: 'one.ts', lineno: 1, colno: 5 }],
    [2, 80, { filename: 'one.ts', lineno: 1, colno: 5 }],
    [3, 1, { filename: 'two.ts', lineno: 5, colno: 7 }],
  ])('line %i column %i', (line, column, expected) => {
    expect(originalPosition(map, line, column)).toEqual(expected);
  });

  test('a line without mappings has no origin', () => {
    expect(originalPosition(map, 1, 1)).toBeUndefined();
    expect(originalPosition(map, 9, 1)).toBeUndefined();
  });

  test('the root of the sources is put before their names', () => {
    expect(originalPosition({ ...map, sourceRoot: 'src/' }, 2, 1)?.filename).toBe('src/one.ts');
  });

  test.each([
    undefined,
    null,
    'text',
    {},
    { mappings: 1, sources: [] },
    { mappings: 'AAAA', sources: [null] },
  ])('what is no map answers nothing: %o', (broken) => {
    expect(originalPosition(broken, 1, 1)).toBeUndefined();
  });
});
