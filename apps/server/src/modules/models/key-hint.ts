const hintCharacters = 4;
/** A hint must not be most of the key. */
const leastHintedCharacters = 12;

/** The end of a key, which tells which one it is. */
export function keyHint(key: string | undefined): string | null {
  return key === undefined || key.length < leastHintedCharacters ? null : key.slice(-hintCharacters);
}
