import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';
import { texts } from './texts.data.ts';

test('a place is filled with its value, numbers included', () => {
  expect(fillText(texts.versions.reverted, { summary: 'Add a cart' })).toBe(
    'Restored to earlier version: Add a cart',
  );
  expect(fillText(texts.database.rowsDeleted, { n: 3 })).toBe('3 row(s) deleted successfully');
});

test('a value that looks like a place or a replacement pattern is left as it is', () => {
  expect(fillText('{a} and {b}', { a: '{b}', b: '$&' })).toBe('{b} and $&');
});

test('a text without places stays word for word', () => {
  expect(fillText(texts.slug.updated, {})).toBe('URL succesfully updated');
});
