import { like, toPattern } from '../lexicon/pattern.ts';
import { converter, differenceEuclidean } from 'culori';
import { listed } from '../lexicon/listed.ts';
import type { AppPlan, ThemePlan } from '../plan/app-plan.ts';
import { createColourNames, toHex } from '../understand/colour-names.ts';
import { tokeniseLoosely } from '../understand/tokens.ts';
import { lookOf } from '../write/theme/look.ts';
import { type Ask, type Change, entityNamed } from './ask.ts';
import { found, partOf, patternOf, says } from './reading.ts';
import { tell } from './said.data.ts';
import { readWishes, unquoted, type Wish } from './wish.ts';

export type Part = 'header' | 'background' | 'primary' | 'accent';

const PARTS: Readonly<Record<Part, string>> = {
  header: 'header|heading bar|nav(?:igation)?|menu|menü|sidebar|side bar|banner|top',
  background:
    'background|backdrop|bg|page colou?r|pages?|whole (?:site|app|page|thing)|body|canvas|wallpaper',
  primary: `buttons?|links?|primary|main colou?r|brand|call to action|cta|cards?|icons?|highlights?|theme|scheme|elements?
    |components?`,
  accent: 'accents?|secondary|second colou?r|akzent~|acentos?|destaques?',
};
const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);
const PART_NAMES = Object.keys(PARTS).filter(isPart);

interface Painted {
  readonly part: Part;
  readonly hex: string;
}

/** "the header blue", "background to cream", "buttons: #0f766e", "no, not purple, teal". */
export const changeColours: Change = (ask) => {
  const { plan, text, wish } = ask;
  const colours = coloursIn(text, wish.language);
  const isSameColour = says(text, 'sameColour');
  if (colours.length === 0 && !isSameColour) return null;
  const parts = partsIn(text);
  const isOfRecords = parts.length === 0 && (/^add\b/i.test(text) || entityNamed(text, plan) !== undefined);
  if (isOfRecords || (colours.length > 0 && says(text, 'calledPage'))) return null;
  const pairs = isSameColour
    ? parts.map(({ part }) => ({ part, hex: lastColour(ask) }))
    : pairUp(text, colours);
  const known = pairs.length > 0 ? pairs : fallbackPairs(ask, colours);
  return known.length === 0 ? null : paintedWith(ask, colours, known);
};

function paintedWith({ plan, text, language }: Ask, colours: readonly Spot[], known: readonly Painted[]) {
  const next = painted(plan, known);
  // What colours alone cannot do.
  const left = found(text, 'patterned')?.[0] ?? unpainted(text, colours, known) ?? sizeIn(text);
  if (left === undefined) return next;
  return says(left, 'allText') ? { plan: next, note: tell(language, 'inkFits') } : { plan: next, left };
}

/** "the background beige and the captions red": what has its colour and is no part that can be painted. */
function unpainted(text: string, colours: readonly Spot[], known: readonly Painted[]): string | undefined {
  const spot = colours.find(({ hex }) => known.every((one) => one.hex !== hex));
  if (spot === undefined || says(text, 'ratherThan') || says(text, 'correcting')) return undefined;
  const before =
    text
      .slice(0, spot.at)
      .split(/,|\s(?:and|und|et|y|e)\s/iu)
      .at(-1) ?? '';
  return `${before}${text.slice(spot.at)}`.trim();
}

/** "orange and bigger". */
const sizeIn = (text: string): string | undefined => (found(text, 'larger') ?? found(text, 'smaller'))?.[0];

function painted(plan: AppPlan, known: readonly Painted[]): AppPlan {
  const { theme } = plan;
  const has = (wanted: Part): boolean => known.some(({ part }) => part === wanted);
  // A header that bore the main colour keeps it until someone asks for another one.
  const isPinned =
    has('primary') && !has('header') && theme.header === undefined && lookOf(plan).hasSolidHeader;
  const start: ThemePlan = isPinned ? { ...theme, header: theme.primary } : theme;
  return { ...plan, theme: known.reduce((next, { part, hex }) => withColour(next, part, hex), start) };
}

interface Spot {
  readonly hex: string;
  readonly at: number;
  readonly end: number;
}

export function coloursIn(text: string, language: Wish['language']): readonly Spot[] {
  const names = createColourNames(language);
  const tokens = tokeniseLoosely(text);
  const spots: Spot[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (/^(#|rgb|hsl)/.test(token.lower) && token.lower.length > 3) {
      const hex = toHex(token.lower);
      if (hex) spots.push({ hex, at: token.start, end: token.end });
      continue;
    }
    for (let length = 3; length >= 1; length -= 1) {
      const group = tokens.slice(at, at + length);
      if (group.length < length || group.some((one) => !one.isWord)) continue;
      const words = group.map((one) => one.lower);
      const hex = names.find(words) ?? (language === 'en' ? null : createColourNames('en').find(words));
      if (hex === null || NOT_COLOURS.has(words.join(' '))) continue;
      const before = text.slice(Math.max(0, token.start - 24), token.start);
      if (!says(before, 'deniedColour'))
        spots.push({ hex, at: token.start, end: Math.max(...group.map((one) => one.end)) });
      at += length - 1;
      break;
    }
  }
  return spots;
}

/** Names of colours that mean something else in orders. */
const NOT_COLOURS = new Set(listed('tan, bone, ash, steel, stone, sand, wheat, snow, dark, light, rose'));
const WEAK = /^(?:pages?|top|body|theme|scheme|elements?|components?|cards?)$/;

/** Words that may mean something else count only where there are more colours than clear parts. */
export function partsIn(text: string, count = 1): readonly { part: Part; at: number }[] {
  const all = PART_NAMES.flatMap((part) =>
    [...text.matchAll(toPattern(patternOf(PARTS[part]), 'giu'))].map((match) => ({
      part,
      at: match.index,
      word: match[0].toLowerCase(),
    })),
  );
  const strong = all.filter(({ word }) => !WEAK.test(word));
  const isFew = strong.length > 0 && strong.length >= count;
  return (isFew ? strong : all).toSorted((left, right) => left.at - right.at);
}

/** Each part takes the colour nearest to it that stands in the same clause. */
function pairUp(text: string, colours: readonly Spot[]): readonly Painted[] {
  const parts = partsIn(text, colours.length);
  const [only, other] = colours;
  if (only && !other)
    return [...new Set(parts.map(({ part }) => part))].map((part) => ({ part, hex: only.hex }));
  const isColourFirst = (only?.at ?? 0) < (parts[0]?.at ?? 0);
  return parts.flatMap(({ part, at }, index) => {
    const until = parts[index + 1]?.at ?? text.length;
    const since = parts[index - 1]?.at ?? 0;
    const colour = isColourFirst
      ? colours.findLast((one) => one.at < at && one.at >= since)
      : colours.find((one) => one.at > at && one.at < until);
    return colour ? [{ part, hex: colour.hex }] : [];
  });
}

/** "no, teal": the part of the last request about colours; "make it blue": buttons and header. */
function fallbackPairs({ text, wish, context }: Ask, colours: readonly Spot[]): readonly Painted[] {
  const hex = colours.at(-1)?.hex;
  if (hex === undefined || isOfOther(text, colours)) return [];
  if (colours.length > 1 && !/\b(?:not|no|instead|nicht|pas|statt)\b/iu.test(text)) return together(colours);
  const isShort = text.split(' ').length <= 3;
  const isColoured = (one: Wish): boolean =>
    coloursIn(unquoted(one.order, one.quotes), one.language).length > 0;
  const corrected = isShort || says(text, 'correcting') ? context.past.toReversed() : [];
  for (const earlier of corrected) {
    const before = readWishes(earlier, wish.language).find(isColoured);
    const part = before && partsIn(before.order)[0]?.part;
    if (part) return [{ part, hex }];
  }
  if (!isShort && !says(text, 'colouring')) return [];
  return [
    { part: 'primary', hex },
    { part: 'header', hex },
  ];
}

/** "less white space", "make the headings green": said of something that is no part of these. */
function isOfOther(text: string, colours: readonly Spot[]): boolean {
  if (says(text, 'compact') || says(text, 'airy')) return true;
  const after = like.u`^\s+(\p{L}+)`.exec(text.slice(colours.at(-1)?.end))?.[1];
  const before = partOf(text.slice(0, colours[0]?.at), 'coloured');
  return (
    (after !== undefined && !says(after, 'besideColour')) ||
    (before !== undefined && !says(before, 'wholeLook'))
  );
}

/** "use red and white": the lightest is the page, the others are what stands out. */
function together(colours: readonly Spot[]): readonly Painted[] {
  const light = colours.find(({ hex }) => (toOklch(hex)?.l ?? 0) > 0.9);
  const [main, second] = colours.filter((spot) => spot !== light);
  const paints = { background: light, primary: main, header: main, accent: second } as const;
  return (['background', 'primary', 'header', 'accent'] as const).flatMap((part) => {
    const hex = paints[part]?.hex;
    return hex === undefined ? [] : [{ part, hex }];
  });
}

function lastColour({ plan, context, language }: Ask): string {
  const spots = context.past.flatMap((earlier) => coloursIn(earlier, language));
  return spots.at(-1)?.hex ?? plan.theme.header ?? plan.theme.primary;
}

export const withColour = (theme: ThemePlan, part: Part, hex: string): ThemePlan => ({
  ...theme,
  [part]: hex,
  ...(part === 'background' ? { mode: isDark(hex) ? ('dark' as const) : ('light' as const) } : {}),
});

const toOklch = converter('oklch');
export const isDark = (hex: string): boolean => (toOklch(hex)?.l ?? 1) < 0.5;

export const colourOf = (theme: ThemePlan, part: Part): string =>
  part === 'header' ? (theme.header ?? theme.primary) : theme[part];

const distance = differenceEuclidean('oklab');
const ALIKE = 0.28;
/** The accent is rarely what somebody named. */
const DERIVED = 0.12;

/** Where a colour of that name stands: the nearest part, and those that have the same. */
export function partsLike(theme: ThemePlan, hex: string): readonly Part[] {
  const own = (['background', 'primary', 'accent', 'header'] as const).filter(
    (part) => part !== 'header' || theme.header !== undefined,
  );
  const [nearest] = own
    .map((part) => ({ part, far: unlike(colourOf(theme, part), hex) + (part === 'accent' ? DERIVED : 0) }))
    .toSorted((left, right) => left.far - right.far);
  if (!nearest || nearest.far > ALIKE) return [];
  return own.filter((part) => colourOf(theme, part) === colourOf(theme, nearest.part));
}

/** Names stand for a hue more than for a lightness. */
function unlike(one: string, other: string): number {
  const [left, right] = [toOklch(one), toOklch(other)];
  const isColourful = (left?.c ?? 0) > 0.03 && (right?.c ?? 0) > 0.03;
  if (!isColourful || !left || !right) return distance(one, other);
  const turn = Math.abs((left.h ?? 0) - (right.h ?? 0));
  return Math.min(turn, 360 - turn) / 180 + Math.abs(left.l - right.l) * 0.25;
}

/** "change the brown to wine", "burgundy instead of blue": wherever the old colour stands. */
export const swapColour: Change = ({ plan, text, wish }) => {
  const rather = toPattern(patternOf('{ratherThan}'), 'giu');
  const spots = coloursIn(
    text.replace(rather, (words) => '/'.padEnd(words.length)),
    wish.language,
  );
  const [first, second] = spots;
  if (spots.length !== 2 || !first || !second || partsIn(text).length > 0) return null;
  const between = text.slice(first.at, second.at);
  const isReverse = says(between, 'ratherThan');
  if (!isReverse && !(says(text, 'swapping') && says(between, 'becomes'))) return null;
  const [old, fresh] = isReverse ? [second.hex, first.hex] : [first.hex, second.hex];
  const parts = partsLike(plan.theme, old);
  return parts.length === 0
    ? null
    : { ...plan, theme: parts.reduce((theme, part) => withColour(theme, part, fresh), plan.theme) };
};
