import { afterEach, expect, test, vi } from 'vitest';
import { MessageReader } from './messages.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function message(kind: string, content: string): Buffer {
  const header = Buffer.alloc(5);
  header.write(kind, 'latin1');
  header.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([header, Buffer.from(content, 'latin1')]);
}

function readAll(reader: MessageReader, bytes: Buffer, size: number): string[] {
  const seen: string[] = [];
  for (let at = 0; at < bytes.length; at += size)
    reader.read(bytes.subarray(at, at + size), (kind, start, end) =>
      seen.push(String.fromCharCode(kind) + reader.bytes.toString('latin1', start, end)),
    );
  return seen;
}

const contents = ['', 'a', 'bcd', 'x'.repeat(40), '', 'y'.repeat(7)];
const several = Buffer.concat(contents.map((content) => message('D', content)));

test.each([1, 2, 3, 4, 5, 6, 7, 11, 46, 1000])('messages are whole in pieces of %i bytes', (size) => {
  const reader = new MessageReader();
  expect(readAll(reader, several, size)).toEqual(contents.map((content) => `D${content}`));
  expect(reader.takeRest()).toBeUndefined();
});

test('what has begun is handed over as it came', () => {
  const reader = new MessageReader();
  const begun = message('N', 'not yet whole').subarray(0, -1);
  expect(readAll(reader, Buffer.concat([several, begun]), 6)).toHaveLength(contents.length);
  expect(reader.takeRest()).toEqual(begun);
  expect(readAll(reader, several, 1000)).toHaveLength(contents.length);
});

test('a long message is copied once, in however many pieces it comes', () => {
  const long = message('D', 'z'.repeat(200_000));
  const bytes = Buffer.concat([several, long, several]);
  const join = vi.spyOn(Buffer, 'concat');
  expect(readAll(new MessageReader(), bytes, 1000)).toHaveLength(2 * contents.length + 1);
  const copied = join.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  expect(copied).toBeLessThan(2 * bytes.length);
});
