import type { AppPlan, Language } from '../../plan/app-plan.ts';
import { type SaidKey, tell } from '../said.data.ts';

type Values = Readonly<Record<string, string | number>>;

/** Two plans, and the language in which their differences are told. */
export interface Told {
  readonly before: AppPlan;
  readonly after: AppPlan;
  readonly say: (key: SaidKey, values?: Values) => string;
  /** A sentence where it is so, none where it is not. */
  readonly when: (isSo: boolean, key: SaidKey, values?: Values) => readonly string[];
}

export const toldIn = (before: AppPlan, after: AppPlan, language: Language): Told => ({
  before,
  after,
  say: (key, values = {}) => tell(language, key, values),
  when: (isSo, key, values = {}) => (isSo ? [tell(language, key, values)] : []),
});

/** One thing in both plans. */
export interface Pair<T> {
  readonly old: T;
  readonly now: T;
}

interface Compared<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  readonly both: readonly Pair<T>[];
}

/** What came, what went and what stayed, by a name that both have. */
export function compare<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
): Compared<T> {
  const old = new Map(before.map((item) => [keyOf(item), item]));
  const now = new Set(after.map(keyOf));
  return {
    added: after.filter((item) => !old.has(keyOf(item))),
    removed: before.filter((item) => !now.has(keyOf(item))),
    both: after.flatMap((item) => {
      const was = old.get(keyOf(item));
      return was === undefined ? [] : [{ old: was, now: item }];
    }),
  };
}

/** Only records of talk: they are told with what they are about. */
export const isTalk = (id: string): boolean => /(?:Review|Comment)$/.test(id);
