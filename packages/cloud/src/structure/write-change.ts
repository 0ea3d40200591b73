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
  switch (change.kind) {
    case 'create_table':
    case 'drop_table':
      return writeTable(change, facts.table);
    case 'rename_table':
    case 'set_security':
    case 'set_realtime':
      return writeTable(change, tableOf(facts));
    case 'add_column':
    case 'change_column':
    case 'drop_column':
      return writeColumn(change, tableOf(facts));
    case 'create_index':
    case 'drop_index':
    case 'add_foreign_key':
    case 'drop_foreign_key':
      return writeKey(change, tableOf(facts));
    case 'drop_policy':
      return writePolicy(change, facts.policies);
    case 'create_enum':
    case 'rename_enum':
    case 'add_enum_value':
    case 'rename_enum_value':
    case 'drop_enum':
      return writeEnum(change, facts.enums);
    case 'save_function':
    case 'drop_function':
      return writeFunction(change, facts.functions);
    case 'create_trigger':
    case 'save_trigger':
    case 'set_trigger':
    case 'drop_trigger':
      return writeTrigger(change, tableOf(facts));
    case 'set_extension':
    case 'schedule_job':
    case 'set_job':
    case 'drop_job':
      return writeService(change, facts);
  }
}

function tableOf({ table }: ChangeFacts): TableDescription {
  if (table?.kind !== 'table') throw tableError('table_missing', 'There is no such table.');
  return table;
}
