import { pageNamesIn } from '../understand/usual-pages.ts';
import { addPage, type Draft } from './draft.ts';
import { sectionProse } from './named-pages.ts';
import { stemOf } from './office/named.ts';

/** A page that the request calls by its name is there, whatever is known about it. */
export function addAskedPages(draft: Draft): void {
  for (const title of pageNamesIn(draft.said.text)) {
    const isThere = draft.pages.some((page) => isOf(`${page.title} ${page.id} ${page.entity ?? ''}`, title));
    if (!isThere)
      addPage(draft, { title, icon: 'FileText', order: 40, blocks: [sectionProse(draft, title)] });
  }
}

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
