import type { Check, CheckKind } from '@loam/offline-model/cases';
import type { Visitor } from '../visitor/visitor.ts';

/** What a check may look at. */
export interface CheckContext {
  readonly visitor: Visitor;
  readonly reply: string;
  /** Whether the last turn changed any file. */
  readonly hasChanges: boolean;
}

export type CheckOf<Kind extends CheckKind> = Extract<Check, { readonly kind: Kind }>;

/** Passes quietly, or throws with a reason a developer can act on. */
export type Checker<Kind extends CheckKind> = (context: CheckContext, check: CheckOf<Kind>) => Promise<void>;
