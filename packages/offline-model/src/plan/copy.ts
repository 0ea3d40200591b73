import { translationIn } from '@loam/app-library';
import type { Place } from '../lexicon/places.data.ts';
import type { Language } from './app-plan.ts';
import { COPY_LISTS } from './copy-lists.data.ts';
import { COPY_ROWS, type CopyRows } from './copy.data.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What the app itself says, in one language. */
export type Copy = Omit<Texts<typeof COPY_ROWS>, 'intros'> &
  ReturnType<typeof listsIn> & { readonly intros: Readonly<Partial<Record<Place, string>>> };

const known = new Map<Language, Copy>();

export function copyFor(language: Language): Copy {
  const copy = known.get(language) ?? { ...textsIn(COPY_ROWS, language), ...listsIn(COPY_LISTS[language]) };
  known.set(language, copy);
  return copy;
}

/** The texts of rows in one language. */
export function textsIn<T extends CopyRows>(rows: T, language: Language): Texts<T>;
export function textsIn(rows: CopyRows, language: Language): unknown {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]) => [
      key,
      typeof row === 'string' ? translationIn(row, language) : textsIn(row, language),
    ]),
  );
}

function listsIn(text: string) {
  const lines = new Map(
    text
      .trim()
      .split(/\n(?=\w)/)
      .map(lineIn),
  );
  const all = (key: string): readonly (readonly string[])[] => lines.get(key) ?? [];
  const words = (key: string) => all(key).map(([one = '']) => one);
  const pairs = (key: string) => all(key).map(([one = '', other = '']) => [one, other] as const);
  const triples = (key: string) =>
    all(key).map(([one = '', other = '', last = '']) => [one, other, last] as const);
  return {
    teamRoles: words('teamRoles'),
    orderStatus: words('orderStatus'),
    payments: words('payments'),
    hours: pairs('hours'),
    faq: pairs('faq'),
    steps: pairs('steps'),
    values: pairs('values'),
    plans: triples('plans'),
    opinions: words('opinions'),
    remarks: words('remarks'),
    botAnswers: pairs('botAnswers'),
    notices: pairs('notices'),
    threads: triples('threads'),
    sentences: words('sentences'),
    /** What somebody writes down at work, and about things that are kept. */
    notes: words('notes'),
    kept: words('kept'),
    people: words('people'),
    events: words('events'),
    legal: pairs('legal'),
  };
}

function lineIn(line: string): readonly [string, readonly (readonly string[])[]] {
  const [, key = '', items = ''] = /^(\w+): (.*)$/s.exec(line) ?? [];
  return [key, items.split(/\s*\|\s*/).map((item) => item.trim().split(' = '))];
}

/** Puts names into a text; German nouns keep their capital. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}
