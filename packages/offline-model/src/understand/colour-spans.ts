import { COLOUR_CUES } from '../lexicon/colours.data.ts';
import { LEADS, TRAILS } from './colour-words.data.ts';
import { like, part } from '../lexicon/pattern.ts';
import { spanOf, type Span, type Token } from './tokens.ts';

interface Run {
  readonly from: number;
  readonly to: number;
}

/** The words that name colours, with those around them that say nothing else. */
export function wholeMention(tokens: readonly Token[], mentioned: Run): Run {
  let { from, to } = withName(tokens, mentioned);
  if (tokens[from - 1]?.text === ':' && COLOUR_CUES.has(tokens[from - 2]?.lower ?? '')) from -= 2;
  while (from > 0 && LEADS.has(tokens[from - 1]?.lower ?? '')) from -= 1;
  while (to < tokens.length && TRAILS.has(tokens[to]?.lower ?? '')) to += 1;
  return { from, to };
}

const LONGEST_NAME = 3;

/** "Seegrün (#2E8B57)": a name that nobody knows, and what it is. */
function withName(tokens: readonly Token[], { from, to }: Run): Run {
  const isCode = tokens[from]?.text.startsWith('#') === true;
  if (!isCode || tokens[from - 1]?.text !== '(' || tokens[to]?.text !== ')') return { from, to };
  const first = Math.max(0, from - 1 - LONGEST_NAME);
  const before = tokens.slice(first, from - 1);
  const stop = before.findLastIndex(({ isWord, lower }) => !isWord || COLOUR_CUES.has(lower));
  return { from: first + stop + 1, to: to + 1 };
}

/** "colour (red, white)", "kind (black, green)" of a tea: what a thing can be, not how the app looks. */
export const choiceSpans = (text: string): readonly Span[] =>
  [
    ...text.matchAll(/\bcolou?rs? \([^()]{3,80}\)/gi),
    ...text.matchAll(like.giu`(?<=\([^()]*)\p{L}+ \([^()]{3,120}\)`),
    ...[...text.matchAll(SIDES)].filter(([, more = '']) => DATED.test(more)),
  ].map(spanOf);

/** "matches with white, black, a date and a result": who plays them, among other fields. */
const SIDE = part`(?:an?\s)?(?:white|black|weiß|schwarz|blancs?|noirs?|blancas?|negras?|brancas?|pretas?)`;
const SIDES = like.giu`(?<=\s(?:with|mit|avec|con|com)\s)${SIDE}(?:,|\s(?:and|und|et|y|e))\s${SIDE}(?=,([^.;:\n]*))`;
const DATED = like.iu`(?<!\p{L})(?:date|day|result|score|round|datum|tag|ergebnis|runde|résultat|jour|partie|fecha|resultado|ronda|data|rodada)(?!\p{L})`;
