import { expect, test } from 'vitest';
import { themeColourNames, themeColourOf } from './theme-colour.ts';

test.each([
  ['oklch(0.275 0.014 80)', 'oklch(0.275 0.014 80)'],
  ['222.2 47.4% 11.2%', 'hsl(222.2 47.4% 11.2%)'],
  ['0 0% 100% / 50%', 'hsl(0 0% 100% / 50%)'],
  ['#1f6f43', '#1f6f43'],
  ['', undefined],
])('%s is shown as %s', (value, shown) => {
  expect(themeColourOf({ '--primary': value }, 'primary')).toBe(shown);
});

test('what the page does not tell has no colour', () => {
  expect(themeColourOf({}, 'primary')).toBeUndefined();
  expect(themeColourOf({ '--primary': 'red' }, undefined)).toBeUndefined();
});

test('the colours offered are those of the page, and no others', () => {
  const styles = { color: 'red', '--primary': '#1f6f43', '--card': '', '--border': '0 0% 90%' };
  expect(themeColourNames(styles)).toEqual(['primary', 'border']);
});
