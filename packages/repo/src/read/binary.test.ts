import { describe, expect, it } from 'vitest';
import { imageType, isBinary } from './binary.ts';

describe('binary', () => {
  it.each([
    ['empty', Buffer.alloc(0), false],
    ['text', Buffer.from('hello\r\n\tworld'), false],
    ['text in other scripts', Buffer.from('こんにちは、世界。'), false],
    ['a NUL byte', Buffer.from('hello\0'), true],
    ['a NUL byte far behind', Buffer.concat([Buffer.alloc(20_000, 'a'), Buffer.alloc(1)]), true],
    ['exactly 30 % unprintable', Buffer.from([1, 1, 1, 65, 65, 65, 65, 65, 65, 65]), false],
    ['more than 30 % unprintable', Buffer.from([1, 1, 1, 1, 65, 65, 65, 65, 65, 65]), true],
    [
      'unprintable after 8192 bytes only',
      Buffer.concat([Buffer.alloc(8192, 'a'), Buffer.alloc(9000, 1)]),
      false,
    ],
  ])('rule on %s', (_, bytes, expected) => {
    expect(isBinary(bytes)).toBe(expected);
  });

  it('images are known by their names', () => {
    expect(imageType('a/B.PNG')).toBe('image/png');
    expect(imageType('icon.svg')).toBe('image/svg+xml');
    expect(imageType('png')).toBeUndefined();
    expect(imageType('a.ts')).toBeUndefined();
  });
});
