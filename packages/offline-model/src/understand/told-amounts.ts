import { AND, like, part, toPattern } from '../lexicon/pattern.ts';
import { UNITS, type Dimension } from '../lexicon/units.data.ts';
import { amountOf } from './facts.ts';
import { choices, combine, isSame, type Quantity } from './formula.ts';

/** Something to reckon with: what is entered or chosen, or a number that is told. */
export interface Value extends Quantity {
  readonly code: string;
  readonly isEntered: boolean;
}

export interface Reckoned {
  readonly label: string;
  readonly unit: string;
  readonly code: string;
  readonly used: ReadonlySet<Value>;
}

/** "how many bags to buy", "wie viele Säcke", "combien de litres". */
export const HOW_MANY = like.giu`
  (?<!\p{L})(?:how (?:many|much)|wie ?viele?|cuánt[oa]s?|quant[oa]s?|combien de)\s+([\p{L}-]+(?:\s(?:of|de|d['’])\s?[\p{L}-]+)?)`;

export const NUMBER = String.raw`(\d+(?:[.,]\d+)*)`;
const NUMBERED = String.raw`${NUMBER}\s?(%|€|\$|£|m[23](?!\p{L})|[\p{L}²³]+)`;
const ONE = part`(?:an?|one|each|every|eine?r?|jede[rs]?|pro|un|una|uno|cada|el|la|um|uma|o|une?|chaque|le)`;
/** "a bag makes 12 litres", "ein Huhn frisst 120 g am Tag", "one cup is 200 ml water and 12 g coffee". */
export const EACH = toPattern(
  part`
  (?<!\p{L})${ONE}\s(?<one>[\p{L}-]+(?:\s(?:cuadrado|carré|quadrado|de [\p{L}]+))?)\s(?<does>[\p{L}-]+)\s(?:about\s|only\s|etwa\s)?(?<facts>${NUMBERED}(?:[^.;:,]|(?<=\d)[.,](?=\d))*)`,
  'giu',
);
/** "boxes of 12", "pots de 2,5 litres", "Säcke à 25 kg". */
export const PACKED = like.giu`(?<!\p{L})([\p{L}-]{3,})\s(?:of|de|à|a|zu|mit je|von)\s${NUMBER}(?:\s?([\p{L}²³]+))?`;
/** "35 ml per kg", "25 € per floor". */
export const RATE = like.giu`${NUMBERED}\s(?:per|pro|por|par|je)\s(?<per>[\p{L}-]+)`;

export const KNOWN: ReadonlySet<string> = new Set([
  '$',
  '%',
  ...UNITS.flatMap(({ dimension }) => Object.keys(dimension)),
]);

export const stemmed = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:en|er|es|s|n|e)$/u, '')
    .replace(like.u`(?<=\p{L}{3})e$`, '');

/** A number with its unit, over what it is for. */
export function factOf(number: string, unit: string, per: readonly string[]): Value | null {
  const known = /[€$£]|euros?/iu.test(unit)
    ? { dimension: { $: 1 }, scale: 1 }
    : UNITS.find(({ words }) => words.test(unit));
  if (known === undefined) return null;
  const over = per.map((word): { dimension: Dimension; scale: number } => {
    const measured = UNITS.find(({ words }) => words.test(word));
    return measured ?? { dimension: { [stemmed(word)]: 1 }, scale: 1 };
  });
  return {
    ...NO_VALUE,
    dimension: over.reduce((all, one) => combine(all, one.dimension, -1), known.dimension),
    scale: over.reduce((all, one) => all / one.scale, amountOf(number) * known.scale),
  };
}

const NO_VALUE = { label: '', sign: '', code: '', isEntered: false } as const;

export interface Fact {
  readonly value: Value;
  /** Of what it is: "12 g coffee". */
  readonly of: string;
  /** Of one of these. */
  readonly per: string;
}

/** All numbers that are told, in their order, each over what it is for; null where one of them is of no known kind. */
export function factsIn(text: string): readonly Fact[] | null {
  const found = [...eachIn(text), ...packsIn(text), ...ratesIn(text)].toSorted((a, b) => a.at - b.at);
  const facts = found.flatMap(({ value, of, per }) => (value === null ? [] : [{ value, of, per }]));
  return facts.length === found.length ? facts : null;
}

type Found = Omit<Fact, 'value'> & { readonly at: number; readonly value: Value | null };

const eachIn = (text: string): readonly Found[] =>
  [...text.matchAll(EACH)].flatMap(({ index, groups }) => {
    const { one = '', facts = '' } = groups ?? {};
    const day = A_DAY.test(facts) ? ['day'] : [];
    return [...facts.matchAll(PART)].map(([, number = '', unit = '', of = '']) => ({
      at: index,
      per: one,
      of,
      value: factOf(number, unit, [one, ...day]),
    }));
  });

const A_DAY = like.iu`\s(?:am|pro|je|per|a|por|al|par)\s(?:tag|day|dia|día|jour)(?!\p{L})`;
const PART = like.giu`${NUMBERED}(?:\s(?:of\s|de\s)?(?!(?:${AND}|am|pro|per|por|par|a)(?!\p{L}))([\p{L}]+))?`;

const packsIn = (text: string): readonly Found[] =>
  [...text.matchAll(PACKED)].flatMap(({ index, 1: pack = '', 2: number = '', 3: unit = '' }) => {
    const isMeasured = unit !== '' && UNITS.some(({ words }) => words.test(unit));
    const asked = [...text.matchAll(HOW_MANY)]
      .map(([, what = '']) => what)
      .find((what) => stemmed(what) !== stemmed(pack));
    const dimension = { [stemmed(asked ?? '')]: 1, [stemmed(pack)]: -1 };
    const counted = { ...NO_VALUE, dimension, scale: amountOf(number) };
    const value = isMeasured ? factOf(number, unit, [pack]) : counted;
    return isMeasured || asked !== undefined ? [{ at: index, of: '', per: pack, value }] : [];
  });

const ratesIn = (text: string): readonly Found[] =>
  [...text.matchAll(RATE)].map(({ index, 1: number = '', 2: unit = '', groups }) => {
    const per = groups?.['per'] ?? '';
    return { at: index, of: '', per, value: factOf(number, unit, [per]) };
  });

/** The product of values that is of the wanted kind and takes in most of what is entered. */
export function solved(wanted: Quantity, pool: readonly Value[]): Reckoned | null {
  for (const inCubes of [false, true]) {
    const kept = pool.slice(0, 9).map((one) => (inCubes ? inCubic(one) : one));
    const goal = inCubes ? inCubic(wanted) : wanted;
    let best: { readonly powers: readonly number[]; readonly score: number } | null = null;
    for (const powers of choices(kept.length)) {
      const dimension = powers.reduce<Dimension>(
        (all, power, at) => combine(all, loosed(kept, at, goal), power),
        {},
      );
      if (!isSame(dimension, goal.dimension)) continue;
      const score = powers.reduce(
        (sum, power, at) => sum + (power === 0 ? 0 : kept[at]?.isEntered === true ? 10 + power / 10 : -1),
        0,
      );
      if (score > 0 && (best === null || score > best.score)) best = { powers, score };
    }
    if (best !== null) return writtenOut(goal, kept, { powers: best.powers, pool });
  }
  return null;
}

/** A litre is a thousandth of a cubic metre. */
const inCubic = <One extends Quantity>(one: One): One => {
  const litres = one.dimension['l'] ?? 0;
  if (litres === 0) return one;
  const { l: _l, ...rest } = one.dimension;
  return { ...one, dimension: combine(rest, { m: 3 }, litres), scale: one.scale * 0.001 ** litres };
};

/** "number of coats" of which nothing else speaks multiplies, whatever they are. */
function loosed(pool: readonly Value[], at: number, goal: Quantity): Dimension {
  const own = pool[at]?.dimension ?? {};
  const [key, ...more] = Object.keys(own);
  const isAlone =
    key !== undefined &&
    more.length === 0 &&
    !KNOWN.has(key) &&
    goal.dimension[key] === undefined &&
    pool.every((one, other) => other === at || one.dimension[key] === undefined);
  return isAlone ? {} : own;
}

export const plain = (number: number): string => String(Number(number.toPrecision(9)));

/** 0.12 is 12 over 100: whole numbers, so that nothing is rounded. */
function ratioOf(scale: number): readonly [number, number] {
  for (let under = 1; under <= 1_000_000; under *= 10) {
    const top = Math.round(scale * under);
    if (top > 0 && Math.abs(scale * under - top) < 1e-9) return [top, under];
  }
  return Number.isInteger(Math.round(1e6 / scale) / 1e6) ? [1, Math.round(1 / scale)] : [scale, 1];
}

function commonOf(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return 1;
  return b === 0 ? a : commonOf(b, a % b);
}

function writtenOut(
  goal: Quantity,
  kept: readonly Value[],
  { powers, pool }: { readonly powers: readonly number[]; readonly pool: readonly Value[] },
): Reckoned {
  const codes = (sign: number): readonly string[] =>
    kept.filter((one, at) => powers[at] === sign && one.isEntered).map(({ code }) => code);
  const scales = [
    ...kept.map(({ scale }, at) => ({ scale, power: powers[at] ?? 0 })),
    { scale: goal.scale, power: -1 },
  ];
  const ratio = scales.reduce<readonly [number, number]>(
    ([times, over], { scale, power }) => {
      const [top, under] = power === 0 ? [1, 1] : ratioOf(scale);
      return power > 0 ? [times * top, over * under] : [times * under, over * top];
    },
    [1, 1],
  );
  const shared = commonOf(...ratio);
  const [times, over] = ratio.map((one) => one / shared);
  const top = [...codes(1), ...(times === undefined || times === 1 ? [] : [plain(times)])].join(' * ');
  const code = [
    top === '' ? '1' : top,
    ...codes(-1),
    ...(over === undefined || over === 1 ? [] : [plain(over)]),
  ].join(' / ');
  return { label: '', unit: '', code, used: new Set(pool.filter((_, at) => powers[at] !== 0)) };
}
