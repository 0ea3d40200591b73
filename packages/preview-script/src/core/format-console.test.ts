import { expect, test } from 'vitest';
import { formatConsole } from './format-console.ts';

test.each([
  [[], ''],
  [['hello', 1, { a: 1 }], 'hello 1 {a: 1}'],
  [['%s is %d years and %i', 'Ada', 36.5, 3.9, 'left'], 'Ada is 36 years and 3 left'],
  [['%f', 1.5], '1.5'],
  [['%cbold%c plain', 'color: red', ''], 'bold plain'],
  [['%o and %O', [1], { a: 1 }], '[1] and {a: 1}'],
  [['100%% of %s', 'it'], '100% of it'],
  [['%s %s', 'one'], 'one %s'],
  [['50% off', 1], '50% off 1'],
  [[{ a: 1 }, '%s'], '{a: 1} %s'],
])('%o reads as a console shows it', (args: readonly unknown[], expected: string) => {
  expect(formatConsole(args)).toBe(expected);
});

test('a symbol under %d does not throw', () => {
  expect(formatConsole(['%d', Symbol('x')])).toBe('Symbol(x)');
});
