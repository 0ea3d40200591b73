import type { FieldType } from '../plan/app-plan.ts';
import { fieldFrom, sentenceCase } from './fields.ts';
import type { UnderstoodField } from './understanding.ts';

/** What a phrase asks for, under which name, and of which type where there is nothing to choose from. */
type Form = readonly [RegExp, FieldType, (match: RegExpExecArray) => string];

const first = ([, told = '']: RegExpExecArray): string => told;

/** A field under this very name; a choice where there is something to choose from. */
const named = (label: string, options: readonly string[], type: FieldType): UnderstoodField => ({
  ...fieldFrom(['title']),
  label: sentenceCase(label),
  type: options.length > 1 ? 'choice' : type,
  options: options.length > 1 ? options : [],
  isDefaultOptions: false,
});

/** "the price we quoted" is the price quoted, "the day it is due" the due day. */
const withParticiple = (name: string, told: string): UnderstoodField => ({
  ...fieldFrom(name.split(' ')),
  label: sentenceCase(told === 'due' ? `${told} ${name}` : `${name} ${told}`),
});

/** What was done to it; "a date that I add" tells what people do with the record instead. */
const DONE =
  '(?:due|paid|sold|bought|made|spent|sent|lent|met|won|lost|gave|took|got|found|kept|set|went|came|began|ran|\\p{L}+ed)(?: (?:out|in|back|off|up|on))?';
const BY_US = `(?:that |which )?(?:we|i|they|you|it|he|she) (?:(?:have|has|had|is|are|was|were|will be) )?(${DONE})`;

/** "the price we quoted". */
export const QUOTED_BY_US = new RegExp(`^(?:an? |the )?\\p{L}+(?: \\p{L}+)? ${BY_US}$`, 'iu');

const FORMS: readonly Form[] = [
  [
    /^who(?: has| have)?(?: (\p{L}+ed|paid|did|made|wrote|bought|sold))?(?: it| them)?$/u,
    'text',
    ([, done]) => (done === undefined ? 'Person' : `${done} by`),
  ],
  [
    /^where (?:i|we|you|it|they)(?: was| were)? (\p{L}+)(?: it| them)?$/u,
    'text',
    (match) => `${first(match)} at`,
  ],
  [
    /^(?:whether|if) (?:or not )?(?:(?:it|they|he|she|i|we|you)(?:'s|'ve|'re|'m| is| was| are| were| has| have| had| am)?(?: been| already)* )?(?:the |an? )?(.+?)(?: it| them| this)?(?: or not)?$/u,
    'flag',
    first,
  ],
  [/^which (\p{L}+(?: \p{L}+)?) (?:it|they|he|she|we|i) \p{L}+$/u, 'text', first],
  [/^(what (?:is|was|'s|has been|they|we|i|you|he|she) \p{L}+(?: \p{L}+)?)$/u, 'longText', first],
  [/^(how often (?:to |it |they |i |we )?.+)$/u, 'number', first],
  [
    /^how much (?:money )?(?:(?:they|we|i|it|he|she|you)(?:'ve| have| has| had)? )?(.+)$/u,
    'money',
    (match) => first(match).replace(/^costs$/u, 'cost'),
  ],
  [/^how many (?:(?:we|i|they|you) (?:have |had )?)?(.+)$/u, 'number', first],
  [/^(when (?:we|i|they|you|it|he|she) .+)$/u, 'date', first],
  [/^(max|min)(?:imum)? (number of .+)$/u, 'number', (match) => `${first(match)} ${match[2] ?? ''}`],
  [/^\d+ (\p{L}+)(?: each| per \p{L}+)$/u, 'number', first],
];

/** Types that something to choose from does not change: "how many (adults, children)". */
const FIXED: ReadonlySet<FieldType> = new Set(['flag', 'number', 'money', 'date']);

/** "how often (daily, rarely)" is told in words. */
const isFixed = (text: string, type: FieldType): boolean => FIXED.has(type) && !text.startsWith('how often');

const QUOTED = new RegExp(`^(?!(?:how|when|why|if) )(\\p{L}+(?: \\p{L}+)?) ${BY_US}(?: it| them)?$`, 'u');
const SIZES = /^(.*?\bsizes?):?\s+((?:x{0,3}[sml]\b[\s/,]*){2,})$/u;
const EITHER = /^(?!yes\/no$)(\p{L}{3,})\/(\p{L}{3,})$/u;

/** "who paid (Anna or Ben)", "whether it is shared", "home/away": fields that are told, not named. */
export function askedField(item: string, options: readonly string[]): UnderstoodField | null {
  const text = item
    .replace(/\s*\(.*$/su, '')
    .trim()
    .toLowerCase();
  for (const [pattern, type, label] of FORMS) {
    const match = pattern.exec(text);
    if (match !== null) return named(label(match), isFixed(text, type) ? [] : options, type);
  }
  const [, price, told = ''] = QUOTED.exec(text) ?? [];
  if (price !== undefined) return withParticiple(price, told);
  const [, size, sizes = ''] = SIZES.exec(text) ?? [];
  if (size !== undefined)
    return named(
      size,
      sizes
        .toUpperCase()
        .trim()
        .split(/[\s/,]+/u),
      'text',
    );
  const either = EITHER.exec(text)?.slice(1);
  return either === undefined ? null : named(either.join(' or '), either.map(sentenceCase), 'text');
}
