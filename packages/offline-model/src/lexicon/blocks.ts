/** An entry in a short form: cells with ` | ` between in its first line, then what is told of it, line by line. */
export interface Block {
  readonly head: readonly string[];
  /** The lines that are not of a key, as one. */
  readonly text: string;
  /** What stands behind `key: ` or, under the key `=`, behind `= `. */
  readonly told: Readonly<Record<string, string>>;
}

/** Entries with an empty line between. */
export const blocksIn = (text: string, keys: readonly string[]): readonly Block[] =>
  text
    .trim()
    .split('\n\n')
    .map((block) => blockIn(block, keys));

function blockIn(block: string, keys: readonly string[]): Block {
  const [head = '', ...lines] = block.split('\n');
  const keyOf = (line: string): string | undefined =>
    ['=', ...keys.map((key) => `${key}:`)].find((mark) => line.startsWith(`${mark} `));
  const told = lines.flatMap((line) => {
    const mark = keyOf(line);
    return mark === undefined ? [] : [[mark.replace(':', ''), line.slice(mark.length + 1)] as const];
  });
  return {
    head: head.split(' | '),
    text: lines.filter((line) => keyOf(line) === undefined).join(' '),
    told: Object.fromEntries(told),
  };
}
