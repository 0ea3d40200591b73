import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { redactUrl } from './redact-url.ts';

const base = 'http://app.preview.localhost:3000/shop/';

test.each([
  ['items?page=2', 'http://app.preview.localhost:3000/shop/items?page=2'],
  ['/api', 'http://app.preview.localhost:3000/api'],
  ['https://ada:pw@example.test/x', 'https://example.test/x'],
  ['https://example.test/?apikey=abc&page=1', 'https://example.test/?apikey=***&page=1'],
  ['https://example.test/?access_token=abc', 'https://example.test/?access_token=***'],
  ['https://example.test/?code=abc&state=1', 'https://example.test/?code=***&state=1'],
  ['https://example.test/#access_token=abc&x=1', 'https://example.test/#***'],
  ['https://example.test/#chapter', 'https://example.test/#chapter'],
  ['data:text/plain;base64,c2VjcmV0', 'data:text/plain;base64…'],
  ['http://[', 'http://['],
])('%s leaves the page as %s', (input, expected) => {
  expect(redactUrl(input, base)).toBe(expected);
});

test('a long address is cut', () => {
  expect(redactUrl(`/${'x'.repeat(10_000)}`, base)).toHaveLength(LIMITS.pathCharacters);
});
