/** Counts the rows of a CSV while it comes: a line break inside of quotes ends none. */
export function createRowCounter() {
  let isQuoted = false;
  let lines = 0;
  return {
    add(bytes: Uint8Array): void {
      for (const byte of bytes) {
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === lineBreak && !isQuoted) lines += 1;
      }
    },
    /** Without the line of the column names. */
    rows: () => Math.max(0, lines - 1),
  };
}

const quote = 0x22;
const lineBreak = 0x0a;
