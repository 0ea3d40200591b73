import type { Language } from '../plan/app-plan.ts';
import { askedField } from './asked-field.ts';
import { fieldFrom, fieldTypeOf, isAttribute, sentenceCase } from './fields.ts';
import { gloss } from './gloss.ts';
import { correctSpelling } from './spell-check.ts';
import type { UnderstoodField } from './understanding.ts';

/** The parts of a list, at its commas and its last "and"; what stands in brackets stays together. */
export function splitItems(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const mark of text) {
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth === 0 && (mark === ',' || mark === ';' || mark === '\n')) {
      parts.push(part);
      part = '';
    } else {
      part += mark;
    }
  }
  parts.push(part);
  return parts
    .flatMap((one) => one.split(/\s+(?:and|und|et|y)\s+(?![^(]*\))|\s+e\s+(?=\p{L}{3,})(?![^(]*\))/iu))
    .map((one) => one.replace(/^\s*(?:[-*•]|and|und|et|y|e|plus)\s+/i, '').trim())
    .filter((one) => one !== '');
}

/** Words of a phrase in English, without its articles. */
export const wordsOf = (text: string, language: Language): readonly string[] =>
  (
    (language === 'en' ? correctSpelling(text) : gloss(text, language))
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}'/-]*/gu) ?? []
  ).filter((word, at) => !(at === 0 && /^(?:a|an|the|its|their|his|her)$/.test(word)));

/** Whether an item of a list tells of a quality: by its name, its options, its limits or its answer. */
export function isFieldItem(item: string, language: Language): boolean {
  const words = wordsOf(item.replace(/[(:].*$/s, ''), language);
  return (
    isQuality(words) ||
    YES_NO.test(item) ||
    /[:(]/.test(item) ||
    IN_UNITS.test(item) ||
    DAYS.test(words.join(' '))
  );
}

/** "size in m²", "Stand Wasser in m³". */
const IN_UNITS =
  /\s(?:in|em|en)\s+(?:[mc]?m[²³23]?|km|kg|g|l|ml|kwh?|°c|%|€|eur|euros?|usd|litres?|liters?|minut\p{L}*|stunden|horas|heures|hours|days|tagen)$/iu;

const DAYS =
  /^(?:from|until|to|start|end|since|till|arrival|departure|check-in|check-out|von|bis|ab|desde|hasta|até|du|au|jusqu'au)$/;

/** "price of entry" is a price. */
const isQuality = (words: readonly string[]): boolean => {
  const of = words.findIndex((word) => /^(?:of|per|pro|por|par)$/.test(word));
  return isAttribute(words) || (of > 0 && isAttribute(words.slice(0, of)));
};

/** Fields from the items of a list; options after a colon run on until the next field. */
export function readFieldItems(items: readonly string[], language: Language): readonly UnderstoodField[] {
  const fields: UnderstoodField[] = [];
  let open: { words: readonly string[]; options: string[] } | null = null;
  const close = (): void => {
    if (open !== null) fields.push(fieldFrom(open.words, open.options.map(sentenceCase)));
    open = null;
  };
  for (const told of items) {
    const item = told.replace(/^(?:its|their) (?=(?:date|time|place|number|name|cost|price)$)/iu, () =>
      ownerOf(fields.at(-1)?.label ?? ''),
    );
    const colon = /^([^:(]+):\s*(.+)$/s.exec(item);
    if (colon !== null) {
      close();
      open = { words: wordsOf(colon[1] ?? '', language), options: choicesIn(colon[2] ?? '') };
      continue;
    }
    const current: { words: readonly string[]; options: string[] } | null = open;
    if (current !== null && !endsOptions(current.options, wordsOf(item, language))) {
      current.options.push(...choicesIn(item));
      continue;
    }
    close();
    const field = readFieldItem(item, language);
    if (field !== null && !fields.some((other) => other.label === field.label)) fields.push(field);
  }
  close();
  return fields.some(({ label }) => /^(?:departure|arrival)$/i.test(label)) ? fields.map(asPlace) : fields;
}

/** "next step and its date": the date of the next step. */
const ownerOf = (label: string): string => (label === '' ? '' : `${label.toLowerCase()} `);

/** "from, to, departure, arrival": where it goes beside when. */
const asPlace = (field: UnderstoodField): UnderstoodField =>
  /^(?:from|to)$/i.test(field.label) ? { ...field, type: 'text' } : field;

/** "type: museum, beach, and entrance fee": a quality of its own is no option any more. */
const endsOptions = (options: readonly string[], words: readonly string[]): boolean =>
  options.length >= 2 && isQuality(words) && fieldTypeOf(words) !== 'flag';

const OR = /\s+(?:or|ou|oder|o)\s+|\s*\/\s*|\s*\|\s*/i;

const choicesIn = (text: string): string[] =>
  text
    .split(OR)
    .map((one) => one.replace(/^(?:or|ou|oder)\s+/i, '').trim())
    .filter((one) => one !== '');

const UNIT =
  /^(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|seconds?|km|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|m|m2|m²|cm|kg|kilos?|grams?|g|lit(?:er|re)s?|l|ml|kwh|°c|celsius|percent|%|points?|pieces?|pages?)$/i;

const YES_NO =
  /^(.*?)\s*(?:\(?yes\s*\/?\s*no\)?|yes or no|or not|sí\s*\/\s*no|sim\s*\/\s*não|ou não|ja\s*\/\s*nein|oder nicht|oui\s*\/\s*non|ou non)$/i;

function readFieldItem(item: string, language: Language): UnderstoodField | null {
  const asked = language === 'en' ? askedField(item, optionsIn(item)) : null;
  if (asked !== null) return asked;
  const bracket = /^(.*?)\s*\((.*)\)\s*$/s.exec(item);
  if (bracket !== null) return withNote(bracket[1] ?? '', bracket[2] ?? '', language);
  const yesNo = YES_NO.exec(item);
  if (yesNo !== null) {
    const words = wordsOf(yesNo[1] ?? '', language);
    return words.length === 0 ? null : { ...fieldFrom(words), type: 'flag', options: [] };
  }
  const slashed = /^(.*?)\s*\b(\S+(?:\/\S+)+)$/.exec(item);
  if (slashed !== null && (slashed[1] ?? '') !== '' && !/\d\/\d/.test(item))
    return fieldFrom(wordsOf(slashed[1] ?? '', language), (slashed[2] ?? '').split('/').map(sentenceCase));
  if (DAYS.test(item.trim().toLowerCase()) && language !== 'en')
    return { ...fieldFrom([item.trim().toLowerCase()]), type: 'date', options: [] };
  const choices = item.split(/\s+(?:or|ou|oder|o)\s+/i).map((one) => one.trim());
  if (choices.length > 1) return fieldFrom(['status'], choices.map(sentenceCase));
  return plainField(wordsOf(item, language));
}

const optionsIn = (item: string): readonly string[] =>
  splitItems(/\((.*)\)/su.exec(item)?.[1] ?? '')
    .flatMap(choicesIn)
    .map(sentenceCase);

/** "grade from 1 to 6", "at most 10 people", "length in minutes". */
function plainField(words: readonly string[]): UnderstoodField | null {
  const text = words.join(' ');
  const range = /^(.+?) (?:from |between )?(\d+) (?:to|and|bis|a|à) (\d+)$|^(.+?) (\d+)-(\d+)$/.exec(text);
  if (range !== null)
    return numberField((range[1] ?? range[4] ?? '').split(' '), {
      min: Number(range[2] ?? range[5]),
      max: Number(range[3] ?? range[6]),
    });
  const bound =
    /^(?:at most|max(?:imum)?|up to|no more than) (\d+) (.+)$/.exec(text) ??
    /^(.+?) (?:at most|max(?:imum)?|up to|no more than) (\d+)$/.exec(text);
  if (bound !== null) {
    const isFirst = /^\d+$/.test(bound[1] ?? '');
    return numberField(((isFirst ? bound[2] : bound[1]) ?? '').split(' '), {
      min: null,
      max: Number(isFirst ? bound[1] : bound[2]),
    });
  }
  const measured = /^(.+?) in (\S+)$/.exec(text);
  if (measured !== null && UNIT.test(measured[2] ?? ''))
    return numberField((measured[1] ?? '').split(' '), { min: null, max: null });
  const kept = words.filter((word) => !/^\d+$/.test(word)).slice(0, 4);
  if (kept.length === 0) return null;
  if (/^(?:minimum|maximum|min|max)$/.test(kept.join(' ')))
    return numberField(kept, { min: null, max: null });
  if (DAYS.test(kept.join(' '))) return { ...fieldFrom(kept), type: 'date' };
  const of = kept.findIndex((word) => /^(?:of|pro|por|par)$/.test(word));
  return of > 0 && fieldTypeOf(kept) === 'text'
    ? { ...fieldFrom(kept), type: fieldTypeOf(kept.slice(0, of)) }
    : fieldFrom(kept);
}

const numberField = (
  words: readonly string[],
  bounds: { min: number | null; max: number | null },
): UnderstoodField => ({ ...fieldFrom(withoutCount(words)), type: 'number', options: [], ...bounds });

/** "number of guests" are guests. */
const withoutCount = (words: readonly string[]): readonly string[] =>
  words.length > 2 && /^(?:number|amount|count)$/.test(words[0] ?? '') && words[1] === 'of'
    ? words.slice(2)
    : words[0] === 'of'
      ? words.slice(1)
      : words;

function withNote(name: string, note: string, language: Language): UnderstoodField | null {
  const words = wordsOf(name, language);
  if (words.length === 0) return null;
  if (/^(?:unique|único|única|eindeutig)$/i.test(note.trim()))
    return { ...fieldFrom(words), isUnique: true, isRequired: true };
  if (/^(?:required|mandatory|pflicht|obligatori[oa]|obrigatóri[oa]|obligatoire)$/i.test(note.trim()))
    return { ...fieldFrom(words), isRequired: true };
  const measured = note.trim();
  if (measured === 'yesno') return { ...fieldFrom(words), type: 'flag', options: [] };
  if (UNIT.test(measured)) return numberField(words, { min: null, max: null });
  const range = /^(\d+)\s*(?:-|–|to|bis|a|à)\s*(\d+)$/.exec(measured);
  if (range !== null) return numberField(words, { min: Number(range[1]), max: Number(range[2]) });
  const options = splitItems(note).flatMap(choicesIn);
  return options.length > 1 ? fieldFrom(words, options.map(sentenceCase)) : fieldFrom(words);
}
