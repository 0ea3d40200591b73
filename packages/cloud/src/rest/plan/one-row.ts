import type { Table } from '../schema/types.ts';
import type { PlannedLogic, ReadNode } from './types.ts';

/** Whether a read names the whole key of a table, so that there is one row or none: nothing has to be counted or cut. */
export function readsOneRow({ primaryKey, isKeyUnique, columns }: Table, read: ReadNode): boolean {
  if (!isKeyUnique || primaryKey.length === 0 || read.children.length > 0) return false;
  if (read.range.offset > 0 || read.range.limit === 0) return false;
  // A function that is asked for like a column, or ordered by, can make several rows of one.
  if (read.select.some(({ field }) => field.name !== '*' && !columns.has(field.name))) return false;
  if (read.order.some(({ field }) => !columns.has(field.name))) return false;
  return primaryKey.every((column) => read.where.some((logic) => isEqualTo(column, logic)));
}

function isEqualTo(column: string, logic: PlannedLogic): boolean {
  if (logic.kind !== 'filter' || logic.negated) return false;
  const { field, operation } = logic;
  if (field.name !== column || field.path.length > 0) return false;
  return operation.kind === 'quantified' && operation.operator === 'eq' && operation.quantifier === undefined;
}
