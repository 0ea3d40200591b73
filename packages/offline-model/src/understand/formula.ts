import { like } from '../lexicon/pattern.ts';
import { MONEY_WORDS, SHARE_WORDS, TAKEN_WORDS, UNITS, type Dimension } from '../lexicon/units.data.ts';
import { sentenceCase } from './fields.ts';

export interface FormulaInput {
  readonly label: string;
  readonly unit: string;
  readonly initial: number;
}

export interface FormulaResult {
  readonly label: string;
  readonly unit: string;
  /** Over `v[0]`, `v[1]`…, the inputs in their order. */
  readonly expression: string;
}

export interface Formula {
  readonly inputs: readonly FormulaInput[];
  readonly results: readonly FormulaResult[];
}

export interface Quantity {
  readonly label: string;
  readonly dimension: Dimension;
  readonly scale: number;
  readonly sign: string;
}

/**
 * A calculator whose formula is told in words: what is entered and what is shown. The units tell how they go together:
 * kilometres × litres per 100 km × price per litre is a price.
 */
export function readFormula(text: string): Formula | null {
  const told = text.replace(/\s+/g, ' ').trim();
  if (!isCalculator(told)) return null;
  const { entered, shown } = partsOf(told);
  const inputs = entered
    .filter((item) => !LOOK.test(item))
    .map(quantityOf)
    .filter((one) => one !== null);
  if (inputs.length < 2 || entered.some((item) => TOLD_NUMBER.test(item))) return null;
  const wanted = shown.map(quantityOf).filter((one) => one !== null);
  const title = quantityOf(told.split(/[:.,;(]/)[0]?.replace(CALCULATOR_WORDS, ' ') ?? '');
  const asked = wanted.length > 0 ? wanted : title === null ? [] : [title, ...measured(inputs)];
  const all = [...inputs];
  const results = asked.flatMap((one) => {
    const expression = expressionFor(one, all);
    const unit = one.dimension['%'] === undefined ? one.sign : '$';
    return expression === null ? [] : [{ label: one.label, unit, expression }];
  });
  if (results.length === 0) return null;
  return {
    inputs: all.map((one) => ({ label: one.label, unit: one.sign, initial: initialOf(one) })),
    results,
  };
}

/** "12 g coffee" is told, and nobody enters it; "per 100 km" is a unit. */
const TOLD_NUMBER = like.iu`(?<!(?:per|pro|por|par|je|/)\s?)(?<![\p{L}\d.,])\d+(?:[.,]\d+)?\s?(?:%|€|\$|£|\p{L})`;

/** The request opens with it, or is a line of what goes in and what comes out. */
export const isCalculator = (text: string): boolean =>
  CALCULATOR.test(text.trim().split(/[.:,;]/)[0] ?? '') || /^[^.]{4,120}(?:->|=>|→)/.test(text);

/** How it looks, and what any calculator has; nobody enters it. */
const LOOK =
  /background|\bkeys?\b|buttons?|theme|colou?r|font|\bmode\b|history|memory|design|layout|hintergrund|tasten|knöpfe|farbe|fondo|botones|teclas|fundo|botões|fond\b|touches|boutons/i;

/** Lengths that are multiplied give an area or a volume, whatever it is called. */
function measured(inputs: readonly Quantity[]): readonly Quantity[] {
  const lengths = inputs.filter(({ dimension }) => dimension['m'] === 1).length;
  if (lengths !== inputs.length || lengths > 3) return [];
  const [label, sign] = lengths === 3 ? ['Volume', 'm³'] : ['Area', 'm²'];
  return [{ label: label ?? '', dimension: { m: lengths }, scale: 1, sign: sign ?? '' }];
}

const CALCULATOR = like.iu`
  \b(?:calculator|calculators|calc|estimator|calculate|work out)\b|\p{L}*rechner\b|\bberechn\p{L}*|\bcalculadora\b
  |\bsimulador\b|\bcalculateur\b|\bcalculatrice\b|\bsimulateur\b|\bcalculer\b|\bcalcular\b`;
const CALCULATOR_WORDS = like.giu`
  \b(?:an?|the|make|build|create|me|simple|calculator|calc|estimator|rechner|für|for|eine?n?|calculadora|simulador
  |calculateur|calculatrice|simulateur|de|do|da|del|des|du|pour|para|um|uma|un|una|une)\b|\p{L}*rechner\b`;
const SHOWS = like.iu`
  \s*(?:[,;.]|\band\b|\bund\b|\by\b|\be\b|\bet\b)?\s*(?:\b(?:it|that|which|then|sie|er|es|que|il|elle|ela|ele)\b\s*)?(?:->|=>|→
  |\b(?:and )?(?:shows?|showing|gives?|giving|displays?|calculates?|computes?|outputs?|returns?|tells? me|to get|zeigt
  |berechnet|ergibt|anzeigen|muestra|calcula|mostra|mostre|affiche|calcule|donne)\b)\s*:?\s*`;
const ENTERS =
  /(?:[:(]|\b(?:enter|entering|from|with|given|using|inputs?(?: are)?|where i (?:type|put)(?: in)?|eingeben?|eingabe|aus|mit|con|com|avec|à partir de|introduzco|informo)\b)\s*/iu;

function partsOf(text: string): { entered: readonly string[]; shown: readonly string[] } {
  const start = ENTERS.exec(text);
  const first = /[,.;]\s*/.exec(text);
  const from = start ?? first;
  const body = from === null ? '' : text.slice(from.index + from[0].length);
  const cut = SHOWS.exec(body);
  const entered = cut === null ? body : body.slice(0, cut.index);
  const shown = cut === null ? '' : body.slice(cut.index + cut[0].length);
  return { entered: itemsOf(entered), shown: inFull(itemsOf(shown.split(/[.;!]/)[0] ?? '')) };
}

/** "cost per month and year": the second one is a cost per year. */
function inFull(items: readonly string[]): readonly string[] {
  const [first = '', second = ''] = items;
  const before = /^(.+?)\s+(before|after|with|without)$/iu.exec(first);
  const after = /^(before|after|with|without)\s+(.+)$/iu.exec(second);
  if (before !== null && after !== null)
    return [`${first} ${after[2] ?? ''}`, `${before[1] ?? ''} ${second}`, ...items.slice(2)];
  const lead = /^(.+\s(?:per|pro|por|par)\s)\S+$/iu.exec(items[0] ?? '')?.[1];
  return items.map((item) =>
    lead !== undefined && !item.includes(' ') && UNITS.some(({ words }) => words.test(item))
      ? `${lead}${item}`
      : item,
  );
}

const itemsOf = (text: string): readonly string[] =>
  text
    .replace(/[).]+\s*$/, '')
    .split(/,|;|\s(?:and|und|y|e|et|sowie)\s|\.\s/iu)
    .map((item) =>
      item
        .replace(
          /^\s*(?:and|und|y|e|et|the|my|an?|die|der|das|el|la|los|o|a|os|as|le|les|sein|eine?n?|i enter|digito os?|introduzco|pongo|je donne|je saisis)\s+/iu,
          '',
        )
        .trim(),
    )
    .filter((item) => item !== '' && item.split(/\s+/).length <= 8);

/** "price per litre", "distance in km", "Stunden pro Tag", "number of guests". */
export function quantityOf(text: string): Quantity | null {
  const clean = text.replace(/[()]/g, ' ').replace(/\s+/g, ' ').trim();
  if (clean === '' || !like.u`\p{L}`.test(clean)) return null;
  const [head = '', ...pers] = clean
    .replace(PRICE_OF, '$1 per ')
    .split(/\s*(?:\bper\b|\bpro\b|\bpor\b|\bpar\b|\/|\beach\b|\bje\b)\s*/iu);
  const over = pers.map(perOf);
  const top = topOf(head, over.length > 0);
  if (top === null && over.length === 0) return null;
  const base = top ?? { dimension: countOf(head), scale: 1, sign: '' };
  const dimension = over.reduce((told, one) => combine(told, one.dimension, -1), base.dimension);
  const scale = over.reduce((told, one) => told / one.scale, base.scale);
  const sign = dimension['$'] === 1 ? '$' : over.length > 0 ? '' : base.sign;
  return { label: labelOf(clean, base.sign), dimension, scale, sign };
}

/** "preço do litro" is a price per litre. */
const PRICE_OF = /^(preço|precio|prix)\s(?:do|da|del|de la|du|de l['’])\s?/iu;

type Told = Pick<Quantity, 'dimension' | 'scale' | 'sign'>;

function topOf(head: string, isRate: boolean): Told | null {
  return shareOf(head, isRate) ?? moneyOf(head) ?? measureOf(head);
}

function shareOf(head: string, isRate: boolean): Told | null {
  const isInterest = /\b(?:interest )?rate$|\bzinssatz|\btaxa de juros|\btasa|\btaux/iu.test(head);
  const isWage = /hourly|day|stunden/i.test(head);
  const isShare = SHARE_WORDS.test(head) && !MONEY_WORDS.test(head.replace(SHARE_WORDS, ''));
  return isShare || (isInterest && !isRate && !isWage)
    ? { dimension: { '%': 1 }, scale: 1, sign: '%' }
    : null;
}

function moneyOf(head: string): Told | null {
  if (/\bhourly (?:rate|wage|pay)|stunden(?:satz|lohn)/iu.test(head))
    return { dimension: { $: 1, h: -1 }, scale: 1, sign: '$' };
  if (!MONEY_WORDS.test(head)) return null;
  const span = UNITS.find(({ words, dimension }) => dimension['day'] === 1 && words.test(head));
  return span === undefined
    ? { dimension: { $: 1 }, scale: 1, sign: '$' }
    : { dimension: { $: 1, day: -1 }, scale: 1 / span.scale, sign: '$' };
}

function measureOf(head: string): Told | null {
  const named = /\b(?:in|em|en)\s+(\S+(?: \S+)?)$/iu.exec(head)?.[1] ?? head;
  const unit = UNITS.find(({ words }) => words.test(named)) ?? UNITS.find(({ words }) => words.test(head));
  if (unit !== undefined) return { dimension: unit.dimension, scale: unit.scale, sign: unit.sign };
  const known = NAMED.find(([words]) => words.test(head))?.[1];
  if (known !== undefined) return known;
  const count = countOf(head);
  return Object.keys(count).length === 0 ? null : { dimension: count, scale: 1, sign: '' };
}

/** Quantities that need no unit to be known. */
const NAMED: readonly (readonly [RegExp, Told])[] = [
  [
    /\b(?:distance|distanz|strecke|entfernung|distancia|distância)\b/iu,
    { dimension: { km: 1 }, scale: 1, sign: 'km' },
  ],
  [/\b(?:area|fläche|surface|superficie|área)\b/iu, { dimension: { m: 2 }, scale: 1, sign: 'm²' }],
  [
    like.iu`\b(?:length|width|height|depth|thickness|länge|breite|höhe|tiefe|largo|ancho|alto|altura|largura|comprimento|profundidad\p{L}*|longueur|largeur|hauteur|profondeur)\b`,
    { dimension: { m: 1 }, scale: 1, sign: 'm' },
  ],
  [/\b(?:weight|gewicht|peso|poids)\b/iu, { dimension: { kg: 1 }, scale: 1, sign: 'kg' }],
];

/** "per 100 km": the number counts too. */
function perOf(text: string): Told {
  const number = Number(/^(\d+(?:[.,]\d+)?)/.exec(text)?.[1]?.replace(',', '.') ?? 1);
  const unit = UNITS.find(({ words }) => words.test(text));
  if (unit !== undefined) return { dimension: unit.dimension, scale: unit.scale * number, sign: '' };
  return { dimension: countOf(text), scale: number, sign: '' };
}

/** Things that are counted: "number of passengers", "guests". */
function countOf(text: string): Dimension {
  const word = text
    .toLowerCase()
    .replace(
      /\b(?:number|amount|count|anzahl|número|numero|nombre|cantidad|quantidade)\b\s*(?:of|der|an|de|d['’])?\s*/iu,
      '',
    )
    .trim()
    .split(/\s+/)
    .at(-1);
  return word === undefined || word === '' ? {} : { [word.replace(/(?:en|er|es|s|n)$/, '')]: 1 };
}

export function combine(a: Dimension, b: Dimension, times: number): Dimension {
  const sum = new Map(Object.entries(a));
  for (const [key, power] of Object.entries(b)) sum.set(key, (sum.get(key) ?? 0) + power * times);
  return Object.fromEntries([...sum].filter(([, power]) => power !== 0));
}

export const isSame = (a: Dimension, b: Dimension): boolean => Object.keys(combine(a, b, -1)).length === 0;

/** How the inputs make the result; a share that nobody entered ("per passenger") becomes one more input. */
function expressionFor(wanted: Quantity, inputs: Quantity[]): string | null {
  const plain = inputs.map((one, at) => ({ one, at })).filter(({ one }) => one.dimension['%'] === undefined);
  const share = inputs.findIndex((one) => one.dimension['%'] !== undefined);
  const isTaken = TAKEN_WORDS.test(inputs[share]?.label ?? '');
  const shared = share < 0 ? undefined : sharedFor({ wanted, plain, share, isTaken });
  if (shared !== undefined) return shared;
  const product = productFor(wanted, plain) ?? withPerson(wanted, plain, inputs);
  if (product === null) return null;
  const isNet = /\b(?:sub-?total|net|netto|before)\b/i.test(wanted.label);
  if (share < 0 || wanted.dimension['$'] !== 1 || isNet) return product;
  return `${product} * (1 ${isTaken ? '-' : '+'} v[${share}] / 100)`;
}

interface Shared {
  readonly wanted: Quantity;
  readonly plain: readonly Placed[];
  readonly share: number;
  readonly isTaken: boolean;
}

/** "after tax", "before tax", "tax": what the share itself makes of it; undefined where it is only added. */
function sharedFor({ wanted, plain, share, isTaken }: Shared): string | null | undefined {
  if (AFTER.test(wanted.label))
    return withProduct(wanted, plain, (whole) => `${whole} * (1 - v[${share}] / 100)`);
  if (BEFORE.test(wanted.label)) return productFor(wanted, plain);
  return SHARE_WORDS.test(wanted.label) || (isTaken && SAVED.test(wanted.label))
    ? withBase(plain, (base) => `(${base}) * v[${share}] / 100`)
    : undefined;
}

const AFTER = /\b(?:after|net of|netto|nach|después de|depois d[eo]s?|após|après)\b/iu;
const BEFORE = /\b(?:before|gross|brutto|vor|antes de|avant)\b/iu;

function withProduct(
  wanted: Quantity,
  plain: readonly Placed[],
  tell: (whole: string) => string,
): string | null {
  const whole = productFor(wanted, plain);
  return whole === null ? null : tell(whole);
}

const SAVED = /sav(?:ed|ings?)|off$|ersparnis|ahorro|economia|économie/i;

type Placed = { readonly one: Quantity; readonly at: number };

const withBase = (plain: readonly Placed[], tell: (base: string) => string): string | null => {
  const base = productFor({ label: '', dimension: { $: 1 }, scale: 1, sign: '$' }, plain);
  return base === null ? null : tell(base);
};

function withPerson(wanted: Quantity, plain: readonly Placed[], inputs: Quantity[]): string | null {
  const missing = Object.entries(wanted.dimension).find(
    ([key, power]) =>
      power === -1 && key !== 'day' && !plain.some(({ one }) => one.dimension[key] !== undefined),
  )?.[0];
  if (missing === undefined) return null;
  const whole = productFor({ ...wanted, dimension: combine(wanted.dimension, { [missing]: 1 }, 1) }, plain);
  if (whole === null) return null;
  const name = like.iu`(?:per|pro|por|par|each)\s+(\p{L}+)\s*$`.exec(wanted.label)?.[1] ?? missing;
  inputs.push({ label: sentenceCase(pluralOf(name)), dimension: { [missing]: 1 }, scale: 1, sign: '' });
  return `${whole} / v[${inputs.length - 1}]`;
}

const pluralOf = (word: string): string =>
  /s$/i.test(word) ? word : /^(?:person)$/i.test(word) ? 'people' : `${word}s`;

const NOTHING: Dimension = {};

/** The product of inputs, each once or as a divisor, that has the dimension; the one that uses most of them. */
function productFor(wanted: Quantity, plain: readonly Placed[]): string | null {
  let best: { powers: readonly number[]; used: number } | null = null;
  for (const powers of choices(Math.min(6, plain.length))) {
    const dimension = powers.reduce(
      (told, power, at) => combine(told, plain[at]?.one.dimension ?? {}, power),
      NOTHING,
    );
    if (!isSame(dimension, wanted.dimension)) continue;
    const used =
      powers.filter((power) => power !== 0).length - powers.filter((power) => power < 0).length / 10;
    if (used > 0 && (best === null || used > best.used)) best = { powers, used };
  }
  return best === null ? null : written(best.powers, plain, wanted.scale);
}

function written(powers: readonly number[], plain: readonly Placed[], scale: number): string {
  const times = powers.flatMap((power, at) => (power > 0 ? [`v[${plain[at]?.at ?? 0}]`] : []));
  const over = powers.flatMap((power, at) => (power < 0 ? [`v[${plain[at]?.at ?? 0}]`] : []));
  const factor = powers.reduce((told, power, at) => told * (plain[at]?.one.scale ?? 1) ** power, 1) / scale;
  const rounded = Number(factor.toPrecision(6));
  const inverse = Number((1 / factor).toPrecision(6));
  const product = [...(times.length === 0 ? ['1'] : times), ...(rounded > 1 ? [String(rounded)] : [])].join(
    ' * ',
  );
  return [product, ...over, ...(rounded < 1 ? [String(inverse)] : [])].join(' / ');
}

export function choices(count: number): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let at = 0; at < count; at += 1)
    all = all.flatMap((one) => [
      [...one, 1],
      [...one, 0],
      [...one, -1],
    ]);
  return all;
}

function labelOf(text: string, sign: string): string {
  const plain = sign === '' || sign === '$' ? text : text.replace(/\s+(?:in|em|en)\s+\S+(?: \S+)?$/iu, '');
  return sentenceCase(plain.replace(/^(?:the|a|an)\s+/i, '').trim());
}

export function initialOf({ dimension, scale, sign }: Quantity): number {
  const key = Object.entries(dimension)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, power]) => `${name}${power}`)
    .join(' ');
  const found = INITIALS[`${sign}:${key}`] ?? INITIALS[key];
  return found ?? (dimension['$'] === 1 ? 25 : scale < 0.1 ? 60 : 4);
}

const INITIALS: Readonly<Record<string, number>> = {
  km1: 120,
  'km-1 l1': 6.5,
  '$1 l-1': 1.8,
  'W:h-1 kWh1': 100,
  'day-1 h1': 5,
  '$1 kWh-1': 0.35,
  m1: 3,
  'cm:m1': 50,
  'g:kg1': 500,
  'ml:l1': 500,
  m2: 25,
  '$1 m-2': 12,
  'l-1 m2': 10,
  '%1': 19,
  h1: 8,
  'min:h1': 45,
  $1: 100,
  '$1 h-1': 40,
  kg1: 2,
  day1: 30,
  kWh1: 250,
};
