import { cloudDatabaseError } from '../errors.ts';

export interface TarEntry {
  readonly path: string;
  readonly sizeBytes: number;
  readonly body: AsyncIterable<Uint8Array>;
}

const block = 512;
const typePlain = 0x30;

/** A POSIX archive as a stream; names of any length, as every tar of the last twenty years reads them. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { path, sizeBytes, body } of entries) {
    const record = Buffer.from(paxRecord('path', path) + paxRecord('size', String(sizeBytes)));
    yield header('pax', record.length, 'x');
    yield padded(record);
    yield header(path.slice(-90).replaceAll(/[^\x20-\x7e]/g, '_'), sizeBytes, '0');
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      yield chunk;
    }
    // A file that changed its length meanwhile would shift all that follows.
    if (written !== sizeBytes)
      throw cloudDatabaseError('export_failed', `"${path}" has ${written} bytes in place of ${sizeBytes}.`);
    yield new Uint8Array(padding(sizeBytes));
  }
  yield new Uint8Array(block * 2);
}

/** Entries as they come; the body of one is read, or left, before the next is asked for. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = createReader(source);
  let pax: Readonly<Record<string, string>> = {};
  for (;;) {
    const head = await reader.read(block);
    if (!head || head.every((byte) => byte === 0)) return;
    const sizeBytes = sizeOf(head, pax['size']);
    const type = head[156] ?? typePlain;
    if (type === 'x'.charCodeAt(0)) {
      if (sizeBytes > 65_536) throw broken('A name is too long.');
      const record = await reader.read(sizeBytes + padding(sizeBytes));
      pax = paxRecords((record ?? Buffer.alloc(0)).subarray(0, sizeBytes));
      continue;
    }
    const path = pax['path'] ?? textOf(head, 0, 100);
    pax = {};
    const body = reader.stream(sizeBytes);
    if (type === typePlain || type === 0) yield { path, sizeBytes, body };
    for await (const _ of body);
    await reader.read(padding(sizeBytes));
  }
}

function createReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  const next = async (): Promise<boolean> => {
    const chunk = await chunks.next();
    if (chunk.done === true) return false;
    rest = rest.length === 0 ? Buffer.from(chunk.value) : Buffer.concat([rest, chunk.value]);
    return true;
  };
  const take = (length: number): Buffer => {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  return {
    async read(length: number): Promise<Buffer | undefined> {
      while (rest.length < length) if (!(await next())) break;
      if (rest.length === 0 && length > 0) return undefined;
      if (rest.length < length) throw broken('It ends too early.');
      return take(length);
    },
    async *stream(length: number): AsyncGenerator<Uint8Array> {
      for (let left = length; left > 0;) {
        if (rest.length === 0 && !(await next())) throw broken('It ends too early.');
        const taken = take(Math.min(left, rest.length));
        left -= taken.length;
        yield taken;
      }
    },
  };
}

function header(name: string, sizeBytes: number, type: string): Uint8Array {
  const head = Buffer.alloc(block);
  head.write(name, 0, 100);
  head.write('0000644\0' + '0000000\0' + '0000000\0', 100);
  // Beyond eight gigabytes the record before it says the length.
  head.write(`${(sizeBytes % 8 ** 11).toString(8).padStart(11, '0')}\0`, 124);
  head.write('00000000000\0', 136);
  head.fill(' ', 148, 156);
  head.write(type, 156);
  head.write('ustar\x0000', 257);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return head;
}

function paxRecord(key: string, value: string): string {
  const body = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(body);
  let length = bytes + String(bytes).length;
  if (bytes + String(length).length !== length) length = bytes + String(length).length;
  return `${length}${body}`;
}

function paxRecords(bytes: Buffer): Record<string, string> {
  const records: Record<string, string> = {};
  for (let at = 0; at < bytes.length;) {
    const length = Number.parseInt(bytes.toString('utf8', at, at + 8), 10);
    if (!(length > 0)) break;
    const [, key, value] = /^\d+ ([^=]+)=(.*)\n$/s.exec(bytes.toString('utf8', at, at + length)) ?? [];
    if (key !== undefined && value !== undefined) records[key] = value;
    at += length;
  }
  return records;
}

function sizeOf(head: Buffer, noted: string | undefined): number {
  if (textOf(head, 257, 5) !== 'ustar') throw broken('It is no archive.');
  const sizeBytes = Number(noted ?? Number.parseInt(textOf(head, 124, 12).trim() || '0', 8));
  if (Number.isSafeInteger(sizeBytes) && sizeBytes >= 0) return sizeBytes;
  throw broken('A length is not a number.');
}

function padding(length: number): number {
  return (block - (length % block)) % block;
}

function padded(bytes: Buffer): Uint8Array {
  return Buffer.concat([bytes, Buffer.alloc(padding(bytes.length))]);
}

function textOf(bytes: Buffer, start: number, length: number): string {
  return bytes.toString('latin1', start, start + length).replace(/\0.*$/s, '');
}

function broken(why: string) {
  return cloudDatabaseError('archive_invalid', `The archive cannot be read. ${why}`);
}
