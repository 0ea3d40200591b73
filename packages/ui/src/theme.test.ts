import { describe, expect, it } from 'vitest';

import { applyTheme, isThemePreference, resolveTheme } from './theme.ts';

describe('resolveTheme', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('%s with a dark system %s gives %s', (preference, systemPrefersDark, expected) => {
    expect(resolveTheme(preference, systemPrefersDark)).toBe(expected);
  });
});

describe('applyTheme', () => {
  it('puts the dark class and colour scheme on the target, and takes them off again', () => {
    const target = fakeRoot();
    expect(applyTheme('dark', target, false)).toBe('dark');
    expect([...target.classes]).toEqual(['dark']);
    expect(target.style.colorScheme).toBe('dark');

    expect(applyTheme('system', target, false)).toBe('light');
    expect([...target.classes]).toEqual([]);
    expect(target.style.colorScheme).toBe('light');
  });
});

describe('isThemePreference', () => {
  it('accepts the three words and nothing else', () => {
    expect(['light', 'dark', 'system'].every(isThemePreference)).toBe(true);
    expect(['Dark', '', null, undefined, 1].some(isThemePreference)).toBe(false);
  });
});

function fakeRoot() {
  const classes = new Set<string>();
  return {
    classes,
    style: { colorScheme: '' },
    classList: {
      toggle(name: string, force: boolean) {
        if (force) classes.add(name);
        else classes.delete(name);
        return force;
      },
    },
  };
}
