import { limits, slugFault, texts } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { slugEdit, slugFromTitle } from './slug-editing.ts';

describe('saving an address', () => {
  test('an unchanged address just ends the edit', () => {
    expect(slugEdit('tennis-club', 'tennis-club')).toEqual({ kind: 'unchanged' });
    expect(slugEdit('tennis-club', ' Tennis-Club ')).toEqual({ kind: 'unchanged' });
  });

  test('capital letters are lowered', () => {
    expect(slugEdit('tennis-club', 'Rowing-Club')).toEqual({ kind: 'changed', name: 'rowing-club' });
  });

  test.each([
    ['', texts.slug.empty],
    ['a'.repeat(46), texts.slug.tooLong],
    ['rowing club', texts.slug.characters],
    ['rowing--club', texts.slug.consecutiveHyphens],
    ['1st-club', texts.slug.start],
    ['club-', texts.slug.end],
  ])('%j is refused with its own message', (typed, message) => {
    expect(slugEdit('tennis-club', typed)).toEqual({ kind: 'invalid', message });
  });
});

describe('an address from a title', () => {
  test.each([
    ['Tennis Club', 'tennis-club'],
    ['  Café & Brötchen!  ', 'cafe-brotchen'],
    ['2024: our plans', 'our-plans'],
    ['日本', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  test('a long title is cut at the limit without a hyphen at the end', () => {
    const slug = slugFromTitle(`${'a'.repeat(limits.slug.maxCharacters - 1)} and more`);
    expect(slug).toBe('a'.repeat(limits.slug.maxCharacters - 1));
    expect(slugFault(slug)).toBeUndefined();
  });
});
