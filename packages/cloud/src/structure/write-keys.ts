import { type TableDescription, tableError } from '../tables/index.ts';
import type { KeyChange, PlannedChange } from './change.ts';
import { identifier, inPublic, madeName } from './names.ts';
import { plan } from './plan.ts';
import { columnOf } from './write-column.ts';

const rules = {
  'no action': 'Such a row cannot be deleted while others point at it.',
  restrict: 'Such a row cannot be deleted while others point at it.',
  cascade: 'When such a row is deleted, the rows that point at it are deleted too.',
  'set null': 'When such a row is deleted, the rows that point at it stay and point at nothing.',
} as const;

export function writeKey(change: KeyChange, table: TableDescription): PlannedChange {
  const full = inPublic(table.name);
  switch (change.kind) {
    case 'create_index':
      return createIndex(change, table);
    case 'drop_index': {
      const index = table.indexes.find(({ name }) => name === change.name);
      if (!index || index.isOfConstraint)
        throw tableError('change_invalid', `${change.name} is no index that can be deleted by itself.`);
      return plan({
        name: `drop index ${index.name}`,
        sql: `drop index ${inPublic(index.name)};`,
        title: `Delete the index ${index.name}.`,
        effects: [
          'No row is lost. Searching and sorting by its columns may get slower.',
          ...(index.isUnique ? ['Rows may have the same values in its columns.'] : []),
        ],
        undoSql: `${index.definition};`,
      });
    }
    case 'add_foreign_key': {
      const { column, target, rule } = change;
      columnOf(table, column);
      const name = identifier(madeName([table.name, column], 'fkey'));
      const to = `${identifier(target.schema)}.${identifier(target.table)}`;
      return plan({
        name: `link ${table.name} ${column} to ${target.table}`,
        sql: `alter table ${full} add constraint ${name}\n  foreign key (${identifier(column)}) references ${to} (${identifier(target.column)}) on delete ${rule};`,
        title: `Let ${column} of ${table.name} point at ${target.column} of ${target.table}.`,
        effects: [`Only values that are in ${target.table} are taken.`, rules[rule]],
        undoSql: `alter table ${full} drop constraint ${name};`,
      });
    }
    case 'drop_foreign_key': {
      const key = table.foreignKeys.find(({ name }) => name === change.name);
      if (!key) throw tableError('change_invalid', `There is no link ${change.name}.`);
      return plan({
        name: `drop link ${key.name}`,
        sql: `alter table ${full} drop constraint ${identifier(key.name)};`,
        title: `Take away the link from ${key.columns.join(', ')} to ${key.targetTable}.`,
        effects: ['All values stay. New ones are no longer checked.'],
        undoSql: `alter table ${full} add constraint ${identifier(key.name)} ${key.definition};`,
      });
    }
  }
}

function createIndex(
  { columns, unique }: Extract<KeyChange, { kind: 'create_index' }>,
  table: TableDescription,
): PlannedChange {
  if (columns.length === 0) throw tableError('change_invalid', 'An index has at least one column.');
  for (const column of columns) columnOf(table, column);
  const taken = new Set(table.indexes.map(({ name }) => name));
  const wanted = madeName([table.name, ...columns], unique ? 'unique' : 'idx');
  const name = taken.has(wanted) ? madeName([table.name, ...columns, String(taken.size)], 'idx') : wanted;
  const by = columns.join(', ');
  return plan({
    name: `index ${table.name} by ${columns.join(' ')}`,
    sql: `create ${unique ? 'unique ' : ''}index ${identifier(name)} on ${inPublic(table.name)} (${columns.map(identifier).join(', ')});`,
    title: `Index ${table.name} by ${by}.`,
    effects: [
      `Searching and sorting by ${by} gets faster; writing gets a little slower. While it is built, writing waits.`,
      ...(unique ? ['Two rows can no longer have the same values there.'] : []),
    ],
    undoSql: `drop index ${inPublic(name)};`,
  });
}
