import type { EntityPlan, PagePlan } from './app-plan.ts';
import type { BlockPlan } from './block-plan.ts';

/** Nothing is drawn twice on one page, and no list is narrowed by what its records do not have. */
export function tidyPages(pages: readonly PagePlan[], entities: readonly EntityPlan[]): PagePlan[] {
  const fieldsOf = new Map(
    entities.map(({ id, fields }) => [id, new Set(fields.map((one) => one.id))] as const),
  );
  const tidied = (block: BlockPlan): BlockPlan =>
    block.kind === 'collection'
      ? { ...block, filters: block.filters.filter((id) => fieldsOf.get(block.entity)?.has(id) !== false) }
      : block;
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks
      .filter((block, at, all) => !all.slice(0, at).some((other) => isSameChart(other, block)))
      .map(tidied),
  }));
}

const isSameChart = (one: BlockPlan, other: BlockPlan): boolean =>
  one.kind === 'chart' &&
  other.kind === 'chart' &&
  one.entity === other.entity &&
  one.by === other.by &&
  one.measure === other.measure &&
  one.field === other.field;
