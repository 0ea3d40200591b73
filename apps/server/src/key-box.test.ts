import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKeyBox } from './key-box.ts';

describe('a sealed key', () => {
  const box = createKeyBox(Buffer.alloc(32, 1), 'test');
  test('opens only where it was sealed, and with the same secret', () => {
    const sealed = box.seal('sk-secret', 'workspace/openai');
    expect(sealed).not.toContain('secret');
    expect(box.open(sealed, 'workspace/openai')).toBe('sk-secret');
    expect(box.seal('sk-secret', 'workspace/openai')).not.toBe(sealed);
    const others = [
      () => box.open(sealed, 'other/openai'),
      () => createKeyBox(randomBytes(32), 'test').open(sealed, 'workspace/openai'),
      () => createKeyBox(Buffer.alloc(32, 1), 'other').open(sealed, 'workspace/openai'),
      () => box.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'workspace/openai'),
      () => box.open('v1.x', 'workspace/openai'),
    ];
    for (const open of others) expect(open).toThrow('cannot be read');
  });
});
