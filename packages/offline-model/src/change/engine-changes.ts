import type { EngineBlock } from '../plan/block-plan.ts';
import { optionsFor } from '../understand/engine-options.ts';
import { type Changer, isSame, mapBlocks } from './changer.ts';
import { words } from './named.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

type Options = EngineBlock['options'];

/** "make it 6x6", "25 minutes instead": what a game or tool is asked to be like from now on. */
export const changeEngine: Changer = (plan, wish, context) => {
  const text = unquoted(wish.said, wish.quotes);
  if (/^(?:remove|rename|move|translate)\b/iu.test(wish.order)) return null;
  const told: string[] = [];
  const next = mapBlocks(plan, (block) => {
    if (block.kind !== 'engine') return block;
    const asked = newOptions(block, text);
    if (Object.keys(asked).length === 0) return block;
    told.push(`${block.title}: ${Object.entries(asked).map(shown).join(', ')}`);
    return { ...block, options: { ...block.options, ...asked } };
  });
  if (isSame(next, plan)) return null;
  return { plan: next, done: tell(context.language, 'engineOptions', { list: told.join('; ') }) };
};

/** What the words say, not what is usual without them. */
function newOptions({ engine, options }: EngineBlock, text: string): Options {
  const usual = optionsFor(engine, '');
  return Object.fromEntries(
    Object.entries(optionsFor(engine, text)).filter(
      ([key, value]) => !isSame(value, usual[key] ?? null) && !isSame(value, options[key] ?? null),
    ),
  );
}

const shown = ([key, value]: readonly [string, Options[string]]): string =>
  `${words(key)} ${Array.isArray(value) ? value.join(', ') : String(value)}`;
