import { attempt } from './wrap-function.ts';

const STORAGES = ['localStorage', 'sessionStorage'] as const;

/**
 * Browsers may let a page inside another one keep nothing, and throw when it asks. Apps ask while they load, to see who
 * is signed in: they get a storage that lasts as long as the page, instead of an end.
 */
export function lendStorage(page: object): void {
  for (const name of STORAGES) {
    if (isThere(page, name)) continue;
    attempt(() => Object.defineProperty(page, name, { value: memoryStorage(), configurable: true }));
  }
}

function isThere(page: object, name: string): boolean {
  try {
    return Boolean(Reflect.get(page, name));
  } catch {
    return false;
  }
}

/** Entries are properties, too, as in the browser's own. */
export function memoryStorage(): object {
  const entries = new Map<string, string>();
  const methods: object = {
    getItem: (key: unknown) => entries.get(String(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void entries.set(String(key), String(value)),
    removeItem: (key: unknown) => void entries.delete(String(key)),
    clear: () => entries.clear(),
    key: (index: number) => [...entries.keys()][index] ?? null,
  };
  const isEntry = (name: string | symbol): name is string =>
    typeof name === 'string' && !Object.hasOwn(methods, name) && entries.has(name);
  return new Proxy(methods, {
    get(target, name): unknown {
      if (name === 'length') return entries.size;
      return isEntry(name) ? entries.get(name) : Reflect.get(target, name);
    },
    set(_target, name, value) {
      if (typeof name === 'string') entries.set(name, String(value));
      return true;
    },
    deleteProperty(_target, name) {
      if (typeof name === 'string') entries.delete(name);
      return true;
    },
    has: (target, name) => isEntry(name) || Reflect.has(target, name),
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_target, name) =>
      isEntry(name)
        ? { value: entries.get(name), enumerable: true, configurable: true, writable: true }
        : undefined,
  });
}
