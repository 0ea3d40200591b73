import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { readFieldItems, splitItems } from './field-items.ts';
import { readFieldLists, type FieldLists } from './field-lists.ts';
import { blank, sentences, type Span } from './tokens.ts';

type Entered = { readonly fields: FieldLists['sent']; readonly span: Span };

const ENTERED = like.iu`
  ^\s*(?:they|(?:the |our )?(?:customers?|guests?|owners?|people|visitors?|patients?|students?|parents?|members?
  |clients?|runners?|participants?)) (?:must |should |can |have to |need to )?(?:enter|fill in|give|leave|provide|state
  |specify|tell us) (?:their |the |an? )?(?=[^.;]*(?:,| and ))`;

/** Lists of fields, with those that people enter where they book or apply: these are asked by the form. */
export function readLists(text: string, language: Language): FieldLists {
  const entered = language === 'en' ? enteredIn(text) : [];
  const spans = entered.map(({ span }) => span);
  const lists = readFieldLists(blank(text, spans), language);
  return {
    ...lists,
    sent: [...entered.flatMap(({ fields }) => fields), ...lists.sent],
    spans: [...spans, ...lists.spans],
  };
}

/** "Owners book an appointment. They enter the pet's name, species and reason." */
const enteredIn = (text: string): readonly Entered[] =>
  sentences(text).flatMap((span) => {
    const clause = text.slice(span.start, span.end);
    const lead = ENTERED.exec(clause)?.[0];
    const of = purposeOf(text.slice(0, span.start));
    if (lead === undefined || of === null) return [];
    const items = splitItems(clause.slice(lead.length).replace(/[.;!?]+\s*$/u, ''));
    if (items.length < 2 || items.some((item) => item.split(/\s+/).length > 5)) return [];
    return [{ fields: readFieldItems(items, 'en').map((one) => ({ ...one, of })), span }];
  });

const purposeOf = (before: string): 'book' | 'apply' | null =>
  /\b(?:book|books|booking|reserve|reserves|reservation|appointment)/iu.test(before)
    ? 'book'
    : /\b(?:apply|applies|sign up|register|enrol)/iu.test(before)
      ? 'apply'
      : null;
