import type { EntityPlan, FieldPlan, FieldType } from '../plan/app-plan.ts';
import { camelCase } from '../lexicon/entity-lexicon.ts';
import { field } from '../plan/shorthand.ts';
import { defaultOptions, fieldTypeOf } from '../understand/fields.ts';
import { singular } from '../understand/inflect.ts';
import { FIELD_NOUNS } from './command-words.data.ts';
import { fold } from './named.ts';
import { bare, firstNamed, listItems, sentence } from './phrases.ts';

const TYPE_WORDS: Readonly<Partial<Record<FieldType, string>>> = {
  flag: String.raw`checkbox|flag|tick|switch|toggle|ja\/nein|oui\/non|sí\/no|sim\/não|casilla|kästchen|case à cocher`,
  choice:
    'dropdown|choice|select|selection|options?|auswahl|choix|opci(?:ón|ones)|escolha|lista desplegable|radio',
  dateTime: 'date and time|datetime|timestamp',
  date: 'date field|calendar field',
  number: 'number field|numeric|counter|zahlenfeld',
  longText: String.raw`text ?area|long text|multi-?line|paragraph|mehrzeilig\p{L}*`,
  image: '(?:image|photo|picture) (?:field|upload)|upload (?:a |an )?(?:image|photo|picture)',
  file: 'file (?:field|upload)',
  text: 'text ?field',
  rating: 'star rating',
};

const NOISE =
  /\b(?:fields?|columns?|checkbox|dropdown|text ?area|textfield|choice|selection|select|input|property|attribute|values?|for each(?: one)?|toggle|flag|box|called|named|labelled|labeled|namens|appelée?|llamad[oa]|chamad[oa]|required|optional|unique|which|what|how)\b/giu;
const UNITS =
  /\s+(?:in|en|em)\s+(ml|cl|l|kg|g|mg|km|m|cm|mm|km\/h|mph|min|minutes|hours?|h|days|°c|°f|%|percent|kcal|calories|pages|pieces|miles|lbs?|oz|litres|liters|stunden|minuten|tage|horas|minutos|heures|m²|sqm)\b/iu;
const QUESTIONS: Readonly<Record<string, { label: string; type: FieldType }>> = {
  when: { label: 'Date', type: 'date' },
  'how much': { label: 'Amount', type: 'number' },
  'how many': { label: 'Quantity', type: 'number' },
  'how long': { label: 'Duration', type: 'number' },
  who: { label: 'Person', type: 'text' },
  where: { label: 'Place', type: 'text' },
  why: { label: 'Reason', type: 'longText' },
  wann: { label: 'Datum', type: 'date' },
  wo: { label: 'Ort', type: 'text' },
  wer: { label: 'Person', type: 'text' },
  'wie viel': { label: 'Menge', type: 'number' },
  cuándo: { label: 'Fecha', type: 'date' },
  cuánto: { label: 'Cantidad', type: 'number' },
  quando: { label: 'Data', type: 'date' },
  quanto: { label: 'Quantidade', type: 'number' },
  quand: { label: 'Date', type: 'date' },
  combien: { label: 'Quantité', type: 'number' },
};

/** "a due date and a status (open, done)": fields that are told in a list. */
export function readFields(
  text: string,
  quotes: readonly string[],
  entities: readonly EntityPlan[] = [],
): readonly FieldPlan[] {
  const valued = withOptions(text, quotes);
  const told = valued === null ? listItems(text) : [valued];
  return told.map((item) => readField(item, quotes, entities)).filter((one) => one !== null);
}

const OPTION_LIST =
  /^(.*?)\s*(?:\bwith (?:the )?(?:options?|values?|choices)\b|\boptions?\b|\bmit (?:den )?(?:optionen|werten)\b|\bavec (?:les )?(?:options|choix)\b|\bcon (?:las )?opciones\b|\bcom (?:as )?opções\b)\s*:?\s*(.+)$/iu;
const WITH_VALUES = /^(.{2,40}?)\s+(?:with|mit|avec|con|com)\s+(.+)$/iu;
const COLON_LIST = /^([^:(]{2,30}):\s*([^:]+,[^:]+)$/u;

/** One field with its options, written "status (open, done)"; null where the words are a list of fields. */
function withOptions(text: string, quotes: readonly string[]): string | null {
  const [, field, options] = OPTION_LIST.exec(text) ?? [];
  if (field !== undefined) return `${field} (${options ?? ''})`;
  const valued = withValues(text, quotes);
  if (valued !== null) return valued;
  const [, name = '', list = ''] = COLON_LIST.exec(text) ?? [];
  const isShort = listItems(list).every((item) => item.split(' ').length <= 3);
  return name !== '' && isShort ? `${name} (${list})` : null;
}

/** "priority with low, medium and high"; null where the second half names fields. */
function withValues(text: string, quotes: readonly string[]): string | null {
  const [, before = '', values = ''] = WITH_VALUES.exec(text) ?? [];
  const head = bare(before.replace(NOISE, ' '));
  const items = listItems(values);
  const isNamed = /^“\d+”$/u.test(head) && items.every((item) => isValue(item, quotes));
  return head !== '' && items.length > 1 && (isNamed || isChoice(head)) ? `${head} (${values})` : null;
}

/** "low", "very high": what one chooses, not a field of its own ("a due date"). */
const isValue = (item: string, quotes: readonly string[]): boolean => {
  const words = quoteIn(optionText(item), quotes).split(' ');
  return words.length <= 2 && !/^(?:an?|the|eine?n?|une?|una?|uma?)$/iu.test(words[0] ?? '');
};

function readField(
  text: string,
  quotes: readonly string[],
  entities: readonly EntityPlan[] = [],
): FieldPlan | null {
  const told = readWords(text, quotes);
  const { label, outer } = told;
  if (label === '' || label.split(' ').length > 5) return null;
  if (!told.isQuoted && !isFieldLabel(label)) return null;
  const isRequired = /\brequired\b/iu.test(outer);
  const target = entities.find((entity) => isCalled(entity, label));
  if (target) {
    return field(camelCase(target.one), target.one, { type: 'relation', entity: target.id, isRequired });
  }
  const type = typeOf(told);
  const name = type === 'choice' && !told.isQuoted ? oneOf(label) : label;
  return field(camelCase(name), name, {
    type,
    isRequired,
    isUnique: /\bunique\b/iu.test(outer),
    isListed: type !== 'longText',
    ...(told.unit === undefined ? {} : { unit: told.unit }),
    ...extrasOf(type, told),
  });
}

/** "categories: work, home": each record has one. */
function oneOf(label: string): string {
  const parts = label.split(' ');
  return [...parts.slice(0, -1), singular(parts.at(-1) ?? '')].join(' ');
}

/** Words for what one chooses: a status, a category. */
const isChoice = (label: string): boolean =>
  ['choice', 'choices'].includes(fieldTypeOf(englishName(label.toLowerCase()).split(' ')));

/** The words about one field, taken apart. */
interface FieldWords {
  readonly label: string;
  /** Without what stands in brackets. */
  readonly outer: string;
  readonly options: readonly string[];
  readonly unit: string | undefined;
  readonly askedType: FieldType | undefined;
  readonly isQuoted: boolean;
}

/** Words that make a clause of it, or a value. */
const NO_LABEL: ReadonlySet<string> = new Set(
  'yes no true false when if only need needs should must shall is are was be can cannot may that where than because different it them automatically confetti wenn nur soll sollen muss müssen ist sind wird werden ja nein cuando si debe deben es son sí quand doit doivent est sont oui non quando deve devem são sim não'.split(
    ' ',
  ),
);

/** A noun with its qualities, rather than a clause ("needs a receipt") or a value ("2450 euro"). */
const isFieldLabel = (label: string): boolean =>
  !/^\d|\d.*\s.*\s|\s.*\d.*\s/u.test(label) &&
  !label
    .toLowerCase()
    .split(/[\s/]+/u)
    .some((word) => NO_LABEL.has(word));

function readWords(text: string, quotes: readonly string[]): FieldWords {
  const bracket = /^(.*?)\s*[([]([^)\]]*)[)\]]?\s*(.*)$/u.exec(text);
  const listed = listItems(bracket?.[2] ?? '').map((item) => sentence(quoteIn(optionText(item), quotes)));
  const outer = bracket ? `${bracket[1] ?? ''} ${bracket[3] ?? ''}` : text;
  const quoted = /“(\d+)”/.exec(outer)?.[1];
  const asked = QUESTIONS[bare(outer.replace(UNITS, '')).toLowerCase()] ?? countedIn(outer);
  const stripped = bare(outer.replace(UNITS, '').replace(NOISE, ' ').replace(/\s+/g, ' '));
  return {
    label: quoted === undefined ? (asked?.label ?? sentence(stripped)) : (quotes[Number(quoted)] ?? ''),
    outer,
    options: listed.length > 1 ? listed : [],
    unit: UNITS.exec(outer)?.[1],
    askedType: asked?.type,
    isQuoted: quoted !== undefined,
  };
}

/** "how many people fit" is a number of people. */
function countedIn(text: string): { label: string; type: FieldType } | undefined {
  const noun = /^\s*(?:how many|wie viele|combien de|cuánt[oa]s|quant[oa]s)\s+(\p{L}+)/iu.exec(text)?.[1];
  return noun === undefined ? undefined : { label: sentence(noun), type: 'number' };
}

function typeOf({ label, outer, options, unit, askedType }: FieldWords): FieldType {
  const hinted = firstNamed(TYPE_WORDS, outer);
  const own = askedType ?? fieldTypeOf(englishName(headOf(label)).split(' '));
  const natural = hinted === undefined || (hinted === 'number' && own !== 'text') ? own : hinted;
  if (options.length > 1) return natural === 'choices' ? 'choices' : 'choice';
  return unit !== undefined && (natural === 'money' || natural === 'text') ? 'number' : natural;
}

function extrasOf(type: FieldType, { label, options }: FieldWords): Partial<FieldPlan> {
  if (type === 'choice' || type === 'choices') {
    return { options: options.length > 1 ? options : defaultOptions(englishName(label).split(' ')) };
  }
  if (type === 'rating') return { min: 1, max: 5 };
  return type === 'money' ? { min: 0 } : {};
}

const quoteIn = (text: string, quotes: readonly string[]): string =>
  text.replace(/“(\d+)”/g, (_, index: string) => quotes[Number(index)] ?? '');

/** "Data de entrega", "date de livraison": the first word says what it is. */
const headOf = (label: string): string =>
  /^(\S+)\s+(?:de|da|do|das|dos|del|du|des)\s/iu.exec(label)?.[1] ?? label;

/** In English where the word is known, so that its type can be told. */
function englishName(label: string): string {
  const lower = label.toLowerCase();
  const whole = FIELD_NOUNS[lower];
  if (whole !== undefined) return whole;
  return lower
    .split(' ')
    .map((word) => FIELD_NOUNS[word] ?? FIELD_NOUNS[word.replace(/s$/, '')] ?? word)
    .join(' ');
}

const isCalled = ({ one, many }: EntityPlan, label: string): boolean =>
  [one, many, one.split(' ').at(-1) ?? '', many.split(' ').at(-1) ?? ''].some(
    (name) => fold(name) === fold(label),
  );

export const optionText = (text: string): string =>
  text.trim().replace(/^(?:and|or|und|oder|et|ou|y|o|e)\s+|[.!]+$/giu, '');
