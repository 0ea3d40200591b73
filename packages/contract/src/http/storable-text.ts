/**
 * NUL cannot stand in a PostgreSQL text, and half of a surrogate pair cannot be written as UTF-8. Text from outside
 * with either is refused where it enters, so that nothing further in has to think of it.
 */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Where the first such text stands in a parsed JSON value, as `a.0.b`; empty for the value itself. */
export function findUnstorableText(value: unknown): string | undefined {
  // A loop and no recursion: a body of a megabyte can be nested half a million levels deep.
  const waiting: Place[] = [{ value, path: undefined }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (typeof place.value === 'string') {
      if (!isStorableText(place.value)) return pathOf(place.path);
    } else if (typeof place.value === 'object' && place.value !== null) {
      for (const [key, inner] of Object.entries(place.value).toReversed()) {
        if (!isStorableText(key)) return pathOf(place.path);
        waiting.push({ value: inner, path: { key, parent: place.path } });
      }
    }
  }
  return undefined;
}

/** The same text without what cannot be stored: for what a program has captured and cut anywhere. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same for every text in a value of JSON. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanJson);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanJson(inner)]));
}

interface Path {
  readonly key: string;
  readonly parent: Path | undefined;
}

interface Place {
  readonly value: unknown;
  readonly path: Path | undefined;
}

function pathOf(path: Path | undefined): string {
  const keys: string[] = [];
  for (let part = path; part !== undefined; part = part.parent) keys.push(part.key);
  return keys.toReversed().join('.');
}
