import { expect, test } from 'vitest';
import { harmlessType } from './harmless-type.ts';

test.each([
  ['image/png', 'image/png'],
  ['image/jpeg; charset=binary', 'image/jpeg; charset=binary'],
  ['video/mp4', 'video/mp4'],
  ['text/plain; charset=utf-8', 'text/plain; charset=utf-8'],
  ['text/csv', 'text/csv'],
  ['image/svg+xml', 'application/octet-stream'],
  ['IMAGE/SVG+XML', 'application/octet-stream'],
  ['text/html', 'application/octet-stream'],
  ['text/javascript', 'application/octet-stream'],
  ['application/xhtml+xml', 'application/octet-stream'],
  ['application/pdf', 'application/octet-stream'],
  ['multipart/x-mixed-replace', 'application/octet-stream'],
  ['image/png\ntext/html', 'application/octet-stream'],
  [null, 'application/octet-stream'],
])('%s is answered as %s', (type, answered) => {
  expect(harmlessType(type)).toBe(answered);
});
