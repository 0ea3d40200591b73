import type { BlockPlan } from '../../plan/block-plan.ts';
import type { PagePlan } from '../../plan/app-plan.ts';
import { attribute } from '../code.ts';
import type { Draft } from '../draft.ts';

export interface BlockPlace {
  readonly draft: Draft;
  readonly page: PagePlan;
  /** The block's place on its page. */
  readonly index: number;
}

/** The heading of a block's section; where the page has just said the same, it is only read aloud. */
export function sectionTitle({ page }: BlockPlace, title: string): string {
  const isSaid = title.trim().toLowerCase() === page.title.trim().toLowerCase();
  return `${attribute('title', title)}${isSaid ? ' isTitleHidden' : ''}`;
}

/**
 * Writes one kind of block: adds the files it needs and returns the element that stands on the page, or nothing. The
 * components it names are imported by themselves, from the template, the library or the files added. Headings inside
 * begin at h2; kinds that hold the page's h1 are named in `OWN_HEADING`.
 */
export interface BlockEntry {
  readonly kinds: readonly BlockPlan['kind'][];
  readonly write: (block: BlockPlan, place: BlockPlace) => string;
}

export function on<B extends BlockPlan>(
  kinds: readonly B['kind'][],
  write: (block: B, place: BlockPlace) => string,
): BlockEntry {
  const isOurs = (block: BlockPlan): block is B => kinds.some((kind) => kind === block.kind);
  return { kinds, write: (block, place) => (isOurs(block) ? write(block, place) : '') };
}
