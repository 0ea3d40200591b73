import type { UnderstoodSection } from '../understand/understanding.ts';
import { fillIn } from './copy.ts';
import { addPage, inSentence, type Draft, type DraftPage } from './draft.ts';

/** Every section that the request names is a page under that very name. */
export function sectionPages(draft: Draft): void {
  for (const section of draft.said.sections) {
    if (draft.pages.some((page) => page.title.toLowerCase() === section.title.toLowerCase() && page.isInNav))
      continue;
    const found = draft.pages.find(
      (page) =>
        isFor(page, section) &&
        !draft.said.sections.some((other) => other !== section && other.title === page.title),
    );
    if (found !== undefined) {
      found.title = section.title;
      found.isInNav = true;
      continue;
    }
    addPage(draft, {
      title: section.title,
      intro: '',
      icon: 'FileText',
      order: 40,
      blocks: [
        {
          kind: 'prose',
          style: 'text',
          title: section.title,
          text: fillIn(draft.copy.about, { name: draft.name, things: inSentence(draft, section.title) }),
          items: [],
        },
      ],
    });
  }
}

function isFor(page: DraftPage, section: UnderstoodSection): boolean {
  const isMade =
    section.entity !== null &&
    page.blocks.some(
      (block) => (block.kind === 'booking' || block.kind === 'form') && block.entity === section.entity,
    );
  if (isMade) return true;
  if (section.place !== null) return page.place === section.place;
  return (
    section.entity !== null && page.entity === section.entity && page.isInNav && !page.id.startsWith('my-')
  );
}
