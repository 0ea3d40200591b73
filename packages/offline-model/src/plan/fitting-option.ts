import { OPTION_WORDS } from '../lexicon/option-words.data.ts';

/** What is known of an example: the option it had, and words that tell what it is. */
export interface Example {
  readonly old: string | null;
  readonly words: string;
}

const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:es|s|n|e)$/, '');

/** The option that suits an example: the one it had, another word for it, or what its name tells; else null. */
export function fittingOption(options: readonly string[], { old, words }: Example): string | null {
  const same = old === null ? undefined : options.find((one) => folded(one) === folded(old));
  if (same !== undefined) return same;
  const groups = OPTION_WORDS.filter(
    ({ names, tells }) => (old !== null && names.test(old)) || tells.test(words),
  );
  for (const { names } of groups) {
    const found = options.find((one) => names.test(one));
    if (found !== undefined) return found;
  }
  return options.find((one) => folded(one).length > 3 && folded(words).includes(folded(one))) ?? null;
}
