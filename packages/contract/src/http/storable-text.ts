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
