import { expect, test } from 'vitest';
import { lendStorage, memoryStorage } from './lent-storage.ts';

const call = (storage: object, name: string, ...given: unknown[]): unknown =>
  Reflect.apply(Reflect.get(storage, name), storage, given);

test('a page that may keep nothing gets a storage for as long as it stands', () => {
  const page = {
    get localStorage(): unknown {
      throw new DOMException('denied', 'SecurityError');
    },
    sessionStorage: { its: 'own' },
  };
  Object.defineProperty(page, 'localStorage', { configurable: true });
  lendStorage(page);
  const lent = Object(page.localStorage);
  call(lent, 'setItem', 'token', 7);
  expect(call(lent, 'getItem', 'token')).toBe('7');
  expect(page.sessionStorage).toEqual({ its: 'own' });
});

test('a lent storage answers as the real one does', () => {
  const storage = memoryStorage();
  expect(call(storage, 'getItem', 'a')).toBeNull();
  call(storage, 'setItem', 'a', 1);
  Reflect.set(storage, 'b', 2);
  expect(Object.keys(storage)).toEqual(['a', 'b']);
  expect([Reflect.get(storage, 'a'), Reflect.get(storage, 'length'), 'b' in storage]).toEqual(['1', 2, true]);
  expect([call(storage, 'key', 1), call(storage, 'key', 2)]).toEqual(['b', null]);
  // A name that is a method's stays the method.
  call(storage, 'setItem', 'getItem', 'x');
  expect(call(storage, 'getItem', 'getItem')).toBe('x');
  call(storage, 'removeItem', 'a');
  Reflect.deleteProperty(storage, 'b');
  call(storage, 'clear');
  expect(Reflect.get(storage, 'length')).toBe(0);
});
