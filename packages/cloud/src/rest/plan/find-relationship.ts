import { ambiguousRelationship, missingRelationship } from '../errors/schema-errors.ts';
import { keyOf, type KeyRelationship, type Relationship, type SchemaCache } from '../schema/types.ts';

export interface RelationshipQuery {
  readonly schema: string;
  /** The table the request starts from, by its name. */
  readonly origin: string;
  readonly target: string;
  readonly hint: string | undefined;
}

/** The one way from a table to what was asked for. None is PGRST200, several are PGRST201. */
export function findRelationship(cache: SchemaCache, query: RelationshipQuery): Relationship {
  const ways = cache.relationships.get(keyOf({ schema: query.schema, name: query.origin })) ?? [];
  const found = ways.filter((way) => way.foreignTable.schema === query.schema && isMeant(way, query));
  const [first, second] = found;
  if (first === undefined) throw missingRelationship(cache, query);
  if (second !== undefined) throw ambiguousRelationship(query, found);
  return first;
}

function isMeant(way: Relationship, query: RelationshipQuery): boolean {
  const { target, hint } = query;
  if (way.kind === 'computed') return target === way.function.name;
  const isNamed = target === way.foreignTable.name;
  if (way.isSelf) return isSelfMeant(way, query);
  if (hint !== undefined) return isNamed && isHinted(way, hint);
  if (isNamed) return true;
  return way.kind !== 'many-to-many' && !way.foreignTableIsView && isNamedByKey(way, target);
}

/** A key of a table to itself leads both ways: the table's name means the many, the column's name the one. */
function isSelfMeant(way: Exclude<Relationship, { kind: 'computed' }>, query: RelationshipQuery): boolean {
  const isNamed = query.target === way.foreignTable.name;
  if (way.kind === 'one-to-many') {
    return isNamed && (query.hint === undefined || singleColumn(way, 1) === query.hint);
  }
  return way.kind === 'many-to-one' && query.hint === undefined && singleColumn(way, 0) === query.target;
}

function isNamedByKey(way: KeyRelationship, name: string): boolean {
  return way.constraint === name || singleColumn(way, 0) === name;
}

function isHinted(way: Exclude<Relationship, { kind: 'computed' }>, hint: string): boolean {
  if (way.kind === 'many-to-many') return way.junction.table.name === hint;
  return isNamedByKey(way, hint) || singleColumn(way, 1) === hint;
}

function singleColumn(way: KeyRelationship, side: 0 | 1): string | undefined {
  return way.columns.length === 1 ? way.columns[0]?.[side] : undefined;
}
