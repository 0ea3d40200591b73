import { describe, expect, test } from 'vitest';
import { hookErrors, type SeenError } from './error-hook.ts';

function setUp() {
  const page = new EventTarget();
  const seen: SeenError[] = [];
  const unhook = hookErrors(page, (error) => void seen.push(error));
  const raise = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields));
  return { seen, raise, unhook };
}

describe('hookErrors', () => {
  test('an error that nobody caught comes with message, stack and place', () => {
    const { seen, raise } = setUp();
    const error = new TypeError('broken');
    error.stack = 'TypeError: broken\n at http://p.test/a.js:1:2';
    raise('error', {
      message: 'Uncaught TypeError: broken',
      filename: 'http://p.test/a.js',
      lineno: 1,
      colno: 2,
      error,
    });
    expect(seen).toEqual([
      {
        source: 'window',
        message: 'TypeError: broken',
        stack: error.stack,
        position: { filename: 'http://p.test/a.js', lineno: 1, colno: 2 },
      },
    ]);
  });

  test('a script of another site tells no more than that it failed', () => {
    const { seen, raise } = setUp();
    raise('error', { message: 'Script error.', filename: '', lineno: 0, colno: 0, error: null });
    expect(seen).toEqual([{ source: 'window', message: 'Script error.', stack: undefined, position: {} }]);
  });

  test('the notice of a second layout round is no error', () => {
    const { seen, raise } = setUp();
    raise('error', { message: 'ResizeObserver loop completed with undelivered notifications.' });
    expect(seen).toEqual([]);
  });

  test.each([
    [new RangeError('too far'), 'RangeError: too far'],
    ['just text', 'Uncaught just text'],
    [{ code: 4 }, 'Uncaught {code: 4}'],
    [undefined, 'Uncaught undefined'],
  ])('a rejection with %o', (reason: unknown, message: string) => {
    const { seen, raise } = setUp();
    raise('unhandledrejection', { reason });
    expect(seen).toMatchObject([{ source: 'promise', message }]);
  });

  test('unhooked, nothing is seen', () => {
    const { seen, raise, unhook } = setUp();
    unhook();
    raise('error', { message: 'later' });
    raise('unhandledrejection', { reason: 1 });
    expect(seen).toEqual([]);
  });
});
