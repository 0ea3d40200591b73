import { like } from '../lexicon/pattern.ts';
import type { DraftEntity } from './collector.ts';
import { fieldFrom, sentenceCase } from './fields.ts';
import type { FormField, UnderstoodField } from './understanding.ts';

/** What is kept of these is known. */
const HAS_A_PLACE = /^(?:review|rate|comment|borrow|lend) /iu;

/** A thing that is told already keeps what it has: what somebody does with one of them asks for more, in a form. */
export const deedForm = (
  deed: string,
  { one }: DraftEntity,
  fields: readonly UnderstoodField[],
): readonly FormField[] =>
  HAS_A_PLACE.test(deed)
    ? []
    : [fieldFrom([one.toLowerCase()]), ...fields].map((field) => ({
        ...field,
        of: 'submit',
        form: sentenceCase(deed),
        isDeed: true,
      }));

const DEED = like.iu`^\p{L}+\s(?:an?|the|any|each|one|this)\s`;

/** "Suggest a barn": a page by the name of what is done there with one thing. */
export const isDeed = (name: string): boolean => DEED.test(name);
