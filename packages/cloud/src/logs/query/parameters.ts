/** Values beside the text of a statement. An equal value gets the same number, so that equal expressions stay equal. */
export interface Parameters {
  readonly values: readonly unknown[];
  add(value: string | number | readonly string[], type: 'text' | 'text[]' | 'bigint' | 'numeric'): string;
}

export function createParameters(): Parameters {
  const values: unknown[] = [];
  const known = new Map<string, string>();
  return {
    values,
    add: (value, type) => {
      const key = JSON.stringify([type, value]);
      const before = known.get(key);
      if (before !== undefined) return before;
      values.push(value);
      const made = `$${values.length}::${type}`;
      known.set(key, made);
      return made;
    },
  };
}
