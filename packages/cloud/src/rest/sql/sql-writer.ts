import type { QualifiedName } from '../schema/types.ts';

export type SqlValue = string | Buffer | null;

/** Writes one statement from left to right. Values only ever become parameters, names are always quoted. */
export class SqlWriter {
  text = '';
  readonly values: SqlValue[] = [];

  /** Text of ours, never of a client. */
  raw(text: string): this {
    this.text += text;
    return this;
  }

  name(name: string): this {
    this.text += quoteName(name);
    return this;
  }

  qualified({ schema, name }: QualifiedName): this {
    this.text += `${quoteName(schema)}.${quoteName(name)}`;
    return this;
  }

  column(table: string, column: string): this {
    this.text += column === '*' ? `${quoteName(table)}.*` : `${quoteName(table)}.${quoteName(column)}`;
    return this;
  }

  /** A parameter whose type PostgreSQL finds out from where it stands. */
  value(value: SqlValue): this {
    this.values.push(typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value);
    this.text += `$${this.values.length}`;
    return this;
  }

  /** Writes each item, with the text between them. */
  list<T>(items: readonly T[], between: string, write: (item: T) => void): this {
    let isFirst = true;
    for (const item of items) {
      if (!isFirst) this.text += between;
      isFirst = false;
      write(item);
    }
    return this;
  }
}

export function quoteName(name: string): string {
  const clean = name.includes('\0') ? name.replaceAll('\0', '') : name;
  return `"${clean.includes('"') ? clean.replaceAll('"', '""') : clean}"`;
}

/** Only for names that come from the database itself. */
export function quoteLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/** An array as PostgreSQL reads it, so that its element type is found out from the column. */
export function arrayLiteral(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`);
  return `{${quoted.join(',')}}`;
}
