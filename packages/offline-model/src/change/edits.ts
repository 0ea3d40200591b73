import type { AppPlan, EntityPlan, FieldPlan, FieldType, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan, CollectionBlock } from '../plan/block-plan.ts';

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

export const entityOf = (plan: AppPlan, id: string | undefined): EntityPlan | undefined =>
  plan.entities.find((entity) => entity.id === id);

export const fieldOf = (plan: AppPlan, entity: string, id: string): FieldPlan | undefined =>
  entityOf(plan, entity)?.fields.find((field) => field.id === id);

/** The first field of one of these types, in the order of the record. */
export const ofType = (
  entity: EntityPlan | undefined,
  ...types: readonly FieldType[]
): FieldPlan | undefined => entity?.fields.find(({ type }) => types.includes(type));

/** The same field, changed. */
export const withField = (plan: AppPlan, entity: EntityPlan, field: FieldPlan): AppPlan =>
  withEntity(plan, { ...entity, fields: entity.fields.map((one) => (one.id === field.id ? field : one)) });

export const blocksOf = ({ pages }: AppPlan): readonly BlockPlan[] => pages.flatMap(({ blocks }) => blocks);

export const pageWith = ({ pages }: AppPlan, kind: BlockPlan['kind']): PagePlan | undefined =>
  pages.find(({ blocks }) => blocks.some((block) => block.kind === kind));

/** Whether all lists of a thing are shown in this way. */
export const isViewed = ({ pages }: AppPlan, entity: string, view: string): boolean =>
  pages
    .flatMap(({ blocks }) => blocks)
    .every(
      (block) =>
        block.kind !== 'collection' ||
        block.entity !== entity ||
        block.limit !== undefined ||
        block.view === view,
    );
