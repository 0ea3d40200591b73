import { like } from '../lexicon/pattern.ts';

const VERB_LIST = like.giu`
  \b(log|track|record|keep|store|enter|add|register|collect|note|save|document|catalogue?|manage)\s+(?!(?:for|of|in|at|with) )(?:(?:my|our|the|all
  |each|every|their|an?)\s+)?((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+?)(?:\s+(?:(?:once|twice|three times|several times) (?:a|per) (?:day|week|month)|every (?:day|week|month|morning|evening|night)|daily|weekly))?(?:\s+(?:per|for each|for every|of each)\s+
  ([\p{L}'-]+))?\s*:\s*([^.:;!?\n]+)`;

/** "log inspections per hive: date, mite count, notes": what is entered, then its fields as a list of their own. */
export function spreadVerbLists(text: string): string {
  return text.replaceAll(VERB_LIST, (whole: string, ...found: (string | undefined)[]) => {
    const [verb = '', thing = '', per, list = ''] = found;
    if (list.split(',').length < 3) return whole;
    const fields = (per === undefined ? list : `${per}, ${list}`).trim();
    const owner = per === undefined ? '' : ` Manage ${pluralOf(per)}.`;
    const many = thing.includes(' ') ? thing : pluralOf(thing);
    return `${verb} ${thing}.${owner} ${many.charAt(0).toUpperCase()}${many.slice(1)}: ${fields}`;
  });
}

const LAST_LIST = like.giu`(\)|,)(\s*(?:and|as well as)\s+(?:an? |the |their |our |all )?[\p{L}-]+s)\s*:\s*([^.:;()\n]+,[^.:;()\n]+?)(?=\s*(?:\.|\n|$))`;

/** "the status which is In care, Released or Died". */
const WHICH_IS = like.giu`(?<=[,:]\s(?:and )?(?:an? |the |its |their )?)([\p{L}-]+),? (?:which|that) (?:is|are|can be|may be|should be) (?:either |one of )?((?:[^,.;:()\n]{2,24}, )*[^,.;:()\n]{2,24},? or [^,.;:()\n]{2,24})(?=[.;,\n]|$)`;

/** "who found it with their phone number". */
const WITH_THEIR = like.giu`(?<=[,:]\s(?:and )?who \p{L}+ (?:it|them|him|her)),? (?:with|and) (?:their|his|her) (?=\p{L})`;

/** "toys (name, age) and the loans: family, toy, due date": the last of several has its fields after a colon. */
export const bracketLastList = (text: string): string =>
  text
    .replaceAll(LAST_LIST, '$1$2 ($3)')
    .replaceAll(WHICH_IS, (_, name: string, options: string) => `${name} (${options})`)
    .replaceAll(WITH_THEIR, ', ');

const pluralOf = (noun: string): string => (noun.endsWith('s') ? noun : `${noun}s`);
