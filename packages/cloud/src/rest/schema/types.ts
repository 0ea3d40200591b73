export interface QualifiedName {
  readonly schema: string;
  readonly name: string;
}

export interface Column {
  readonly name: string;
  readonly description: string | null;
  readonly isNullable: boolean;
  /** The type beneath domains, without length: what decides how a value is read. */
  readonly type: string;
  /** The declared type, with length: what a column of a record set is declared as. */
  readonly declaredType: string;
  readonly maxLength: number | null;
  /** The expression of the default; a column that is always generated has none. */
  readonly defaultValue: string | null;
  readonly enumLabels: readonly string[];
}

export interface Table extends QualifiedName {
  readonly description: string | null;
  readonly isView: boolean;
  readonly isInsertable: boolean;
  readonly isUpdatable: boolean;
  readonly isDeletable: boolean;
  readonly primaryKey: readonly string[];
  /** No two rows have the same key: those of a view can, and those of tables that inherit from this one. */
  readonly isKeyUnique: boolean;
  readonly columns: ReadonlyMap<string, Column>;
}

/** Our column and the other table's column. */
export type ColumnPair = readonly [own: string, other: string];

export interface Junction {
  readonly table: QualifiedName;
  readonly sourceConstraint: string;
  readonly targetConstraint: string;
  /** Column of the origin, column of the junction. */
  readonly sourceColumns: readonly ColumnPair[];
  /** Column of the target, column of the junction. */
  readonly targetColumns: readonly ColumnPair[];
}

interface RelationshipEnds {
  readonly table: QualifiedName;
  readonly foreignTable: QualifiedName;
  readonly isSelf: boolean;
  readonly tableIsView: boolean;
  readonly foreignTableIsView: boolean;
}

export interface KeyRelationship extends RelationshipEnds {
  readonly kind: 'one-to-many' | 'many-to-one' | 'one-to-one';
  readonly constraint: string;
  readonly columns: readonly ColumnPair[];
}

export interface ManyToMany extends RelationshipEnds {
  readonly kind: 'many-to-many';
  readonly junction: Junction;
}

/** A function from a row of one table to rows of another. */
export interface ComputedRelationship extends RelationshipEnds {
  readonly kind: 'computed';
  readonly function: QualifiedName;
  readonly isToOne: boolean;
}

export type Relationship = KeyRelationship | ManyToMany | ComputedRelationship;

export interface RoutineParameter {
  /** Empty for a parameter without a name. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isVariadic: boolean;
}

export interface Routine extends QualifiedName {
  readonly description: string | null;
  readonly parameters: readonly RoutineParameter[];
  readonly returns: {
    readonly type: QualifiedName;
    readonly isSet: boolean;
    readonly isComposite: boolean;
  };
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  /** Settings of the function that must hold before it is called, such as statement_timeout. */
  readonly settings: readonly Setting[];
}

export type Setting = readonly [name: string, value: string];

/** What the database itself says about how it wants to be served (`alter role … set pgrst.…`). */
export interface RestSettings {
  readonly schemas: readonly string[];
  readonly extraSearchPath: readonly string[];
  readonly maxRows: number | undefined;
  readonly isPlanEnabled: boolean;
  readonly areAggregatesEnabled: boolean;
  readonly transactionEnd: 'commit' | 'commit-allow-override' | 'rollback' | 'rollback-allow-override';
  readonly preRequest: QualifiedName | undefined;
  readonly openApiMode: 'follow-privileges' | 'ignore-privileges' | 'disabled';
}

export interface SchemaCache {
  readonly settings: RestSettings;
  /** Settings of the roles a request can take, to be made local to its transaction. */
  readonly roleSettings: ReadonlyMap<string, readonly Setting[]>;
  readonly tables: ReadonlyMap<string, ReadonlyMap<string, Table>>;
  /** By the key of the origin, see `keyOf`. */
  readonly relationships: ReadonlyMap<string, readonly Relationship[]>;
  readonly routines: ReadonlyMap<string, ReadonlyMap<string, readonly Routine[]>>;
}

export function keyOf(name: QualifiedName): string {
  return `${name.schema}\u0000${name.name}`;
}

export function isSameName(a: QualifiedName, b: QualifiedName): boolean {
  return a.name === b.name && a.schema === b.schema;
}

export function isToOne(relationship: Relationship): boolean {
  if (relationship.kind === 'computed') return relationship.isToOne;
  return relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one';
}
