import { expect, test } from 'vitest';
import { targetOf } from './registry-proxy.ts';

const base = 'https://mirror.example/npm/';

test.each([
  ['/left', 'https://mirror.example/npm/left'],
  ['/@scope%2fname', 'https://mirror.example/npm/@scope%2fname'],
  ['/left/-/left-1.0.0.tgz?x=1', `${base}left/-/left-1.0.0.tgz?x=1`],
])('%s leads below the registry', (path, expected) => {
  expect(targetOf(path, base)?.href).toBe(expected);
});

test.each([
  '/../private',
  '/a/../../private',
  '/%2e%2e/private',
  '//other.example/x',
  '/\\other.example',
  '/http://other.example/',
  'http://other.example/',
  '',
])('%s leads nowhere', (path) => {
  expect(targetOf(path, base)).toBeUndefined();
});
