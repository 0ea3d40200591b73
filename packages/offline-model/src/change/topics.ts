import type { Language, PagePlan } from '../plan/app-plan.ts';
import { bare, listItems, sentence } from './phrases.ts';
import { tell } from './said.data.ts';
import { unquoted, type Wish } from './wish.ts';

const ABOUT = /\b(?:about|on|regarding|covering|zu|über|sur|à propos de|sobre|acerca de)\s+(.+)$/iu;

/** "with questions about visa, luggage and cancellation". */
export function topicsIn({ order, quotes }: Wish): readonly string[] {
  const told = ABOUT.exec(order)?.[1] ?? '';
  return listItems(told)
    .map((item) => sentence(unquoted(bare(item), quotes)))
    .filter((item) => item !== '' && item.split(' ').length <= 5)
    .slice(0, 8);
}

/** A page of questions with one for each topic, before those that every site has. */
export function withTopics(page: PagePlan, topics: readonly string[], language: Language): PagePlan {
  if (topics.length === 0) return page;
  const items = topics.map((topic) => ({
    title: tell(language, 'topicQuestion', { topic }),
    text: tell(language, 'topicAnswer', { topic: topic.toLowerCase() }),
  }));
  return {
    ...page,
    blocks: page.blocks.map((block) =>
      block.kind === 'prose' && block.style === 'faq'
        ? { ...block, items: [...items, ...block.items] }
        : block,
    ),
  };
}
