import { like, part, toPattern } from '../lexicon/pattern.ts';
import { sentenceCase } from './fields.ts';
import { namesIn } from './named-list.ts';
import type { Span } from './tokens.ts';

const WORD = String.raw`\p{L}[\p{L}\p{N}'’&-]{1,20}`;
const NAME = String.raw`${WORD}(?: (?:& )?${WORD})?`;
const LIST = toPattern(
  part`
  \b(?:categories|topics|genres|kategorien|categorías|categorias|catégories|rubriken|secciones temáticas)\b(?:\s+
  (?:such as|like|including|are|named|for|wie|como|comme|sind|son|são|sont))?\s*[:(]?\s*((?:${NAME},\s*){1,8}${NAME}(?:,?\s+(?:and|or|&
  |und|y|e|et)\s+${NAME})?)(?=[,.;:)\n]|$|\s+(?:with|where|that|and|mit|con|com|avec))`,
  'iu',
);
const PAIR = like.u`\b(?:categories|topics|genres)\b(?:\s+(?:such as|like|including|are|named))?\s*[:(]?\s*(${NAME}\s+(?:and|&)\s+${NAME})(?=[,.;:)\n]|$)`;

/** "with categories Politics, Sport and Culture": names, not things of their own. */
export function readCategories(text: string): { names: readonly string[]; spans: readonly Span[] } {
  const found = LIST.exec(text) ?? PAIR.exec(text);
  const list = found?.[1];
  if (found === null || list === undefined) return { names: [], spans: [] };
  const names = namesIn(list);
  if (names.length < 2 || names.some((name) => FEATURES.test(name))) return { names: [], spans: [] };
  return {
    names: names.map(sentenceCase),
    spans: [
      {
        start:
          found.index -
          (/\b(?:with|by|in|mit|con|com|avec)\s$/i.exec(text.slice(0, found.index))?.[0].length ?? 0),
        end: found.index + found[0].length,
      },
    ],
  };
}

/** In a list of features the word stands for itself: "categories, my bids, watchlist". */
const FEATURES = like.i`
  ^(?:my|search|filter|filters|login|registration|watchlist|favou?rites|cart|checkout|comments|reviews|ratings|tags
  |users|user|profile|prices?|date|status|photos?|images?|title|description|author|notes|priority|name)\b`;
