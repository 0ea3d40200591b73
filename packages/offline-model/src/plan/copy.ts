import type { Language } from './app-plan.ts';
import { DE } from './copy-de.data.ts';
import { EN } from './copy-en.data.ts';
import { ES } from './copy-es.data.ts';
import { FR } from './copy-fr.data.ts';
import { PT } from './copy-pt.data.ts';
import type { Copy, CopyBook } from './copy.data.ts';

const BOOK: CopyBook = { en: EN, pt: PT, es: ES, de: DE, fr: FR };

export const copyFor = (language: Language): Copy => BOOK[language];

/** Puts names into a text; German nouns keep their capital. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
