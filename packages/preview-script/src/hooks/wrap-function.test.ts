import { describe, expect, test } from 'vitest';
import { watchConstructor, watchFunction } from './wrap-function.ts';

class Base {
  add(a: number, b: number): number {
    return a + b;
  }
}

describe('watchFunction', () => {
  test('the app sees the same name, length, own fields, result and text', () => {
    const owner = {
      add: Object.assign(
        function add(a: number, b: number) {
          return a + b;
        },
        { extra: 1 },
      ),
    };
    const seen: unknown[] = [];
    watchFunction(owner, 'add', ({ args }) => {
      seen.push(args);
      return undefined;
    });
    expect(owner.add(1, 2)).toBe(3);
    expect([owner.add.name, owner.add.length, owner.add.extra]).toEqual(['add', 2, 1]);
    expect(Object.keys(owner)).toEqual(['add']);
    expect(Function.prototype.toString.call(owner.add)).toContain('[native code]');
    expect(seen).toEqual([[1, 2]]);
  });

  test('what the function throws reaches the app as it is', () => {
    const fault = new Error('its own');
    const owner = {
      run() {
        throw fault;
      },
    };
    watchFunction(owner, 'run', () => undefined);
    expect(() => owner.run()).toThrow(fault);
  });

  test('a watcher that throws, before or after, changes nothing', () => {
    const owner = { one: () => 1, two: () => 2 };
    watchFunction(owner, 'one', () => {
      throw new Error('ours');
    });
    watchFunction(owner, 'two', () => () => {
      throw new Error('ours');
    });
    expect([owner.one(), owner.two()]).toEqual([1, 2]);
  });

  test('a method is watched where it is defined, and put back', () => {
    const original = Base.prototype.add;
    let calls = 0;
    const unhook = watchFunction(new Base(), 'add', () => {
      calls += 1;
      return undefined;
    });
    expect(new Base().add(1, 2)).toBe(3);
    expect(calls).toBe(1);
    unhook();
    expect(Base.prototype.add).toBe(original);
  });

  test('a function that was put over ours since stays', () => {
    const owner = { run: () => 1 };
    const unhook = watchFunction(owner, 'run', () => undefined);
    const newer = () => 2;
    owner.run = newer;
    unhook();
    expect(owner.run).toBe(newer);
  });

  test('what is frozen or missing is left alone', () => {
    const frozen = Object.freeze({ run: () => 1 });
    watchFunction(frozen, 'run', () => () => 9);
    watchFunction(frozen, 'absent', () => undefined);
    expect(frozen.run()).toBe(1);
  });
});

describe('watchConstructor', () => {
  test('instances, subclasses, statics and constructor fields stay what they were', () => {
    class Socket {
      static readonly OPEN = 1;
      readonly url: string;
      constructor(url: string) {
        this.url = url;
      }
    }
    const owner = { Socket };
    const seen: unknown[] = [];
    watchConstructor(owner, 'Socket', (made, args) => seen.push([made instanceof Socket, args]));
    const made = new owner.Socket('a');
    expect(made).toBeInstanceOf(owner.Socket);
    expect(made.constructor).toBe(owner.Socket);
    expect(owner.Socket.OPEN).toBe(1);
    class Derived extends owner.Socket {}
    const derived = new Derived('b');
    expect(derived).toBeInstanceOf(Derived);
    expect(derived.url).toBe('b');
    expect(seen).toEqual([
      [true, ['a']],
      [true, ['b']],
    ]);
  });

  test('what the constructor throws reaches the app, and a faulty watcher does not', () => {
    class Socket {
      constructor(url: string) {
        if (url === '') throw new SyntaxError('no address');
      }
    }
    const owner = { Socket };
    watchConstructor(owner, 'Socket', () => {
      throw new Error('ours');
    });
    expect(() => new owner.Socket('')).toThrow(SyntaxError);
    expect(new owner.Socket('a')).toBeInstanceOf(Socket);
  });
});
