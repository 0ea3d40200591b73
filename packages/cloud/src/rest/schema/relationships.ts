import {
  isSameName,
  keyOf,
  type ColumnPair,
  type ComputedRelationship,
  type KeyRelationship,
  type ManyToMany,
  type QualifiedName,
  type Relationship,
} from './types.ts';

/** A foreign key between two tables, as the catalogue has it. */
export interface ForeignKey {
  readonly constraint: string;
  readonly table: QualifiedName;
  readonly foreignTable: QualifiedName;
  readonly columns: readonly ColumnPair[];
  /** The columns of the key are unique, so there is at most one row on either side. */
  readonly isUnique: boolean;
}

/** Which columns of a view show which column of a table. */
export interface ViewSource {
  readonly view: QualifiedName;
  readonly table: QualifiedName;
  readonly columns: ReadonlyMap<string, readonly string[]>;
}

export interface RelationshipFacts {
  readonly foreignKeys: readonly ForeignKey[];
  readonly viewSources: readonly ViewSource[];
  readonly computed: readonly ComputedRelationship[];
  primaryKeyOf(table: QualifiedName): readonly string[];
}

/** Every way from one table or view to another, by the key of the origin. */
export function findRelationships(facts: RelationshipFacts): ReadonlyMap<string, readonly Relationship[]> {
  const forward = facts.foreignKeys.flatMap((key) => withViews(key, facts.viewSources));
  const all: Relationship[] = [...forward, ...forward.map(inverse), ...manyToMany(forward, facts)];
  const byOrigin = new Map<string, Relationship[]>();
  const overridden = new Set(facts.computed.map((one) => `${keyOf(one.table)}\u0000${keyOf(one.function)}`));
  for (const relationship of all) {
    // A computed relationship that is named like the table takes its place.
    if (overridden.has(`${keyOf(relationship.table)}\u0000${keyOf(relationship.foreignTable)}`)) continue;
    add(byOrigin, relationship);
  }
  for (const relationship of facts.computed) add(byOrigin, relationship);
  for (const list of byOrigin.values()) list.sort(compareRelationships);
  return byOrigin;
}

function add(byOrigin: Map<string, Relationship[]>, relationship: Relationship): void {
  const key = keyOf(relationship.table);
  const list = byOrigin.get(key);
  if (list === undefined) byOrigin.set(key, [relationship]);
  else list.push(relationship);
}

/** The key between the tables, and between every view that shows its columns. */
export function withViews(key: ForeignKey, sources: readonly ViewSource[]): readonly KeyRelationship[] {
  const own = endsOf(
    key.table,
    key.columns.map(([column]) => column),
    sources,
  );
  const other = endsOf(
    key.foreignTable,
    key.columns.map(([, column]) => column),
    sources,
  );
  const kind = key.isUnique ? 'one-to-one' : 'many-to-one';
  return own.flatMap((from) =>
    other.map((to): KeyRelationship => ({
      kind,
      constraint: key.constraint,
      table: from.name,
      foreignTable: to.name,
      isSelf: isSameName(from.name, to.name),
      tableIsView: from.isView,
      foreignTableIsView: to.isView,
      columns: from.columns.map((column, index): ColumnPair => [column, to.columns[index] ?? '']),
    })),
  );
}

interface KeyEnd {
  readonly name: QualifiedName;
  readonly isView: boolean;
  readonly columns: readonly string[];
}

function endsOf(
  table: QualifiedName,
  columns: readonly string[],
  sources: readonly ViewSource[],
): readonly KeyEnd[] {
  const views = sources.filter((source) => isSameName(source.table, table));
  return [
    { name: table, isView: false, columns },
    ...views.flatMap((source) =>
      combinations(columns.map((column) => source.columns.get(column) ?? [])).map((shown) => ({
        name: source.view,
        isView: true,
        columns: shown,
      })),
    ),
  ];
}

/** One choice of each list; none where a list is empty. */
function combinations(lists: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let found: readonly (readonly string[])[] = [[]];
  for (const list of lists) found = found.flatMap((start) => list.map((next) => [...start, next]));
  return found;
}

function inverse(relationship: KeyRelationship): KeyRelationship {
  return {
    kind: relationship.kind === 'many-to-one' ? 'one-to-many' : 'one-to-one',
    constraint: relationship.constraint,
    table: relationship.foreignTable,
    foreignTable: relationship.table,
    isSelf: relationship.isSelf,
    tableIsView: relationship.foreignTableIsView,
    foreignTableIsView: relationship.tableIsView,
    columns: relationship.columns.map(swap),
  };
}

/** Two keys of a table that are both part of its primary key join the tables they lead to. */
function manyToMany(forward: readonly KeyRelationship[], facts: RelationshipFacts): readonly ManyToMany[] {
  const keys = forward.filter(({ kind }) => kind === 'many-to-one');
  const byTable = Map.groupBy(keys, ({ table }) => keyOf(table));
  return [...byTable.values()].flatMap((group) => {
    const first = group[0];
    if (first === undefined) return [];
    const primaryKey = new Set(facts.primaryKeyOf(first.table));
    const inside = group.filter(({ columns }) => columns.every(([column]) => primaryKey.has(column)));
    return inside.flatMap((source) =>
      inside
        .filter((target) => target.constraint !== source.constraint)
        .map((target) => join(source, target)),
    );
  });
}

function join(source: KeyRelationship, target: KeyRelationship): ManyToMany {
  return {
    kind: 'many-to-many',
    table: source.foreignTable,
    foreignTable: target.foreignTable,
    isSelf: isSameName(source.foreignTable, target.foreignTable),
    tableIsView: source.foreignTableIsView,
    foreignTableIsView: target.foreignTableIsView,
    junction: {
      table: source.table,
      sourceConstraint: source.constraint,
      targetConstraint: target.constraint,
      sourceColumns: source.columns.map(swap),
      targetColumns: target.columns.map(swap),
    },
  };
}

function swap([own, other]: ColumnPair): ColumnPair {
  return [other, own];
}

const kindOrder: Readonly<Record<Relationship['kind'], number>> = {
  'one-to-many': 0,
  'many-to-one': 1,
  'one-to-one': 2,
  'many-to-many': 3,
  computed: 4,
};

/** A fixed order, because a client sees it in the details of PGRST201. */
function compareRelationships(a: Relationship, b: Relationship): number {
  return (
    compareText(a.foreignTable.schema, b.foreignTable.schema) ||
    compareText(a.foreignTable.name, b.foreignTable.name) ||
    kindOrder[a.kind] - kindOrder[b.kind] ||
    compareText(constraintOf(a), constraintOf(b))
  );
}

function constraintOf(relationship: Relationship): string {
  if (relationship.kind === 'computed') return relationship.function.name;
  if (relationship.kind !== 'many-to-many') return relationship.constraint;
  const { table, sourceConstraint, targetConstraint } = relationship.junction;
  return `${table.name}\u0000${sourceConstraint}\u0000${targetConstraint}`;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
