import { describe, expect, test } from 'vitest';
import { endingOf, fileName, maxTextBytes, viewBeforeReading, viewOfBytes } from './file-view.ts';

describe('before a file is read', () => {
  test.each([
    ['a.png', 10, 'image'],
    ['a.PNG', maxTextBytes * 2, 'image'],
    ['a.svg', 10, undefined],
    ['a.ts', maxTextBytes, undefined],
    ['a.ts', maxTextBytes + 1, 'too_large'],
  ])('%s of %i bytes is %s', (path, sizeBytes, kind) => {
    expect(viewBeforeReading({ path, sizeBytes })?.kind).toBe(kind);
  });
});

describe('the bytes of a file', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  const share = (percent: number) =>
    Uint8Array.from({ length: 1000 }, (_, index) => (index < percent * 10 ? 1 : 65));

  test('are text in any language, and when there are none', () => {
    expect(viewOfBytes(encode('日本語\n\tÜmläute'))).toEqual({ kind: 'text', text: '日本語\n\tÜmläute' });
    expect(viewOfBytes(encode(''))).toEqual({ kind: 'text', text: '' });
  });

  test('are binary with a NUL anywhere, or when more than 30 % cannot be printed', () => {
    expect(viewOfBytes(encode(`${'a'.repeat(9000)}\0`)).kind).toBe('binary');
    expect([viewOfBytes(share(30)).kind, viewOfBytes(share(31)).kind]).toEqual(['text', 'binary']);
  });

  test('are judged by the first 8192', () => {
    const late = Uint8Array.from({ length: 20_000 }, (_, index) => (index < 8192 ? 65 : 1));
    expect(viewOfBytes(late).kind).toBe('text');
  });
});

test('a path has a name and an ending', () => {
  expect([fileName('src/App.tsx'), fileName('README')]).toEqual(['App.tsx', 'README']);
  expect([endingOf('src/App.TSX'), endingOf('README')]).toEqual(['tsx', '']);
});
