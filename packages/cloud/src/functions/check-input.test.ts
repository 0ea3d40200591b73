import { expect, test } from 'vitest';
import { checkSecrets, checkSlug, placeFiles, placePath } from './check-input.ts';

const content = new Uint8Array(1);

test.each(['hello', 'send-mail_2', 'A'])('%s can be the name of a function', (slug) => {
  expect(() => checkSlug(slug)).not.toThrow();
});

test.each(['', '2', '../x', 'a/b', 'a.b', 'a'.repeat(65), 'a b'])('%j cannot', (slug) => {
  expect(() => checkSlug(slug)).toThrow(expect.objectContaining({ code: 'function_invalid' }));
});

test('files lie beside those of other functions, as in a project', () => {
  expect(placePath('hello', 'index.ts')).toBe('hello/index.ts');
  expect(placePath('hello', '../_shared/cors.ts')).toBe('_shared/cors.ts');
  expect(placeFiles('hello', [{ path: '.npmrc', content }])).toEqual([]);
});

test.each(['../../x', '/x', '', 'a\\b', 'a\0', '.git/config', 'a/', '..', `${'a/'.repeat(300)}b`])(
  '%j is no place for a file',
  (path) => {
    expect(() => placePath('hello', path)).toThrow(expect.objectContaining({ code: 'function_invalid' }));
  },
);

test('size, number and twins are bounded', () => {
  const large = { path: 'a', content: new Uint8Array(20 * 1024 * 1024 + 1) };
  const many = Array.from({ length: 1001 }, (_, index) => ({ path: `${index}`, content }));
  for (const files of [[large], many])
    expect(() => placeFiles('a', files)).toThrow(expect.objectContaining({ code: 'function_too_large' }));
  const twins = [
    { path: 'a', content },
    { path: './a', content },
  ];
  expect(() => placeFiles('a', twins)).toThrow(expect.objectContaining({ code: 'function_invalid' }));
});

test.each([
  [{ SUPABASE_URL: 'x' }],
  [{ '1A': 'x' }],
  [{ 'A-B': 'x' }],
  [{ A: 'x'.repeat(48 * 1024 + 1) }],
  [Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`A${index}`, 'x']))],
])('secrets that cannot be', (secrets) => {
  expect(() => checkSecrets(secrets)).toThrow(expect.objectContaining({ code: 'secret_invalid' }));
});

test('secrets that can be', () => {
  expect(() => checkSecrets({ STRIPE_KEY: 'sk', _x: 'x'.repeat(48 * 1024) })).not.toThrow();
});
