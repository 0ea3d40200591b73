import { AND, AND_OR, like, toPattern } from '../lexicon/pattern.ts';
import { sentenceCase } from './fields.ts';

/** "Eggs & Milk, Fruit & Veg": names of two words; before the last of "Fiat, Seat & Opel" it joins the list. */
const isInNames = (list: string): boolean =>
  list.split(',').length > 2 && /&.*,/u.test(list.replace(like.giu`\s(?:${AND_OR})\s`, ','));

/** The names of a list, at its commas and its last "and", without quotation marks. */
export const namesIn = (list: string): readonly string[] =>
  list
    .split(like.iu`,|\s(?:${isInNames(list) ? AND_OR : `&|${AND_OR}`})\s`)
    .map((name) =>
      name
        .replace(like.iu`^\s*(?:&|${AND_OR})\s+`, '')
        .replace(/["“”'…]|\betc\b\.?/g, '')
        .trim(),
    )
    .filter((name) => name !== '');

/** As names of things that are shown; one alone is no list. */
export const capitalNames = (names: readonly string[]): readonly string[] =>
  names.length >= 2 ? names.map(sentenceCase) : [];

/** "prizes: a mug, a book and a kiss": what is listed after these words, each item in this form. */
export function listAfter(text: string, before: RegExp, item: string): readonly string[] {
  const list = like.iu`${before.source}((?:${item},\s*)+(?:(?:and|or|y|e|und|et)\s+)?${item.replace(/\?$/, '')})`;
  const names = namesIn(list.exec(text)?.[1] ?? '').filter((name) => name.length < 30);
  return names.length >= 2 ? names : [];
}

/** "categories (food, rent, travel)", "categories: food, rent and travel". */
export function namedList(text: string, before: RegExp): readonly string[] {
  for (const start of text.matchAll(toPattern(before.source, 'giu'))) {
    const rest = text.slice(start.index + start[0].length);
    const list = LISTED.exec(rest) ?? FOR_EACH.exec(rest);
    const names = namesIn(list?.[1] || (list?.[2] ?? '').replace(AFTER_THE_LAST, '$1')).filter(
      (name) => name.length < 28 && name.split(' ').length <= 5 && !NO_NAME.test(name),
    );
    if (names.length >= 2) return capitalNames(names);
  }
  return [];
}

/** "(food, rent)", ": food, rent", "such as food and rent"; "daily" may stand between. */
const LISTED = like.iu`
    ^(?:\s(?!with|and|for)\p{L}+)?\s*(?:\(([^()]{3,200})\)|,?\s*(?::|such as|like|for example|e\.g\.
    |zum beispiel|z\. ?b\.|por ejemplo|por exemplo|par exemple|wie|como|comme)[:\s]\s*([^.;\n]{3,200}))`;

/** "decks for food, travel and verbs": at least three, since "for me and my sister" names none. */
const FOR_EACH = like.iu`^()\s(?:for|für|para|pour)\s((?:[\p{L} ]{3,24},\s*)+(?:[\p{L} ]{3,24}?\s(?:${AND})\s)[\p{L}]{3,24})`;

/** "water, read and stretch, with streaks": the item after the "and" is the last one. */
const AFTER_THE_LAST = like.iu`^([^,]+,.*?\s(?:&|${AND_OR})\s[^,]+),.*$`;

/** What the app does, or a part of it. */
const NO_NAME =
  /^(?:see|show|track|set|mark|with|i|an?|the|mit|ein|eine|ver|com|con|um|uma|un|una|avec|une|voir)\s/iu;
