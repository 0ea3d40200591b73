import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { serializeValue } from './serialize-value.ts';

class Point {
  readonly x = 1;
}

describe('serializeValue', () => {
  test.each([
    ['text', 'text'],
    [1, '1'],
    [-0, '-0'],
    [10n, '10n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [true, 'true'],
    [Symbol('mark'), 'Symbol(mark)'],
    [function named() {}, '[function named]'],
    [[1, 'a', [2]], '[1, "a", [2]]'],
    [{ a: 1, 'b-c': 'd' }, '{a: 1, "b-c": "d"}'],
    [new Point(), 'Point {x: 1}'],
    [Object.create(null), '{}'],
    [new Map([['k', { v: 1 }]]), 'Map {"k" => {v: 1}}'],
    [new Set([1, 2]), 'Set {1, 2}'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Date(Number.NaN), 'Invalid Date'],
    [/a+/g, '/a+/g'],
    [new Uint8Array(3), 'Uint8Array(3 bytes)'],
    [Promise.resolve(1), '[Promise]'],
  ])('writes %o', (value: unknown, expected: string) => {
    expect(serializeValue(value)).toBe(expected);
  });

  test('names a cycle instead of following it, and writes a shared value twice', () => {
    const loop: Record<string, unknown> = { name: 'loop' };
    loop['self'] = loop;
    expect(serializeValue(loop)).toBe('{name: "loop", self: [circular]}');
    const shared = { a: 1 };
    expect(serializeValue([shared, shared])).toBe('[{a: 1}, {a: 1}]');
  });

  test('runs no getter of the app', () => {
    let runs = 0;
    const value = {
      get secret() {
        runs += 1;
        return 1;
      },
    };
    expect(serializeValue(value)).toBe('{secret: [getter]}');
    expect(runs).toBe(0);
  });

  test('survives a value that throws when it is read', () => {
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(serializeValue({ hostile })).toBe('{hostile: [unreadable]}');
  });

  test('shows an error with its stack', () => {
    const error = new TypeError('broken');
    expect(serializeValue(error)).toMatch(/^TypeError: broken\n +at /);
    error.stack = 'run@http://localhost/a.js:1:2';
    expect(serializeValue(error)).toBe('TypeError: broken\nrun@http://localhost/a.js:1:2');
  });

  test('shows an element by its opening tag', () => {
    class FakeElement {
      get nodeType() {
        return 1;
      }
      get nodeName() {
        return 'DIV';
      }
      get id() {
        return 'root';
      }
      get className() {
        return 'a b';
      }
    }
    expect(serializeValue(new FakeElement())).toBe('<div id="root" class="a b">');
  });

  test('cuts what is deep, wide or long', () => {
    const deep = { a: { b: { c: { d: { e: 1 } } } } };
    expect(serializeValue(deep)).toBe('{a: {b: {c: {d: [Object]}}}}');
    const wide = serializeValue(Array.from({ length: 1000 }, () => 0));
    expect(wide.match(/0/g)).toHaveLength(LIMITS.serializeKeys);
    expect(wide).toMatch(/…\]$/);
    expect(serializeValue('x'.repeat(1_000_000))).toHaveLength(LIMITS.serializeCharacters);
  });

  test('a tree with millions of leaves costs no more than its text', () => {
    let tree: unknown = 1;
    for (let depth = 0; depth < 4; depth += 1) tree = Array.from({ length: 50 }, () => tree);
    expect(serializeValue(tree).length).toBeLessThanOrEqual(LIMITS.serializeCharacters);
  });
});
