import type { FieldRef, Filter, LogicTree, OrderTerm } from '../parse/types.ts';
import type { Table } from '../schema/types.ts';
import type { PlannedField, PlannedLogic, PlannedOrder } from './types.ts';

type Columns = Table['columns'] | undefined;

export function planField(field: FieldRef, columns: Columns): PlannedField {
  if (field.path.length === 0) return plainField(field.name);
  const type = columns?.get(field.name)?.declaredType;
  // JSON is left as it is, so that an index on the expression still serves.
  return { ...plainField(field.name), path: field.path, toJson: type !== 'json' && type !== 'jsonb' };
}

export function plainField(name: string): PlannedField {
  return { name, path: [], toJson: false, isWholeRow: false, vector: undefined };
}

export function planFilter(filter: Filter, columns: Columns): PlannedLogic {
  const { negated, operation } = filter;
  const field = planField(filter.field, columns);
  if (operation.kind !== 'search') return { kind: 'filter', field, negated, operation };
  const type = columns?.get(field.name)?.type;
  const isText = type !== undefined && type !== 'tsvector';
  const vector = isText ? { language: operation.language } : undefined;
  return { kind: 'filter', field: { ...field, vector }, negated, operation };
}

export function planLogic(tree: LogicTree, columns: Columns): PlannedLogic {
  if (tree.kind === 'filter') return planFilter(tree, columns);
  return {
    kind: 'group',
    negated: tree.negated,
    operator: tree.operator,
    items: tree.items.map((item) => planLogic(item, columns)),
  };
}

/** A term of a related resource is planned where the resource is found. */
export function planOrder(term: OrderTerm, columns: Columns): PlannedOrder {
  return {
    field: planField(term.field, columns),
    relation: undefined,
    direction: term.direction,
    nulls: term.nulls,
  };
}
