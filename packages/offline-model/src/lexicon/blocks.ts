/** An entry in a short form. */
export interface Block {
  /** The cells of its first line, with ` | ` between. */
  readonly head: readonly string[];
  /** The lines without a key, as one. */
  readonly text: string;
  /** What stands in the lines of a key: `key: text`, or `= text`. */
  readonly of: (key: string) => readonly string[];
}

/** Entries with an empty line between. */
export const blocksIn = (text: string): readonly Block[] => text.trim().split('\n\n').map(blockIn);

const KEYED = /^(=|[a-z]+(?=:)):? (.*)$/u;

function blockIn(block: string): Block {
  const [head = '', ...lines] = block.split('\n');
  const keyed = lines.map((line) => KEYED.exec(line));
  return {
    head: head.split(' | '),
    text: lines.filter((_, at) => keyed[at] === null).join(' '),
    of: (key) => keyed.flatMap((found) => (found?.[1] === key ? [found[2] ?? ''] : [])),
  };
}
