import type { EngineBlock } from '../plan/block-plan.ts';
import { optionsFor } from '../understand/engine-options.ts';
import type { Changer } from './ask.ts';
import { isSame, mapBlocks } from './edits.ts';
import { fold, words } from './named.ts';
import { bare, listItems, sentence } from './phrases.ts';
import { unquoted } from './wish.ts';

type Options = EngineBlock['options'];

/** "make it 6x6", "25 minutes instead": what a game or tool is asked to be like from now on. */
export const changeEngine: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  if (/^(?:rename|move|translate)\b/iu.test(wish.order)) return null;
  const told: string[] = [];
  const next = mapBlocks(plan, (block) => {
    if (block.kind !== 'engine') return block;
    const asked = { ...newOptions(block, text), ...listed(block, wish.order) };
    if (Object.keys(asked).length === 0) return block;
    told.push(`${block.title}: ${Object.entries(asked).map(shown).join(', ')}`);
    return { ...block, options: { ...block.options, ...asked } };
  });
  if (isSame(next, plan)) return null;
  return next;
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

/** "add reading and sport", "remove sport", where a tool has a list of names. */
function listed({ engine, options }: EngineBlock, order: string): Options {
  const [, verb = '', rest = ''] = /^(add|remove)\s+(.+)$/iu.exec(order) ?? [];
  const [key] = Object.entries(optionsFor(engine, '')).find(([, value]) => Array.isArray(value)) ?? [];
  const isOther =
    /\b(?:page|field|list|section|counter|timer|button|chart|colou?r|background|player|sound)/iu.test(rest);
  if (key === undefined || rest === '' || isOther) return {};
  const old = options[key];
  const names = Array.isArray(old) ? old.map(String) : [];
  const told = listItems(rest).map((item) => sentence(bare(item)));
  if (told.some((name) => name.split(' ').length > 3)) return {};
  if (verb.toLowerCase() === 'add') return { [key]: [...new Set([...names, ...told])] };
  const kept = names.filter((name) => !told.some((one) => fold(one) === fold(name)));
  return kept.length === names.length ? {} : { [key]: kept };
}

const shown = ([key, value]: readonly [string, Options[string]]): string =>
  `${words(key)} ${Array.isArray(value) ? value.join(', ') : String(value)}`;
