import { like } from '../../lexicon/pattern.ts';
import { sentences } from '../../understand/tokens.ts';
import type { EntityPlan } from '../app-plan.ts';
import { GLANCE, LEADS } from './asked-words.data.ts';

/** One thing that somebody wants to see: "overdue vaccinations". */
export interface AskedPart {
  /** In the words of the request, without what leads to it. */
  readonly text: string;
  /** As it stands in its sentence. */
  readonly whole: string;
}

export function askedParts(text: string): readonly AskedPart[] {
  return sentences(text)
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((sentence) => GLANCE.test(sentence))
    .flatMap((sentence) => {
      const told = sentence.replace(/[.!?;]+\s*$/, '').replace(/\([^()]*\)/g, ' ');
      return told
        .split(/,|;|:\s|\s(?:and|as well as|plus|und|sowie|y|e|et)\s/iu)
        .map((whole, at, all) => withMeasure(whole.trim(), all[at - 1] ?? ''))
        .map((whole) => ({ whole, text: plain(whole) }))
        .filter(({ text: words }) => words !== '');
    });
}

/** "my average systolic and diastolic": of both. */
const withMeasure = (part: string, before: string): string => {
  const measure = MEASURED.exec(before)?.[1];
  return measure !== undefined && like.u`^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?$`.test(part)
    ? `${measure} ${part}`
    : part;
};
const MEASURED = like.iu`(?<!\p{L})(average|mean|total|durchschnittliche[rns]?|media|promedio|média|moyenne)\s\p{L}[\p{L} -]{1,30}$`;

/** Without leads, as long as there are any. */
function plain(part: string): string {
  let text = part.trim();
  for (let turn = 0; turn < 6; turn += 1) {
    const shorter = LEADS.reduce((told, lead) => told.replace(lead, ''), text).trim();
    if (shorter === text) return text;
    text = shorter;
  }
  return text;
}

const folded = (word: string): string => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The first letters, by which a word is known in any number and case. */
const stem = (word: string): string => {
  const lower = folded(word);
  return lower.length <= 4
    ? lower.replace(/s$/, '')
    : lower.slice(0, Math.max(4, Math.min(7, lower.length - 2)));
};

const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(like.gu`\p{L}[\p{L}'’-]*`) ?? [];

/** Whether a part of a sentence names it, in the singular or the plural. */
export function names(part: string, name: string): boolean {
  const said = wordsOf(part).map(folded);
  const wanted = wordsOf(name).filter((word) => word.length > 2 && !/^(?:de|of|der|des|del|the)$/.test(word));
  return wanted.length > 0 && wanted.every((word) => said.some((one) => one.startsWith(stem(word))));
}

/** By its whole name, or by the first or last word of it. */
export function namesThing(part: string, { one, many }: EntityPlan): boolean {
  const parts = [one, many, one.split(' ').at(-1) ?? '', one.split(' ')[0] ?? ''];
  return parts.some((name) => name.length > 2 && names(part, name));
}
