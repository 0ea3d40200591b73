export type Language = 'en' | 'pt' | 'es' | 'de' | 'fr';

/** The same words in English, Portuguese, Spanish, German and French. */
export type Translations = readonly [en: string, pt: string, es: string, de: string, fr: string];
export type WordTable = Readonly<Record<string, Translations>>;

const PLACE: Readonly<Record<Language, 0 | 1 | 2 | 3 | 4>> = { en: 0, pt: 1, es: 2, de: 3, fr: 4 };

export const translationIn = (translations: Translations, language: Language): string =>
  translations[PLACE[language]];
