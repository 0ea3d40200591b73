import { isEmptyEmbed } from '../plan/aggregates.ts';
import { plainField } from '../plan/fields.ts';
import type { PlannedLogic, PlannedSelect, ReadNode, SpreadField } from '../plan/types.ts';
import type { Relationship } from '../schema/types.ts';
import { writeConditions, writeDirection, writeField, writeOrder } from './conditions.ts';
import { quoteName, type SqlWriter } from './sql-writer.ts';

/** The rows that a statement or a function before the reading has made. */
export const sourceName = 'pgrst_source';

const everything: PlannedSelect = {
  field: plainField('*'),
  cast: undefined,
  aggregate: undefined,
  aggregateCast: undefined,
  alias: undefined,
};

/** The statement that reads one level with everything embedded in it. */
export function writeRead(sql: SqlWriter, node: ReadNode, parent?: ReadNode): void {
  const isGrouped = isAggregated(node);
  sql.raw('SELECT ');
  writeSelectList(sql, node, isGrouped);
  writeFrom(sql, node, parent);
  for (const child of node.children) writeJoin(sql, child, node);
  writeWhere(sql, node, parent);
  if (isGrouped) writeGroup(sql, node);
  writeOrder(sql, node.sqlAlias, node.order);
  writeRange(sql, node);
}

function writeSelectList(sql: SqlWriter, node: ReadNode, isGrouped: boolean): void {
  const selects = node.select.length === 0 && node.children.length === 0 ? [everything] : node.select;
  const writers: (() => void)[] = [
    ...selects.map((one) => () => writeSelect(sql, node, one)),
    ...node.carriedOrder.map(({ order, carriedAs }) => () => {
      writeField(sql, order.relation?.rowsAlias ?? node.sqlAlias, order.field);
      sql.raw(' AS ').name(carriedAs);
    }),
    ...node.children.flatMap((child) => embedWriters(sql, child, isGrouped)),
  ];
  // Every embed is there only to filter: a row must have something in it.
  if (writers.length === 0) sql.raw('1');
  sql.list(writers, ', ', (write) => write());
}

function writeSelect(sql: SqlWriter, node: ReadNode, one: PlannedSelect): void {
  const { aggregate } = one;
  const writeValue = (): void => {
    if (one.field.name === '*' && aggregate !== undefined && !one.field.isWholeRow) sql.raw('*');
    else writeField(sql, node.sqlAlias, one.field);
  };
  writeAggregate(sql, one, () => writeCast(sql, one.cast, writeValue));
  const alias = one.alias ?? (one.aggregateCast === undefined ? undefined : one.aggregate);
  if (alias !== undefined) sql.raw(' AS ').name(alias);
  else if (one.cast !== undefined && one.aggregate === undefined) sql.raw(' AS ').name(one.field.name);
}

/** What an embedded level shows on this one. */
function embedWriters(sql: SqlWriter, child: ReadNode, isGrouped: boolean): readonly (() => void)[] {
  const shown = child.alias ?? child.name;
  // Only jsonb can be compared, and so be grouped by; plain json keeps the columns in their order.
  const comparable = isGrouped ? '::jsonb' : '';
  switch (child.embed) {
    case 'object':
      if (isEmptyEmbed(child)) return [];
      return [() => sql.raw('row_to_json(').name(child.rowsAlias).raw(`.*)${comparable} AS `).name(shown)];
    case 'array':
      if (isEmptyEmbed(child)) return [];
      return [
        () =>
          sql
            .raw('COALESCE(')
            .name(child.rowsAlias)
            .raw('.')
            .name(child.rowsAlias)
            .raw(`, '[]')${comparable} AS `)
            .name(shown),
      ];
    case 'spread-one':
    case 'spread-many':
      return child.spreadFields.map((field) => () => writeSpreadField(sql, child, field));
    case 'root':
      return [];
  }
}

function writeSpreadField(sql: SqlWriter, child: ReadNode, field: SpreadField): void {
  writeAggregate(sql, field, () => sql.column(child.rowsAlias, field.name));
  if (field.alias !== undefined) sql.raw(' AS ').name(field.alias);
}

function writeAggregate(
  sql: SqlWriter,
  { aggregate, aggregateCast }: Pick<PlannedSelect, 'aggregate' | 'aggregateCast'>,
  writeValue: () => void,
): void {
  if (aggregate === undefined) {
    writeValue();
    return;
  }
  writeCast(sql, aggregateCast, () => {
    sql.raw(`${aggregate.toUpperCase()}(`);
    writeValue();
    sql.raw(')');
  });
}

/** The parser lets only letters, digits, blanks and underscores into a cast. */
function writeCast(sql: SqlWriter, cast: string | undefined, writeValue: () => void): void {
  if (cast !== undefined) sql.raw('CAST( ');
  writeValue();
  if (cast !== undefined) sql.raw(` AS ${cast} )`);
}

function writeFrom(sql: SqlWriter, node: ReadNode, parent: ReadNode | undefined): void {
  const { relationship } = node;
  sql.raw(' FROM ');
  if (node.isFromSource) sql.raw(sourceName);
  else if (relationship?.kind === 'computed') {
    // The cast picks the right function where it is overloaded, and makes a row of what a statement returned.
    sql
      .qualified(relationship.function)
      .raw('(')
      .name(parent?.sqlAlias ?? '');
    sql.raw('::').qualified(relationship.table).raw(')');
  } else sql.qualified(node.table);
  sql.raw(' AS ').name(node.sqlAlias);
  if (relationship?.kind === 'many-to-many') {
    sql.raw(', ').qualified(relationship.junction.table).raw(' AS ').name(junctionAlias(node));
  }
}

function junctionAlias(node: ReadNode): string {
  return `${node.rowsAlias}_junction`;
}

function writeWhere(sql: SqlWriter, node: ReadNode, parent: ReadNode | undefined): void {
  const hasJoin = hasJoinConditions(node.relationship);
  if (node.where.length === 0 && !hasJoin) return;
  sql.raw(' WHERE ');
  writeConditions(sql, node.where, { table: node.sqlAlias, writeNoRows: (logic) => writeNoRows(sql, logic) });
  if (!hasJoin) return;
  if (node.where.length > 0) sql.raw(' AND ');
  writeJoinConditions(sql, node, parent);
}

function hasJoinConditions(relationship: Relationship | undefined): boolean {
  return relationship !== undefined && relationship.kind !== 'computed';
}

function writeNoRows(sql: SqlWriter, { negated, node }: Extract<PlannedLogic, { kind: 'no-rows' }>): void {
  sql.name(node.rowsAlias).raw(negated ? ' IS DISTINCT FROM NULL' : ' IS NOT DISTINCT FROM NULL');
}

function writeJoinConditions(sql: SqlWriter, node: ReadNode, parent: ReadNode | undefined): void {
  const { relationship } = node;
  const above = parent?.sqlAlias ?? '';
  if (relationship === undefined || relationship.kind === 'computed') return;
  if (relationship.kind !== 'many-to-many') {
    sql.list(relationship.columns, ' AND ', ([own, other]) =>
      sql.column(node.sqlAlias, other).raw(' = ').column(above, own),
    );
    return;
  }
  const junction = junctionAlias(node);
  const { sourceColumns, targetColumns } = relationship.junction;
  sql.list(targetColumns, ' AND ', ([target, own]) =>
    sql.column(node.sqlAlias, target).raw(' = ').column(junction, own),
  );
  sql.raw(' AND ');
  sql.list(sourceColumns, ' AND ', ([source, own]) =>
    sql.column(junction, own).raw(' = ').column(above, source),
  );
}

/** Rows of an embedded level, as one row for each row of the level above. */
function writeJoin(sql: SqlWriter, child: ReadNode, node: ReadNode): void {
  const isInner = child.join === 'inner';
  sql.raw(isInner ? ' INNER JOIN LATERAL ( ' : ' LEFT JOIN LATERAL ( ');
  if (child.embed === 'object' || child.embed === 'spread-one') {
    writeRead(sql, child, node);
    sql.raw(' ) AS ').name(child.rowsAlias).raw(' ON TRUE');
    return;
  }
  const rows = quoteName(child.rowsAlias);
  sql.raw(`SELECT json_agg(${rows})${child.embed === 'spread-many' ? '::jsonb' : ''} AS ${rows}`);
  if (child.embed === 'spread-many') writeGathered(sql, child);
  sql.raw(' FROM ( ');
  writeRead(sql, child, node);
  sql.raw(` ) AS ${rows} ) AS ${rows} ON ${isInner ? `${rows} IS NOT NULL` : 'TRUE'}`);
}

/** Each column of a to-many spread becomes a list of its values. */
function writeGathered(sql: SqlWriter, child: ReadNode): void {
  for (const field of child.spreadFields) {
    sql.raw(', COALESCE(json_agg(').column(child.rowsAlias, field.name);
    if (child.carriedOrder.length > 0) {
      sql.raw(' ORDER BY ');
      sql.list(child.carriedOrder, ', ', ({ order, carriedAs }) => {
        sql.column(child.rowsAlias, carriedAs);
        writeDirection(sql, order);
      });
    }
    sql.raw(`), '[]')::jsonb AS `).name(field.alias ?? field.name);
  }
}

function isAggregated(node: ReadNode): boolean {
  return (
    node.select.some(({ aggregate }) => aggregate !== undefined) ||
    node.children.some((child) => child.spreadFields.some(({ aggregate }) => aggregate !== undefined))
  );
}

function writeGroup(sql: SqlWriter, node: ReadNode): void {
  const terms: (() => void)[] = [];
  for (const one of node.select) {
    if (one.aggregate !== undefined) continue;
    if (one.alias !== undefined) terms.push(() => sql.name(one.alias ?? ''));
    else terms.push(() => writeField(sql, node.sqlAlias, one.field));
  }
  for (const child of node.children) {
    if (child.embed === 'object' || child.embed === 'array') {
      if (!isEmptyEmbed(child)) terms.push(() => sql.name(child.alias ?? child.name));
      continue;
    }
    for (const field of child.spreadFields) {
      if (field.aggregate === undefined)
        terms.push(() => sql.column(child.rowsAlias, field.alias ?? field.name));
    }
  }
  if (terms.length === 0) return;
  sql.raw(' GROUP BY ');
  sql.list(terms, ', ', (write) => write());
}

function writeRange(sql: SqlWriter, { range }: ReadNode): void {
  if (range.limit !== undefined) sql.raw(' LIMIT ').value(String(range.limit));
  if (range.offset > 0) sql.raw(' OFFSET ').value(String(range.offset));
}

/** Counts the outermost rows: only what changes their number is in it. */
export function writeCount(sql: SqlWriter, node: ReadNode, parent?: ReadNode): void {
  sql.raw('SELECT 1');
  writeFrom(sql, node, parent);
  const conditions: (() => void)[] = [];
  if (node.where.length > 0) {
    conditions.push(() =>
      writeConditions(sql, node.where, {
        table: node.sqlAlias,
        writeNoRows: (logic) => writeExists(sql, logic.node, { above: node, negated: !logic.negated }),
      }),
    );
  }
  if (hasJoinConditions(node.relationship)) conditions.push(() => writeJoinConditions(sql, node, parent));
  for (const child of node.children) {
    if (child.join === 'inner')
      conditions.push(() => writeExists(sql, child, { above: node, negated: false }));
  }
  if (conditions.length === 0) return;
  sql.raw(' WHERE ');
  sql.list(conditions, ' AND ', (write) => write());
}

function writeExists(
  sql: SqlWriter,
  node: ReadNode,
  { above, negated }: { readonly above: ReadNode; readonly negated: boolean },
): void {
  sql.raw(negated ? 'NOT EXISTS ( ' : 'EXISTS ( ');
  writeCount(sql, node, above);
  sql.raw(' )');
}
