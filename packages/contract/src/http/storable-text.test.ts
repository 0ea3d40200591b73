import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanJson, findUnstorableText, isStorableText } from './storable-text.ts';

test.each([
  { text: '', isStorable: true },
  { text: 'Grüße 🌱\n\t', isStorable: true },
  { text: '\u{10FFFF}\uFFFD\u0001', isStorable: true },
  { text: 'a\0b', isStorable: false },
  { text: '\ud800', isStorable: false },
  { text: 'half 🌱'.slice(0, -1), isStorable: false },
  { text: '\udc00\ud800', isStorable: false },
])('$text can be stored: $isStorable', ({ text, isStorable }) => {
  expect(isStorableText(text)).toBe(isStorable);
});

test('the place is named, in values and in keys', () => {
  expect(findUnstorableText({ a: 'ok', list: ['ok', { b: '\0' }] })).toBe('list.1.b');
  expect(findUnstorableText({ outer: { 'k\0': 1 } })).toBe('outer');
  expect(findUnstorableText('\ud800')).toBe('');
  expect(findUnstorableText({ a: null, b: 1, c: true })).toBeUndefined();
});

test('a value that is nested as deep as a body can be ends in an answer', () => {
  const depth = 400_000;
  expect(findUnstorableText(JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`))).toHaveLength(
    depth * 2 - 1,
  );
});

test('it finds something exactly where the JSON text of the value carries such a character', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      const isSuspect = /\\u0000|\\ud[89a-f]/.test(JSON.stringify(value).replaceAll(/\\\\/g, ''));
      expect(findUnstorableText(value) !== undefined).toBe(isSuspect);
      expect(findUnstorableText(cleanJson(value))).toBeUndefined();
    }),
  );
});
