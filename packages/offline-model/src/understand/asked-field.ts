import { like } from '../lexicon/pattern.ts';
import { paired } from '../lexicon/listed.ts';
import type { FieldType, Language } from '../plan/app-plan.ts';
import { ASKED_FORMS, ASKED_MEASURES, ASKED_PARTS } from './asked-fields.data.ts';
import { fieldFrom, sentenceCase } from './fields.ts';
import type { UnderstoodField } from './understanding.ts';

interface Form {
  readonly pattern: RegExp;
  readonly type: FieldType | 'named';
  readonly label: string;
}

/** "the price we quoted" is the price quoted, "the day it is due" the due day. */
const withParticiple = (name: string, told: string): UnderstoodField => ({
  ...fieldFrom(name.split(' ')),
  label: sentenceCase(
    /^(?:name|title)$/iu.test(name) ? name : told === 'due' ? `${told} ${name}` : `${name} ${told}`,
  ),
});

/** What was done to it; "a date that I add" tells what people do with the record instead. */
const DONE =
  '(?:due|paid|sold|bought|made|spent|sent|lent|met|won|lost|gave|took|got|found|kept|set|went|came|began|ran|\\p{L}+ed)(?: (?:out|in|back|off|up|on))?';
const BY_US = `(?:that |which )?(?:we|i|they|you|it|he|she) (?:(?:have|has|had|is|are|was|were|will be) )?(${DONE})`;

/** "the price we quoted". */
const QUOTED_BY_US = like.iu`^(?:an? |the )?\p{L}+(?: \p{L}+)? ${BY_US}$`;

/** What a question begins with. */
const QUESTION: Readonly<Record<Language, RegExp>> = {
  en: like.iu`^(?:who(?:'s)?|whether|if|where|when|how \p{L}+|which|what(?:'s)?(?: (?:is|was|its?|they|we|i|you|he|she|kind|type|sort|colou?r|size|time|day|year|brand|the))?)(?: |$)`,
  de: /^(?:wer|ob|wo|woher|wann|wie|wie ?viele?|welche[rsnm]?|was) /iu,
  fr: /^(?:qui (?:l['’]|les |la |le |est |a |ont )|si |s['’] ?(?:il|elle)|où |d['’]où |quand |combien |(?:de |à )?quelle?s? |tous les combien|comment |ce que |ce qu['’])/iu,
  es: /^(?:quién|si|(?:de )?dónde|cuándo|(?:cada )?cu[aá]nt[oa]s?|(?:de )?qué|lo que|cómo) /iu,
  pt: /^(?:quem|se|(?:de )?onde|quando|(?:de )?quant[oa]s?|(?:de )?qual|o que|como) /iu,
};

/** "who paid", "wo es steht": a field that is told as a question; "the price we quoted" is told as well. */
export const isToldField = (item: string, language: Language): boolean =>
  (QUESTION[language].test(item) && !MAY.test(item)) ||
  (language === 'en' && (QUOTED_BY_US.test(item) || ON_WHICH.test(item)));

/** "the day on which it was built", "the date it went into service": when it was. */
const ON_WHICH = /^(?:the )?(?:date|day) (?:on which |that |when )?(?=(?:it|they|he|she) \S+ \S)/iu;
const asQuestion = (item: string, language: Language): string =>
  language === 'en' && !QUOTED_BY_US.test(item) ? item.replace(ON_WHICH, 'when ') : item;

/** "onde as pessoas podem entrar": what people can do is no field. */
const MAY = like.iu`(?<!\p{L})(?:can|could|kann|können|peut|peuvent|puede[ns]?|se puedan?|pode[ms]?|possam?)(?!\p{L})`;

export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt'];

const filled = (pattern: string, parts: Readonly<Record<string, string>>): string =>
  pattern.replace(/\b(?:IT|BE|N|DONE)\b/gu, (name) => parts[name] ?? name);

const FORMS = new Map(
  LANGUAGES.map((language) => [
    language,
    ASKED_FORMS[language].map(([pattern, type, label]): Form => ({
      pattern: like.iu`^(?:${filled(pattern, ASKED_PARTS[language])})$`,
      type,
      label,
    })),
  ]),
);

const MEASURES = new Map(
  LANGUAGES.map((language) => {
    const [pattern, measures] = ASKED_MEASURES[language];
    const nouns = paired(measures);
    return [
      language,
      { pattern: like.iu`^${pattern.replace('WORD', Object.keys(nouns).join('|'))}$`, nouns },
    ];
  }),
);

/** Types that something to choose from does not change: "how many (adults, children)". */
const FIXED: ReadonlySet<FieldType> = new Set(['flag', 'number', 'money', 'date']);

/** "how often (daily, rarely)" is told in words. */
const isFixed = (text: string, type: FieldType): boolean => FIXED.has(type) && !text.startsWith('how often');

interface Named {
  readonly label: string;
  readonly options: readonly string[];
  readonly type: FieldType | 'named';
}

/** A field under this very name; a choice where there is something to choose from. */
function named({ label, options, type }: Named): UnderstoodField {
  const own = fieldFrom(label.toLowerCase().split(' '), options);
  return {
    ...(type === 'named' ? own : { ...fieldFrom(['title']), type }),
    label: sentenceCase(label.replace(/(?<=^| )i(?= |$)/gu, 'I')),
    ...(options.length > 1 ? { type: 'choice' as const, options } : {}),
    isDefaultOptions: type === 'named' && own.isDefaultOptions,
  };
}

/** "from 1 to 10", "(1-5)", "out of 5". */
const RANGE =
  /\s*(?:\(|from |between |on a scale (?:of|from) |von |de |entre )?\b(\d+)\s*(?:-|–|to|and|bis|à|a|y|e)\s*(\d+)\)?$/iu;

const SIZES = /^(.*?\bsizes?):?\s+((?:x{0,3}[sml]\b[\s/,]*){2,})$/u;
const EITHER = like.u`^(?!yes/no$)(\p{L}{3,})/(\p{L}{3,})$`;
const QUOTED = like.u`^(?!(?:how|when|why|if) )(\p{L}+(?: \p{L}+)?) ${BY_US}(?: it| them)?$`;

/** "who paid (Anna or Ben)", "wo es steht", "home/away": fields that are told, not named. */
export function askedField(
  item: string,
  options: readonly string[],
  language: Language = 'en',
): UnderstoodField | null {
  const [, min, max] = RANGE.exec(item) ?? [];
  const asked = item
    .replace(RANGE, '')
    .replace(/\s*\(.*$/su, '')
    .trim();
  const field = isToldField(asked, language)
    ? answerOf(asQuestion(asked, language), options, language)
    : null;
  if (field !== null)
    return min === undefined
      ? field
      : { ...field, type: 'number', options: [], min: Number(min), max: Number(max) };
  return language === 'en'
    ? englishField(
        item
          .replace(/\s*\(.*$/su, '')
          .trim()
          .toLowerCase(),
      )
    : null;
}

/** The field that a question asks for. */
function answerOf(asked: string, options: readonly string[], language: Language): UnderstoodField | null {
  const measure = MEASURES.get(language);
  const [, word = '', of] = measure?.pattern.exec(asked) ?? [];
  const noun = measure?.nouns[word.toLowerCase()];
  if (noun !== undefined)
    return named({ label: of === undefined ? noun : `${of} ${noun}`, options, type: 'named' });
  for (const { pattern, type, label } of FORMS.get(language) ?? []) {
    const match = pattern.exec(asked);
    if (match === null) continue;
    const name = label
      .replace(/\$(\d)/gu, (_, at: string) => match[Number(at)] ?? '')
      .replace(/\s+/gu, ' ')
      .trim();
    return named({ label: name, type, options: type !== 'named' && isFixed(asked, type) ? [] : options });
  }
  return null;
}

/** "a checkbox to tick it off for today". */
const TICKED = /^(?:check ?box|tick ?box)(?: (?:to|for) .+)?$/u;

function englishField(text: string): UnderstoodField | null {
  const [, price, told = ''] = QUOTED.exec(text) ?? [];
  if (price !== undefined) return withParticiple(price, told);
  const [, size, sizes = ''] = SIZES.exec(text) ?? [];
  if (size !== undefined)
    return named({
      label: size,
      options: sizes
        .toUpperCase()
        .trim()
        .split(/[\s/,]+/u),
      type: 'text',
    });
  if (TICKED.test(text)) return named({ label: 'done', options: [], type: 'flag' });
  const [, max, number] = /^(max|min)(?:imum)? (number of .+)$/u.exec(text) ?? [];
  if (number !== undefined) return named({ label: `${max} ${number}`, options: [], type: 'number' });
  const counted = like.u`^\d+ (\p{L}+)(?: each| per \p{L}+)$`.exec(text)?.[1];
  if (counted !== undefined) return named({ label: counted, options: [], type: 'number' });
  const either = EITHER.exec(text)?.slice(1);
  return either === undefined
    ? null
    : named({ label: either.join(' or '), options: either.map(sentenceCase), type: 'text' });
}
