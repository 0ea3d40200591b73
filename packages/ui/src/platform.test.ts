import { describe, expect, it } from 'vitest';

import { formatShortcut } from './platform.ts';

describe('formatShortcut', () => {
  it('shows the platform its own key caps', () => {
    expect(formatShortcut('mod+shift+k', 'apple')).toEqual(['⌘', '⇧', 'K']);
    expect(formatShortcut('mod+shift+k', 'other')).toEqual(['Ctrl', 'Shift', 'K']);
  });

  it('names keys that are not letters', () => {
    expect(formatShortcut('escape', 'other')).toEqual(['Esc']);
    expect(formatShortcut('mod+enter', 'apple')).toEqual(['⌘', '↵']);
    expect(formatShortcut('f2', 'other')).toEqual(['F2']);
    expect(formatShortcut('mod+,', 'other')).toEqual(['Ctrl', ',']);
  });
});
