import { readFileSync } from 'node:fs';

export function parseJson(text: string): unknown {
  return JSON.parse(text);
}

export function readJson(file: string): unknown {
  return parseJson(readFileSync(file, 'utf8'));
}

/** Follows keys into parsed JSON; undefined where the path ends early. */
export function dig(value: unknown, ...keys: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Object.getOwnPropertyDescriptor(current, key)?.value;
  }
  return current;
}

export function digNumber(value: unknown, ...keys: readonly (string | number)[]): number {
  const found = dig(value, ...keys);
  return typeof found === 'number' ? found : 0;
}

export function digText(value: unknown, ...keys: readonly (string | number)[]): string {
  const found = dig(value, ...keys);
  return typeof found === 'string' ? found : '';
}

export function digList(value: unknown, ...keys: readonly (string | number)[]): readonly unknown[] {
  const found = dig(value, ...keys);
  return Array.isArray(found) ? found : [];
}
