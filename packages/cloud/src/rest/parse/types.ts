/** A column or computed column, with the steps into its JSON. */
export interface FieldRef {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

export interface JsonStep {
  /** `->>` instead of `->`. */
  readonly asText: boolean;
  readonly kind: 'key' | 'index';
  readonly value: string;
}

export type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min';
export type JoinType = 'inner' | 'left';

export interface SelectedField {
  readonly kind: 'field';
  readonly field: FieldRef;
  readonly alias: string | undefined;
  readonly cast: string | undefined;
  readonly aggregate: Aggregate | undefined;
  readonly aggregateCast: string | undefined;
}

export interface SelectedRelation {
  readonly kind: 'relation' | 'spread';
  readonly name: string;
  readonly alias: string | undefined;
  readonly hint: string | undefined;
  readonly join: JoinType | undefined;
  readonly select: readonly SelectItem[];
}

export type SelectItem = SelectedField | SelectedRelation;

export type Quantifier = 'any' | 'all';
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown';

export type Operation =
  | { readonly kind: 'compare'; readonly operator: CompareOperator; readonly value: string }
  | {
      readonly kind: 'quantified';
      readonly operator: QuantifiedOperator;
      readonly quantifier: Quantifier | undefined;
      readonly value: string;
    }
  | { readonly kind: 'is'; readonly value: IsValue }
  | { readonly kind: 'distinct'; readonly value: string }
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | {
      readonly kind: 'search';
      readonly operator: SearchOperator;
      readonly language: string | undefined;
      readonly value: string;
    };

export type CompareOperator = 'neq' | 'cs' | 'cd' | 'ov' | 'sl' | 'sr' | 'nxr' | 'nxl' | 'adj';
export type QuantifiedOperator = 'eq' | 'gte' | 'gt' | 'lte' | 'lt' | 'like' | 'ilike' | 'match' | 'imatch';
export type SearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts';

export interface Filter {
  readonly kind: 'filter';
  readonly field: FieldRef;
  readonly negated: boolean;
  readonly operation: Operation;
}

export interface LogicGroup {
  readonly kind: 'group';
  readonly negated: boolean;
  readonly operator: 'and' | 'or';
  readonly items: readonly LogicTree[];
}

export type LogicTree = Filter | LogicGroup;

export interface OrderTerm {
  /** The embedded to-one resource whose column it is, in `order=client(name)`. */
  readonly relation: string | undefined;
  readonly field: FieldRef;
  readonly direction: 'asc' | 'desc' | undefined;
  readonly nulls: 'first' | 'last' | undefined;
}

export interface RowRange {
  readonly offset: number;
  /** Undefined where no end was asked for. */
  readonly limit: number | undefined;
}

/** Something said of one level of the select tree: the names that lead to it, outermost first. */
export interface AtPath<T> {
  readonly path: readonly string[];
  readonly value: T;
}

export interface QueryParams {
  readonly select: readonly SelectItem[];
  readonly filters: readonly AtPath<Filter>[];
  readonly logic: readonly AtPath<LogicTree>[];
  readonly order: readonly AtPath<readonly OrderTerm[]>[];
  readonly ranges: readonly AtPath<RowRange>[];
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[] | undefined;
  /** What a function called by GET is given: parameters that hold no operator. */
  readonly args: readonly (readonly [string, string])[];
  /** The parameters sorted and encoded again, for Content-Location. */
  readonly canonical: string;
}
