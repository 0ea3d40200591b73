import { tableError } from '../tables/index.ts';
import type { EnumChange, PlannedChange } from './change.ts';
import type { EnumFacts } from './facts.ts';
import { identifier, inPublic, literal, newName } from './names.ts';
import { plan } from './plan.ts';

export function writeEnum(change: EnumChange, enums: readonly EnumFacts[]): PlannedChange {
  if (change.kind === 'create_enum') return createEnum(change);
  const found = enums.find(({ name }) => name === change.name);
  if (!found) throw tableError('change_invalid', `There is no list of values ${change.name}.`);
  const full = inPublic(found.name);
  switch (change.kind) {
    case 'rename_enum':
      return plan({
        name: `rename ${found.name} to ${change.to}`,
        sql: `alter type ${full} rename to ${newName(change.to)};`,
        title: `Rename the list of values ${found.name} to ${change.to}.`,
        effects: ['Columns that use it go on as they are.'],
        undoSql: `alter type ${inPublic(change.to)} rename to ${identifier(found.name)};`,
      });
    case 'add_enum_value': {
      const { value, before } = change;
      if (before !== undefined) requireValue(found, before);
      const place = before === undefined ? '' : ` before ${label(before)}`;
      return plan({
        name: `add ${value} to ${found.name}`,
        sql: `alter type ${full} add value ${label(value)}${place};`,
        title: `Add ${value} to the values of ${found.name}.`,
        effects: [usedBy(found), 'A value cannot be taken out of a list again, only renamed.'],
      });
    }
    case 'rename_enum_value': {
      requireValue(found, change.value);
      const rename = (from: string, to: string) =>
        `alter type ${full} rename value ${label(from)} to ${label(to)};`;
      return plan({
        name: `rename ${change.value} of ${found.name}`,
        sql: rename(change.value, change.to),
        title: `Call the value ${change.value} of ${found.name} ${change.to}.`,
        effects: [
          'Rows that have it show the new name.',
          `Code of your app that still says ${change.value} stops working until it is changed.`,
        ],
        undoSql: rename(change.to, change.value),
      });
    }
    case 'drop_enum':
      return plan({
        name: `drop ${found.name}`,
        sql: `drop type ${full};`,
        title: `Delete the list of values ${found.name}.`,
        effects: [
          found.usedBy.length === 0 ? 'No column uses it.' : `${usedBy(found)} Change those columns first.`,
        ],
        danger: 'loses',
        confirmation: found.name,
        undoSql: `create type ${full} as enum (${found.values.map(label).join(', ')});`,
      });
  }
}

function createEnum({ name, values }: Extract<EnumChange, { kind: 'create_enum' }>): PlannedChange {
  if (values.length === 0) throw tableError('change_invalid', 'A list has at least one value.');
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) throw tableError('change_invalid', `${twice} stands in the list twice.`);
  const full = `"public".${newName(name)}`;
  return plan({
    name: `create ${name}`,
    sql: `create type ${full} as enum (${values.map(label).join(', ')});`,
    title: `Create the list of values ${name}.`,
    effects: [`A column of this type takes one of ${values.join(', ')} and nothing else.`],
    undoSql: `drop type ${full};`,
  });
}

/** PostgreSQL takes values of at most as many bytes as names. */
function label(value: string): string {
  newName(value);
  return literal(value).trim();
}

function requireValue({ name, values }: EnumFacts, value: string): void {
  if (!values.includes(value)) throw tableError('change_invalid', `${name} has no value ${value}.`);
}

function usedBy({ usedBy: columns }: EnumFacts): string {
  return columns.length === 0 ? 'No column uses it yet.' : `It is used by ${columns.join(', ')}.`;
}
