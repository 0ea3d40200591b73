import { expect, test } from 'vitest';
import { chooseClass, classOf, paddingOf, screenClassesOf, type UtilityGroup } from './utility-groups.ts';

const classes =
  'flex text-lg text-center text-muted-foreground bg-card p-4 px-6 rounded-lg border border-input'.split(' ');

test.each<[UtilityGroup, string | undefined]>([
  ['fontSize', 'text-lg'],
  ['textAlign', 'text-center'],
  ['textColour', 'text-muted-foreground'],
  ['background', 'bg-card'],
  ['padding', 'p-4'],
  ['paddingX', 'px-6'],
  ['radius', 'rounded-lg'],
  ['borderWidth', 'border'],
  ['borderColour', 'border-input'],
  ['direction', undefined],
])('%s is decided by %s', (group, name) => {
  expect(classOf(classes, group)).toBe(name);
});

test.each<[UtilityGroup, string]>([
  ['textColour', 'text-balance'],
  ['textColour', 'text-[14px]'],
  ['fontSize', 'text-[#fff]'],
  ['background', 'bg-gradient-to-r'],
  ['background', 'bg-cover'],
  ['background', 'bg-[url(/a.png)]'],
  ['borderColour', 'border-t'],
  ['borderColour', 'border-dashed'],
  ['gap', 'gap-x-2'],
  ['radius', 'rounded-t-lg'],
])('%s is not what %s is about', (group, name) => {
  expect(classOf([name], group)).toBeUndefined();
});

test('a choice takes the place of the class before it and of those for larger screens, not of states', () => {
  const before = ['text-2xl', 'sm:text-3xl', 'hover:text-lg', 'md:hover:text-xl', 'text-red-500'];
  expect(chooseClass(before, 'fontSize', 'text-4xl')).toEqual({
    add: ['text-4xl'],
    remove: ['text-2xl', 'sm:text-3xl'],
  });
  expect(chooseClass(before, 'fontSize', 'text-2xl')).toEqual({ add: [], remove: ['sm:text-3xl'] });
  expect(chooseClass(before, 'textColour', undefined)).toEqual({ add: [], remove: ['text-red-500'] });
});

test('classes for other screens are told before a choice takes their place', () => {
  const before = ['text-2xl', 'sm:text-3xl', 'lg:hover:text-xl', 'max-md:text-lg', 'sm:p-4'];
  expect(screenClassesOf(before, 'fontSize')).toEqual(['sm:text-3xl', 'max-md:text-lg']);
  expect(screenClassesOf(before, 'padding')).toEqual(['sm:p-4']);
  expect(screenClassesOf(before, 'width')).toEqual([]);
});

test('padding of two sides is that of all four where nothing else is said', () => {
  expect([paddingOf(classes, 'paddingX'), paddingOf(classes, 'paddingY')]).toEqual(['6', '4']);
});
