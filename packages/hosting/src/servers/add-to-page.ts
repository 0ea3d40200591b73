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
      const before = held.length === 0 ? Buffer.alloc(0) : Buffer.concat(held);
      held = [before, chunk];
      const from = Math.max(0, size - overlap);
      size += chunk.length;
      // One byte, one character: a position in the text is one in the bytes.
      const found = place.exec(Buffer.concat(held).toString('latin1', from));
      if (found) return done(null, letGo(from + found.index));
      return size > heldBytes ? done(null, letGo()) : done();
    },
    flush(done) {
      done(null, isOver ? undefined : letGo());
    },
  });
}
