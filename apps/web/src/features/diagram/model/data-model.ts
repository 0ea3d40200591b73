export interface Column {
  readonly name: string;
  readonly type: string;
  readonly key: 'PK' | 'FK' | 'UK' | undefined;
}

export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
}

/** A column of one table that holds the id of another's row. */
export interface TableLink {
  readonly from: string;
  readonly column: string;
  readonly to: string;
}

export interface DataModel {
  readonly tables: readonly Table[];
  readonly links: readonly TableLink[];
}

/** The tables and how they hang together, as the text of a diagram; undefined when there is none. */
export function databaseDiagram({ tables, links }: DataModel): string | undefined {
  if (tables.length === 0) return undefined;
  const known = new Set(tables.map(({ name }) => name));
  return [
    'erDiagram',
    ...tables.map((table) => tableText(table)),
    ...links
      .filter(({ from, to }) => known.has(from) && known.has(to))
      .map(({ from, to, column }) => `  ${word(to)} ||--o{ ${word(from)} : "${column.replaceAll('"', '')}"`),
  ].join('\n');
}

function tableText({ name, columns }: Table): string {
  if (columns.length === 0) return `  ${word(name)}`;
  const lines = columns.map(({ name: column, type, key }) =>
    ['   ', word(type), word(column), key].filter((part) => part !== undefined).join(' '),
  );
  return [`  ${word(name)} {`, ...lines, '  }'].join('\n');
}

/** A diagram takes letters, digits and low lines, and begins a word with a letter. */
function word(name: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}_]+/gu, '_').replaceAll(/^_+|_+$/g, '');
  return /^\p{L}/u.test(plain) ? plain : `t_${plain}`;
}
