import { PEOPLE } from '../lexicon/generic.data.ts';
import type { ProseItem } from './block-plan.ts';
import type { Draft } from './draft.ts';
import { rotated } from './hash.ts';

/** `Title: text | Title: text` as items. */
export function proseItems(text: string, icon?: string): readonly ProseItem[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at) => {
      const [title = '', ...rest] = part.split(':');
      return {
        title: title.trim(),
        text: rest.join(':').trim(),
        ...(icon === undefined
          ? {}
          : { icon: [icon, 'Sparkles', 'Heart', 'ShieldCheck', 'Clock', 'Star'][at % 6] ?? icon }),
      };
    });
}

export function quotesFor(draft: Draft): readonly ProseItem[] {
  const { domain, copy, said } = draft;
  if (said.language === 'en' && domain !== null) {
    const own = proseItems(domain.quotes);
    const more = copy.opinions.slice(0, 3).map((text, at) => ({ title: PEOPLE[at + 5] ?? '', text }));
    return [...own, ...more];
  }
  return rotated(copy.opinions, said.text).map((text, at) => ({ title: PEOPLE[at] ?? '', text }));
}
