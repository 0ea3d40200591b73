import type { BlockPlan } from './block-plan.ts';
import { addPage, type Draft } from './draft.ts';
import { contactItems, givenHours, prose } from './place-prose.ts';
import { sectionProse } from './named-pages.ts';
import { stemOf } from './office/named.ts';

/** A page that the request calls by its name is there, whatever is known about it. */
export function addAskedPages(draft: Draft): void {
  for (const title of draft.said.calledPages) {
    const isThere = draft.pages.some((page) => isOf(`${page.title} ${page.id} ${page.entity ?? ''}`, title));
    if (!isThere) addPage(draft, { title, icon: 'FileText', order: 40, blocks: blocksOf(draft, title) });
  }
}

/** "Where to find us": the address, and when somebody is there. */
function blocksOf(draft: Draft, title: string): readonly BlockPlan[] {
  if (!FIND_US.test(title)) return [sectionProse(draft, title)];
  const hours =
    draft.said.hours.length > 0
      ? [prose('hours', draft.copy.places.hours, { items: givenHours(draft) })]
      : [];
  return [prose('contact', draft.copy.findUs, { items: contactItems(draft) }), ...hours];
}

/** How a page goes by that tells the way there. */
export const FIND_US =
  /^(?:where (?:to find|we are|i am|am i)|how to (?:find|reach)|find us|directions|anfahrt|dónde|onde|où)/iu;

const isOf = (shown: string, asked: string): boolean => {
  const words = wordsOf(shown);
  return wordsOf(asked).some((word) => word.length > 3 && words.includes(word));
};

/** "Favourites" are favorites. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll('our', 'or')
    .split(/[\s-]+/u)
    .map(stemOf);
