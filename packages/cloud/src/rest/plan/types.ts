import type { Aggregate, JoinType, JsonStep, Operation, RowRange } from '../parse/types.ts';
import type { QualifiedName, Relationship, Routine, Table } from '../schema/types.ts';

export interface PlannedField {
  readonly name: string;
  readonly path: readonly JsonStep[];
  /** The value is no JSON yet, and steps into it are asked for. */
  readonly toJson: boolean;
  /** The whole row instead of a column: what `count()` counts in a spread. */
  readonly isWholeRow: boolean;
  /** Text that is searched in is made a vector first, in this language. */
  readonly vector: { readonly language: string | undefined } | undefined;
}

export interface PlannedSelect {
  readonly field: PlannedField;
  readonly cast: string | undefined;
  readonly aggregate: Aggregate | undefined;
  readonly aggregateCast: string | undefined;
  readonly alias: string | undefined;
}

export type PlannedLogic =
  | {
      readonly kind: 'filter';
      readonly field: PlannedField;
      readonly negated: boolean;
      readonly operation: Operation;
    }
  /** `projects=is.null` of an embedded resource: whether it has any rows. */
  | { readonly kind: 'no-rows'; readonly negated: boolean; readonly node: ReadNode }
  | {
      readonly kind: 'group';
      readonly negated: boolean;
      readonly operator: 'and' | 'or';
      readonly items: readonly PlannedLogic[];
    };

export interface PlannedOrder {
  readonly field: PlannedField;
  /** The embedded resource whose column it is. */
  readonly relation: ReadNode | undefined;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly nulls: 'first' | 'last' | undefined;
}

export interface SpreadField {
  readonly name: string;
  readonly aggregate: Aggregate | undefined;
  readonly aggregateCast: string | undefined;
  readonly alias: string | undefined;
}

/** A column that orders the values of a to-many spread, and under which name it is carried. */
export interface CarriedOrder {
  readonly order: PlannedOrder;
  readonly carriedAs: string;
}

/** One level of the result: a table, a function's rows or what a statement returned, with what is embedded in it. */
export interface ReadNode {
  readonly name: string;
  readonly alias: string | undefined;
  readonly join: JoinType | undefined;
  readonly depth: number;
  readonly embed: 'root' | 'object' | 'array' | 'spread-one' | 'spread-many';
  readonly relationship: Relationship | undefined;
  readonly table: QualifiedName;
  /** What is known of it; nothing is known of the columns of a function that returns a record. */
  readonly columns: Table['columns'] | undefined;
  /** Rows come from the statement before it instead of the table. */
  readonly isFromSource: boolean;
  /** Its name in the statement. */
  readonly sqlAlias: string;
  /** The name of its rows in the statement of the level above. */
  readonly rowsAlias: string;
  readonly children: readonly ReadNode[];
  select: readonly PlannedSelect[];
  where: PlannedLogic[];
  order: readonly PlannedOrder[];
  range: RowRange;
  /** What a spread shows on the level above. */
  spreadFields: readonly SpreadField[];
  carriedOrder: readonly CarriedOrder[];
}

export interface ColumnValue {
  readonly name: string;
  readonly declaredType: string;
  readonly defaultValue: string | null;
}

export type MutatePlan =
  | {
      readonly kind: 'insert';
      readonly table: QualifiedName;
      readonly columns: readonly ColumnValue[];
      readonly body: string;
      readonly onConflict:
        | {
            readonly resolution: 'merge-duplicates' | 'ignore-duplicates';
            readonly columns: readonly string[];
          }
        | undefined;
      /** Only for PUT: the row must be the one that the address names. */
      readonly where: readonly PlannedLogic[];
      readonly returning: readonly string[];
      readonly appliesDefaults: boolean;
      readonly primaryKey: readonly string[];
    }
  | {
      readonly kind: 'update';
      readonly table: QualifiedName;
      readonly columns: readonly ColumnValue[];
      readonly body: string;
      readonly where: readonly PlannedLogic[];
      readonly returning: readonly string[];
      readonly appliesDefaults: boolean;
    }
  | {
      readonly kind: 'delete';
      readonly table: QualifiedName;
      readonly where: readonly PlannedLogic[];
      readonly returning: readonly string[];
    };

export type CallArguments =
  | { readonly kind: 'none' }
  | { readonly kind: 'values'; readonly values: ReadonlyMap<string, string | readonly string[]> }
  | { readonly kind: 'json'; readonly body: string }
  /** The body as it is, for a single parameter without a name. */
  | { readonly kind: 'body'; readonly body: string | Buffer; readonly type: string };

export interface CallPlan {
  readonly routine: Routine;
  /** The parameters that are given, in the order of the function. */
  readonly parameters: Routine['parameters'];
  readonly arguments: CallArguments;
  /** The columns that the levels above need; empty for all. */
  readonly returning: readonly string[];
}
