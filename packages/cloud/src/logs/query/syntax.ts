/** The text of a query, taken apart. Names are as they were written; keywords do not count capitals. */
export type Expression =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'constant'; readonly value: 'true' | 'false' | 'null' }
  /** `request.method`, and `log_attributes['request.method']` with the names between the dots. */
  | { readonly kind: 'name'; readonly parts: readonly string[] }
  | { readonly kind: 'call'; readonly name: string; readonly values: readonly Expression[] }
  | { readonly kind: 'countAll' }
  | { readonly kind: 'truncate'; readonly value: Expression; readonly unit: string }
  | { readonly kind: 'cast'; readonly value: Expression; readonly type: string }
  | { readonly kind: 'case'; readonly branches: readonly CaseBranch[]; readonly otherwise?: Expression }
  | { readonly kind: 'not'; readonly value: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'in';
      readonly value: Expression;
      readonly list: readonly Expression[];
      readonly isNot: boolean;
    }
  | { readonly kind: 'isNull'; readonly value: Expression; readonly isNot: boolean };

export interface CaseBranch {
  readonly when: Expression;
  readonly result: Expression;
}

export const BINARY_OPERATORS = [
  'or',
  'and',
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'like',
  'not like',
  'ilike',
  'not ilike',
  '+',
  '-',
  '*',
  '/',
] as const;

export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

export interface SelectedValue {
  readonly value: Expression;
  /** What it is called in the result. */
  readonly name: string;
}

export interface UnnestJoin {
  readonly path: readonly string[];
  readonly alias: string;
}

export interface LogQuery {
  readonly selected: readonly SelectedValue[];
  readonly isDistinct: boolean;
  readonly table: string;
  readonly alias: string | undefined;
  readonly joins: readonly UnnestJoin[];
  readonly where: Expression | undefined;
  readonly groupBy: readonly Expression[];
  readonly orderBy: readonly { readonly value: Expression; readonly isDescending: boolean }[];
  readonly limit: number | undefined;
  readonly offset: number | undefined;
}
