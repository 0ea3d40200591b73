import type { PagePlan } from '../../plan/app-plan.ts';
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

/** The page that shows all of what a start page shows some of. */
export const wholeList = ({ plan }: Draft, { entity }: CollectionBlock): PagePlan | undefined =>
  plan.pages.find(
    ({ path, blocks }) =>
      !path.includes(':') &&
      blocks.some((block) => block.kind === 'collection' && block.entity === entity && !block.limit),
  );
