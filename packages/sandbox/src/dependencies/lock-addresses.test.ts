import { expect, test } from 'vitest';
import { withoutForeignAddresses } from './lock-addresses.ts';

const clean = (lock: string | undefined) => withoutForeignAddresses({ packageJson: '{}', lock }).lock;

test('addresses go, everything else stays', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      'node_modules/a': { version: '1.0.0', resolved: 'https://cache.invalid/a.tgz', integrity: 'sha512-x' },
    },
  };
  expect(JSON.parse(clean(JSON.stringify(lock)) ?? '')).toEqual({
    lockfileVersion: 3,
    packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } },
  });
});

test('links inside the project stay', () => {
  const lock = { lockfileVersion: 3, packages: { 'node_modules/a': { resolved: 'packages/a', link: true } } };
  expect(clean(JSON.stringify(lock))).toContain('packages/a');
});

test.each(['', '<<<<<<< HEAD', '[]', '{}', undefined])('%j is no lock', (text) => {
  expect(clean(text)).toBeUndefined();
});
