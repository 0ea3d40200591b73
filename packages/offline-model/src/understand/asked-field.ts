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
    pattern: /^whether (?:it'?s |it is |it was |they are |or not )?(.+?)(?: or not)?$/u,
    field: (match) => named(first(match), [], 'flag'),
  },
  { pattern: /^how many (.+)$/u, field: (match) => named(first(match), [], 'number') },
  {
    pattern: /^(max|min)(?:imum)? (number of .+)$/u,
    field: (match) => named(`${first(match)} ${match[2] ?? ''}`, [], 'number'),
  },
  {
    pattern: /^(.+?) in (?:euros?|dollars?|pounds?|francs?|€|\$|£|usd|eur|gbp|chf)$/u,
    field: (match) => ({ ...fieldFrom(first(match).split(' ')), type: 'money', options: [] }),
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
