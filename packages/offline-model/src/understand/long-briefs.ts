import { isPlural } from './inflect.ts';

const NAME = String.raw`[\p{L}][\p{L}\p{N}'’+-]*(?: [\p{L}\p{N}][\p{L}\p{N}'’+-]*){0,2}?`;
const LIST = String.raw`(?:${NAME},\s+)*${NAME},?\s+(?:and|or)\s+${NAME}`;
const END = String.raw`(?=[.,;:)\n]|\s(?:by|with|when|so|if|at|after|before|but|that|which|while)\s|$)`;

const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lose|losing|lost) track of\b/gi, 'track'],
  [
    /\bwith (?:the |a |an )?(?:possibility|option|ability|chance|opportunity) (?:to|of being able to)\b/gi,
    'and can',
  ],
  [
    /,?\s+(?:by )?(?:giving|stating|specifying|indicating|filling in|entering|providing) (?=(?:the|their|a|an|\p{L}+ (?:name|number|code|date))\b)/giu,
    ' with ',
  ],
  [
    new RegExp(
      String.raw`\b(?:through|via|along|across) (?:the |these |following )*(?:stages|steps|statuses|phases|states)\s*:?\s+(${LIST})${END}`,
      'giu',
    ),
    'with status ($1)',
  ],
  [
    new RegExp(
      String.raw`\b(mark|marks|marking|set|sets|flag|flags) ((?:an?|the|each|every|its|their)?\s*[\p{L}-]+(?: [\p{L}-]+)?) (?:as|to) (?:being )?(${LIST})${END}`,
      'giu',
    ),
    'edit $2 with status (#$3)',
  ],
];

const SLASHED =
  /\b(status|stage|state|type|kind|priority|condition|level|size|role|category|colour|color|mode|format|gender)(:?) ([\p{L}-]+(?: ?\/ ?[\p{L}-]+){1,7})/giu;

/** What long requests say in many words, put so that the reader of sentences and lists finds it. English only. */
export function inListedWords(text: string): string {
  const told = REWORDED.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text);
  return told
    .replace(SLASHED, (_, field: string, _colon: string, options: string) =>
      isPlural(field) ? `${field} ${options}` : `${field} (${options.split(/ ?\/ ?/).join(', ')})`,
    )
    .replace(
      /status \((#?)([^)]*)\)/gi,
      (_, mark: string, options: string) =>
        `status (${mark === '' ? withCommas(options) : withFirst(withCommas(options))})`,
    );
}

const withCommas = (options: string): string => options.replace(/,?\s+(?:and|or)\s+/gi, ', ');

/** Two marks are not all that a thing can be: before them it is as it came. */
function withFirst(options: string): string {
  if (options.split(', ').length > 2) return options;
  return /\b(?:confirmed|cancelled|canceled|approved|accepted|rejected|declined)\b/i.test(options)
    ? `requested, ${options}`
    : `in order, ${options}`;
}
