import { describe, expect, it } from 'vitest';

import { cn } from './cn.ts';

describe('cn', () => {
  it('lets the later of two classes for the same thing win', () => {
    expect(cn('p-2 text-sm', 'p-4')).toBe('text-sm p-4');
  });

  it('keeps a colour beside a size of our own scale', () => {
    expect(cn('text-md text-accent')).toBe('text-md text-accent');
    expect(cn('text-2xs', 'text-md')).toBe('text-md');
  });

  it('keeps one of our two shadows', () => {
    expect(cn('shadow-pop', 'shadow-dialog')).toBe('shadow-dialog');
  });

  it('drops what is false, null or absent', () => {
    expect(cn('a', false, null, undefined, { b: true, c: false })).toBe('a b');
  });
});
