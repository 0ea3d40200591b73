import type { CollectionBlock } from '../../plan/block-plan.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';

/** What a view needs to draw `visible`, the records that are left after filtering. */
export interface ViewInput {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly block: CollectionBlock;
  /** Buttons for one record. */
  readonly buttons: readonly string[];
}

export interface ViewCode {
  /** An element; stands where the list stands. */
  readonly jsx: string;
  /** Statements of the component before its markup. */
  readonly statements?: readonly string[];
}
