/** The specification's limits on diagnostic data, and ours on what one value may cost. */
export const LIMITS = {
  consoleEntries: 50,
  networkEntries: 50,
  errors: 50,
  errorCharacters: 20_000,
  replayEventCharacters: 10_000,
  replayCharacters: 1_000_000,
  textCharacters: 10_000,
  pathCharacters: 2048,
  fileCharacters: 1024,
  titleCharacters: 500,
  serializeDepth: 4,
  serializeKeys: 50,
  serializeCharacters: 8000,
} as const;

/** Cuts a text to a number of characters, the mark included. */
export function clip(text: string, maximum: number): string {
  return text.length <= maximum ? text : `${text.slice(0, maximum - 1)}…`;
}
