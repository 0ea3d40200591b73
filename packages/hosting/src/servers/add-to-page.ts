import { Transform } from 'node:stream';

const place = /<\/head\s*>|<body[\s>]/i;
/** The longest that could be cut in two by the end of a part. */
const overlap = 16;

/**
 * Adds markup to a page that arrives in parts, before the end of its head. Only what comes before that is held back; a
 * page that shows no such place among its first bytes stays as it is.
 */
export function addToPage(markup: string, heldBytes: number): Transform {
  let held: Buffer[] = [];
  let size = 0;
  /** The end of what was looked at. One byte, one character: a position in the text is one in the bytes. */
  let tail = '';
  let isOver = false;
  const letGo = (at?: number): Buffer => {
    const bytes = Buffer.concat(held);
    held = [];
    isOver = true;
    if (at === undefined) return bytes;
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(markup), bytes.subarray(at)]);
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (isOver) return done(null, chunk);
      held.push(chunk);
      // Only what is new is read, however small the parts are.
      const text = tail + chunk.toString('latin1');
      const from = size - tail.length;
      size += chunk.length;
      tail = text.slice(-overlap);
      const found = place.exec(text);
      if (found) return done(null, letGo(from + found.index));
      return size > heldBytes ? done(null, letGo()) : done();
    },
    flush(done) {
      done(null, isOver ? undefined : letGo());
    },
  });
}
