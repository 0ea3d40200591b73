import { like } from '../lexicon/pattern.ts';
import { ATTRIBUTE_WORDS, DEFAULT_OPTIONS, FIELD_TYPES } from '../lexicon/fields.data.ts';
import { MORE_FIELD_TYPES, MORE_OPTIONS } from '../lexicon/more-fields.data.ts';
import type { FieldType } from '../plan/app-plan.ts';
import { findEntity } from '../lexicon/entity-lexicon.ts';
import { isPlural, singular } from './inflect.ts';
import type { UnderstoodField } from './understanding.ts';
import { listed } from '../lexicon/listed.ts';

const TYPE_OF: ReadonlyMap<string, FieldType> = new Map(
  [...FIELD_TYPES, ...MORE_FIELD_TYPES]
    .toReversed()
    .flatMap(([type, list]) => list.split(' ').map((word) => [word.replaceAll('_', ' '), type] as const)),
);

const ATTRIBUTES: ReadonlySet<string> = new Set(
  ATTRIBUTE_WORDS.split(' ').map((word) => word.replaceAll('_', ' ')),
);

/** The type of a field by the last words of its name. */
export function fieldTypeOf(words: readonly string[]): FieldType {
  const lower = words.map((word) => word.toLowerCase());
  const name = lower.join(' ');
  if (name.includes(' ') && MORE_OPTIONS[name] !== undefined)
    return name.startsWith('days ') ? 'choices' : 'choice';
  if (isAlready(lower)) return fieldTypeOf(lower.slice(0, -2));
  const formed = typeByForm(lower);
  if (formed !== null) return formed;
  for (let length = Math.min(3, lower.length); length >= 1; length -= 1) {
    const phrase = lower.slice(-length).join(' ');
    const found =
      TYPE_OF.get(phrase) ??
      TYPE_OF.get([...lower.slice(-length, -1), singular(lower.at(-1) ?? '')].join(' '));
    if (found !== undefined) return found;
  }
  if (MORE_OPTIONS[name] !== undefined) return 'choice';
  if (/^(is|has|in)$/.test(lower[0] ?? '') || lower.at(-1) === 'yes/no') return 'flag';
  return isWhen(lower) ? 'date' : typeByEnd(lower);
}

/** "The deposit already paid" is the deposit. */
const isAlready = (words: readonly string[]): boolean => words.length > 2 && words.at(-2) === 'already';

/** "queen seen" holds or not, "attempts" and "hours worked" are counted. */
function typeByEnd(words: readonly string[]): FieldType {
  const last = words.at(-1) ?? '';
  const compound = COMPOUNDS.find(([end]) => end.test(last));
  if (compound !== undefined) return compound[1];
  if (words.length > 1 && DONE.test(last)) {
    const before = words.slice(0, -1).filter((word) => word !== 'last' && word !== 'first');
    const type = fieldTypeOf(before);
    return type === 'text' ? 'flag' : type;
  }
  // "date found", "price lent for".
  if (words.length > 1 && HAPPENED.test(last)) return fieldTypeOf(words.slice(0, -1));
  return isPlural(last) && !MANY.test(last) && findEntity([last]) === null ? 'number' : 'text';
}

/** German joins them: "Eintrittsdatum", "Jahresbeitrag". */
const COMPOUNDS: readonly (readonly [RegExp, FieldType])[] = [
  [/.{3}(?:datum|termin)$/u, 'date'],
  [/.{3}(?:preis|kosten|betrag|beitrag|gebühr|miete|lohn|gehalt|honorar)$/u, 'money'],
  [/.{3}(?:anzahl|menge|bestand|gewicht|höhe|größe|länge|breite|dauer|alter)$/u, 'number'],
  [/.{3}(?:uhrzeit)$/u, 'time'],
];

const DONE = like.u`^(?:seen|paid|sent|done|won|sold|given|arrived|read|drunk|eaten|slept|run|\p{L}{3,}ed)$`;
const HAPPENED = /^(?:found|made|bought|lost|built|taken|lent|caught|laid|held|left|born|begun|met)$/u;
/** Named one by one rather than counted. */
const MANY = like.u`
  (?:ies|sses|[aeiou]us|is|ments|ions|ists|ics|ings|ners|ters|kers|gers|als|ants|ents|ors)$|^(?:symptoms|colou?rs|hobbies
  |interests|tags|links|tracks|towns|names|words|terms|goods|toppings|languages|genres|topics|pros|cons|needs|wishes
  |likes|dislikes|keys|instruments|species|series)$`;

/** What a name says by how it is put together: "price per hour", "number of guests", "flat number". */
function typeByForm(lower: readonly string[]): FieldType | null {
  const per = perAt(lower);
  if (/^(?:number|amount|count) of /.test(lower.join(' '))) return 'number';
  if (/^(?:costs?|price|value|fee)s? (?:of|for) /.test(lower.join(' '))) return 'money';
  if (/^(?:date|due) (?:in|out|back|on|by)$/.test(lower.join(' ')) || ON_A_DAY.test(lower.join(' ')))
    return 'date';
  if (lower.length > 1 && /^(?:start|end|expiry|expiration|until|till|since)$/.test(lower.at(-1) ?? ''))
    return 'date';
  if (per > 0) return fieldTypeOf(lower.slice(0, per)) === 'money' ? 'money' : 'number';
  const worded = typeByWord(lower.join(' '));
  if (worded !== null) return worded;
  if (isMeasure(lower)) return fieldTypeOf(lower.slice(0, lower.indexOf('of')));
  return lower.length > 1 && lower.at(-1) === 'number' && lower.at(-2) !== 'phone' ? 'text' : null;
}

/** "hours planned", "pages read": so many of them. */
const COUNTED = like.u`^(?:hours|minutes|days|weeks|points|pages|kilomet(?:re|er)s|miles|steps|repetitions) (?:\p{L}{3,}ed|done|spent|read|run|left|taken|given|won|slept)$`;

const NUMBERED = /^(?:table|seat|round|episode|chapter|season|lane|row|week|page|track) number$/;

/** "received on", "checked out on", "ausgeliehen am", "reçu le". */
const ON_A_DAY = like.u`
  ^(?:\p{L}+ )?(?!based|focused|works?)(?:\p{L}{3,}ed|given|taken|sent|lent|bought|sold|paid|due|made|done|seen|held|brought|left|begun|born|found|built|put)(?: (?:out|back|in|off|up|away|down))? on$
  |^(?:\p{L}+ )?(?:ge\p{L}+|\p{L}+(?:en|t)) am$|^\p{L}+(?:ée?s?|ue?s?|ie?s?) le$|^\p{L}+(?:ad|id)[oa]s? (?:el|em)$`;

/** "gluten-free" holds or not; "places" and "burn time" are counted. */
function typeByWord(name: string): FieldType | null {
  if (COUNTED.test(name) || NUMBERED.test(name)) return 'number';
  if (/^(?:salary|pay|wage|income|price|age|budget) (?:range|band)$/.test(name)) return 'text';
  if (/-(?:free|friendly|proof)$/.test(name)) return 'flag';
  if (/^(?:upper|lower|measured|highest|lowest|minimum|maximum|target) value$/.test(name)) return 'number';
  if (name.endsWith(' so far')) return /saved|raised|paid|spent|collected/.test(name) ? 'money' : 'number';
  return /(?:^| )years-of-|^places$/.test(name) || LASTING.test(name) ? 'number' : null;
}

/** How long something takes, not when it is. */
const LASTING =
  /\b(?:burn|burning|cooking|baking|prep|preparation|reading|playing|running|travel|waiting|brewing|drying|assembly|battery|flight|charging) time$/;

/** "last eruption", "expected harvest". */
const isWhen = (words: readonly string[]): boolean =>
  words.length > 1 &&
  /^(?:last|next|expected|estimated|planned|scheduled)$/.test(words[0] ?? '') &&
  !(words.at(-1) ?? '').endsWith('s');

/** "price per hour", "goal per week" are amounts. */
const perAt = (words: readonly string[]): number => words.findIndex((word) => word === 'per');

/** "number of pupils", "date of application": the word before "of" says what it is. */
const isMeasure = (words: readonly string[]): boolean =>
  words.indexOf('of') > 0 &&
  /^(?:number|amount|count|date|year|place|time|length|size|level|proof|kind|type|state)$/i.test(
    words[words.indexOf('of') - 1] ?? '',
  );

/** Whether a phrase names a quality of something rather than a thing. */
export function isAttribute(words: readonly string[]): boolean {
  if (perAt(words) > 0 || /^(?:number|amount|count) of /.test(words.join(' '))) return true;
  const last = singular(words.at(-1) ?? '');
  const phrase = words.join(' ');
  if (COUNTED.test(phrase) || phrase.endsWith(' so far')) return true;
  return (
    isWhen(words) ||
    ON_A_DAY.test(phrase) ||
    ATTRIBUTES.has(last) ||
    ATTRIBUTES.has(words.at(-1) ?? '') ||
    TYPE_OF.has(phrase) ||
    TYPE_OF.has(last)
  );
}

/** A name that is a field as a whole: "line items". */
export const isFieldName = (words: readonly string[]): boolean =>
  words.length > 1 && TYPE_OF.has(words.join(' '));

/** Labels are written like a sentence, in the singular except for lists. */
function fieldLabel(words: readonly string[], type: FieldType): string {
  const kept = words.filter((word) => word !== '').map((word) => word.replace(/^years-of-/, 'years of '));
  const isList = type === 'choices' || type === 'longText' || type === 'number';
  const last = kept.at(-1) ?? '';
  const named = isList
    ? kept
    : [...kept.slice(0, -1), ACRONYMS.has(last.toUpperCase()) ? last : singular(last)];
  return sentenceCase(named.map((word, at) => (isShort(word, at) ? word.toUpperCase() : word)).join(' '));
}

/** "IT support", but "how it felt". */
const isShort = (word: string, at: number): boolean =>
  ACRONYMS.has(word.toUpperCase()) && (at === 0 || !/^(?:it|us)$/iu.test(word));

const ACRONYMS = new Set(
  listed(`
  SKU, ISBN, URL, ID, CV, GPA, VAT, BMI, PDF, IBAN, ISSN, VIN, API, IP, GPS, KPI, CEO, FAQ, HR, IT, UK, US,
  USA, EU, TV, DJ, CRM, NFT, AI, QR, CO2, CPU, RAM, GPU, SSD, DNA, VIP, NGO, RSVP`),
);

/** "a map-like grid": how records are shown, nothing that one of them has. */
export const isShownAs = (label: string): boolean =>
  like.iu`^(?:an? )?(?:[\p{L}-]+ )?(?:grid|heat ?map|grid view|map view)$`.test(label);

/** "check out by bank transfer or cash": how something is done, nothing that a record has. */
export const isMeans = (label: string): boolean =>
  isShownAs(label) ||
  /^(?:bank transfer|transfer|cash(?: on delivery)?|(?:credit |debit )?cards?|paypal|invoice|cheque|direct debit|courier|post|hand|message|chat)$/iu.test(
    label,
  );

export function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const isAcronym = (word: string): boolean => ACRONYMS.has(word.toUpperCase());

/** A field with what its name implies. */
export function fieldFrom(told: readonly string[], options: readonly string[] = []): UnderstoodField {
  const words = ofOne(told);
  const named = fieldTypeOf(
    words.length > 1 && /^(?:each|apiece)$/.test(words.at(-1) ?? '') ? words.slice(0, -1) : words,
  );
  const natural = named === 'choice' && options.length < 2 && !hasOptions(words) ? 'text' : named;
  const type: FieldType = options.length > 1 ? (natural === 'choices' ? 'choices' : 'choice') : natural;
  return {
    label: fieldLabel(words, type),
    type,
    options:
      options.length > 1 ? options : type === 'choice' || type === 'choices' ? defaultOptions(words) : [],
    isDefaultOptions: options.length < 2,
    isRequired: false,
    isUnique: false,
    max: null,
    min: null,
  };
}

/** "score of each student" is a score. */
function ofOne(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => /^(?:of|for)$/.test(word) && /^(?:each|every)$/.test(words[index + 1] ?? ''),
  );
  return at > 0 ? words.slice(0, at) : words;
}

/** Whether we know what such a choice offers. */
const hasOptions = (words: readonly string[]): boolean =>
  words.some((word) => KINDS.test(word)) || defaultOptions(words) !== DEFAULT_OPTIONS['category'];

const KINDS = /^(?:category|categories|kind|genre|tag|tags|topic|section)$/i;

/** What a choice offers when nobody says. */
export function defaultOptions(words: readonly string[]): readonly string[] {
  const own =
    MORE_OPTIONS[words.slice(-3).join(' ').toLowerCase()] ??
    MORE_OPTIONS[words.slice(-2).join(' ').toLowerCase()];
  if (own !== undefined) return own.split('|');
  for (const word of [...words].toReversed()) {
    const found =
      MORE_OPTIONS[word.toLowerCase()]?.split('|') ??
      DEFAULT_OPTIONS[word.toLowerCase()] ??
      DEFAULT_OPTIONS[singular(word.toLowerCase())];
    if (found !== undefined) return found;
  }
  return DEFAULT_OPTIONS['category'] ?? [];
}
