import { RestError } from '../errors/rest-error.ts';
import { missingTable } from '../errors/schema-errors.ts';
import { allRows, restrict } from '../parse/row-range.ts';
import type {
  AtPath,
  OrderTerm,
  QueryParams,
  RowRange,
  SelectedRelation,
  SelectItem,
} from '../parse/types.ts';
import { isToOne, type QualifiedName, type SchemaCache, type Table } from '../schema/types.ts';
import { planAggregates } from './aggregates.ts';
import { planField, planFilter, planLogic, planOrder } from './fields.ts';
import { findRelationship } from './find-relationship.ts';
import type { PlannedLogic, PlannedOrder, PlannedSelect, ReadNode } from './types.ts';

export interface ReadRequest {
  readonly table: QualifiedName;
  readonly params: QueryParams;
  readonly range: RowRange;
  /** Rows come from a statement or a function before it. */
  readonly isFromSource: boolean;
  /** A writing statement has used the outermost filters itself. */
  readonly isMutation: boolean;
}

export function findTable(cache: SchemaCache, name: QualifiedName): Table {
  const table = cache.tables.get(name.schema)?.get(name.name);
  if (table === undefined) throw missingTable(cache, name.schema, name.name);
  return table;
}

/** The tree of what is read: which columns of what, embedded how, filtered, ordered and cut. */
export function planRead(cache: SchemaCache, request: ReadRequest): ReadNode {
  const { params, isMutation } = request;
  const root = planRoot(cache, request);
  for (const { path, value } of params.filters) {
    if (isMutation && path.length === 0) continue;
    const node = nodeAt(root, path);
    node.where.push(planFilter(value, node.columns));
  }
  for (const { path, value } of params.logic) {
    if (isMutation && path.length === 0) continue;
    const node = nodeAt(root, path);
    node.where.push(planLogic(value, node.columns));
  }
  for (const order of params.order) applyOrder(root, order);
  if (!isMutation) applyRanges(root, request, cache.settings.maxRows);
  visit(root, linkNullFilters);
  planAggregates(root, cache.settings.areAggregatesEnabled);
  return root;
}

function planRoot(cache: SchemaCache, request: ReadRequest): ReadNode {
  const { table, isFromSource, params } = request;
  const columns = cache.tables.get(table.schema)?.get(table.name)?.columns;
  const builder: TreeBuilder = { cache, schema: table.schema, count: 0 };
  return {
    name: table.name,
    alias: undefined,
    join: undefined,
    depth: 0,
    embed: 'root',
    relationship: undefined,
    table,
    columns,
    isFromSource,
    sqlAlias: table.name,
    rowsAlias: '',
    children: planChildren(builder, params.select, { name: table.name, depth: 0 }),
    select: planSelect(params.select, columns),
    where: [],
    order: [],
    range: allRows,
    spreadFields: [],
    carriedOrder: [],
  };
}

interface TreeBuilder {
  readonly cache: SchemaCache;
  readonly schema: string;
  count: number;
}

function planChildren(
  builder: TreeBuilder,
  items: readonly SelectItem[],
  parent: { readonly name: string; readonly depth: number },
): readonly ReadNode[] {
  return items.filter((item) => item.kind !== 'field').map((item) => planChild(builder, item, parent));
}

function planChild(
  builder: TreeBuilder,
  item: SelectedRelation,
  parent: { readonly name: string; readonly depth: number },
): ReadNode {
  const { cache, schema } = builder;
  const relationship = findRelationship(cache, {
    schema,
    origin: parent.name,
    target: item.name,
    hint: item.hint,
  });
  const table = relationship.foreignTable;
  const columns = cache.tables.get(table.schema)?.get(table.name)?.columns;
  const depth = parent.depth + 1;
  const single = isToOne(relationship);
  builder.count += 1;
  return {
    name: item.name,
    alias: item.alias,
    join: item.join,
    depth,
    embed: item.kind === 'spread' ? (single ? 'spread-one' : 'spread-many') : single ? 'object' : 'array',
    relationship,
    table,
    columns,
    isFromSource: false,
    sqlAlias: aliasAt(table.name, depth),
    // Two embeds that would be shown under one name get one alias too, which PostgreSQL refuses.
    rowsAlias: rowsAliasOf(`${parent.name}_${item.alias ?? item.name}_${depth}`, builder.count),
    children: planChildren(builder, item.select, { name: table.name, depth }),
    select: planSelect(item.select, columns),
    where: [],
    order: [],
    range: allRows,
    spreadFields: [],
    carriedOrder: [],
  };
}

/** PostgreSQL cuts names after 63 bytes; two levels must not end up with the same one. */
function aliasAt(name: string, depth: number): string {
  return Buffer.byteLength(name) > 50 ? `pgrst_${depth}` : `${name}_${depth}`;
}

function rowsAliasOf(name: string, count: number): string {
  return Buffer.byteLength(name) > 45 ? `pgrst_rows_${count}` : name;
}

function planSelect(
  items: readonly SelectItem[],
  columns: Table['columns'] | undefined,
): readonly PlannedSelect[] {
  return items
    .filter((item) => item.kind === 'field')
    .map((item) => ({
      field: planField(item.field, columns),
      cast: item.cast,
      aggregate: item.aggregate,
      aggregateCast: item.aggregateCast,
      alias: item.alias,
    }));
}

/** The level that a path of names leads to, by alias or by the name of the resource. */
function nodeAt(root: ReadNode, path: readonly string[]): ReadNode {
  let node = root;
  for (const name of path) {
    const next =
      node.children.find((child) => (child.alias ?? child.name) === name) ??
      node.children.find((child) => child.name === name);
    if (next === undefined) throw notEmbedded(name);
    node = next;
  }
  return node;
}

function notEmbedded(name: string): RestError {
  return new RestError('PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

function applyOrder(root: ReadNode, { path, value }: AtPath<readonly OrderTerm[]>): void {
  const node = nodeAt(root, path);
  node.order = value.map((term) =>
    term.relation === undefined ? planOrder(term, node.columns) : relatedOrder(node, term),
  );
}

function relatedOrder(node: ReadNode, term: OrderTerm): PlannedOrder {
  const relation = node.children.find((child) => (child.alias ?? child.name) === term.relation);
  if (relation?.relationship === undefined) throw notEmbedded(term.relation ?? '');
  if (!isToOne(relation.relationship)) {
    const name = relation.alias ?? relation.name;
    throw new RestError('PGRST118', `A related order on '${name}' is not possible`, {
      details: `'${node.table.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    });
  }
  return { ...planOrder(term, relation.columns), relation };
}

function applyRanges(root: ReadNode, request: ReadRequest, maxRows: number | undefined): void {
  for (const { path, value } of request.params.ranges) {
    if (path.length > 0) nodeAt(root, path).range = value;
  }
  root.range = request.range;
  visit(root, (node) => {
    // At most one row comes from a to-one relationship, so there is nothing to cut.
    const isSingle = node.relationship !== undefined && isToOne(node.relationship);
    if (!isSingle) node.range = restrict(node.range, maxRows);
  });
}

function visit(node: ReadNode, act: (node: ReadNode) => void): void {
  act(node);
  for (const child of node.children) visit(child, act);
}

/** `projects=is.null` on a level that embeds `projects` asks whether there are any. */
function linkNullFilters(node: ReadNode): void {
  if (node.children.length > 0) node.where = node.where.map((logic) => linkNullFilter(node, logic));
}

function linkNullFilter(node: ReadNode, logic: PlannedLogic): PlannedLogic {
  if (logic.kind === 'group') {
    return { ...logic, items: logic.items.map((item) => linkNullFilter(node, item)) };
  }
  if (logic.kind === 'no-rows' || logic.field.path.length > 0) return logic;
  const { operation, negated, field } = logic;
  if (operation.kind !== 'is' || operation.value !== 'null') return logic;
  const child = node.children.find((one) => (one.alias ?? one.name) === field.name);
  return child === undefined ? logic : { kind: 'no-rows', negated, node: child };
}
