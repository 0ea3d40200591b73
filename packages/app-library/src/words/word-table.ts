export type Language = 'en' | 'pt' | 'es' | 'de' | 'fr';

/** The same in English, Portuguese, Spanish, German and French. */
export type Translations = `${string}| ${string}| ${string}| ${string}| ${string}`;
export type WordTable = Readonly<Record<string, Translations>>;

const ORDER: readonly Language[] = ['en', 'pt', 'es', 'de', 'fr'];

/** A text of a row, or the row where it is the same everywhere; names stand for their places: `{name}`. */
export function translationIn(
  row: string,
  language: Language,
  names: Readonly<Record<string, string | number>> = {},
): string {
  const text = row.split(/\s+\|\s+/)[ORDER.indexOf(language)] ?? row;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(names[name] ?? whole));
}
