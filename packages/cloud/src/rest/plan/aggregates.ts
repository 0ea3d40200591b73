import { RestError } from '../errors/rest-error.ts';
import { plainField } from './fields.ts';
import type { CarriedOrder, PlannedSelect, ReadNode, SpreadField } from './types.ts';

/**
 * Names what is selected and moves what a spread shows to the level above. An aggregate of a to-one spread is worked
 * out on the level above it too: on its own level it would see one row.
 */
export function planAggregates(root: ReadNode, areEnabled: boolean): void {
  expandStars(root, false);
  nameSelects(root);
  if (!areEnabled) refuseAggregates(root);
  hoistSpreads(root);
  carryOrders(root);
}

/** `*` becomes its columns where a GROUP BY or a list of each column must be written. */
function expandStars(node: ReadNode, isBelowAggregate: boolean): void {
  const isSpread = node.embed === 'spread-one' || node.embed === 'spread-many';
  const hasAggregate = node.select.some(({ aggregate }) => aggregate !== undefined);
  const expands = isBelowAggregate || hasAggregate || node.embed === 'spread-many';
  if (expands) node.select = node.select.flatMap((one) => expandStar(node, one, isSpread));
  for (const child of node.children) expandStars(child, expands);
}

function expandStar(node: ReadNode, one: PlannedSelect, isSpread: boolean): readonly PlannedSelect[] {
  if (one.field.name !== '*') return [one];
  if (one.aggregate === undefined) {
    if (node.columns === undefined) return [one];
    return [...node.columns.keys()].map((name) => ({ ...one, field: plainField(name) }));
  }
  return isSpread ? [{ ...one, field: { ...one.field, isWholeRow: true } }] : [one];
}

function nameSelects(node: ReadNode): void {
  const isSpread = node.embed === 'spread-one' || node.embed === 'spread-many';
  node.select = node.select.map((one) => {
    if (one.alias !== undefined) return one;
    if (one.aggregate !== undefined) return isSpread ? { ...one, alias: one.aggregate } : one;
    const key = lastKey(one);
    return key === undefined ? one : { ...one, alias: key };
  });
  for (const child of node.children) nameSelects(child);
}

/** `data->a->>0` is shown as `a`, `data->0` as `data`. */
function lastKey({ field }: PlannedSelect): string | undefined {
  if (field.path.length === 0) return undefined;
  return field.path.findLast((step) => step.kind === 'key')?.value ?? field.name;
}

function refuseAggregates(node: ReadNode): void {
  if (node.select.some(({ aggregate }) => aggregate !== undefined)) {
    throw new RestError('PGRST123', 'Use of aggregate functions is not allowed');
  }
  for (const child of node.children) refuseAggregates(child);
}

/** From the leaves up: what each spread shows, with the aggregates that belong to the level above. */
function hoistSpreads(node: ReadNode): void {
  for (const child of node.children) hoistSpreads(child);
  if (node.embed !== 'spread-one' && node.embed !== 'spread-many') return;
  const isToOneSpread = node.embed === 'spread-one';
  const own = node.select.map((one): SpreadField => {
    const name = one.alias ?? one.field.name;
    if (!isToOneSpread || one.aggregate === undefined) return plainSpread(name);
    return { name, aggregate: one.aggregate, aggregateCast: one.aggregateCast, alias: one.alias };
  });
  if (isToOneSpread) {
    node.select = node.select.map((one) => ({ ...one, aggregate: undefined, aggregateCast: undefined }));
  }
  const nested = node.children.flatMap((child) => nestedSpread(child, isToOneSpread));
  node.spreadFields = [...own, ...nested];
}

function nestedSpread(child: ReadNode, isToOneSpread: boolean): readonly SpreadField[] {
  if (child.embed === 'object' || child.embed === 'array') {
    return isEmptyEmbed(child) ? [] : [plainSpread(child.alias ?? child.name)];
  }
  const shown = child.spreadFields;
  if (!isToOneSpread) return shown.map(({ name, alias }) => plainSpread(alias ?? name));
  // Carried on to the level above; what passes through this one is shown as it is.
  child.spreadFields = shown.map(({ name }) => plainSpread(name));
  return shown;
}

function plainSpread(name: string): SpreadField {
  return { name, aggregate: undefined, aggregateCast: undefined, alias: undefined };
}

/** An embed that selects nothing only filters, and shows nothing. */
export function isEmptyEmbed(node: ReadNode): boolean {
  return node.select.length === 0 && node.children.every(isEmptyEmbed);
}

/** The values of a to-many spread are ordered while they are gathered, by columns carried along for that. */
function carryOrders(node: ReadNode): void {
  for (const child of node.children) carryOrders(child);
  if (node.embed !== 'spread-many') return;
  const hasAggregate =
    node.select.some(({ aggregate }) => aggregate !== undefined) ||
    node.children.some((child) => child.spreadFields.some(({ aggregate }) => aggregate !== undefined));
  if (hasAggregate) {
    throw new RestError('PGRST127', 'Feature not implemented', {
      details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    });
  }
  node.carriedOrder = node.order.map((order, index): CarriedOrder => ({
    order,
    carriedAs: `${node.rowsAlias}_order_${index + 1}`,
  }));
}
