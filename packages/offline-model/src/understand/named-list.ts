import { sentenceCase } from './fields.ts';

const AND = String.raw`and|or|&|und|oder|y|e|o|et|ou`;

/** The names of a list, at its commas and its last "and", without quotation marks. */
export const namesIn = (list: string): readonly string[] =>
  list
    .split(new RegExp(String.raw`,|\s(?:${AND})\s`, 'iu'))
    .map((name) =>
      name
        .replace(new RegExp(String.raw`^\s*(?:${AND})\s+`, 'iu'), '')
        .replace(/["“”'…]|\betc\b\.?/g, '')
        .trim(),
    )
    .filter((name) => name !== '');

/** As names of things that are shown; one alone is no list. */
export const capitalNames = (names: readonly string[]): readonly string[] =>
  names.length >= 2 ? names.map(sentenceCase) : [];

/** "prizes: a mug, a book and a kiss": what is listed after these words, each item in this form. */
export function listAfter(text: string, before: RegExp, item: string): readonly string[] {
  const list = new RegExp(
    String.raw`${before.source}((?:${item},\s*)+(?:(?:and|or|y|e|und|et)\s+)?${item.replace(/\?$/, '')})`,
    'iu',
  );
  const names = namesIn(list.exec(text)?.[1] ?? '').filter((name) => name.length < 30);
  return names.length >= 2 ? names : [];
}

/** "categories (food, rent, travel)", "categories: food, rent and travel". */
export function namedList(text: string, before: RegExp): readonly string[] {
  for (const start of text.matchAll(new RegExp(before.source, 'giu'))) {
    const rest = text.slice(start.index + start[0].length);
    const list = /^\s*(?:\(([^()]{3,200})\)|(?::|such as|like|wie|como|comme)\s*([^.;\n]{3,200}))/iu.exec(
      rest,
    );
    const names = namesIn(list?.[1] ?? list?.[2] ?? '').filter(
      (name) => name.length < 28 && name.split(' ').length <= 4,
    );
    if (names.length >= 2) return capitalNames(names);
  }
  return [];
}
