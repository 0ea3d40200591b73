import { type BackendTable, limits, type StructureChange, type TableColumn } from '@loam/contract';
import { structureWords as words } from '../texts.data.ts';

/** What the fields of a form mean, or why they do not mean anything yet. */
export type Draft = { readonly change: StructureChange } | { readonly fault: string };

export interface ColumnDraft {
  /** Tells it from others of a list. */
  readonly key: number;
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isUnique: boolean;
  readonly isPrimary: boolean;
  readonly isIdentity: boolean;
  readonly defaultValue: string;
}

export function emptyColumn(key: number): ColumnDraft {
  return {
    key,
    name: '',
    type: 'text',
    isNullable: limits.database.columnNullableByDefault,
    isUnique: false,
    isPrimary: false,
    isIdentity: false,
    defaultValue: '',
  };
}

/** What nearly every table begins with. */
export const firstColumns: readonly ColumnDraft[] = [
  { ...emptyColumn(0), name: 'id', type: 'bigint', isNullable: false, isPrimary: true, isIdentity: true },
  { ...emptyColumn(1), name: 'created_at', type: 'timestamptz', isNullable: false, defaultValue: 'now()' },
];

export function newColumnOf(draft: ColumnDraft) {
  const { name, type, isNullable, isUnique, isPrimary, isIdentity, defaultValue } = draft;
  return {
    name: name.trim(),
    type,
    nullable: isNullable && !isPrimary && !isIdentity,
    ...(isUnique && { unique: true }),
    ...(isPrimary && { primary: true }),
    ...(isIdentity && { identity: true }),
    ...(defaultValue !== '' && !isIdentity && { default: defaultValue }),
  };
}

interface TableDraft {
  readonly name: string;
  readonly columns: readonly ColumnDraft[];
  readonly isRealtime: boolean;
}

export function tableChange({ name, columns, isRealtime }: TableDraft): Draft {
  if (name.trim() === '' || columns.some((column) => column.name.trim() === ''))
    return { fault: words.nameRequired };
  return {
    change: {
      kind: 'create_table',
      name: name.trim(),
      columns: columns.map(newColumnOf),
      realtime: isRealtime,
    },
  };
}

export function columnDraftOf(column: TableColumn, table: BackendTable): ColumnDraft {
  return {
    key: 0,
    name: column.name,
    type: typeOf(column),
    isNullable: column.is_nullable,
    isUnique: column.is_unique,
    isPrimary: table.primary_keys.some(({ name }) => name === column.name),
    isIdentity: column.is_identity,
    defaultValue: plainDefault(column.default_value),
  };
}

/** Only what is different from before. */
export function columnChange(table: string, before: ColumnDraft, draft: ColumnDraft): Draft {
  if (draft.name.trim() === '') return { fault: words.nameRequired };
  const to = {
    ...(draft.name.trim() !== before.name && { name: draft.name.trim() }),
    ...(draft.type !== before.type && { type: draft.type }),
    ...(draft.isNullable !== before.isNullable && { nullable: draft.isNullable }),
    ...(draft.isUnique !== before.isUnique && { unique: draft.isUnique }),
    ...(draft.isIdentity !== before.isIdentity && { identity: draft.isIdentity }),
    ...(draft.defaultValue !== before.defaultValue && {
      default: draft.defaultValue === '' ? null : draft.defaultValue,
    }),
  };
  return { change: { kind: 'change_column', table, name: before.name, to } };
}

const plainNames: Readonly<Record<string, string>> = {
  'character varying': 'varchar',
  'timestamp without time zone': 'timestamp',
  'timestamp with time zone': 'timestamptz',
  'time without time zone': 'time',
};

/** As the list of types calls it. */
export function typeOf({ data_type: type, kind }: TableColumn): string {
  if (kind === 'enum') return `public.${type.replaceAll(/^"|"$/g, '').replaceAll('""', '"')}`;
  const plain = type.replace(/\(\d+(,\d+)?\)/, '');
  return plainNames[plain] ?? plain;
}

/** `'new'::text` is read as new; what is computed stays as it is written. */
export function plainDefault(expression: string | null): string {
  if (expression === null) return '';
  const quoted = /^'((?:[^']|'')*)'::[\w ."[\]]+$/.exec(expression)?.[1];
  return quoted === undefined ? expression : quoted.replaceAll("''", "'");
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
