interface Kept {
  id: string;
}

/** The list with the item in its place, or behind the others where it is new. */
export function withItem<T extends Kept>(items: readonly T[], item: T): readonly T[] {
  return items.some(({ id }) => id === item.id)
    ? items.map((other) => (other.id === item.id ? item : other))
    : [...items, item];
}

export function withoutItem<T extends Kept>(items: readonly T[], removed: T): readonly T[] {
  return items.filter(({ id }) => id !== removed.id);
}

/** The list with the value, or without it where it was in. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
