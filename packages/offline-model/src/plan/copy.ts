import { translationIn } from '@loam/app-library';
import type { Place } from '../lexicon/places.data.ts';
import type { Language } from './app-plan.ts';
import { DE } from './copy-de.data.ts';
import { EN } from './copy-en.data.ts';
import { ES } from './copy-es.data.ts';
import { FR } from './copy-fr.data.ts';
import { PT } from './copy-pt.data.ts';
import { COPY_ROWS, type CopyLists, type CopyRows } from './copy.data.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What the app itself says, in one language. */
export type Copy = Omit<Texts<typeof COPY_ROWS>, 'intros'> &
  CopyLists & { readonly intros: Readonly<Partial<Record<Place, string>>> };

const LISTS: Readonly<Record<Language, CopyLists>> = { en: EN, pt: PT, es: ES, de: DE, fr: FR };
const known = new Map<Language, Copy>();

export function copyFor(language: Language): Copy {
  const copy = known.get(language) ?? { ...textsIn(COPY_ROWS, language), ...LISTS[language] };
  known.set(language, copy);
  return copy;
}

function textsIn<T extends CopyRows>(rows: T, language: Language): Texts<T>;
function textsIn(rows: CopyRows, language: Language): unknown {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [
      key,
      typeof row === 'string' ? translationIn(row, language) : textsIn(row, language),
    ]),
  );
}

/** Puts names into a text; German nouns keep their capital. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
