import { AND, like, toPattern } from '../lexicon/pattern.ts';
import { camelCase } from '../lexicon/entity-lexicon.ts';
import type { EntityPlan, FieldPlan, FieldType } from '../plan/app-plan.ts';
import { field } from '../plan/shorthand.ts';
import { LANGUAGES, askedField, isToldField } from '../understand/asked-field.ts';
import { defaultOptions, fieldTypeOf } from '../understand/fields.ts';
import { singular } from '../understand/inflect.ts';
import { FIELD_NOUNS } from './command-words.data.ts';
import { fold } from './named.ts';
import { bare, firstNamed, listItems, sentence } from './phrases.ts';
import { found, partOf, patternOf, says, without } from './reading.ts';
import { unquoted } from './wish.ts';
import { WORDS } from './words.data.ts';

const TYPE_WORDS: Readonly<Partial<Record<FieldType, string>>> = {
  flag: `checkbox|flag|tick|switch|toggle|ja/nein|oui/non|sí/no|sim/não|casilla|kästchen|case à cocher`,
  choice:
    'dropdown|choice|select|selection|options?|auswahl|choix|opci(?:ón|ones)|escolha|lista desplegable|radio',
  dateTime: 'date and time|datetime|timestamp',
  date: 'date field|calendar field',
  number: 'number field|numeric|counter|zahlenfeld',
  longText: 'text ?area|long text|multi-?line|paragraph|mehrzeilig~',
  image: '(?:image|photo|picture) (?:field|upload)|upload (?:a |an )?(?:image|photo|picture)',
  file: 'file (?:field|upload)',
  text: 'text ?field',
  rating: 'star rating',
};

/** What a field can be called to be. */
const KIND_NAMES: Readonly<Partial<Record<FieldType, string>>> = {
  number: '^(?:numbers?|numeric|digits?|zahl(?:en)?|ziffern|números?|nombres?|chiffres?)$',
  money: '^(?:amounts?(?: of money)?|prices?|money|betrag|beträge|importes?|montants?)$',
  dateTime: '^(?:dates? and times?)$',
  date: '^(?:dates?|days?|datum|fechas?|datas?)$',
  time: '^(?:times?|uhrzeit(?:en)?|horas?|heures?)$',
  flag: `^(?:checkbox(?:es)?|yes/no|tick ?box|flag|switch|ja/nein|oui/non|sí/no|sim/não|casilla|case à cocher)$`,
  longText:
    '^(?:long(?:er)? text|text ?area|multi-?line(?: text)?|paragraphs?|langer text|mehrzeilig~|texto largo|texto longo|texte long)$',
  text: '^(?:(?:free |plain |short )?text|texto|texte)$',
  rating: '^(?:(?:star )?ratings?|stars|sterne|estrellas|estrelas|étoiles)$',
  image: '^(?:images?|pictures?|photos?|bild(?:er)?|fotos?|imagen|imagem)$',
  file: '^(?:files?|documents?|dateien?|archivos?|arquivos?|fichiers?)$',
  email: '^(?:e-?mails?(?: address(?:es)?)?)$',
  phone: '^(?:(?:tele)?phone numbers?)$',
  url: '^(?:links?|web ?addresses?|urls?)$',
  choice: '^(?:choices?|dropdowns?|selections?|auswahl|choix|opciones|escolha)$',
};

/** "a number", "long text", "numbers only": nothing else but what a field can be. */
export const kindCalled = (text: string): FieldType | undefined => {
  const name = text.replace(/^(?:an?|the|eine?n?|une?|una?|uma?)\s+|\s+(?:fields?|only)$/giu, '').trim();
  return firstNamed(KIND_NAMES, name);
};

type Asked = { readonly label: string; readonly type: FieldType };
const QUESTION_TYPES: readonly FieldType[] = ['date', 'number', 'text', 'longText'];

/** Questions that stand for a field: the question, its label, its type. */
const QUESTIONS: ReadonlyMap<string, Asked> = new Map(
  `when|Date|date; what day|Date|date; which day|Date|date; how much|Amount|number; how many|Quantity|number; how long|Duration|number; who|Person|text; where|Place|text
why|Reason|longText; wann|Datum|date; wo|Ort|text; wer|Person|text; wie viel|Menge|number; cuándo|Fecha|date
cuánto|Cantidad|number; quando|Data|date; quanto|Quantidade|number; quand|Date|date; combien|Quantité|number`
    .split(/; |\n/)
    .map((row) => {
      const [question = '', label = '', type = ''] = row.split('|');
      return [question, { label, type: QUESTION_TYPES.find((one) => one === type) ?? 'text' }] as const;
    }),
);

/** "where we bought it": a clause that stands for a field, whatever language it is in. */
export function askedAs(text: string): Asked | undefined {
  const language = text.includes(' ') ? LANGUAGES.find((one) => isToldField(text, one)) : undefined;
  return language === undefined ? undefined : (askedField(text, [], language) ?? undefined);
}

/** "a due date and a status (open, done)": fields that are told in a list. */
export function readFields(
  text: string,
  quotes: readonly string[],
  entities: readonly EntityPlan[] = [],
): readonly FieldPlan[] {
  const ranged = inBrackets(text);
  const valued = withOptions(ranged, quotes);
  const told = valued === null ? listItems(ranged) : [valued];
  return told.flatMap((item) => {
    const pointers = pointersIn(item, entities);
    const one = pointers.length > 0 ? null : readField(without(item, 'beforeQuestion'), quotes, entities);
    return one === null ? pointers : [one];
  });
}

/** "a weight between 250 and 600": the bounds of the field before it. */
const RANGE = toPattern(
  patternOf(
    `,?\\s${WORDS.between}(?![\\d\\p{L}])(?!\\s(?!(?:${AND}|to|for|on|zu|für|bei|pour|para|a|à|os|as)\\s)\\p{L})`,
  ),
  'giu',
);

/** The same with what a field lies between in brackets, so that its "and" parts no fields. */
export const inBrackets = (text: string): string =>
  text.replace(RANGE, (_, from: string, to: string) => ` (${from}–${to})`);

/** "which member took which boat": a record of each. */
const pointersIn = (text: string, entities: readonly EntityPlan[]): readonly FieldPlan[] =>
  [...text.matchAll(WHICH)].flatMap(([, name = '']) => {
    const target = entities.find((entity) => isCalled(entity, name));
    return target ? [field(camelCase(target.one), target.one, { type: 'relation', entity: target.id })] : [];
  });

const WHICH = like.giu`(?<!\p{L})(?:which|welche[rsnm]?|quelle?s?|qué|qual|quais)\s(\p{L}+)`;

/** One field with its options, written "status (open, done)"; null where the words are a list of fields. */
function withOptions(text: string, quotes: readonly string[]): string | null {
  const [, told, options = ''] = found(text, 'optionList') ?? [];
  if (told !== undefined) return `${told} (${options})`;
  const valued = withValues(text, quotes);
  if (valued !== null) return valued;
  const [, name, list = ''] = /^([^:(]{2,30}):\s*([^:]+,[^:]+)$/u.exec(text) ?? [];
  const isShort = listItems(list).every((item) => item.split(' ').length <= 3);
  return name !== undefined && isShort ? `${name} (${list})` : null;
}

/** "priority with low, medium and high"; null where the second half names fields. */
function withValues(text: string, quotes: readonly string[]): string | null {
  const [, before = '', values = ''] = /^(.{2,40}?)\s+(?:with|mit|avec|con|com)\s+(.+)$/iu.exec(text) ?? [];
  const head = bare(withoutNoise(before));
  const items = listItems(values);
  const isNamed = /^“\d+”$/u.test(head) && items.every((item) => isValue(item, quotes));
  const isChoice = ['choice', 'choices'].includes(fieldTypeOf(englishName(head)));
  return head !== '' && items.length > 1 && (isNamed || isChoice) ? `${head} (${values})` : null;
}

const NOISE = toPattern(patternOf(WORDS.fieldNoise), 'giu');
const withoutNoise = (text: string): string => text.replace(NOISE, ' ').replace(/\s+/g, ' ');

/** "low", "very high": what one chooses, not a field of its own ("a due date"). */
const isValue = (item: string, quotes: readonly string[]): boolean => {
  const words = unquoted(optionText(item), quotes).split(' ');
  return words.length <= 2 && !/^(?:an?|the|eine?n?|une?|una?|uma?)$/iu.test(words[0] ?? '');
};

function readField(
  text: string,
  quotes: readonly string[],
  entities: readonly EntityPlan[],
): FieldPlan | null {
  const told = readWords(text, quotes);
  const { label, outer, unit, isQuoted } = told;
  if (label === '' || label.split(' ').length > 5 || (!isQuoted && !isFieldLabel(label))) return null;
  const isRequired = /\brequired\b/iu.test(outer);
  const target = entities.find((entity) => isCalled(entity, label));
  if (target)
    return field(camelCase(target.one), target.one, { type: 'relation', entity: target.id, isRequired });
  const type = typeOf(told);
  const name = type === 'choice' && !isQuoted ? oneOf(label) : label;
  return field(camelCase(name), name, {
    type,
    isRequired,
    isUnique: /\bunique\b/iu.test(outer),
    isListed: type !== 'longText',
    ...(unit === undefined ? {} : { unit }),
    ...extrasOf(type, told),
  });
}

/** "categories: work, home": each record has one. */
function oneOf(label: string): string {
  const parts = label.split(' ');
  return [...parts.slice(0, -1), singular(parts.at(-1) ?? '')].join(' ');
}

/** The words about one field, taken apart. */
interface FieldWords {
  readonly label: string;
  /** Without what stands in brackets. */
  readonly outer: string;
  readonly options: readonly string[];
  readonly unit: string | undefined;
  readonly bounds: Pick<FieldPlan, 'min' | 'max'>;
  readonly askedType: FieldType | undefined;
  readonly isQuoted: boolean;
}

/** A noun with its qualities, rather than a clause ("needs a receipt") or a value ("2450 euro"). */
const isFieldLabel = (label: string): boolean =>
  !/^\d|\d.*\s.*\s|\s.*\d.*\s/u.test(label) && !says(label, 'noLabel');

/** "how many people fit" is a number of people. */
function countedIn(text: string): Asked | undefined {
  const counted = partOf(text.trim(), 'howMany');
  return counted === undefined ? undefined : { label: sentence(counted), type: 'number' };
}

function readWords(text: string, quotes: readonly string[]): FieldWords {
  const [, head = text, inner = '', tail = ''] = /^(.*?)\s*[([]([^)\]]*)[)\]]?\s*(.*)$/u.exec(text) ?? [];
  const listed = listItems(inner).map((item) => sentence(unquoted(optionText(item), quotes)));
  const outer = tail === '' ? head : `${head} ${tail}`;
  const quoted = /“(\d+)”/.exec(outer)?.[1];
  const plain = without(outer, 'unit');
  const asked = QUESTIONS.get(bare(plain).toLowerCase()) ?? askedAs(bare(plain)) ?? countedIn(outer);
  const told = asked?.label ?? sentence(bare(withoutNoise(plain)));
  return {
    label: quoted === undefined ? told : (quotes[Number(quoted)] ?? ''),
    outer,
    options: listed.length > 1 ? listed : [],
    unit: partOf(outer, 'unit'),
    bounds: boundsIn(inner),
    askedType: asked?.type,
    isQuoted: quoted !== undefined,
  };
}

/** "(1–40)". */
function boundsIn(inner: string): Pick<FieldPlan, 'min' | 'max'> {
  const [, min, max] = /^\s*(\d+(?:[.,]\d+)?)\s?[-–]\s?(\d+(?:[.,]\d+)?)\s*$/u.exec(inner) ?? [];
  const numberOf = (text: string): number => Number(text.replace(',', '.'));
  return min === undefined || max === undefined ? {} : { min: numberOf(min), max: numberOf(max) };
}

function typeOf({ label, outer, options, unit, bounds, askedType }: FieldWords): FieldType {
  const hinted = firstNamed(TYPE_WORDS, outer);
  // "Data de entrega", "date de livraison": the first word says what it is.
  const head =
    /^(\S+)\s+(?:de|da|do|das|dos|del|du|des)\s/iu.exec(label)?.[1] ??
    label.replace(/^nombre d['’].+$/iu, 'number');
  const own = askedType ?? fieldTypeOf(englishName(head));
  const natural = hinted === undefined || (hinted === 'number' && own !== 'text') ? own : hinted;
  if (options.length > 1) return natural === 'choices' ? 'choices' : 'choice';
  if (bounds.max !== undefined && natural !== 'money' && natural !== 'rating') return 'number';
  return unit !== undefined && (natural === 'money' || natural === 'text') ? 'number' : natural;
}

function extrasOf(type: FieldType, { label, options, bounds }: FieldWords): Partial<FieldPlan> {
  if (bounds.max !== undefined && type !== 'choice' && type !== 'choices') return bounds;
  if (type === 'choice' || type === 'choices')
    return { options: options.length > 1 ? options : defaultOptions(englishName(label)) };
  if (type === 'rating') return { min: 1, max: 5 };
  return type === 'money' ? { min: 0 } : {};
}

/** In English where the word is known, so that its type can be told. */
function englishName(label: string): string[] {
  const lower = label.toLowerCase();
  const words = lower
    .split(' ')
    .map((word) => FIELD_NOUNS[word] ?? FIELD_NOUNS[word.replace(/s$/, '')] ?? word);
  return (FIELD_NOUNS[lower] ?? words.join(' ')).split(' ');
}

const isCalled = ({ one, many }: EntityPlan, label: string): boolean =>
  [one, many, one.split(' ').at(-1) ?? '', many.split(' ').at(-1) ?? ''].some(
    (name) => fold(name) === fold(label),
  );

export const optionText = (text: string): string =>
  text.trim().replace(/^(?:and|or|und|oder|et|ou|y|o|e)\s+|[.!]+$/giu, '');
