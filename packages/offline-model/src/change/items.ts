import { like } from '../lexicon/pattern.ts';
import { copyFor } from '../plan/copy.ts';
import type { AppPlan } from '../plan/app-plan.ts';
import type { ProseBlock, ProseItem } from '../plan/block-plan.ts';
import { PERSON, readTeam } from '../understand/given/given-team.ts';
import { type Change } from './ask.ts';
import { blocksOf, isSame, mapBlocks } from './edits.ts';
import { withPlaces } from './grow.ts';
import { findPages, fold } from './named.ts';
import { bare, listItems } from './phrases.ts';
import { found, says } from './reading.ts';

/** "our team: Joan Field and Peter Marsh", "add Paula Reh to the team": people by their names, where the team is shown. */
export const nameTeam: Change = ({ plan, said, order }) => {
  const told = readTeam(said.replace(like.iu`^\s*(?:add|put|show|ajoute[zr]?|añade|adicione)\s`, '')).people;
  const [, first, second] = found(said, 'intoTeam') ?? [];
  const named = listItems(first ?? second ?? '').map((item) => PERSON.exec(bare(item))?.groups);
  const added = named.flatMap((one) => (one ? [{ name: one['name'] ?? '', note: one['note'] ?? '' }] : []));
  const isAdded = told.length === 0 && added.length === named.length;
  const items = (isAdded ? added : told).map(({ name, note }): ProseItem => ({
    title: name,
    text: '',
    note,
  }));
  if (items.length === 0 || says(order, 'aPerson')) return null;
  const there = blocksOf(plan).some((block) => block.kind === 'prose' && block.style === 'team');
  const grown = there
    ? plan
    : withPlaces(plan, { text: copyFor(plan.language).places.team, places: ['team'] });
  return withItems(grown, 'team', { items, isMore: isAdded && there });
};

/** "remove Dr. Kranz from the team", "take cleaning off the price list": a line of a list of words. */
export const removeItem: Change = ({ plan, text }) => {
  const told = bare(text.replace(/^remove\s|\sremove$/giu, ''));
  const isGoing = ({ title }: ProseItem): boolean =>
    title.length > 2 && (fold(told) === fold(title) || fold(told).startsWith(`${fold(title)} `));
  if (findPages(told, plan).some(({ start }) => start === 0)) return null;
  const next = mapBlocks(plan, (block) =>
    block.kind === 'prose' && block.items.some(isGoing)
      ? { ...block, items: block.items.filter((item) => !isGoing(item)) }
      : block,
  );
  return isSame(next, plan) ? null : next;
};

const ASKED = like.gu`(?<question>[^?.!\n]*[^?.!\s][^?.!\n]*\?)\s*(?<answer>(?:[^?.!\n]+(?:[.!](?=\S)[^?.!\n]*)*(?:[.!]+\s*|$|\n))*)`;

/** "Do you deliver? No. May I pay by card? Yes.": questions with their answers. */
export const questionsIn = (words: string): readonly ProseItem[] =>
  [...words.matchAll(ASKED)].flatMap(({ groups: { question = '', answer = '' } = {} }) =>
    answer.trim() === '' ? [] : [{ title: question.trim(), text: answer.trim() }],
  );

/** The items of all texts of a style, in place of those that were made up or after those that are there. */
export const withItems = (
  plan: AppPlan,
  style: ProseBlock['style'],
  { items, isMore }: { readonly items: readonly ProseItem[]; readonly isMore: boolean },
): AppPlan =>
  mapBlocks(plan, (block) =>
    block.kind === 'prose' && block.style === style
      ? { ...block, ...(isMore ? { items: [...block.items, ...items] } : { text: '', items }) }
      : block,
  );
