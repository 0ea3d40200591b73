import { AND, like, toPattern } from '../lexicon/pattern.ts';
import { UNITS } from '../lexicon/units.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { amountOf } from './facts.ts';
import { sentenceCase } from './fields.ts';
import { combine, initialOf, isSame, quantityOf, type Quantity } from './formula.ts';
import {
  EACH,
  HOW_MANY,
  KNOWN,
  NUMBER,
  PACKED,
  RATE,
  factOf,
  factsIn,
  plain,
  solved,
  stemmed,
  type Fact,
  type Reckoned,
  type Value,
} from './told-amounts.ts';

/** A calculator as the `formula` tool takes it. */
interface ToldCalculator {
  readonly inputs: readonly string[];
  readonly results: readonly string[];
  /** The words of the request that went into it. */
  readonly told: readonly string[];
}

const ENTERS = like.iu`
  (?<!\p{L})(?:(?:i|you|they|we|people|customers?|users?|it asks for)\s)?(?:enters?|types?(?:\sin)?|puts?\sin|fills?\sin|gives?|pongo|pone|introduzco|introduce|ingreso|ingresa|escribo|meto|digito|digita|coloco|insiro
  |informo|escribe|escrevo|tecleo|je\s(?:donne|saisis|mets|rentre|tape)|j['’](?:entre|indique)|on\s(?:entre|saisit|donne|tape))(?!\p{L})\s+`;
const ENTERED_BEFORE = like.iu`(?:^|[.:;]\s*)([^.:;]{4,120}?)\s(?:eingeben|angeben|eintragen)(?!\p{L})|(?:gibt|gebe|geben|tippe|trage)\s(?:(?:ich|man)\s)?([^.:;]{3,80}?)\sein(?!\p{L})`;
/** Where what is entered ends. */
const INPUTS_END = like.iu`
  [.;:]|,?\s(?:${AND}|then)?\s?(?:(?:it|that|ela|ele|me|il|elle|er|es|sie|i|so|where|où|onde|donde)\s)*(?:tells?|shows?|says?|sees?|gets?|gives?\sme|calculates?|chooses?|choose|picks?|selects?|zeigt|berechnet|dice|muestra|calcula|mostra|diz|affiche|calcule|dit
  |je\sveux\ssavoir|quiero\ssaber|quero\ssaber|press(?:es)?|clicks?|hits?|taps?|pulso|aprieto|toco|hago\sclic|clico|aperto|j['’]appuie|je\sclique|obtengo|obtenho|j['’]obtiens|para\sobt(?:en)?er)(?!\p{L})|,\s(?=(?:one|an?|un[ea]?|uma?|eine?r?|el|la|os?|los)\s[\p{L} ]{2,24}\s\p{L}+\s\d)`;

const SHOWN = like.iu`
  (?<!\p{L})(?:shows?|displays?|zeigt?|zeige|affiche[rz]?|muestra|mostra|mostre|ergebnis)(?!\p{L})\s*:?\s*([^.;]+)`;

const MORE = like.iu`${NUMBER}\s?%\s(?:extra |more |for )?(?:waste|cut-?offs|spare|reserve|verschnitt|merma|desperdicio|desperdício|perda|chutes|pertes?)|(?:waste|verschnitt|merma|desperdicio|desperdício|perda|chutes|pertes?)\s(?:of |von |de )?${NUMBER}\s?%`;
/** "choose a dye: madder 50 %, weld 100 %", "wählt das Papier (matt 0,08 €, …)". */
const CHOSEN = like.iu`
  (?<!\p{L})(?:chooses?|picks?|selects?|wählt|wähle|elige|elijo|escolhe|escolho|choisit|choisis)\s(?:an?\s|the\s|das\s|die\s|den\s|eine?n?\s|el\s|la\s|un\s|una\s|o\s|a\s|um\s|uma\s|le\s|la\s|une?\s)?(?<name>[\p{L} -]{2,30}?)\s?[:(]\s?(?<items>[^.;)]+)`;
const OPTION =
  /^(?<label>.{2,30}?)\s*(?:is|are|at|for|costs|kostet|à|=|:)?\s*(?<count>\d+(?:[.,]\d+)?)\s?(?<unit>%|€|\$|£|euros?)/iu;
/** "alum is always 15 %", "sal (2 %)". */
const SHARE = like.giu`(?<!\p{L})(?<what>\p{L}{3,}(?:\s\p{L}+)?)\s(?:(?:is|are|ist|sind|es|son|é|são|est|sont)\s(?:always\s|immer\s|siempre\s|sempre\s|toujours\s)?|\()${NUMBER}\s?%`;
/** "10% off from 10 pieces", "ab 500 Blatt gibt es 10 % Rabatt". */
const TIERS: readonly RegExp[] = [
  like.giu`(?<off>\d+(?:[.,]\d+)?)\s?%\s(?:off|discount|rabatt|de descuento|de desconto|de remise)\s(?:from|for|ab|desde|a partir de|à partir de|dès)\s(?<from>\d+)(?:\s\p{L}+)?`,
  like.giu`(?<!\p{L}|%\s\p{L}+\s)(?:from|ab|desde|a partir de|à partir de|dès)\s(?<from>\d+)\s\p{L}+(?:\s\p{L}+){0,3}?\s(?<off>\d+(?:[.,]\d+)?)\s?%(?:\s(?:rabatt|off|discount|de descuento|de desconto|de remise))?`,
];

/** A calculator that is told with its numbers; null where something of it could not be placed, for half a formula is wrong. */
export function toldCalculator(text: string, language: Language): ToldCalculator | null {
  const told = text.replace(/\s+/g, ' ').trim();
  const choice = choiceIn(told);
  const open = choice === null ? told : told.replace(choice.said, ' ');
  const { said, entered } = inputsIn(open, language);
  const rest = said.reduce((all, one) => all.replace(one, ' '), open);
  const values: Value[] = entered.map((one, at) => ({ ...one, code: `v[${at}]`, isEntered: true }));
  const read = readingOf(rest, values, choice);
  const used = new Set((read?.results ?? []).flatMap((one) => [...one.used]));
  if (read === null || values.length === 0 || values.some((one) => !used.has(one))) return null;
  const words = [
    ...(choice === null ? [] : [choice.said]),
    ...said,
    ...read.by.flatMap((pattern) => [...rest.matchAll(pattern)].map(([match]) => match.trim())),
  ];
  // A number that went nowhere would make the result wrong.
  if (LEFT.test(words.reduce((left, one) => left.replace(one, ' '), told))) return null;
  const picked = choice === null ? [] : [choice.input];
  return {
    inputs: [...values.map((one) => `${one.label}|${one.sign}|${initialOf(one)}`), ...picked],
    results: read.results.map(
      ({ label, unit, code }) => `${label}|${unit}|${code.replaceAll(PICKED, `v[${values.length}]`)}`,
    ),
    told: words,
  };
}

function readingOf(text: string, values: Value[], choice: Choice | null): Reading | null {
  if (choice?.unit === '%') return sharesIn(text, values, choice);
  if (choice !== null) return pricesIn(text, values, choice);
  return toPattern(SHARE, 'iu').test(text)
    ? sharesIn(text, values, choice)
    : (pricesIn(text, values, choice) ?? amountsIn(text, values));
}

/** What a way to reckon makes of a request, and by which patterns it read it. */
interface Reading {
  readonly results: readonly Reckoned[];
  readonly by: readonly RegExp[];
}

const LEFT = like.iu`(?<![\d.,#])\d+(?:[.,]\d+)?\s?(?:%|€|\$|£|(?:euros?|k?g|m?l|[ckm]?m|litres?|liters?|liter|litros?|gram\p{L}*|kilos?)(?!\p{L}))`;

/** What is chosen comes last, when all that is entered is known. */
const PICKED = 'v[picked]';

interface Choice {
  readonly said: string;
  readonly name: string;
  readonly unit: string;
  readonly input: string;
}

function choiceIn(text: string): Choice | null {
  const found = CHOSEN.exec(text);
  const { name = '', items = '' } = found?.groups ?? {};
  const options = items.split(/,\s(?:or\s|and\s|oder\s|und\s)?|\s(?:or|and|oder|und|o|y|ou|e|et)\s/iu);
  const read = options.map((item) => OPTION.exec(item.trim())?.groups ?? {});
  const [first] = read;
  if (found === null || read.length < 2 || read.some(({ count }) => count === undefined)) return null;
  const unit = first?.['unit'] === '%' ? '%' : '$';
  const rows = read.map(({ label = '', count = '' }) => `${sentenceCase(label.trim())}=${amountOf(count)}`);
  const start = rows[0]?.split('=')[1] ?? '0';
  return {
    said: found[0],
    name: sentenceCase(name.trim()),
    unit,
    input: `${sentenceCase(name.trim())}||${start}|${rows.join(';')}`,
  };
}

/** What somebody enters, each with its unit, and the words that say so. */
export function inputsIn(
  text: string,
  language: Language,
): { readonly said: readonly string[]; readonly entered: readonly Quantity[] } {
  const start = ENTERS.exec(text);
  const behind = start === null ? '' : text.slice(start.index + start[0].length);
  const before = start === null ? ENTERED_BEFORE.exec(text) : null;
  const said = start === null ? (before?.[1] ?? before?.[2] ?? '') : (behind.split(INPUTS_END)[0] ?? '');
  const items = said
    .split(/,|\s(?:and|und|y|e|et)\s/iu)
    .map((item) => item.replace(OWN, ' ').replace(LEAD, '').trim())
    .filter((item) => item !== '');
  const all = items.flatMap((item) =>
    (sidesOf(item, language) ?? [countIn(item) ?? quantityOf(counted(item))]).map((one) => ({ item, one })),
  );
  const read = all.flatMap(({ item, one }) => (one === null ? [] : [{ item, one }]));
  const whole = start === null ? (before?.[0] ?? '') : `${start[0]}${said}`;
  return { said: whole === '' ? [] : [whole], entered: read.length === all.length ? inOneUnit(read) : [] };
}

/** "the number": of whatever it is. */
const countIn = (item: string): Quantity | null =>
  /^(?:number|quantity|how many|anzahl|menge|stückzahl|cantidad|número|quantidade|quantité|nombre)(?:\s(?:of\s)?(?:pieces|units|stück))?$/iu.test(
    item,
  )
    ? { label: sentenceCase(item), dimension: {}, scale: 1, sign: '' }
    : null;

const OWN = /\s(?:my|our|your|the|their|meiner?|unserer?)(?=\s)/giu;
const LEAD = /^\s*(?:the|my|an?|die|der|das|el|la|los|las|o|a|os|as|le|la|les|l['’])\s+/iu;

/** "how many cups I want" is the number of cups. */
const counted = (item: string): string =>
  item.replace(like.iu`^(?:how many|wie viele|cuánt[oa]s|quant[oa]s|combien de)\s(\p{L}+).*$`, '$1');

const SIZE = like.iu`^(?:size|größe|tamaño|medida|tamanho|taille)\s(?:of|de[rs]?|d['’]|von)\s?(?:an?|the|one|eine?r?|un|una|um|uma|une?|la|el|o|a|le)?\s?(?<thing>\p{L}+)\s(?:in|en|em)\s(?<unit>\S+)$`;
const SIDES = {
  en: ['{thing} length', '{thing} width'],
  de: ['{thing}: Länge', '{thing}: Breite'],
  es: ['Largo de {thing}', 'Ancho de {thing}'],
  pt: ['Comprimento de {thing}', 'Largura de {thing}'],
  fr: ['Longueur de {thing}', 'Largeur de {thing}'],
} as const;

/** "the size of a tile in cm": its two sides, which make one of them together. */
function sidesOf(item: string, language: Language): readonly Quantity[] | null {
  const { thing = '', unit = '' } = SIZE.exec(item)?.groups ?? {};
  const known = UNITS.find(({ words, dimension }) => dimension['m'] === 1 && words.test(unit));
  return known === undefined
    ? null
    : SIDES[language].map((side) => ({
        label: sentenceCase(side.replace('{thing}', thing)),
        dimension: { m: 1, [stemmed(thing)]: -0.5 },
        scale: known.scale,
        sign: known.sign,
      }));
}

/** "length, width and depth in cm": the unit is that of all of them. */
function inOneUnit(read: readonly { readonly item: string; readonly one: Quantity }[]): readonly Quantity[] {
  const isMeasured = ({ item }: { readonly item: string }): boolean => /\s(?:in|en|em)\s/iu.test(item);
  return read.map((told, at) => {
    const other = isMeasured(told) ? undefined : read.slice(at + 1).find(isMeasured)?.one;
    return other !== undefined && isSame(other.dimension, told.one.dimension)
      ? { ...told.one, scale: other.scale, sign: other.sign }
      : stemmedDimension(told.one);
  });
}

/** Words that are counted, in the form in which singular and plural meet. */
const stemmedDimension = (one: Quantity): Quantity => ({
  ...one,
  dimension: Object.fromEntries(
    Object.entries(one.dimension).map(([key, power]) => [KNOWN.has(key) ? key : stemmed(key), power]),
  ),
});

/** How many, and how much of what. */
function amountsIn(text: string, values: readonly Value[]): Reading | null {
  const facts = factsIn(text);
  const waste = MORE.exec(text);
  const more = waste === null ? 1 : 1 + amountOf(waste[1] ?? waste[2] ?? '0') / 100;
  const wanted = wantedIn(text);
  if (facts === null || facts.length === 0 || wanted.length === 0) return null;
  const results: Reckoned[] = [];
  const usedFacts = new Set<Fact>();
  for (const one of wanted) {
    const fit = facts.filter(({ of }) => of === '' || stemmed(one.label).includes(stemmed(of)));
    const found = solved(one, [...values, ...fit.map(({ value }) => value)]);
    if (found === null) return null;
    for (const fact of fit) if (found.used.has(fact.value)) usedFacts.add(fact);
    const isCount = one.sign === '';
    const whole = more === 1 ? found.code : `${found.code} * ${plain(more)}`;
    results.push({ ...found, label: one.label, unit: one.sign, code: isCount ? upTo(whole) : found.code });
  }
  const isWhole = usedFacts.size === facts.length;
  return isWhole ? { results, by: [EACH, PACKED, RATE, toPattern(MORE, 'giu'), HOW_MANY] } : null;
}

/** The next whole number; what a computer adds in the ninth place makes no piece more. */
const upTo = (code: string): string => `ceil(round(${code} * 1000000) / 1000000)`;

/** What it shows: amounts with their unit, or things that are counted. */
function wantedIn(text: string): readonly Quantity[] {
  const asked = [...text.matchAll(HOW_MANY)].map(([, what = '']) => what);
  const shown = (SHOWN.exec(text)?.[1] ?? '').split(/,|\s(?:and|und|y|e|et)\s/iu);
  return (asked.length > 0 ? asked : shown)
    .map((what) => what.replace(LEAD, '').trim())
    .filter((what) => what !== '')
    .map((what) => {
      const unit = UNITS.find(({ words }) => words.test(what.split(/\s(?:of|de|d['’])/iu)[0] ?? ''));
      return unit === undefined
        ? {
            label: sentenceCase(what),
            dimension: { [stemmed(what.split(' ')[0] ?? '')]: 1 },
            scale: 1,
            sign: '',
          }
        : { label: sentenceCase(what), dimension: unit.dimension, scale: unit.scale, sign: unit.sign };
    });
}

/** Parts of one weight: "alum is always 15 %". */
function sharesIn(text: string, values: readonly Value[], choice: Choice | null): Reading | null {
  const [base, ...others] = values;
  if (base === undefined || others.length > 0 || base.dimension['$'] !== undefined) return null;
  const used = new Set([base]);
  const own =
    choice === null
      ? []
      : [{ label: choice.name, unit: base.sign, code: `${base.code} * ${PICKED} / 100`, used }];
  const told = [...text.matchAll(SHARE)].map(({ 1: number, 2: again, groups }) => ({
    label: sentenceCase((groups?.['what'] ?? '').split(' ').at(-1) ?? ''),
    unit: base.sign,
    code: `${base.code} * ${amountOf(again ?? number ?? '0')} / 100`,
    used,
  }));
  const [pack] = text.matchAll(PACKED);
  if (pack === undefined) return { results: [...own, ...told], by: [SHARE, HOW_MANY] };
  // Bakers reckon all in parts of the flour: a loaf is made of the flour and of all of them.
  const [, loaf = '', number = '', unit = ''] = pack;
  const each = FLOUR.test(base.label) && choice === null ? factOf(number, unit, [loaf]) : null;
  if (each === null) return null;
  const parts = [...text.matchAll(SHARE)].reduce(
    (all, { 1: one, 2: again }) => all + amountOf(again ?? one ?? '0'),
    100,
  );
  const code = `${base.code} * ${plain((parts / 100) * (base.scale / each.scale))}`;
  const loaves = {
    label: sentenceCase(loaf),
    unit: '',
    code: `floor(round(${code} * 1000000) / 1000000)`,
    used,
  };
  return { results: [...told, loaves], by: [SHARE, PACKED, HOW_MANY] };
}

const FLOUR = like.iu`(?<!\p{L})(?:flour|mehl|harina|farinha|farine)(?!\p{L})`;

const A_PIECE = like.iu`(?:[\p{L}-]+\s)?${NUMBER}\s?(?:€|\$|£|euros?)\s(?:each|apiece|a piece|per piece|pro stück|das stück|je stück|cada un[oa]|por unidad|por unidade|cada|l['’]unité|la pièce|chacune?)(?!\p{L})`;
const PRICE = like.giu`(?<!\p{L})(?:price|total|preis|gesamtpreis|precio|preço|prix)(?!\p{L})(?! per| pro| por| par)`;

/** A price by what is chosen and how many, with less from some number on; or a sum of what each of them costs. */
function pricesIn(text: string, values: Value[], choice: Choice | null): Reading | null {
  const label = text.match(PRICE)?.at(-1);
  const each = A_PIECE.exec(text)?.[1];
  if (label === undefined || (choice === null) === (each === undefined)) return null;
  const piece = each === undefined ? PICKED : String(amountOf(each));
  const [count, ...others] = values;
  const whole =
    count === undefined ? sumOf(text, values) : `${piece} * ${count.code}${lessFrom(text, count)}`;
  const isCounted = count === undefined || !KNOWN.has(Object.keys(count.dimension)[0] ?? '');
  if (whole === null || !isCounted || others.length > 0) return null;
  const result = { label: sentenceCase(label), unit: '$', code: whole, used: new Set(values) };
  const by = [toPattern(A_PIECE, 'giu'), ...TIERS, ...(count === undefined ? [EACH, RATE] : [])];
  return { results: [result], by };
}

/** "25 € per floor, every kilometre is 1.20 €": what is counted is asked for. */
function sumOf(text: string, values: Value[]): string | null {
  const facts = factsIn(text);
  if (facts === null || facts.length === 0) return null;
  const terms = facts.map(({ value, per }) => {
    const at = values.length;
    const { $: money, ...over } = value.dimension;
    values.push({
      label: sentenceCase(per),
      dimension: combine({}, over, -1),
      scale: 1,
      sign: '',
      code: `v[${at}]`,
      isEntered: true,
    });
    return money === 1 ? `${plain(value.scale)} * v[${at}]` : null;
  });
  return terms.includes(null) ? null : [PICKED, ...terms].join(' + ');
}

/** 1, less a share for each number that is reached. */
function lessFrom(text: string, count: Value): string {
  const tiers = TIERS.flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ groups }) => ({ off: amountOf(groups?.['off'] ?? ''), from: Number(groups?.['from'] ?? 1) }))
    .toSorted((a, b) => a.from - b.from);
  const steps = tiers.map(({ off, from }, at) => {
    const more = off - (tiers[at - 1]?.off ?? 0);
    return ` - ${plain(more / 100)} * min(1, floor(${count.code} / ${from}))`;
  });
  return steps.length === 0 ? '' : ` * (1${steps.join('')})`;
}
