import { wordsFor } from '@loam/app-library';
import type { EngineBlock, EngineName } from '../../plan/block-plan.ts';
import type { BlockPlace } from '../blocks/block.ts';
import { attribute, indent, jsxText } from '../code.ts';
import type { Engine } from './engine.ts';
import { GAME_ENGINES } from './games.ts';
import { TOOL_ENGINES } from './tools.ts';

const ENGINES: Readonly<Record<EngineName, Engine>> = { ...GAME_ENGINES, ...TOOL_ENGINES };

/** A game or a tool with rules of its own: a component, its rules in a file beside it, and the element. */
export function writeEngine(block: EngineBlock, { draft, page }: BlockPlace): string {
  const engine = ENGINES[block.engine];
  draft.usePart(engine.part);
  const props = engine.props?.(block.options, wordsFor(draft.plan.language)) ?? '';
  const element = `<${engine.component}${props === '' ? '' : ` ${props}`} />`;
  if (page.blocks.length === 1 || block.title === page.title) {
    return `<section ${attribute('aria-label', block.title)}>
  <h2 className="sr-only">${jsxText(block.title)}</h2>
  ${indent(element, 2)}
</section>`;
  }
  return `<Section ${attribute('title', block.title)}>
  ${indent(element, 2)}
</Section>`;
}
