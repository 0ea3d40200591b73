/** A table as the log of changes describes it. */
export interface Relation {
  readonly id: number;
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly RelationColumn[];
}

export interface RelationColumn {
  readonly name: string;
  /** Part of what identifies an old row. */
  readonly isKey: boolean;
}

/** Values as PostgreSQL writes them; undefined where one did not change and is too long to be told again. */
export type Values = ReadonlyMap<string, string | null | undefined>;

export interface RowChange {
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly relation: Relation;
  readonly values: Values;
  /** By the replica identity of the table: its key, or all of it; empty where nothing of it is known. */
  readonly old: Values;
  /** Since 1970. */
  readonly committedMs: number;
}

/** PostgreSQL counts from the year 2000. */
const epochMs = 946_684_800_000;

/** Reads what the output plugin `pgoutput` (version 1 of its protocol, texts) writes. Truncations are not told of. */
export function createDecoder(): (message: Buffer) => RowChange | undefined {
  const relations = new Map<number, Relation>();
  let committedMs = 0;
  return (message) => {
    const reader = new Reader(message);
    const kind = reader.character();
    switch (kind) {
      case 'B':
        reader.skip(8);
        committedMs = epochMs + Math.floor(Number(reader.int64()) / 1000);
        return undefined;
      case 'R': {
        const relation = readRelation(reader);
        relations.set(relation.id, relation);
        return undefined;
      }
      case 'I':
      case 'U':
      case 'D': {
        const relation = relations.get(reader.int32());
        return relation && readChange(reader, { kind, relation, committedMs });
      }
      default:
        return undefined;
    }
  };
}

function readRelation(reader: Reader): Relation {
  const id = reader.int32();
  const schema = reader.text();
  const table = reader.text();
  reader.skip(1);
  const columns = Array.from({ length: reader.int16() }, () => {
    const isKey = (reader.byte() & 1) === 1;
    const name = reader.text();
    reader.skip(8);
    return { name, isKey };
  });
  return { id, schema: schema === '' ? 'pg_catalog' : schema, table, columns };
}

const noValues: Values = new Map();

interface ChangeHead {
  readonly kind: 'I' | 'U' | 'D';
  readonly relation: Relation;
  readonly committedMs: number;
}

function readChange(reader: Reader, { kind, relation, committedMs }: ChangeHead): RowChange {
  const head = { relation, committedMs };
  let part = reader.character();
  let old = noValues;
  if (part === 'K' || part === 'O') {
    old = readValues(reader, relation, part === 'K');
    if (kind === 'D') return { ...head, type: 'DELETE', values: noValues, old };
    part = reader.character();
  }
  const values = readValues(reader, relation, false);
  return { ...head, type: kind === 'I' ? 'INSERT' : 'UPDATE', values, old };
}

function readValues(reader: Reader, { columns }: Relation, isKeyOnly: boolean): Values {
  const values = new Map<string, string | null | undefined>();
  reader.skip(2);
  for (const { name, isKey } of columns) {
    const kind = reader.character();
    const value = kind === 't' ? reader.sized() : kind === 'n' ? null : undefined;
    if (!isKeyOnly || isKey) values.set(name, value);
  }
  return values;
}

class Reader {
  readonly #bytes: Buffer;
  #offset = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  skip(count: number): void {
    this.#offset += count;
  }

  byte(): number {
    this.#offset += 1;
    return this.#bytes[this.#offset - 1] ?? 0;
  }

  character(): string {
    return String.fromCharCode(this.byte());
  }

  int16(): number {
    this.#offset += 2;
    return this.#bytes.readInt16BE(this.#offset - 2);
  }

  int32(): number {
    this.#offset += 4;
    return this.#bytes.readUInt32BE(this.#offset - 4);
  }

  int64(): bigint {
    this.#offset += 8;
    return this.#bytes.readBigInt64BE(this.#offset - 8);
  }

  /** Up to the next zero. */
  text(): string {
    const end = this.#bytes.indexOf(0, this.#offset);
    const text = this.#bytes.toString('utf8', this.#offset, end);
    this.#offset = end + 1;
    return text;
  }

  sized(): string {
    const length = this.int32();
    this.#offset += length;
    return this.#bytes.toString('utf8', this.#offset - length, this.#offset);
  }
}
