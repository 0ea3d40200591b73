import { clampChroma, converter, differenceEuclidean, formatHex } from 'culori';
import type { AppPlan, ThemePlan } from '../plan/app-plan.ts';
import type { Changer } from './ask.ts';
import { coloursIn, isDark, type Part, partsIn, withColour } from './theme-changes.ts';
import { unquoted, type Wish } from './wish.ts';

const toOklch = converter('oklch');
const distance = differenceEuclidean('oklab');

const LIGHTER: Readonly<Record<string, number>> = {
  darker: -0.1,
  lighter: 0.1,
  brighter: 0.1,
  paler: 0.12,
  deeper: -0.1,
};
const SOFTER =
  /(?<!\p{L})(?:softer|calmer|gentler|muted|more subtle|less (?:bright|loud|intense|strong|saturated|harsh)|weniger (?:grell|kräftig)|sanfter|ruhiger|plus doux|plus douce|moins vif|más suave|menos (?:brillante|fuerte|intenso)|mais suave|menos (?:forte|intens[oa]))(?!\p{L})/iu;

/** "darker", "the header a bit lighter", "make the blue darker", "a softer yellow". */
function changeShade(plan: AppPlan, wish: Wish): AppPlan | null {
  const text = unquoted(wish.order, wish.quotes);
  const word = /\b(darker|lighter|brighter|paler|deeper)\b/iu.exec(text)?.[1]?.toLowerCase();
  const isSofter = SOFTER.test(text);
  if ((word === undefined && !isSofter) || /\b(?:text|font|title|words?)\b/iu.test(text)) return null;
  let { theme } = plan;
  for (const part of partsMeant(theme, text, wish)) {
    const colour = toOklch(colourOf(theme, part));
    if (!colour) continue;
    const isPlain = isSofter && colour.c < 0.02;
    const step = isPlain ? -0.04 : (LIGHTER[word ?? ''] ?? 0);
    const l = Math.min(0.99, Math.max(0.08, colour.l + step));
    const hex = formatHex(clampChroma({ ...colour, l, c: isSofter ? colour.c * 0.5 : colour.c }, 'oklch'));
    theme = withColour(theme, part, hex);
  }
  return theme === plan.theme ? null : { ...plan, theme };
}

/** The parts by their names, or by the colour they have; otherwise what makes the look. */
function partsMeant(theme: ThemePlan, text: string, wish: Wish): readonly Part[] {
  const named = [...new Set(partsIn(text).map(({ part }) => part))];
  if (named.length > 0) return named;
  const [spot] = coloursIn(text, wish.language);
  if (spot) return partsLike(theme, spot.hex);
  return ['background', 'primary'];
}

const colourOf = (theme: ThemePlan, part: Part): string =>
  part === 'header' ? (theme.header ?? theme.primary) : theme[part];

const PARTS: readonly Part[] = ['background', 'primary', 'accent', 'header'];
const ALIKE = 0.28;
/** The accent is rarely what somebody named. */
const DERIVED = 0.12;

/** Where a colour of that name stands: the nearest part, and those that have the same. */
function partsLike(theme: ThemePlan, hex: string): readonly Part[] {
  const own = PARTS.filter((part) => part !== 'header' || theme.header !== undefined);
  const ranked = own
    .map((part) => ({ part, far: unlike(colourOf(theme, part), hex) + (part === 'accent' ? DERIVED : 0) }))
    .toSorted((left, right) => left.far - right.far);
  const [nearest] = ranked;
  if (!nearest || nearest.far > ALIKE) return [];
  const same = colourOf(theme, nearest.part);
  return own.filter((part) => colourOf(theme, part) === same);
}

/** Names stand for a hue more than for a lightness. */
function unlike(one: string, other: string): number {
  const [left, right] = [toOklch(one), toOklch(other)];
  const isColourful = (left?.c ?? 0) > 0.03 && (right?.c ?? 0) > 0.03;
  if (!isColourful || !left || !right) return distance(one, other);
  const turn = Math.abs((left.h ?? 0) - (right.h ?? 0));
  return Math.min(turn, 360 - turn) / 180 + Math.abs(left.l - right.l) * 0.25;
}

const SWAPPING = /^(?:replace|change|swap|make|use)\b|\bchange$/iu;
const BECOMES = /\b(?:with|by|to|into|for|durch|gegen|zu|par|en|por|para|a|à)\b/iu;
const RATHER =
  /\b(?:instead of|rather than|statt|anstatt|au lieu d[eu]|en vez de|em vez de|en lugar de|no lugar do?)\b/iu;

/** "change the brown to wine", "burgundy instead of blue": wherever the old colour stands. */
export const swapColour: Changer = (plan, wish) => {
  const text = unquoted(wish.order, wish.quotes);
  const spots = coloursIn(
    text.replace(new RegExp(RATHER, 'giu'), (words) => '/'.padEnd(words.length)),
    wish.language,
  );
  const [first, second] = spots;
  if (spots.length !== 2 || !first || !second || partsIn(text).length > 0) return null;
  const between = text.slice(first.at, second.at);
  const isReverse = RATHER.test(between);
  if (!isReverse && (!SWAPPING.test(text) || !BECOMES.test(between))) return null;
  const [old, fresh] = isReverse ? [second.hex, first.hex] : [first.hex, second.hex];
  const parts = partsLike(plan.theme, old);
  if (parts.length === 0) return null;
  let { theme } = plan;
  for (const part of parts) theme = withColour(theme, part, fresh);
  return { ...plan, theme };
};

/** Dark or light as a whole, the switch between them, shades of what is there. */
export const changeMode: Changer = (plan, wish) => {
  const text = wish.order;
  const { theme } = plan;
  const isSwitch =
    /\b(?:let|allow|users?|people|visitors)\b.{0,30}\bdark\b|\b(?:dark|light|night)\b.{0,24}\b(?:switch|toggle|switcher|button|option)\b|\b(?:switch|toggle)\b.{0,30}\b(?:dark|light|mode|theme)\b|^add\b.{0,12}\bdark ?mode\b|\bdark[- ]mode\b.{0,10}\badd$/iu.test(
      text,
    );
  if (/^remove\b.{0,20}\b(?:dark ?mode|switch|toggle)\b/iu.test(text))
    return { ...plan, theme: { ...theme, hasModeSwitch: false } };
  if (isSwitch && !/^change (?:it |everything |the app |the site )?(?:to|for)\b/iu.test(text))
    return { ...plan, theme: { ...theme, hasModeSwitch: true } };
  const wantsDark =
    /\bdark (?:theme|mode|design|look|version|background)\b|\b(?:tema|thème|design|modo) (?:oscuro|sombre|escuro|dunkel)\b|\bdunkles? (?:design|thema)\b|\b(?:all|everything|it|app|site) dark\b|\bdark is (?:better|nicer)\b|\b(?:prefer|rather|back to) (?:a |the )?dark\b|\bdark (?:again|instead)\b/iu.test(
      text,
    );
  const wantsLight =
    /\blight (?:theme|mode|design|look|version|background)\b|\b(?:tema|thème) cla(?:ro|ir)\b|\bhelles? (?:design|thema)\b|\b(?:everything|it|app|site) light\b|\blight is (?:better|nicer)\b|\b(?:prefer|rather|back to) (?:a |the )?light\b|\blight (?:again|instead)\b/iu.test(
      text,
    );
  if (wantsDark || wantsLight) return { ...plan, theme: inMode(theme, wantsDark) };
  return changeShade(plan, wish);
};

function inMode(theme: ThemePlan, dark: boolean): ThemePlan {
  if (isDark(theme.background) === dark) return theme;
  const hue = toOklch(theme.background);
  const background = formatHex(
    clampChroma(
      {
        mode: 'oklch',
        l: dark ? 0.19 : 0.985,
        c: Math.min(hue?.c ?? 0, dark ? 0.03 : 0.012),
        h: hue?.h ?? 80,
      },
      'oklch',
    ),
  );
  const main = toOklch(theme.primary);
  const l = main?.l ?? 0.5;
  const readable = dark ? Math.max(l, 0.62) : Math.min(l, 0.55);
  const primary = main ? formatHex(clampChroma({ ...main, l: readable }, 'oklch')) : theme.primary;
  return { ...theme, background, primary, mode: dark ? 'dark' : 'light' };
}
