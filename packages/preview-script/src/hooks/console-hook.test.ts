import { expect, test } from 'vitest';
import type { ConsoleEntry } from '../core/messages.ts';
import { hookConsole } from './console-hook.ts';

function setUp() {
  const printed: unknown[][] = [];
  const write = (...args: unknown[]): void => void printed.push(args);
  const page = {
    log: write,
    info: write,
    warn: write,
    error: write,
    debug: write,
    dir: write,
    assert: write,
  };
  const entries: ConsoleEntry[] = [];
  const caught: Error[] = [];
  const unhook = hookConsole(page, () => 7, {
    entry: (entry) => void entries.push(entry),
    caughtByReact: (error) => void caught.push(error),
  });
  return { page, printed, entries, caught, unhook };
}

test('each level is kept with its text, and the page prints what it always printed', () => {
  const { page, printed, entries } = setUp();
  const value = { a: 1 };
  page.log('hello %s', 'Ada');
  page.warn(value);
  page.error(new Error('broken'));
  expect(entries.map(({ level, at }) => [level, at])).toEqual([
    ['log', 7],
    ['warn', 7],
    ['error', 7],
  ]);
  expect(entries[0]?.text).toBe('hello Ada');
  expect(entries[2]?.text).toContain('Error: broken');
  expect(printed[0]).toEqual(['hello %s', 'Ada']);
  expect(printed[1]?.[0]).toBe(value);
});

test('an assertion is kept only when it fails; the options of dir are not shown', () => {
  const { page, entries } = setUp();
  page.assert(true, 'fine');
  page.assert(false, 'wrong');
  page.dir('shown', { depth: 1 });
  expect(entries.map(({ text }) => text)).toEqual(['Assertion failed: wrong', 'shown']);
});

test('an error that a React boundary caught is reported, other errors in the console are not', () => {
  const { page, caught } = setUp();
  const error = new Error('in render');
  page.error('%o\n\n%s\n\n%s\n', error, 'The above error occurred in the <App> component.', 'React will try');
  page.error('failed:', new Error('told by the app'));
  expect(caught).toEqual([error]);
});

test('a value whose reading writes to the console does not run for ever', () => {
  const { page, entries } = setUp();
  const noisy = new Proxy(
    { a: 1 },
    {
      ownKeys(target) {
        page.log('read');
        return Reflect.ownKeys(target);
      },
    },
  );
  page.log(noisy);
  expect(entries.map(({ text }) => text)).toEqual(['{a: 1}']);
});

test('unhooked, nothing is kept', () => {
  const { page, entries, unhook } = setUp();
  unhook();
  page.log('later');
  expect(entries).toEqual([]);
});
