import { type TableDescription, tableError } from '../tables/index.ts';
import type { PlannedChange, StructureChange } from './change.ts';
import type { ChangeFacts } from './facts.ts';
import { writeFunction, writeTrigger } from './write-code.ts';
import { writeColumn } from './write-column.ts';
import { writeEnum } from './write-enum.ts';
import { writeKey } from './write-keys.ts';
import { writePolicy } from './write-policy.ts';
import { writeService } from './write-service.ts';
import { writeTable } from './write-table.ts';

/** The SQL of a change and what it means. Nothing is run. */
export function writeChange(change: StructureChange, facts: ChangeFacts): PlannedChange {
  if (change.kind === 'create_table' || change.kind === 'drop_table') return writeTable(change, facts.table);
  if (change.kind === 'drop_policy') return writePolicy(change, facts.policies);
  if (isTable(change)) return writeTable(change, tableOf(facts));
  if (isColumn(change)) return writeColumn(change, tableOf(facts));
  if (isKey(change)) return writeKey(change, tableOf(facts));
  if (isEnum(change)) return writeEnum(change, facts.enums);
  if (isFunction(change)) return writeFunction(change, facts.functions);
  return isTrigger(change) ? writeTrigger(change, tableOf(facts)) : writeService(change, facts);
}

const tableKinds = ['create_table', 'rename_table', 'drop_table', 'set_security', 'set_realtime'] as const;
const columnKinds = ['add_column', 'change_column', 'drop_column'] as const;
const keyKinds = ['create_index', 'drop_index', 'add_foreign_key', 'drop_foreign_key'] as const;
const enumKinds = ['create_enum', 'rename_enum', 'add_enum_value', 'rename_enum_value', 'drop_enum'] as const;
const functionKinds = ['save_function', 'drop_function'] as const;
const triggerKinds = ['create_trigger', 'save_trigger', 'set_trigger', 'drop_trigger'] as const;

const isTable = isOneOf(tableKinds);
const isColumn = isOneOf(columnKinds);
const isKey = isOneOf(keyKinds);
const isEnum = isOneOf(enumKinds);
const isFunction = isOneOf(functionKinds);
const isTrigger = isOneOf(triggerKinds);

function isOneOf<K extends StructureChange['kind']>(kinds: readonly K[]) {
  return (change: StructureChange): change is Extract<StructureChange, { kind: K }> =>
    kinds.some((kind) => kind === change.kind);
}

function tableOf({ table }: ChangeFacts): TableDescription {
  if (table?.kind !== 'table') throw tableError('table_missing', 'There is no such table.');
  return table;
}
