import { like } from '../lexicon/pattern.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import { CONJUNCTIONS, DETERMINERS, POSSESSIVES, PREPOSITIONS } from '../lexicon/grammar.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { isAttribute } from './fields.ts';
import { gloss } from './gloss.ts';
import { isSureVerb } from './grammar.ts';
import { singular } from './inflect.ts';

/** The few words right before a bracket, in English. */
export function headBefore(text: string, at: number, language: Language): readonly string[] {
  const before =
    text
      .slice(Math.max(0, at - 60), at)
      .split(/[,.;:()\n]/)
      .at(-1)
      ?.replace(FOR_ALL, ' ')
      .replace(ALL_OF, '') ?? '';
  const noun = language === 'en' ? undefined : like.u`\p{Lu}\p{L}{3,}\s*$`.exec(before)?.[0].trim();
  if (noun !== undefined && isSureVerb(gloss(noun, language).toLowerCase())) return [noun.toLowerCase()];
  const words =
    gloss(before, language)
      .toLowerCase()
      .match(like.gu`[\p{L}\p{N}][\p{L}\p{N}'-]*`) ?? [];
  const stop = words.findLastIndex((word) => STOPS.some((list) => list.has(word)));
  return words.slice(stop + 1).slice(-3);
}

/** "announcements for everybody (title, text)": whom they are for is not what they are. */
const FOR_ALL = like.iu`\s(?:for|für|para|pour) (?:everybody|everyone|all|the public|us all|alle|todos|tous|toutes?)(?: \p{L}+)?\s*$`;

/** "mit allen Wörtern": how many of them is no part of what they are called. */
const ALL_OF = like.iu`^.*(?<!\p{L})(?:allen?|aller|todos|todas|toutes|tous)\s`;

const STOPS = [DETERMINERS, PREPOSITIONS, CONJUNCTIONS, POSSESSIVES];

/** The name of a thing: a known one of two words, or the last word. */
export function headWords(words: readonly string[]): readonly string[] {
  const two = words.slice(-2);
  return two.length === 2 && findEntity(two)?.length === 2 ? two : words.slice(-1);
}

export const fieldWords = (words: readonly string[]): readonly string[] => {
  const two = words.slice(-2);
  return two.length === 2 && isAttribute(two) && !isAttribute([singular(two[0] ?? '')])
    ? two
    : words.slice(-1);
};
