import { like } from '../../lexicon/pattern.ts';
import type { EntityPlan, FieldPlan } from '../app-plan.ts';
import type { Draft } from '../draft.ts';
import type { BuiltEntity, Entities } from '../entities.ts';

/** The first letters of a word: enough to know it again in another form. */
export const stemOf = (word: string): string => {
  const plain = word.toLowerCase();
  return plain.length <= 4 ? plain : plain.slice(0, Math.max(4, Math.min(7, plain.length - 2)));
};

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(like.gu`[\p{L}\p{N}+-]+`) ?? [];

/** Whether a text speaks of something by its name, in whatever form. */
export function speaksOf(text: string, name: string): boolean {
  const words = wordsIn(text);
  const parts = wordsIn(name);
  return parts.length > 0 && parts.every((part) => words.some((word) => word.startsWith(stemOf(part))));
}

const lastWord = ({ plan }: BuiltEntity): string => plan.one.split(' ').at(-1) ?? plan.one;

/** The thing that goes by a word. */
export const thingCalled = ({ entities }: Draft, word: string): BuiltEntity | undefined =>
  entities.find((one) => speaksOf(word, lastWord(one)));

/** The things that a sentence names, in the order of their naming. */
export function thingsIn(draft: Draft, text: string): Entities {
  const lower = text.toLowerCase();
  const at = (one: BuiltEntity): number => lower.indexOf(stemOf(lastWord(one)));
  return draft.entities
    .filter((one) => speaksOf(text, one.plan.one) || speaksOf(text, lastWord(one)))
    .toSorted((a, b) => at(a) - at(b));
}

/** The option of a choice that a text names: "out of service", "checked in", "concluída". */
export function optionIn(
  plan: EntityPlan,
  text: string,
): { readonly field: FieldPlan; readonly option: string } | null {
  for (const field of plan.fields) {
    if (field.type !== 'choice') continue;
    const option = field.options?.find((one) => speaksOf(text, one));
    if (option !== undefined) return { field, option };
  }
  return null;
}

/** Records that pick one of these; by what is done before the first. */
export function dealingWith(draft: Draft, target: string, clause: string): BuiltEntity | undefined {
  const dealings = draft.entities.filter(({ plan }) =>
    plan.fields.some(({ type, entity }) => type === 'relation' && entity === target),
  );
  return (
    dealings.find(({ plan }) => DEALS.some(([done, name]) => done.test(clause) && name.test(plan.one))) ??
    dealings.find((one) => speaksOf(clause, lastWord(one))) ??
    dealings.find(({ nature }) => nature === 'record' || nature === 'event') ??
    dealings[0]
  );
}

const DEALS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /borrow|lend|lent|emprest|prest|ausleih|ausgeliehen|verlieh|emprunt/i,
    /loan|lending|rental|trip|fahrt|empr|prést/i,
  ],
  [/assign|hand(?:ed)? out|zugewiesen/i, /assign|handover|zuweis/i],
  [/book|reserv|buch/i, /book|reserv|appointment|buchung/i],
  [/rent|hire|alug|alquil|miet|lou/i, /rental|hire|booking|loan/i],
  [/admit/i, /admission/i],
  [/check(?:ed)?[ -]in/i, /check-in/i],
];

export const pickerOf = (plan: EntityPlan, target: string): FieldPlan | undefined =>
  plan.fields.find(({ type, entity }) => type === 'relation' && entity === target);
