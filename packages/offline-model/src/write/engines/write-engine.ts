import { wordsFor } from '@loam/app-library';
import type { EngineBlock } from '../../plan/block-plan.ts';
import type { BlockPlace } from '../blocks/block.ts';
import { attribute, elementOf, indent, jsxText } from '../code.ts';
import { ENGINE_PARTS } from './engines.ts';

/** A game or a tool with rules of its own: a component, its rules in a file beside it, and the element. */
export function writeEngine(block: EngineBlock, { draft, page }: BlockPlace): string {
  const [path, props] = ENGINE_PARTS[block.engine];
  draft.usePart(`src/components/${path}.tsx`);
  const given = props?.(block.options, wordsFor(draft.plan.language)) ?? {};
  const element = indent(elementOf(path.slice(path.indexOf('/') + 1), given), 2);
  if (page.blocks.length === 1 || block.title === page.title) {
    return `<section ${attribute('aria-label', block.title)}>
  <h2 className="sr-only">${jsxText(block.title)}</h2>
  ${element}
</section>`;
  }
  return `<Section ${attribute('title', block.title)}>
  ${element}
</Section>`;
}
