import { Transform } from 'node:stream';

/** Longer pages than this are passed on as they are. */
export const rewrittenPageBytes = 5 * 1024 * 1024;

/** Holds a page back until it is whole and then changes it. */
export function rewritePage(change: (html: string) => string): Transform {
  let held: Buffer[] = [];
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size <= rewrittenPageBytes) {
        held.push(chunk);
        return done();
      }
      const all = Buffer.concat([...held, chunk]);
      held = [];
      done(null, all);
    },
    flush(done) {
      const html = Buffer.concat(held).toString('utf8');
      done(null, html === '' ? undefined : change(html));
    },
  });
}
