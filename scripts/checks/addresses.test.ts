import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../lib/root.ts';
import { checkAddresses, findAddresses } from './addresses.ts';

describe('findAddresses', () => {
  test.each([
    ['machine-path', `const x = '${['', 'work', 'main', 'a'].join('/')}';`],
    ['machine-path', 'see /root/.npmrc'],
    ['machine-path', '(/home/me/loam)'],
    ['registry', 'registry=http://mirror.example'],
    ['registry', '@loam:registry=http://mirror.example'],
    ['registry', '"https://registry.example.org/zod"'],
    ['registry', '"http://mirror.example/npm/zod/-/zod-4.0.0.tgz"'],
    ['resolved', '      "resolved": "https://mirror.example/zod.tgz",'],
  ])('%s is caught in %s', (rule, text) => {
    expect(findAddresses('a.txt', `first\n${text}`)).toContainEqual(
      expect.objectContaining({ rule, line: 2 }),
    );
  });

  test.each([
    'https://example.org/home/page',
    "'./home/list.ts'",
    '"resolved": "packages/kernel"',
    "path: '/homepage'",
  ])('%s is accepted', (text) => {
    expect(findAddresses('a.txt', text)).toEqual([]);
  });
});

test('the files of this repository name no machine and no registry', () => {
  expect(checkAddresses(repositoryRoot)).toEqual([]);
});
