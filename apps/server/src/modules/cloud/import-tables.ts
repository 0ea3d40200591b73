import type { TypedColumn, TypedSchema, TypedTable } from './import-types-file.ts';

/** What is there already. */
export interface KnownObjects {
  readonly tables: ReadonlySet<string>;
  readonly enums: ReadonlySet<string>;
}

/**
 * SQL that makes the tables which no migration makes, one statement each so that one which fails leaves the others. Types
 * are those that TypeScript tells, and beyond that what the names of columns usually mean. Row security is on without a
 * rule: nobody sees more than before.
 */
export function tablesSql(schema: TypedSchema, known: KnownObjects): readonly string[] {
  const missing = schema.tables.filter(({ name }) => !known.tables.has(name));
  const used = new Set(missing.flatMap(({ columns }) => columns.flatMap(({ type }) => enumOf(type) ?? [])));
  const enums = Object.entries(schema.enums)
    .filter(([name]) => used.has(name) && !known.enums.has(name))
    .map(
      ([name, values]) => `create type public.${quoted(name)} as enum (${values.map(literal).join(', ')})`,
    );
  return [
    ...enums,
    ...missing.map((table) => tableSql(table, schema)),
    ...missing.map(({ name }) => `alter table public.${quoted(name)} enable row level security`),
    ...missing.flatMap((table) => relationsSql(table)),
  ];
}

export function missingTables(schema: TypedSchema, known: KnownObjects['tables']): readonly string[] {
  return schema.tables.map(({ name }) => name).filter((name) => !known.has(name));
}

function tableSql(table: TypedTable, schema: TypedSchema): string {
  const key = keyOf(table);
  const lines = table.columns.map((column) => {
    const type = columnType(table, column, schema);
    const isKey = key.includes(column.name);
    const rule = column.isNullable || isKey ? '' : ' not null';
    return `  ${quoted(column.name)} ${type}${rule}${defaultOf(table, column, schema)}`;
  });
  const keyLine = key.length === 0 ? [] : [`  primary key (${key.map(quoted).join(', ')})`];
  return `create table public.${quoted(table.name)} (\n${[...lines, ...keyLine].join(',\n')}\n)`;
}

function relationsSql({ name, relations }: TypedTable): readonly string[] {
  return relations.flatMap(({ name: constraint, columns, table, referenced, isOneToOne }) => {
    const own = columns.map(quoted).join(', ');
    const theirs = referenced.length > 0 ? ` (${referenced.map(quoted).join(', ')})` : '';
    const alter = `alter table public.${quoted(name)} add constraint`;
    return [
      ...(isOneToOne ? [`${alter} ${quoted(`${constraint}_one`)} unique (${own})`] : []),
      `${alter} ${quoted(constraint)} foreign key (${own}) references public.${quoted(table)}${theirs} on delete cascade`,
    ];
  });
}

function keyOf({ columns, relations }: TypedTable): readonly string[] {
  if (columns.some(({ name }) => name === 'id')) return ['id'];
  const single = relations.find(({ isOneToOne }) => isOneToOne)?.columns;
  if (single) return single;
  // A table between two others.
  const linked = new Set(relations.flatMap((relation) => relation.columns));
  const needed = columns.filter(({ name, isOptional }) => linked.has(name) && !isOptional);
  return needed.length >= 2 ? needed.map(({ name }) => name) : [];
}

const ofPeople =
  /^(user|owner|author|creator|member|sender|receiver|recipient|admin|assignee|reviewer|profile|client|student|teacher|follower|following)_id$|^(created|updated|assigned|approved|invited|uploaded|deleted)_by$/;
const plainTypes: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'numeric',
  boolean: 'boolean',
  Json: 'jsonb',
};

function columnType(table: TypedTable, column: TypedColumn, schema: TypedSchema): string {
  let place: ColumnPlace = { table, column };
  // Through the columns that it refers to; a chain that comes back to itself ends here, too.
  for (let step = 0; step < 5; step += 1) place = referencedBy(place, schema) ?? place;
  const { name, type } = place.column;
  const named = enumOf(type);
  if (named !== undefined) return `public.${quoted(named)}${type.endsWith('[]') ? '[]' : ''}`;
  if (type.endsWith('[]')) return `${plainTypes[type.slice(0, -2)] ?? 'text'}[]`;
  if (type === 'string') return textType(name);
  if (type === 'number') return wholeNumbers.test(name) ? 'bigint' : 'numeric';
  return plainTypes[type] ?? 'text';
}

interface ColumnPlace {
  readonly table: TypedTable;
  readonly column: TypedColumn;
}

function referencedBy({ table, column }: ColumnPlace, schema: TypedSchema): ColumnPlace | undefined {
  const relation = table.relations.find(({ columns }) => columns.includes(column.name));
  const target = relation && schema.tables.find(({ name }) => name === relation.table);
  const referenced = relation?.referenced[relation.columns.indexOf(column.name)];
  const theirs = target?.columns.find(({ name }) => name === referenced);
  return target && theirs && { table: target, column: theirs };
}

const wholeNumbers = /^id$|_id$|^(position|sort_order|count|quantity)$/;

function textType(name: string): string {
  if (name === 'id' || ofPeople.test(name)) return 'uuid';
  if (/_at$|^(timestamp|expires|starts|ends)$/.test(name)) return 'timestamptz';
  return /(^|_)date$/.test(name) ? 'date' : 'text';
}

function defaultOf(table: TypedTable, column: TypedColumn, schema: TypedSchema): string {
  const type = columnType(table, column, schema);
  if (!column.isOptional) return '';
  if (column.name === 'id')
    return type === 'bigint'
      ? ' generated by default as identity'
      : type === 'uuid'
        ? ' default gen_random_uuid()'
        : '';
  if (type === 'timestamptz' && (!column.isNullable || /^(created|updated)_at$/.test(column.name)))
    return ' default now()';
  if (column.isNullable) return '';
  const named = enumOf(column.type);
  const [first] = named === undefined ? [] : (schema.enums[named] ?? []);
  if (type.endsWith('[]')) return ` default '{}'`;
  if (first !== undefined) return ` default ${literal(first)}`;
  return defaults[type] ?? '';
}

const defaults: Readonly<Record<string, string>> = {
  uuid: ' default gen_random_uuid()',
  text: ` default ''`,
  numeric: ' default 0',
  bigint: ' default 0',
  boolean: ' default false',
  jsonb: ` default '{}'`,
  date: ' default current_date',
};

function enumOf(type: string): string | undefined {
  return /^enum:(.*?)(\[\])?$/.exec(type)?.[1];
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function literal(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
