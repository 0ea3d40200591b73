import type { FieldType } from '../plan/app-plan.ts';
import { fieldFrom, sentenceCase } from './fields.ts';
import type { UnderstoodField } from './understanding.ts';

interface Form {
  readonly pattern: RegExp;
  readonly field: (match: RegExpExecArray, options: readonly string[]) => UnderstoodField;
}

const first = (match: RegExpExecArray): string => match[1] ?? '';

/** A field under this very name; a choice where there is something to choose from. */
const named = (label: string, options: readonly string[], type: FieldType = 'text'): UnderstoodField => ({
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
  {
    pattern: /^who(?: has| have)?(?: (\p{L}+ed|paid|did|made|wrote|bought|sold))?(?: it| them)?$/u,
    field: (match, options) => named(first(match) === '' ? 'Person' : `${first(match)} by`, options),
  },
  {
    pattern: /^where (?:i|we|you|it|they)(?: was| were)? (\p{L}+)(?: it| them)?$/u,
    field: (match, options) => named(`${first(match)} at`, options),
  },
  {
    pattern:
      /^(?:whether|if) (?:or not )?(?:(?:it|they|he|she|i|we|you)(?:'s|'ve|'re|'m| is| was| are| were| has| have| had| am)?(?: been| already)* )?(?:the |an? )?(.+?)(?: it| them| this)?(?: or not)?$/u,
    field: (match) => named(first(match), [], 'flag'),
  },
  {
    pattern: /^(.*?\bsizes?):?\s+((?:x{0,3}[sml]\b[\s/,]*){2,})$/u,
    field: (match) =>
      named(
        first(match),
        (match[2] ?? '')
          .toUpperCase()
          .trim()
          .split(/[\s/,]+/u),
      ),
  },
  {
    pattern: /^which (\p{L}+(?: \p{L}+)?) (?:it|they|he|she|we|i) \p{L}+$/u,
    field: (match, options) => named(first(match), options),
  },
  {
    pattern: /^(what (?:is|was|'s|has been|they|we|i|you|he|she) \p{L}+(?: \p{L}+)?)$/u,
    field: (match, options) => named(first(match), options, 'longText'),
  },
  {
    pattern: /^(how often (?:to |it |they |i |we )?.+)$/u,
    field: (match) => named(first(match), [], 'number'),
  },
  {
    pattern: /^how much (?:money )?(?:(?:they|we|i|it|he|she|you)(?:'ve| have| has| had)? )?(.+)$/u,
    field: (match) => named(first(match).replace(/^costs$/u, 'cost'), [], 'money'),
  },
  {
    pattern: /^how many (?:(?:we|i|they|you) (?:have |had )?)?(.+)$/u,
    field: (match) => named(first(match), [], 'number'),
  },
  {
    pattern: /^(when (?:we|i|they|you|it|he|she) .+)$/u,
    field: (match) => named(first(match), [], 'date'),
  },
  {
    pattern: new RegExp(`^(?!(?:how|when|why|if) )(\\p{L}+(?: \\p{L}+)?) ${BY_US}(?: it| them)?$`, 'u'),
    field: (match) => withParticiple(first(match), match[2] ?? ''),
  },
  {
    pattern: /^(max|min)(?:imum)? (number of .+)$/u,
    field: (match) => named(`${first(match)} ${match[2] ?? ''}`, [], 'number'),
  },
  {
    pattern: /^\d+ (\p{L}+)(?: each| per \p{L}+)$/u,
    field: (match) => named(first(match), [], 'number'),
  },
  {
    pattern: /^(?!yes\/no$)(\p{L}{3,})\/(\p{L}{3,})$/u,
    field: (match) => {
      const second = match[2] ?? '';
      return named(`${first(match)} or ${second}`, [sentenceCase(first(match)), sentenceCase(second)]);
    },
  },
];

/** "who paid (Anna or Ben)", "whether it is shared", "home/away", "value in euros": fields that are told, not named. */
export function askedField(item: string, options: readonly string[]): UnderstoodField | null {
  const text = item
    .replace(/\s*\(.*$/su, '')
    .trim()
    .toLowerCase();
  for (const { pattern, field } of FORMS) {
    const match = pattern.exec(text);
    if (match !== null) return field(match, options);
  }
  return null;
}
