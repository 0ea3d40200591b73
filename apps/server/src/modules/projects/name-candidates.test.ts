import { slugFault } from '@loam/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReservedName, nameCandidates, slugFrom } from './name-candidates.ts';

test.each([
  ['Coffee Shop Landing Page', 'coffee-shop-landing-page'],
  ["Anna's Café – Größe", 'annas-cafe-grosse'],
  ['2048 game', 'app-2048-game'],
  ['Łódź Øre æ', 'lodz-ore-ae'],
  ['---a---', 'a'],
])('%j becomes %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug);
});

test('a title without Latin letters or digits has no slug of its own', () => {
  expect(slugFrom('待办事项')).toBeUndefined();
  const candidates = nameCandidates('待办事项', () => 'abc12');
  expect(candidates.next().value).toBe('project-abc12');
});

test('a name in the form of an id is reserved, so that it cannot answer for another project', () => {
  expect(isReservedName('abcdef12-3456-4789-8abc-def012345678')).toBe(true);
  expect(isReservedName('www')).toBe(true);
  expect(nameCandidates('www', () => 'k1').next().value).toBe('www-k1');
});

test('whatever the title, every candidate keeps the rules of a website name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      const candidates = nameCandidates(title, () => 'f3a9c');
      for (let index = 0; index < 3; index += 1) {
        const { value } = candidates.next();
        expect(slugFault(value ?? '')).toBeUndefined();
      }
    }),
  );
});
