import { DatabaseError } from 'pg';
import type { BatchValue } from './batch.ts';

/**
 * Messages of PostgreSQL's extended protocol. They are written as texts in which every character is one byte: short ones
 * are joined much faster than buffers, and a whole request goes to the socket in one call.
 */
export const syncMessage = 'S\0\0\0\x04';
/** Of the portal without a name, all rows. */
export const executeMessage = 'E\0\0\0\x09\0\0\0\0\0';
/** What the server says when it waits for the next: no transaction is open. */
export const readyMessage = Buffer.from('Z\0\0\0\x05I', 'latin1');

export function parseMessage(name: string, text: string): string {
  return framed('P', `${toBytes(name)}\0${toBytes(text)}\0\0\0`);
}

export function closeMessage(name: string): string {
  return framed('C', `S${toBytes(name)}\0`);
}

/** Binds to the portal without a name. Values are text; bytes are handed on as they are, as the type's binary form. */
export function bindMessage(name: string, values: readonly BatchValue[]): string {
  let formats = '\0\0';
  if (values.some((value) => value instanceof Buffer)) {
    formats = int16(values.length);
    for (const value of values) formats += value instanceof Buffer ? '\0\x01' : '\0\0';
  }
  let content = `\0${name}\0${formats}${int16(values.length)}`;
  for (const value of values) {
    if (value === null) {
      content += '\xff\xff\xff\xff';
      continue;
    }
    const bytes = typeof value === 'string' ? toBytes(value) : value.toString('latin1');
    content += int32(bytes.length) + bytes;
  }
  return framed('B', `${content}\0\0`);
}

const beyondAscii = /[^\0-\x7f]/;

function toBytes(text: string): string {
  return beyondAscii.test(text) ? Buffer.from(text, 'utf8').toString('latin1') : text;
}

function framed(kind: string, content: string): string {
  return kind + int32(content.length + 4) + content;
}

function int32(value: number): string {
  return String.fromCharCode((value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}

function int16(value: number): string {
  return String.fromCharCode((value >>> 8) & 255, value & 255);
}

export const messageKinds = {
  dataRow: 0x44,
  commandComplete: 0x43,
  emptyQuery: 0x49,
  error: 0x45,
  ready: 0x5a,
} as const;

const headerBytes = 5;

/** Cuts what a socket brings into messages. */
export class MessageReader {
  /** What came last, together with what was left of the one before. */
  bytes: Buffer = Buffer.alloc(0);
  /** Pieces of a message that is not whole yet: joined once, for with each new piece a long one would be copied again. */
  private pieces: Buffer[] = [];
  private heldBytes = 0;
  private neededBytes = 0;

  /** The content of each message lies between `start` and `end` of `bytes`. */
  read(chunk: Buffer, take: (kind: number, start: number, end: number) => void): void {
    const bytes = this.join(chunk);
    if (bytes === undefined) return;
    this.bytes = bytes;
    let at = 0;
    let needed = headerBytes;
    while (at + headerBytes <= bytes.length) {
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      if (end > bytes.length) {
        needed = end - at;
        break;
      }
      take(bytes[at] ?? 0, at + headerBytes, end);
      at = end;
    }
    if (at < bytes.length) this.hold(bytes.subarray(at), needed);
  }

  /** The beginning of a message whose end has not come yet. */
  takeRest(): Buffer | undefined {
    if (this.heldBytes === 0) return undefined;
    const rest = Buffer.concat(this.pieces, this.heldBytes);
    this.pieces = [];
    this.heldBytes = 0;
    return rest;
  }

  private join(chunk: Buffer): Buffer | undefined {
    if (this.heldBytes === 0) return chunk;
    this.pieces.push(chunk);
    this.heldBytes += chunk.length;
    return this.heldBytes < this.neededBytes ? undefined : this.takeRest();
  }

  private hold(rest: Buffer, neededBytes: number): void {
    this.pieces = [rest];
    this.heldBytes = rest.length;
    this.neededBytes = neededBytes;
  }
}

export function readRow(bytes: Buffer, start: number): (string | null)[] {
  const count = bytes.readUInt16BE(start);
  const row: (string | null)[] = [];
  let at = start + 2;
  for (let index = 0; index < count; index += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row.push(null);
      continue;
    }
    row.push(bytes.toString('utf8', at, at + length));
    at += length;
  }
  return row;
}

/** With the names that the driver gives to what the server says. */
const errorFields: Readonly<Record<string, 'severity' | 'code' | 'detail' | 'hint' | 'routine' | 'where'>> = {
  V: 'severity',
  C: 'code',
  D: 'detail',
  H: 'hint',
  R: 'routine',
  W: 'where',
};

export function readError(bytes: Buffer, start: number, end: number): DatabaseError {
  const said = new Map<string, string>();
  for (const field of bytes.toString('utf8', start, end).split('\0')) {
    if (field !== '') said.set(field.charAt(0), field.slice(1));
  }
  const error = new DatabaseError(said.get('M') ?? '', end - start, 'error');
  for (const [letter, name] of Object.entries(errorFields)) {
    const value = said.get(letter);
    if (value !== undefined) error[name] = value;
  }
  return error;
}
