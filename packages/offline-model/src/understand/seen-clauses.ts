import { like } from '../lexicon/pattern.ts';
import { sentences, type Span } from './tokens.ts';

const SEE = String.raw`(?:show|display|highlight|warn|compare|see|visuali[sz]e|report)`;
const WANT = String.raw`(?:(?:i|we)(?: also)?(?: want| need| would like|'d like| wish)|(?:please|also|and))\s+(?:to\s+)?`;

/** Sentences that say what one sees of the records. */
const WHOLE: readonly RegExp[] = [
  like.iu`^\s*(?:${WANT})*${SEE}s?\b`,
  like.iu`^\s*(?:mostrar|mostre|muestra|muestre|zeige?|affiche[rz]?|montre[rz]?|avis[ea]-?(?:me|nos)?|avísa(?:me|nos)|warne|alertez)(?!\p{L})`,
  like.iu`^\s*(?:on the (?:start|first|home|front|landing) ?page|if the [\p{L} ]+ is (?:over|under|above|below))`,
  /^\s*(?:monthly|weekly|daily|yearly) (?:totals?|figures?|revenue|report)/iu,
  /^\s*(?:stats|statistics|key figures|charts?|reports?|kpis)\b/iu,
];

/** "Show a standings table with wins and losses". */
export const isSeen = (sentence: string): boolean => WHOLE.some((pattern) => pattern.test(sentence));

/** The end of a sentence that goes on with it. */
const TAIL = like.isu`
    (?:,|;|\band)\s+(?:and\s+)?(?:an?\s+|the\s+)?(?:(?:pie|bar|line|area)?\s?charts?|dashboard|stats page
    |statistics|overview|key figures|report|show)\b.*?(?=,?\s+and\s+(?:record|track|log|keep|manage|register|let
    |allow|print|export)\b|$)`;

/** "Every delivery and every sale is recorded as a stock movement": kinds of one thing. */
const KINDS =
  /^\s*(?:every|each|all) .{3,60}? (?:is|are) (?:recorded|logged|entered|stored|kept) as (?:an? )?/iu;

/** What one sees of things that are told elsewhere: figures, charts, marks. They name no further things. */
export const seenClauses = (text: string): readonly Span[] =>
  sentences(text).flatMap(({ start, end }, at) => {
    const sentence = text.slice(start, end);
    const kinds = KINDS.exec(sentence);
    if (kinds !== null) return [{ start, end: start + kinds[0].length }];
    if (at > 0 && isSeen(sentence)) return [{ start, end }];
    const tail = TAIL.exec(sentence);
    return tail === null || tail.index < 12
      ? []
      : [{ start: start + tail.index, end: start + tail.index + tail[0].length }];
  });
