/** FNV-1a: the same text always leads to the same choice. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** One of several, by the text; null only for an empty list. */
export function pick<T>(list: readonly T[], text: string): T | null {
  return list[hash(text) % Math.max(1, list.length)] ?? null;
}

/** The list begun at another place, so that apps of one kind do not all start alike. */
export function rotated<T>(list: readonly T[], text: string): readonly T[] {
  const start = list.length === 0 ? 0 : hash(text) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
