import type { CompareOperator, Operation, QuantifiedOperator, SearchOperator } from '../parse/types.ts';
import type { PlannedField, PlannedLogic, PlannedOrder } from '../plan/types.ts';
import { arrayLiteral, type SqlWriter } from './sql-writer.ts';

const compareSql: Readonly<Record<CompareOperator, string>> = {
  neq: '<>',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

const quantifiedSql: Readonly<Record<QuantifiedOperator, string>> = {
  eq: '=',
  gte: '>=',
  gt: '>',
  lte: '<=',
  lt: '<',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
};

const searchSql: Readonly<Record<SearchOperator, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

const isSql = {
  null: 'NULL',
  not_null: 'NOT NULL',
  true: 'TRUE',
  false: 'FALSE',
  unknown: 'UNKNOWN',
} as const;

export function writeField(sql: SqlWriter, table: string, field: PlannedField): void {
  if (field.vector !== undefined) {
    sql.raw('to_tsvector(');
    if (field.vector.language !== undefined) sql.value(field.vector.language).raw('::regconfig, ');
    writePlainField(sql, table, field);
    sql.raw(')');
    return;
  }
  writePlainField(sql, table, field);
}

function writePlainField(sql: SqlWriter, table: string, field: PlannedField): void {
  if (field.isWholeRow) {
    sql.name(table);
    return;
  }
  if (field.path.length === 0) {
    sql.column(table, field.name);
    return;
  }
  if (field.toJson) sql.raw('to_jsonb(').column(table, field.name).raw(')');
  else sql.column(table, field.name);
  for (const step of field.path) {
    sql.raw(step.asText ? '->>' : '->').value(step.value);
    sql.raw(step.kind === 'index' ? '::int' : '::text');
  }
}

/** How a level is asked whether it has rows: differs between reading and counting. */
export type WriteNoRows = (logic: Extract<PlannedLogic, { kind: 'no-rows' }>) => void;

export interface ConditionPlace {
  readonly table: string;
  readonly writeNoRows: WriteNoRows;
}

export function writeConditions(sql: SqlWriter, items: readonly PlannedLogic[], place: ConditionPlace): void {
  sql.list(items, ' AND ', (item) => writeLogic(sql, item, place));
}

function writeLogic(sql: SqlWriter, logic: PlannedLogic, place: ConditionPlace): void {
  switch (logic.kind) {
    case 'no-rows':
      place.writeNoRows(logic);
      return;
    case 'filter':
      if (logic.negated) sql.raw('NOT ');
      writeFilter(sql, logic, place.table);
      return;
    case 'group':
      if (logic.negated) sql.raw('NOT ');
      sql.raw('(');
      sql.list(logic.items, logic.operator === 'and' ? ' AND ' : ' OR ', (item) =>
        writeLogic(sql, item, place),
      );
      sql.raw(')');
  }
}

function writeFilter(sql: SqlWriter, filter: Extract<PlannedLogic, { kind: 'filter' }>, table: string): void {
  writeField(sql, table, filter.field);
  writeOperation(sql, filter.operation);
}

function writeOperation(sql: SqlWriter, operation: Operation): void {
  switch (operation.kind) {
    case 'compare':
      sql.raw(` ${compareSql[operation.operator]} `).value(operation.value);
      return;
    case 'quantified':
      writeQuantified(sql, operation);
      return;
    case 'is':
      sql.raw(` IS ${isSql[operation.value]}`);
      return;
    case 'distinct':
      sql.raw(' IS DISTINCT FROM ').value(operation.value);
      return;
    case 'in': {
      const isNothing = operation.values.length === 1 && operation.values[0] === '';
      sql
        .raw(' = ANY (')
        .value(isNothing ? '{}' : arrayLiteral(operation.values))
        .raw(')');
      return;
    }
    case 'search':
      sql.raw(` @@ ${searchSql[operation.operator]}(`);
      if (operation.language !== undefined) sql.value(operation.language).raw('::regconfig, ');
      sql.value(operation.value).raw(')');
  }
}

function writeQuantified(sql: SqlWriter, operation: Extract<Operation, { kind: 'quantified' }>): void {
  const { operator, quantifier } = operation;
  const isPattern = operator === 'like' || operator === 'ilike';
  sql.raw(` ${quantifiedSql[operator]} `);
  if (quantifier !== undefined) sql.raw(quantifier === 'any' ? 'ANY(' : 'ALL(');
  sql.value(isPattern ? operation.value.replaceAll('*', '%') : operation.value);
  if (quantifier !== undefined) sql.raw(')');
}

export function writeOrder(sql: SqlWriter, table: string, terms: readonly PlannedOrder[]): void {
  if (terms.length === 0) return;
  sql.raw(' ORDER BY ');
  sql.list(terms, ', ', (term) => {
    writeField(sql, term.relation?.rowsAlias ?? table, term.field);
    writeDirection(sql, term);
  });
}

export function writeDirection(sql: SqlWriter, { direction, nulls }: PlannedOrder): void {
  if (direction !== undefined) sql.raw(direction === 'asc' ? ' ASC' : ' DESC');
  if (nulls !== undefined) sql.raw(nulls === 'first' ? ' NULLS FIRST' : ' NULLS LAST');
}
