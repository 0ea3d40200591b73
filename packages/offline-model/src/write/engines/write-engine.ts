import type { EngineBlock, EngineName } from '../../plan/block-plan.ts';
import type { BlockPlace } from '../blocks/block.ts';
import { wordsIn } from '../blocks/block-words.ts';
import { attribute, fill, indent, jsxText } from '../code.ts';
import { fillerFor } from '../library/index.ts';
import type { Engine } from './engine.ts';
import { GAME_ENGINES } from './games/engines.ts';
import { TOOL_ENGINES } from './tools/engines.ts';

const ENGINES: Readonly<Record<EngineName, Engine>> = { ...GAME_ENGINES, ...TOOL_ENGINES };

/** A game or a tool with rules of its own: a component, its rules in a file beside it, and the element. */
export function writeEngine(block: EngineBlock, { draft, page }: BlockPlace): string {
  const engine = ENGINES[block.engine];
  const words = wordsIn(engine.words, draft.plan.language);
  const filled = fillerFor(draft);
  for (const [path, body] of Object.entries(engine.files)) draft.add(path, filled(fill(body, words)));
  const props = engine.props?.(block.options, words) ?? '';
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
