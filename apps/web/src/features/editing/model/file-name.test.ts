import { describe, expect, test } from 'vitest';
import { codeTexts } from '../texts.data.ts';
import { folderOf, joinPath, pathAndLine, pathFault, rankPaths } from './file-name.ts';

const { name } = codeTexts;

describe('a typed path', () => {
  test.each([
    ['src/new.ts', undefined],
    ['src/New page (1).tsx', undefined],
    ['.env.example', undefined],
    ['', name.empty],
    ['  ', name.empty],
    ['a'.repeat(1025), name.tooLong],
    ['src\\new.ts', name.badCharacter],
    ['what?.ts', name.badCharacter],
    ['/src/new.ts', name.badPart],
    ['src//new.ts', name.badPart],
    ['src/../new.ts', name.badPart],
    ['src/ new.ts', name.badPart],
    ['src/new/', name.badPart],
    ['.loam/x', name.managed],
    ['node_modules/x', name.managed],
    ['.git', name.managed],
    ['src/App.tsx', name.taken],
  ])('%o is refused with %o', (path, fault) => {
    expect(pathFault(path, new Set(['src/App.tsx']))).toBe(fault);
  });
});

test('folders and names go together and apart', () => {
  expect([joinPath('', 'a.ts'), joinPath('src', 'a.ts')]).toEqual(['a.ts', 'src/a.ts']);
  expect([folderOf('src/lib/a.ts'), folderOf('a.ts')]).toEqual(['src/lib', '']);
});

test('a line may follow a path', () => {
  expect(pathAndLine('src/App.tsx:12')).toEqual({ path: 'src/App.tsx', line: 12 });
  expect(pathAndLine('src/App.tsx:12:4')).toEqual({ path: 'src/App.tsx', line: 12 });
  expect(pathAndLine('src/App.tsx')).toEqual({ path: 'src/App.tsx', line: undefined });
  expect(pathAndLine(':7')).toEqual({ path: '', line: 7 });
});

test('names come before folders, and folders before scattered letters', () => {
  const paths = ['index/deep/other.ts', 'src/my-index.ts', 'i/n/d/e/x.ts', 'src/Index.tsx', 'zebra.ts'];
  expect(rankPaths(paths, 'index', 10)).toEqual([
    'src/Index.tsx',
    'src/my-index.ts',
    'index/deep/other.ts',
    'i/n/d/e/x.ts',
  ]);
  expect(rankPaths(paths, '', 2)).toHaveLength(2);
});
