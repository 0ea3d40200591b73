import { like, meanings, reworded } from '../lexicon/pattern.ts';
import { isPlural } from './inflect.ts';

const NAME = String.raw`[\p{L}][\p{L}\p{N}'’+-]*(?: [\p{L}\p{N}][\p{L}\p{N}'’+-]*){0,2}?`;
const LIST = String.raw`(?:${NAME},\s+)*${NAME},?\s+(?:and|or)\s+${NAME}`;
/** "mark them as watched, filter by genre": what is done next is no state. */
const STATE = String.raw`(?!(?:see|view|print|export|search|add|edit|delete|remove|send|get|show|list|filter|sort|download|check|track|rate|share|find|leave|write)\s)${NAME}`;
const STATES = String.raw`(?:${STATE},\s+)*${STATE},?\s+(?:and|or)\s+${STATE}`;
const END = String.raw`(?=[.,;:)\n]|\s(?:by|with|when|so|if|at|after|before|but|that|which|while)\s|$)`;

const REWORDED = meanings`
// "keep the stock of blood units": what is kept are the units.
/\b(keep|keeps|manage|manages|track|tracks|maintain|maintains|see|view|show|shows|check) (?:the |a |an |our |their )?(?:stock|inventory
  |supply|register|catalogue?|directory) of (?=\p{L})/giu => '$1 '
/\b(?:an?|the) (?:catalogue|catalog|list|collection|dictionary|directory|overview|register|database|selection|range) of (?=(?:[\p{L}-]+ ){0,2}[\p{L}-]+s\b)/giu => 'the '
/\bwhether (?:it|they|he|she) (still )?(\p{L}+)(?=[.,;)\n]|\s(?:and|or)\s|$)/giu => '$1$2 (yesno)'
/\b(?:details|information|data) (?:of|about|on|for) (?:an?|the|each
  |every) ([\p{L}-]+),? (?:including|such as|like|with) (?:the |its |an? )*(${LIST})(?:( \(yesno\))|${END})/giu => '$1 ($2$3)'
/\bfrequently asked questions\b/gi => 'FAQ'
/\b(?:lose|losing|lost) track of\b/gi => 'track'
/\bwith (?:the |a |an )?(?:possibility|option|ability|chance|opportunity) (?:to|of being able to)\b/gi => 'and can'
/\b(?:through|via|along|across) (?:the |these |following )*(?:stages|steps|statuses|phases|states)\s*:?\s+(${LIST})${END}/giu => 'with status ($1)'
/\b(mark|marks|marking|set|sets|flag|flags) ((?:an?|the|each|every|its|their)?\s*[\p{L}-]+(?: [\p{L}-]+)?) (?:as|to) (?:being )?(${STATES})${END}/giu => 'edit $2 with status (#$3)'`;

const OF_KINDS = like.giu`\b([\p{L}]{3,}s) of ((?:${NAME},\s+)*${NAME},?\s+or\s+${NAME})${END}`;

const SLASHED = like.giu`\b(status|stage|state|type|kind|priority|condition|level|size|role|category|colour|color|mode|format|gender):? ([\p{L}-]+(?: ?/ ?[\p{L}-]+){1,7})`;

/** What long requests say in many words, put so that the reader of sentences and lists finds it. English only. */
export function inListedWords(text: string): string {
  return reworded(text, REWORDED)
    .replace(OF_KINDS, (_, things: string, kinds: string) => `${things} with type (${withCommas(kinds)})`)
    .replace(SLASHED, (_, field: string, options: string) =>
      isPlural(field) ? `${field} ${options}` : `${field} (${options.split(/ ?\/ ?/).join(', ')})`,
    )
    .replace(
      /status \((#?)([^)]*)\)/gi,
      (_, mark: string, options: string) =>
        `status (${mark === '' ? withCommas(options) : withFirst(withCommas(options))})`,
    );
}

/** "sold, and see daily sales": where something else is done, the options end. */
const withCommas = (options: string): string =>
  options
    .replace(
      /,?\s+(?:and|or)\s+(?=(?:see|view|print|export|search|add|edit|delete|send|get|show|list|filter|download|check|track)\b).*$/i,
      '',
    )
    .replace(/,?\s+(?:and|or)\s+/gi, ', ');

/** Two marks are not all that a thing can be: before them it is as it came. */
function withFirst(options: string): string {
  if (options.split(', ').length > 2) return options;
  return /\b(?:confirmed|cancelled|canceled|approved|accepted|rejected|declined)\b/i.test(options)
    ? `requested, ${options}`
    : `in order, ${options}`;
}
