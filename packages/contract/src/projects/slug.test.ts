import { expect, test } from 'vitest';
import { texts } from '../texts.data.ts';
import { slugFault } from './slug.ts';

test.each([
  ['', texts.slug.empty],
  ['a'.repeat(46), texts.slug.tooLong],
  ['Hello', texts.slug.characters],
  ['my site', texts.slug.characters],
  ['café', texts.slug.characters],
  ['a_b', texts.slug.characters],
  ['a--b', texts.slug.consecutiveHyphens],
  ['1a', texts.slug.start],
  ['-a', texts.slug.start],
  ['a-', texts.slug.end],
  ['a\n', texts.slug.characters],
])('%j is refused with its message', (name, message) => {
  expect(slugFault(name)).toBe(message);
});

test.each(['a', 'a1', 'my-site-2', 'a'.repeat(45)])('%s is a website name', (name) => {
  expect(slugFault(name)).toBeUndefined();
});
