/** What authenticators write: whole numbers, texts, bytes, lists and maps, booleans and null. */
export type CborValue =
  | number
  | string
  | boolean
  | null
  | Buffer
  | readonly CborValue[]
  | ReadonlyMap<number | string, CborValue>;

export type CborMap = ReadonlyMap<number | string, CborValue>;

export function isCborMap(value: CborValue | undefined): value is CborMap {
  return value instanceof Map;
}

export interface CborRead {
  readonly value: CborValue;
  /** Where it ends. */
  readonly end: number;
}

const deepest = 8;

/** The value that begins at `start`; undefined for anything else than the definite forms that WebAuthn allows. */
export function readCbor(bytes: Buffer, start = 0): CborRead | undefined {
  const reader = new CborReader(bytes, start);
  try {
    return { value: reader.read(0), end: reader.offset };
  } catch (error) {
    // Of bytes that end too early, too.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

class CborReader {
  offset: number;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, start: number) {
    this.#bytes = bytes;
    this.offset = start;
  }

  read(depth: number): CborValue {
    if (depth > deepest) throw new RangeError('too deep');
    const head = this.#take(1).readUInt8();
    const [kind, info] = [head >> 5, head & 31];
    if (kind === 7) return this.#simple(info);
    const size = this.#size(info);
    switch (kind) {
      case 0:
        return size;
      case 1:
        return -1 - size;
      case 2:
        return this.#take(size);
      case 3:
        return this.#take(size).toString('utf8');
      case 4:
        return Array.from({ length: this.#count(size) }, () => this.read(depth + 1));
      case 5:
        return this.#map(size, depth);
      default:
        throw new RangeError('not expected here');
    }
  }

  #map(size: number, depth: number): ReadonlyMap<number | string, CborValue> {
    const map = new Map<number | string, CborValue>();
    for (let index = this.#count(size); index > 0; index -= 1) {
      const key = this.read(depth + 1);
      if ((typeof key !== 'number' && typeof key !== 'string') || map.has(key))
        throw new RangeError('no such key');
      map.set(key, this.read(depth + 1));
    }
    return map;
  }

  #simple(info: number): boolean | null {
    if (info === 20 || info === 21) return info === 21;
    if (info === 22) return null;
    throw new RangeError('not expected here');
  }

  #size(info: number): number {
    if (info < 24) return info;
    if (info === 24) return this.#take(1).readUInt8();
    if (info === 25) return this.#take(2).readUInt16BE();
    if (info === 26) return this.#take(4).readUInt32BE();
    throw new RangeError('too long');
  }

  /** Each member takes a byte at least. */
  #count(size: number): number {
    if (size > this.#bytes.length - this.offset) throw new RangeError('too long');
    return size;
  }

  #take(length: number): Buffer {
    if (length > this.#bytes.length - this.offset) throw new RangeError('too short');
    this.offset += length;
    return this.#bytes.subarray(this.offset - length, this.offset);
  }
}
