import { useSyncExternalStore } from 'react';
import type { z } from 'zod';

export interface LocalValue<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export interface LocalValueOptions<T> {
  /** Without the product's prefix. */
  readonly key: string;
  readonly version: string;
  readonly schema: z.ZodType<T>;
  readonly fallback: T;
  /** Turns what an older version left behind into today's form; undefined when it cannot. */
  readonly migrate?: (version: string, value: unknown) => unknown;
  readonly storage?: Storage;
}

/** A value of this browser: versioned, checked when read, shared between tabs, and harmless where storage is closed. */
export function createLocalValue<T>(options: LocalValueOptions<T>): LocalValue<T> {
  const name = `loam:${options.key}`;
  const listeners = new Set<() => void>();
  let cachedText: string | null | undefined;
  let cached = options.fallback;
  let unsaved: { readonly value: T } | undefined;
  const storage = () => options.storage ?? globalThis.localStorage;

  return {
    get() {
      if (unsaved) return unsaved.value;
      const text = readText(storage, name);
      if (text !== cachedText) {
        cachedText = text;
        cached = decode(options, text);
      }
      return cached;
    },
    set(value) {
      try {
        storage().setItem(name, JSON.stringify({ version: options.version, value }));
        unsaved = undefined;
      } catch {
        // Full or closed storage: the value lasts as long as the page.
        unsaved = { value };
      }
      for (const notify of listeners) notify();
    },
    subscribe(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === name) onChange();
      };
      listeners.add(onChange);
      globalThis.addEventListener?.('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}

export function useLocalValue<T>(value: LocalValue<T>): readonly [T, (next: T) => void] {
  return [useSyncExternalStore(value.subscribe, value.get), value.set];
}

function readText(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

function decode<T>(options: LocalValueOptions<T>, text: string | null): T {
  if (text === null) return options.fallback;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('value' in stored)) return options.fallback;
    const version = 'version' in stored ? String(stored.version) : '';
    const value = version === options.version ? stored.value : options.migrate?.(version, stored.value);
    const parsed = options.schema.safeParse(value);
    return parsed.success ? parsed.data : options.fallback;
  } catch {
    return options.fallback;
  }
}
