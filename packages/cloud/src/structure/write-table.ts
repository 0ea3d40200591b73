import type { TableDescription } from '../tables/index.ts';
import { tableError } from '../tables/index.ts';
import type { PlannedChange, TableChange } from './change.ts';
import { columnSql, requireColumns } from './write-column.ts';
import { identifier, inPublic, newName } from './names.ts';
import { formatRows, plan } from './plan.ts';

const publication = 'supabase_realtime';

export function writeTable(change: TableChange, found: TableDescription | undefined): PlannedChange {
  switch (change.kind) {
    case 'create_table':
      return createTable(change);
    case 'rename_table':
      return plan({
        name: `rename ${change.table} to ${change.to}`,
        sql: `alter table ${inPublic(change.table)} rename to ${newName(change.to)};`,
        title: `Rename the table ${change.table} to ${change.to}.`,
        effects: [
          `Its rows, policies and links stay as they are.`,
          `Code of your app that still says ${change.table} stops working until it is changed.`,
        ],
        undoSql: `alter table ${inPublic(change.to)} rename to ${identifier(change.table)};`,
      });
    case 'drop_table':
      return dropTable(change, found);
    case 'set_security':
      return setSecurity(change);
    case 'set_realtime':
      return setRealtime(change);
  }
}

function createTable({
  name,
  columns,
  realtime,
}: Extract<TableChange, { kind: 'create_table' }>): PlannedChange {
  requireColumns(columns);
  const table = `"public".${newName(name)}`;
  const keys = columns.filter(({ primary }) => primary).map((column) => identifier(column.name));
  const lines = columns.map((column) => columnSql(column, keys.length === 1));
  if (keys.length > 1) lines.push(`primary key (${keys.join(', ')})`);
  const statements = [
    `create table ${table} (\n  ${lines.join(',\n  ')}\n);`,
    `alter table ${table} enable row level security;`,
    ...(realtime ? [`alter publication ${publication} add table ${table};`] : []),
  ];
  return plan({
    name: `create ${name}`,
    sql: statements.join('\n'),
    title: `Create the table ${name} with ${columns.length === 1 ? '1 column' : `${columns.length} columns`}.`,
    effects: [
      'It is empty. Nobody reaches it from your app until a policy says who may.',
      ...(keys.length === 0 ? ['Without a primary key its rows can be read here but not changed.'] : []),
      ...(realtime ? ['Open pages of your app hear of new and changed rows at once.'] : []),
    ],
    undoSql: `drop table ${table};`,
  });
}

function dropTable(
  { table, cascade }: Extract<TableChange, { kind: 'drop_table' }>,
  found: TableDescription | undefined,
): PlannedChange {
  if (!found) throw tableError('table_missing', `There is no table ${table}.`);
  const word = {
    table: 'table',
    view: 'view',
    materialized_view: 'materialized view',
    foreign_table: 'foreign table',
  }[found.kind];
  return plan({
    name: `drop ${table}`,
    sql: `drop ${word} ${inPublic(table)}${cascade ? ' cascade' : ''};`,
    title: `Delete the ${word} ${table}.`,
    effects: [
      found.kind === 'table'
        ? `${formatRows(found.rowsEstimate)} and everything about the table are deleted.`
        : 'The tables behind it keep their rows.',
      ...(cascade ? ['Links, views and policies elsewhere that need it are deleted too.'] : []),
      'A backup is made just before; you find it in Backups.',
    ],
    danger: 'loses',
    confirmation: table,
  });
}

function setSecurity({ table, on }: Extract<TableChange, { kind: 'set_security' }>): PlannedChange {
  const enable = `alter table ${inPublic(table)} enable row level security;`;
  const disable = `alter table ${inPublic(table)} disable row level security;`;
  if (on)
    return plan({
      name: `row security of ${table} on`,
      sql: enable,
      title: `Protect the rows of ${table} by policies.`,
      effects: ['Your app gets only those rows that a policy allows. Without any policy it gets none.'],
      undoSql: disable,
    });
  return plan({
    name: `row security of ${table} off`,
    sql: disable,
    title: `Stop protecting the rows of ${table}.`,
    effects: [
      'Everyone who opens your app can read, change and delete every row of this table, also without signing in.',
      'Its policies stay but have no effect.',
    ],
    danger: 'opens',
    confirmation: table,
    undoSql: enable,
  });
}

function setRealtime({ table, on }: Extract<TableChange, { kind: 'set_realtime' }>): PlannedChange {
  const add = `alter publication ${publication} add table ${inPublic(table)};`;
  const remove = `alter publication ${publication} drop table ${inPublic(table)};`;
  return plan({
    name: `realtime of ${table} ${on ? 'on' : 'off'}`,
    sql: on ? add : remove,
    title: on
      ? `Tell open pages of your app about changes in ${table}.`
      : `Stop telling open pages about changes in ${table}.`,
    effects: [
      on
        ? 'Who listens hears of rows that are added, changed or deleted, as far as policies let them read those rows.'
        : 'Pages that listen for changes of this table no longer hear of any.',
    ],
    undoSql: on ? remove : add,
  });
}
