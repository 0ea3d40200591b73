import { AND_OR, like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import type { DraftEntity } from './collector.ts';
import { gloss } from './gloss.ts';
import type { Span } from './tokens.ts';

const NAME = String.raw`\p{Lu}[\p{L}\d'’&-]*(?: (?:\p{Lu}[\p{L}\d'’&-]*|\d+|of|the|de|da|do|del|am|an der))*`;
const COUNT = part`
  (?:\d+|two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis
  |dois|duas|três|quatro)`;
/** Said of all of them; German names begin like every other noun. */
const ALL = part`
  (?:${COUNT}|the|our|my|unsere[nr]?|meine[nr]?|nos|mes|les|nuestr[oa]s|mis|los|las|noss[oa]s|meus|minhas|os|as)`;
const CALLED = '(?:called|named|namens|llamad[oa]s|appelée?s|chamad[oa]s)';
const NAMED = like.gu`
  (?<!\p{L})${ALL} (?<many>\p{L}{3,})(?:(?<called>,? ${CALLED})|(?:,| \(|:| –)\s?|(?=\s))\s?(?<first>${NAME})(?<more>(?:, ${NAME})*),?
  \s(?:${AND_OR})\s(?<last>${NAME})(?!\p{L})`;

/** "We have three markets, Riverside, Old Square and Station": names of what is there. */
export const namesAll = (sentence: string): boolean =>
  HAVE.test(sentence) && [...sentence.matchAll(NAMED)].length > 0;

/** ", called Greta and Nils": what they are called is no thing beside them. */
export const calledNames = (text: string): readonly Span[] =>
  [...text.matchAll(NAMED)].flatMap(({ 0: all, index, groups }) => {
    const at = groups?.['called'] === undefined ? -1 : all.indexOf(groups['called']);
    return at < 0 ? [] : [{ start: index + at, end: index + all.length }];
  });

const HAVE = like.iu`
  ^\s*(?:we have|i have|there are|wir haben|ich habe|es gibt|nous avons|j['’]ai|tenemos|tengo|hay|temos|tenho|há)\s${COUNT}\s`;

/** "three markets, Riverside, Old Square and Station": what a field of that name offers, where there is nothing else. */
export function nameOptions(entities: readonly DraftEntity[], text: string, language: Language): void {
  for (const { groups } of text.matchAll(NAMED)) {
    const options = [
      groups?.['first'] ?? '',
      ...(groups?.['more'] ?? '').split(', '),
      groups?.['last'] ?? '',
    ].filter((name) => name !== '');
    const many = groups?.['many'] ?? '';
    const names = [many, many.replace(/e?[sn]$/u, ''), many.replace(/[sn]$/u, '')].map((word) =>
      gloss(word, language).toLowerCase(),
    );
    for (const entity of entities)
      entity.fields = entity.fields.map((field) =>
        field.type === 'text' && names.some((name) => isOneOf(field.label.toLowerCase(), name))
          ? { ...field, type: 'choice', options, isDefaultOptions: false }
          : field,
      );
  }
}

/** A market is one of the markets. */
const isOneOf = (one: string, many: string): boolean =>
  one === many ||
  (many.length > one.length && many.length <= one.length + 3 && many.startsWith(one.slice(0, -1)));
