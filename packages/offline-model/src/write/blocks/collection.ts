import type { CollectionBlock } from '../../plan/block-plan.ts';
import { attribute, indent, jsxText } from '../code.ts';
import { wholeList } from '../collection/view.ts';
import { writeCollection } from '../collection/write-collection.ts';
import type { BlockPlace } from './block.ts';

/** A list of records under its heading; where the page says the same already, the heading is only read aloud. */
export function writeCollectionBlock(block: CollectionBlock, { draft, page }: BlockPlace): string {
  const component = writeCollection(draft, block);
  const isAlone = page.blocks.length === 1 || block.title === page.title;
  if (isAlone && page.blocks[0]?.kind !== 'hero') {
    return `<section ${attribute('aria-label', block.title)}>
  <h2 className="sr-only">${jsxText(block.title)}</h2>
  <${component} />
</section>`;
  }
  const all = block.limit ? wholeList(draft, block) : undefined;
  const action =
    all && all.id !== page.id
      ? `<Button asChild variant="outline" size="sm">
  <Link to="${all.path}">${jsxText(draft.say('viewAll'))}</Link>
</Button>`
      : null;
  const open = action
    ? `<Section
  ${attribute('title', block.title)}
  action={
    ${indent(action, 4)}
  }
>`
    : `<Section ${attribute('title', block.title)}>`;
  return `${open}
  <${component} />
</Section>`;
}
