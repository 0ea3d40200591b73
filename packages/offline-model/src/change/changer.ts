import type { AppPlan, EntityPlan, Language, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan, CollectionBlock } from '../plan/block-plan.ts';
import type { Wish } from './wish.ts';

export interface ChangeContext {
  /** Of the answer. */
  readonly language: Language;
  /** What the person asked for before, oldest first. */
  readonly past: readonly string[];
  readonly currentPage: string | null;
  readonly images: readonly { readonly name: string; readonly url: string }[];
  /** The plan as it was at earlier times, newest first: what was removed can come back. */
  readonly earlier: readonly AppPlan[];
  /** The field that was added or changed last, for "filter by it". */
  readonly recent?: RecentField | null;
  /** Lists and accounts can be kept on the project's cloud. */
  readonly hasCloud?: boolean;
}

export interface RecentField {
  readonly entity: string;
  /** Null: only its records changed. */
  readonly field: string | null;
}

export type Outcome =
  /** What is different in it is told by comparing it with the plan before. */
  | AppPlan
  | {
      readonly plan: AppPlan;
      /** Words of the wish that were not understood. */
      readonly left?: string;
      /** What comparing cannot tell: a field that was there already. */
      readonly note?: string;
    }
  /** Understood, and yet it cannot be. */
  | { readonly notDone: string };

/** Null: this wish is about something else. */
export type Changer = (plan: AppPlan, wish: Wish, context: ChangeContext) => Outcome | null;

export const withEntity = (plan: AppPlan, entity: EntityPlan): AppPlan => ({
  ...plan,
  entities: plan.entities.some(({ id }) => id === entity.id)
    ? plan.entities.map((other) => (other.id === entity.id ? entity : other))
    : [...plan.entities, entity],
});

export const withPage = (plan: AppPlan, page: PagePlan): AppPlan => ({
  ...plan,
  pages: plan.pages.some(({ id }) => id === page.id)
    ? plan.pages.map((other) => (other.id === page.id ? page : other))
    : [...plan.pages, page],
});

/** Every block of the plan through a function; null takes it away. */
export const mapBlocks = (
  plan: AppPlan,
  map: (block: BlockPlan, page: PagePlan) => BlockPlan | null,
): AppPlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block) => {
      const next = map(block, page);
      return next === null ? [] : [next];
    }),
  })),
});

export const mapCollections = (
  plan: AppPlan,
  entity: string,
  map: (block: CollectionBlock) => CollectionBlock,
): AppPlan =>
  mapBlocks(plan, (block) => (block.kind === 'collection' && block.entity === entity ? map(block) : block));

/** The page that lists an entity's records, the one with the most freedom first. */
export function listPage(plan: AppPlan, entity: string): PagePlan | null {
  const lists = plan.pages.filter((page) =>
    page.blocks.some((block) => block.kind === 'collection' && block.entity === entity),
  );
  const full = lists.find((page) =>
    page.blocks.some(
      (block) =>
        block.kind === 'collection' &&
        block.entity === entity &&
        block.can.create &&
        block.limit === undefined,
    ),
  );
  return full ?? lists[0] ?? null;
}

export const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);
