/** Words that stand in a text with commas between them. */
export const listed = (text: string): readonly string[] => text.trim().split(/\s*,\s*/);

/** `word=value` with commas between. */
export const paired = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(listed(text).map(pairIn));

function pairIn(pair: string): readonly [string, string] {
  const [word = '', value = ''] = pair.split('=');
  return [word, value];
}

/** What each word stands for, from the words of each. */
export function grouped<T extends string>(words: Readonly<Record<T, string>>): Readonly<Record<string, T>>;
export function grouped(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([meaning, text]) => listed(text).map((word) => [word, meaning])),
  );
}
