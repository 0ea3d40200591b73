import type { FieldPlan, Fields } from './app-plan.ts';

/** "a driver cannot make two trips": the last one named before what must not be. */
export function namedPicker(pickers: Fields, clause: string): FieldPlan | undefined {
  const text = clause.toLowerCase();
  const end = text.search(/\b(?:two|twice|double|same|cannot|can't|dos|duas|zwei|deux)\b/);
  const before = end < 0 ? text : text.slice(0, end);
  const at = (one: FieldPlan): number => before.lastIndexOf(stem(one.label));
  const named = pickers.filter((one) => at(one) >= 0).toSorted((a, b) => at(b) - at(a))[0];
  return named ?? pickers.find((one) => text.includes(stem(one.label)));
}

/** "A vet may not have two appointments at the same time", where the vet is written by hand. */
export const isSomebody = ({ type, label }: FieldPlan, clause: string): boolean =>
  (type === 'text' || type === 'choice') &&
  stem(label).length > 2 &&
  !/^(?:(?:your |full )?name|nombre|nome|nom|e-?mail)$/iu.test(label) &&
  ` ${clause.toLowerCase()}`.includes(` ${stem(label)}`);

export const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:es|s|en|e)$/, '')
    .slice(0, 9);
