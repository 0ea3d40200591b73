import type { AppPlan } from '../../plan/app-plan.ts';
import { createDraft } from '../draft.ts';
import { soundPlan } from '../sound-plan.ts';
import * as accounts from './accounts-sql.ts';
import { type ColumnSchema, databaseSchema, type RowSchema, type TableSchema } from './database-schema.ts';
import { type PolicySchema, policyName, policySql } from './policies.ts';
import { cellSql, identifier, literal } from './sql.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/**
 * What the database lacks for a plan. `before` is the plan it was made for, `found` the shape that it has: a turn may have
 * ended between the two, and tables may be there that nobody planned. Nothing that holds data is taken away.
 */
export function migrationFor(after: AppPlan, before: AppPlan | null, found = ''): Migration | null {
  const next = schemaOf(after);
  if (next.length === 0 && after.auth === null) return null;
  const old = before?.storage === 'cloud' ? before : null;
  const shape = readShape(found);
  const known = new Map((old ? schemaOf(old) : []).map((table) => [table.name, table]));
  const parts = [
    ...accountParts(after, old, shape),
    ...next.flatMap((table) => tableParts(table, known.get(table.name), shape)),
    ...bucketParts(next, old ? schemaOf(old) : [], shape),
  ];
  if (parts.length === 0) return null;
  const isFirst = old === null;
  return { name: isFirst ? 'lists of the app' : 'changed lists', sql: `${parts.join('\n\n')}\n` };
}

const schemaOf = (plan: AppPlan): readonly TableSchema[] => databaseSchema(createDraft(soundPlan(plan)));

/** What `read_schema` tells, as far as it matters here. */
interface Shape {
  readonly tables: ReadonlySet<string>;
  readonly policies: ReadonlySet<string>;
}

function readShape(text: string): Shape {
  const all = (pattern: RegExp): ReadonlySet<string> =>
    new Set(
      [...text.matchAll(pattern)].map(([, name = '', on = '']) => (on === '' ? name : `${on} ${name}`)),
    );
  return {
    tables: all(/^table "?(\w+)"? \(/gm),
    policies: all(/^policy '([^']+)' on \w+\."?(\w+)"?/gm),
  };
}

const tableOf = (name: string): string => `public.${identifier(name)}`;

function accountParts(after: AppPlan, old: AppPlan | null, shape: Shape): readonly string[] {
  const { auth } = after;
  if (auth === null) return [];
  const before = old?.auth ?? null;
  const policies = accounts.accountPolicies(auth);
  const earlier = before && accounts.accountPolicies(before);
  const isNew = before === null;
  const welcome = accounts.welcomeSql(auth);
  return [
    ...Object.entries(accounts.ACCOUNT_TABLES).flatMap(([name, sql]) =>
      isNew && !shape.tables.has(name)
        ? [`${sql}\nalter table public.${name} enable row level security;`]
        : [],
    ),
    ...(isNew ? [accounts.HAS_ROLE, accounts.APPOINT] : []),
    ...(before !== null && accounts.welcomeSql(before) === welcome ? [] : [welcome]),
    ...(isNew ? [accounts.WELCOME_TRIGGER, accounts.welcomeEarlier(auth)] : []),
    ...Object.entries(policies).flatMap(([name, rules]) =>
      policyParts({ table: name, rules, before: earlier?.[name] ?? [], shape }),
    ),
  ];
}

function tableParts(table: TableSchema, known: TableSchema | undefined, shape: Shape): readonly string[] {
  const isThere = known !== undefined || shape.tables.has(table.name);
  const columns = known ? addedColumns(table, known) : table.columns;
  return [
    ...(isThere
      ? columns.map(
          (column) => `alter table ${tableOf(table.name)} add column if not exists ${columnSql(column)};`,
        )
      : [createTable(table)]),
    ...(known ? changedTypes(table, known) : []),
    ...uniqueParts(table, known),
    ...policyParts({ table: table.name, rules: table.policies, before: known?.policies ?? [], shape }),
    ...rowParts(table, known),
    ...(isThere ? [] : [`alter publication supabase_realtime add table ${tableOf(table.name)};`]),
  ];
}

const createTable = ({ name, columns }: TableSchema): string =>
  `create table ${tableOf(name)} (
  id text primary key default gen_random_uuid()::text,
  created_at timestamptz not null default now(),
  owner_id uuid default auth.uid() references auth.users on delete cascade${columns
    .map((column) => `,\n  ${columnSql(column)}`)
    .join('')}
);
alter table ${tableOf(name)} enable row level security;
create index on ${tableOf(name)} (owner_id);`;

const columnSql = ({ name, type, target }: ColumnSchema): string =>
  `${identifier(name)} ${type}${target === null ? '' : ` references ${tableOf(target)} on delete set null`}`;

const addedColumns = (table: TableSchema, known: TableSchema): readonly ColumnSchema[] =>
  table.columns.filter(({ name }) => !known.columns.some((column) => column.name === name));

const bareType = ({ type }: ColumnSchema): string => type.split(' ')[0] ?? type;

function changedTypes(table: TableSchema, known: TableSchema): readonly string[] {
  return table.columns.flatMap((column) => {
    const before = known.columns.find(({ name }) => name === column.name);
    if (!before || bareType(before) === bareType(column)) return [];
    const [at, name] = [`alter table ${tableOf(table.name)}`, identifier(column.name)];
    const start = /default (.+)$/.exec(column.type)?.[1];
    return [
      `${at} alter column ${name} drop default, alter column ${name} drop not null;`,
      `${at} alter column ${name} type ${bareType(column)} using nullif(${name}::text, '')::${bareType(column)};`,
      ...(start === undefined
        ? []
        : [
            `update ${tableOf(table.name)} set ${name} = ${start} where ${name} is null;`,
            `${at} alter column ${name} set default ${start}, alter column ${name} set not null;`,
          ]),
    ];
  });
}

function uniqueParts(table: TableSchema, known: TableSchema | undefined): readonly string[] {
  const sqlOf = ({ columns, except }: TableSchema['unique'][number], at: TableSchema): string => {
    const isText = (name: string): boolean =>
      at.columns.some((one) => one.name === name && bareType(one) === 'text' && one.target === null);
    const parts = columns.map((name) => (isText(name) ? `lower(${identifier(name)})` : identifier(name)));
    const filled = columns.filter(isText).map((name) => `${identifier(name)} <> ''`);
    const called = except === null ? [] : [`${identifier(except.column)} <> ${literal(except.option)}`];
    const where = [...filled, ...called].join(' and ');
    return `create unique index if not exists ${identifier(`${at.name}_${columns.join('_')}_once`)} on ${tableOf(at.name)} (${parts.join(', ')})${where === '' ? '' : ` where ${where}`};`;
  };
  const before = new Set((known?.unique ?? []).map((one) => sqlOf(one, known ?? table)));
  return table.unique.map((one) => sqlOf(one, table)).filter((sql) => !before.has(sql));
}

interface Rules {
  readonly table: string;
  readonly rules: readonly PolicySchema[];
  readonly before: readonly PolicySchema[];
  readonly shape: Shape;
}

function policyParts({ table, rules, before, shape }: Rules): readonly string[] {
  const sqlOf = (policy: PolicySchema): string => policySql(tableOf(table), policy);
  const kept = new Set(before.map(sqlOf));
  const same = rules.filter((rule) => kept.has(sqlOf(rule)));
  const stale = (['select', 'insert', 'update', 'delete'] as const).filter(
    (action) =>
      !same.some((rule) => rule.action === action) &&
      (before.some((rule) => rule.action === action) ||
        shape.policies.has(`${table} ${policyName(action).replaceAll('"', '')}`)),
  );
  return [
    ...stale.map((action) => `drop policy if exists ${policyName(action)} on ${tableOf(table)};`),
    ...rules.filter((rule) => !same.includes(rule)).map(sqlOf),
  ];
}

/** What a request gives as content; what people entered is theirs. */
function rowParts(table: TableSchema, known: TableSchema | undefined): readonly string[] {
  const before = new Map((known?.rows ?? []).map((row) => [row.id, row]));
  const added = table.rows.filter(({ id }) => !before.has(id));
  const changed = table.rows.flatMap((row) => {
    const old = before.get(row.id);
    return old && rowKey(old) !== rowKey(row) ? [changedRow(table, row, old)] : [];
  });
  const gone = [...before.keys()].filter((id) => !table.rows.some((row) => row.id === id));
  return [
    ...(added.length === 0 ? [] : [insertRows(table, added)]),
    ...changed,
    ...(gone.length === 0 || table.rows.length === 0
      ? []
      : [`delete from ${tableOf(table.name)} where id in (${gone.map(literal).join(', ')});`]),
  ];
}

const rowKey = ({ cells }: RowSchema): string => JSON.stringify(cells);

function insertRows({ name, columns }: TableSchema, rows: readonly RowSchema[]): string {
  const names = ['id', 'owner_id', 'created_at', ...columns.map((column) => identifier(column.name))];
  const values = rows.map(({ id, cells }, index) => {
    const own = cells.map(({ cell, type }) => cellSql(cell, type));
    return `  (${[literal(id), 'null', `now() - interval '${3 + index * 7} hours'`, ...own].join(', ')})`;
  });
  return `insert into ${tableOf(name)} (${names.join(', ')}) values\n${values.join(',\n')}\n  on conflict (id) do nothing;`;
}

function changedRow({ name }: TableSchema, row: RowSchema, old: RowSchema): string {
  const sets = row.cells
    .filter((cell) => !old.cells.some((one) => JSON.stringify(one) === JSON.stringify(cell)))
    .map(({ column, cell, type }) => `${identifier(column)} = ${cellSql(cell, type)}`);
  return `update ${tableOf(name)} set ${sets.join(', ')} where id = ${literal(row.id)};`;
}

function bucketParts(
  next: readonly TableSchema[],
  before: readonly TableSchema[],
  shape: Shape,
): readonly string[] {
  const needs = (tables: readonly TableSchema[]): boolean =>
    tables.some(({ columns }) => columns.some(({ kind }) => kind === 'picture'));
  if (!needs(next) || needs(before)) return [];
  return [
    accounts.BUCKET,
    ...accounts.BUCKET_POLICIES.filter(({ name }) => !shape.policies.has(`objects ${name}`)).map(
      ({ sql }) => sql,
    ),
  ];
}
