import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { askedField } from './asked-field.ts';
import { fieldFrom, fieldTypeOf, isAttribute, isShownAs, sentenceCase } from './fields.ts';
import { gloss } from './gloss.ts';
import { listItems } from './list-items.ts';
import { correctSpelling } from './spell-check.ts';
import type { UnderstoodField } from './understanding.ts';

/** The parts of a list, at its commas and its last "and"; what stands in brackets stays together. */
export const splitItems = (text: string): readonly string[] => listItems(text, 0).map((item) => item.text);

/** Words of a phrase in English, without its articles. */
export const wordsOf = (text: string, language: Language): readonly string[] =>
  (
    (language === 'en' ? correctSpelling(text.replaceAll('’', "'")) : gloss(text, language))
      .toLowerCase()
      .match(like.gu`[\p{L}\p{N}][\p{L}\p{N}'/-]*`) ?? []
  ).filter((word, at) => !(at === 0 && /^(?:a|an|the|its|their|his|her|l|d)$/.test(word)));

/** Whether an item of a list tells of a quality: by its name, its options, its limits or its answer. */
export function isFieldItem(item: string, language: Language): boolean {
  const words = wordsOf(item.replace(/[(:].*$/s, '').replace(/ (?:each|apiece)$/iu, ''), language);
  return (
    isQuality(words) ||
    YES_NO.test(item) ||
    /[:(]/.test(item) ||
    IN_UNITS.test(item) ||
    IN_MONEY.test(item) ||
    BY_WHOM.test(item) ||
    DAYS.test(words.join(' '))
  );
}

/** Units that are written as signs. */
const UNITS_WRITTEN =
  '(?:[mcd]?m[²³23]?|km|km/h|mph|m/s|kn|kg|mg|µg|g|t|ha|l|ml|cl|[kmg]?wh?|v|m?ah?|[kmgt]b|[mg]hz|mp|hpa|mbar|bar|psi|ppm|db|lux|hz|bpm|kcal|mm/h|l/h|mg/l|°[cf]|%)';

/** "size in m²", "Stand Wasser in m³". */
const IN_UNITS = like.iu`\s(?:in|em|en)\s+(?:[mc]?m[²³23]?|km|kg|g|l|ml|kwh?|°c|%|€|eur|euros?|usd|litres?|liters?|minut\p{L}*|stunden|horas|heures|hours|days|tagen)$`;

/** "temperature in °C", "wind speed (km/h)": the name, and in what it is measured. */
const MEASURED = like.iu`^(?<name>\p{L}[\p{L}\d -]*?)\s(?:(?:in|em|en)\s(?<unit>${UNITS_WRITTEN})|\(\s?(?:in\s)?(?<noted>${UNITS_WRITTEN})\s?\))$`;

/** "borrowed by", "lent to": somebody or somewhere. */
const BY_WHOM =
  /^(?:borrowed|lent|owned|used|made|written|checked|reported|recorded|sold|bought|signed|approved|assigned|handed|found|played|brought) (?:by|to|from|in|at)$/iu;

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
  for (const told of withJoinedChoices(items, language)) {
    const item = told.replace(
      /^(?:its (?=name$)|(?:its|their) (?=(?:date|time|place|number|cost|price)$))/iu,
      () => ownerOf(fields.at(-1)?.label ?? ''),
    );
    const colon = /^([^:(]*[^\d\s:(][^:(]*):\s*(.+)$/s.exec(item);
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
  return fromTo(fields);
}

/** "next step and its date": the date of the next step. */
const ownerOf = (label: string): string => (label === '' ? '' : `${label.toLowerCase()} `);

/** "from, to, train": where it goes; "date, from, to": at what time. */
function fromTo(fields: readonly UnderstoodField[]): readonly UnderstoodField[] {
  const isWay = fields.some(({ label }) => TRAVELS.test(label));
  const isTime = fields.some(({ label, type }) => type === 'date' && !DAYS.test(label.toLowerCase()));
  const type = isWay ? 'text' : isTime ? 'time' : null;
  return type === null
    ? fields
    : fields.map((field) =>
        FROM_TO.test(field.label) && field.type === 'date' ? { ...field, type } : field,
      );
}

const FROM_TO = /^(?:start|end|begin|finish|from|to|until|von|bis|de|a|até|desde|hasta|du|au)$/iu;
const TRAVELS =
  /^(?:departure|arrival|line|vessel|ferry|train|bus|platform|driver|km|kilomet(?:er|re)s|distance|miles)$/i;

/** "type: museum, beach, and entrance fee": a quality of its own is no option any more. */
const endsOptions = (options: readonly string[], words: readonly string[]): boolean =>
  options.length >= 2 && isQuality(words) && fieldTypeOf(words) !== 'flag';

const OR = /\s+(?:or|ou|oder|o)\s+|\s*\/\s*|\s*\|\s*/i;

const choicesIn = (text: string): string[] =>
  text
    .split(OR)
    .map((one) => one.replace(/^(?:or|ou|oder)\s+/i, '').trim())
    .filter((one) => one !== '');

const UNIT = like.i`
  ^(?:minutes?|mins?|hours?|days?|weeks?|months?|years?|seconds?|km|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|m|m2|m²|cm|hertz|bars?|volts?|watts?|degrees?|inch(?:es)?|feet
  |kg|kilos?|grams?|g|lit(?:er|re)s?|l|ml|kwh|°c|celsius|percent|%|points?|pieces?|pages?)$`;

const YES_NO =
  /^(.*?)\s*(?:\(?yes\s*\/?\s*no\)?|yes or no|or not|sí\s*\/\s*no|sim\s*\/\s*não|ou não|ja\s*\/\s*nein|oder nicht|oui\s*\/\s*non|ou non)$/i;

/** "CO2 ppm", "pressure hPa". */
const WITH_UNIT = like.iu`^([\p{L}\d]{2,20}) (?:ppm|hpa|kwh|kw|km/h|m/s|bpm|mm|db|lux|mbit/s|°c)$`;

/** "CPU %", "humidity in percent". */
const PERCENT =
  /^(.+?)\s*(?:\(\s*%\s*\)|%|(?:in |en |em )?(?:percent|prozent|por ?cento|por ciento|pour ?cent))$/iu;

function meteredItem(item: string, language: Language): UnderstoodField | null {
  const [, name] = WITH_UNIT.exec(item) ?? [];
  const [, share] = PERCENT.exec(item) ?? [];
  if (name !== undefined) return numberField(wordsOf(name, language), { min: null, max: null });
  return share === undefined ? null : numberField(wordsOf(share, language), { min: 0, max: 100 });
}

function measuredItem(item: string, language: Language): UnderstoodField | null {
  const { name, unit, noted = unit } = MEASURED.exec(item)?.groups ?? {};
  if (name === undefined || noted === undefined) return null;
  const isBelowZero = /^°|^(?:v|db)$/iu.test(noted);
  return {
    ...numberField(wordsOf(name, language), { min: isBelowZero ? null : 0, max: noted === '%' ? 100 : null }),
    unit: noted,
  };
}

const SAID_BESIDE =
  /^(?:lol|haha|ha|please|thanks|thank you|etc\.?|and so on|that['’]?s (?:it|all)|bitte|danke|usw\.?|merci|gracias|obrigad[oa])$/iu;

function readFieldItem(told: string, language: Language): UnderstoodField | null {
  const item = told.replace(/\s\(?(?:optional|opcional|facultatif)\)?$/iu, '');
  if (isShownAs(item) || SAID_BESIDE.test(item)) return null;
  const asked =
    measuredItem(item, language) ??
    meteredItem(item, language) ??
    askedField(item, optionsIn(item), language) ??
    dashedItem(item, language);
  if (asked !== null) return asked;
  const bracket = /^(.*?)\s*\((.*)\)\s*$/s.exec(item.replace(SPAN, ' ($1-$2)'));
  if (bracket !== null) return withNote(bracket[1] ?? '', bracket[2] ?? '', language);
  return (
    questionItem(item, language) ??
    moneyItem(item, language) ??
    slashedItem(item, language) ??
    dayItem(item, language) ??
    choiceItem(item, language) ??
    asCount(plainField(wordsOf(item.replace(OF_US, ''), language)), item)
  );
}

function questionItem(item: string, language: Language): UnderstoodField | null {
  const question = YES_NO.exec(item)?.[1];
  return question === undefined ? null : flagField(wordsOf(question, language));
}

/** "number of items – at least 3". */
function dashedItem(item: string, language: Language): UnderstoodField | null {
  const [, name = '', bound = ''] = /^(.{3,40}?)\s[–—-]\s(.+)$/su.exec(item) ?? [];
  const { most, least } = BOUND_NOTE.exec(bound)?.groups ?? {};
  const field = most === undefined && least === undefined ? null : readFieldItem(name, language);
  if (field === null) return null;
  return {
    ...field,
    type: 'number',
    ...(most === undefined ? { min: Number(least) } : { max: Number(most) }),
  };
}

/** "Anzahl Fahrgäste", "how many": whatever is counted. */
const COUNT =
  /^(?:(?:the )?number of |how many(?= |$)|(?:die )?anzahl(?= |$)|zahl (?:der|von) |wie viele(?= |$)|(?:le )?nombre d(?:e |['’])|combien d|(?:el )?número de |cuánt[oa]s(?= |$)|quant[oa]s(?= |$))/iu;

function asCount(field: UnderstoodField | null, item: string): UnderstoodField | null {
  const isMeasured = IN_UNITS.test(item);
  const isOpen = field?.type === 'text' || (isMeasured && field?.type === 'number');
  return field !== null && isOpen && (isMeasured || COUNT.test(item))
    ? { ...field, type: 'number', min: 0 }
    : field;
}

const flagField = (words: readonly string[]): UnderstoodField | null =>
  words.length === 0 ? null : { ...fieldFrom(words), type: 'flag', options: [] };

function moneyItem(item: string, language: Language): UnderstoodField | null {
  const name = IN_MONEY.exec(item)?.[1];
  return name === undefined ? null : { ...fieldFrom(wordsOf(name, language)), type: 'money', options: [] };
}

/** "size S/M/L". */
function slashedItem(item: string, language: Language): UnderstoodField | null {
  const [, name = '', options = ''] = /^(.*?)\s*\b(\S+(?:\/\S+)+)$/.exec(item) ?? [];
  if (name === '' || /\d\/\d/.test(item)) return null;
  return fieldFrom(wordsOf(name, language), options.split('/').map(sentenceCase));
}

/** "von, bis". */
function dayItem(item: string, language: Language): UnderstoodField | null {
  const word = item.trim().toLowerCase();
  return language !== 'en' && DAYS.test(word) ? { ...fieldFrom([word]), type: 'date', options: [] } : null;
}

/** "open or closed", "urgency normal or urgent". */
function choiceItem(item: string, language: Language): UnderstoodField | null {
  const choices = item.split(EITHER).map((one) => one.trim());
  if (choices.length < 2) return null;
  const [label, first] = namedChoice(choices[0] ?? '', language) ?? [['status'], choices[0] ?? ''];
  return fieldFrom(label, [first, ...choices.slice(1)].map(sentenceCase));
}

const EITHER = /\s+(?:or|ou|oder|o)\s+|;/i;

/** "size small": a quality, and the first of what it may be. */
function namedChoice(text: string, language: Language): readonly [readonly string[], string] | null {
  const said = text.replace(/:/g, '').trim().split(/\s+/);
  const [name, option] = [said.slice(0, -1).join(' '), said.at(-1) ?? ''];
  const label = wordsOf(name, language);
  const isNamed =
    said.length > 1 && said.length < 4 && isAttribute(label) && !isAttribute(wordsOf(option, language));
  return isNamed ? [label, option] : null;
}

/** "size small, medium or large" is one item, whose commas part what may be chosen. */
function withJoinedChoices(items: readonly string[], language: Language): readonly string[] {
  const first = items.findIndex(
    (item, at) => namedChoice(item, language) !== null && lastChoice(items, at, language) > at,
  );
  if (first < 0) return items;
  const last = lastChoice(items, first, language);
  const rest = withJoinedChoices(items.slice(last + 1), language);
  return [...items.slice(0, first), items.slice(first, last + 1).join('; '), ...rest];
}

/** Where the options that begin there end with "or"; -1 where another quality comes before. */
function lastChoice(items: readonly string[], from: number, language: Language): number {
  const more = items.slice(from + 1);
  const end = more.findIndex((item) => EITHER.test(item));
  const isPlain = more
    .slice(0, end + 1)
    .every(
      (item) =>
        /^[^:(]+$/.test(item) && !isQuality(wordsOf(item, language)) && namedChoice(item, language) === null,
    );
  return end >= 0 && end < 6 && isPlain ? from + 1 + end : -1;
}

/** "nota del 1 al 10", "custo em reais". */
const SPAN = /\s+(?:de|del|von|du|from)\s+(\d+)\s+(?:a|al|bis|à|au|até|to)\s+(\d+)$/iu;
const IN_MONEY =
  /^(.+?)\s+(?:in|em|en)\s+(?:euros?|reais|d[oó]lares|dollars?|pounds?|pesos|francs?|franken|[€$£]|eur|usd|gbp|chf)$/iu;

/** "copies we own" are copies. */
const OF_US = like.iu`(?<=\p{L}{3,}) (?:that |which )?(?:we|i|they|you|it|he|she) \p{L}+(?: (?:in|at|on|for|up|out|to|from|with))?$`;

const optionsIn = (item: string): readonly string[] =>
  splitItems(/\((.*)\)/su.exec(item)?.[1] ?? '')
    .flatMap(choicesIn)
    .map(sentenceCase);

function plainField(words: readonly string[]): UnderstoodField | null {
  const text = words.join(' ');
  return rangeField(text) ?? boundField(text) ?? measuredField(text) ?? wordField(words);
}

/** "grade from 1 to 6". */
function rangeField(text: string): UnderstoodField | null {
  const range = /^(.+?) (?:from |between )?(\d+) (?:to|and|bis|a|à) (\d+)$|^(.+?) (\d+)-(\d+)$/.exec(text);
  if (range === null) return null;
  return numberField((range[1] ?? range[4] ?? '').split(' '), {
    min: Number(range[2] ?? range[5]),
    max: Number(range[3] ?? range[6]),
  });
}

/** "at most 10 people", "people at most 10". */
function boundField(text: string): UnderstoodField | null {
  const [, before, people] = /^(?:at most|max(?:imum)?|up to|no more than) (\d+) (.+)$/.exec(text) ?? [];
  const [, name, after] = /^(.+?) (?:at most|max(?:imum)?|up to|no more than) (\d+)$/.exec(text) ?? [];
  const max = before ?? after;
  return max === undefined
    ? null
    : numberField((people ?? name ?? '').split(' '), { min: null, max: Number(max) });
}

/** "length in minutes". */
function measuredField(text: string): UnderstoodField | null {
  const [, name = '', unit = ''] = /^(.+?) in (\S+)$/.exec(text) ?? [];
  return UNIT.test(unit) ? numberField(name.split(' '), { min: null, max: null }) : null;
}

function wordField(words: readonly string[]): UnderstoodField | null {
  const kept = words.filter((word) => !/^\d+$/.test(word)).slice(0, 4);
  if (kept.length === 0) return null;
  if (/^(?:minimum|maximum|min|max)$/.test(kept.join(' ')))
    return numberField(kept, { min: null, max: null });
  if (DAYS.test(kept.join(' '))) return { ...fieldFrom(kept), type: 'date' };
  if (/^(?:number|amount|count) of /.test(kept.join(' ')))
    return { ...fieldFrom(kept), type: 'number', options: [] };
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

/** "(at most 10)", "(mindestens 2)". */
const BOUND_NOTE = like.iu`
  ^(?:(?:at most|max(?:imum)?\.?|up to|no more than|höchstens|maximal|bis zu|como máximo|máximo|hasta|no máximo|até|au plus|maximum|jusqu['’]à)\s(?<most>\d+)
  |(?:at least|min(?:imum)?\.?|no less than|mindestens|como mínimo|al menos|mínimo|pelo menos|no mínimo|au moins)\s(?<least>\d+))(?:\s\D*)?$`;

function withNote(name: string, told: string, language: Language): UnderstoodField | null {
  const note = told.replace(/!+$/u, '');
  const words = wordsOf(name, language);
  if (words.length === 0) return null;
  if (/^(?:unique|único|única|eindeutig)$/i.test(note.trim()))
    return { ...fieldFrom(words), isUnique: true, isRequired: true };
  if (/^(?:required|mandatory|pflicht|obligatori[oa]|obrigatóri[oa]|obligatoire)$/i.test(note.trim()))
    return { ...(plainField(words) ?? fieldFrom(words)), isRequired: true };
  const measured = note.trim();
  if (measured === 'yesno') return { ...fieldFrom(words), type: 'flag', options: [] };
  if (UNIT.test(measured)) return numberField(words, { min: null, max: null });
  const range = /^(\d+)\s*(?:-|–|to|bis|a|à)\s*(\d+)$/.exec(measured);
  if (range !== null) return numberField(words, { min: Number(range[1]), max: Number(range[2]) });
  const { most, least } = BOUND_NOTE.exec(measured)?.groups ?? {};
  if (most !== undefined) return numberField(words, { min: null, max: Number(most) });
  if (least !== undefined) return numberField(words, { min: Number(least), max: null });
  const options = splitItems(note).flatMap(choicesIn);
  return options.length > 1 ? fieldFrom(words, options.map(sentenceCase)) : fieldFrom(words);
}
