import { converter } from 'culori';
import type { AppPlan, ThemePlan } from '../plan/app-plan.ts';
import { createColourNames, toHex } from '../understand/colour-names.ts';
import { tokeniseLoosely } from '../understand/tokens.ts';
import { lookOf } from '../write/theme/look.ts';
import type { ChangeContext, Changer } from './ask.ts';
import { findEntities } from './named.ts';
import { readWishes, unquoted, type Wish } from './wish.ts';
import { listed } from '../lexicon/listed.ts';

export type Part = 'header' | 'background' | 'primary' | 'accent';

const PARTS: readonly (readonly [Part, RegExp])[] = [
  ['header', /\b(?:header|heading bar|nav(?:igation)?|menu|menü|sidebar|side bar|banner|top)\b/iu],
  [
    'background',
    /\b(?:background|backdrop|bg|page colou?r|pages?|whole (?:site|app|page|thing)|body|canvas|wallpaper)\b/iu,
  ],
  [
    'primary',
    /\b(?:buttons?|links?|primary|main colou?r|brand|call to action|cta|cards?|icons?|highlights?|theme|scheme|elements?|components?)\b/iu,
  ],
  ['accent', /\b(?:accents?|secondary|second colou?r|akzent\p{L}*|acentos?|destaques?)\b/iu],
];

/** "the header blue", "background to cream", "buttons: #0f766e", "no, not purple, teal". */
export const changeColours: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  const colours = coloursIn(text, wish.language);
  const same = SAME.test(text);
  if (colours.length === 0 && !same) return null;
  if (isAboutData(text, colours) || (partsIn(text).length === 0 && findEntities(text, plan).length > 0))
    return null;
  const pairs = same
    ? partsIn(text).map(({ part }) => ({ part, hex: lastColour(plan, context) }))
    : pairUp(text, colours);
  const known = pairs.length > 0 ? pairs : fallbackPairs({ text, colours, context, wish });
  if (known.length === 0) return null;
  const theme = coloured(plan, known);
  const pattern = PATTERNS.exec(text)?.[0];
  return { plan: { ...plan, theme }, ...(pattern === undefined ? {} : { left: pattern }) };
};

const SAME =
  /\bsame (?:colou?r|shade|tone)\b|\bdieselbe|\bgleiche farbe|\bmême couleur|\bmismo color|\bmesma cor/iu;

function coloured(plan: AppPlan, known: readonly { part: Part; hex: string }[]): ThemePlan {
  // A header that bore the main colou?r keeps it until someone asks for another one.
  const isPinned =
    known.every(({ part }) => part !== 'header') &&
    plan.theme.header === undefined &&
    lookOf(plan).hasSolidHeader &&
    known.some(({ part }) => part === 'primary');
  let theme: ThemePlan = isPinned ? { ...plan.theme, header: plan.theme.primary } : plan.theme;
  for (const { part, hex } of known) theme = withColour(theme, part, hex);
  return theme;
}

/** What colours alone cannot do. */
const PATTERNS =
  /(?<!\p{L})(?:striped?|stripes|dots|dotted|gradient|checkered|gestreift\p{L}*|streifen|farbverlauf|(?:à |en )?rayures|dégradé|a rayas|rayas|degradado|listras?|listrad[oa]|degradê)(?!\p{L})/iu;

/** A field or an option called "green" is no colour of the app. */
function isAboutData(text: string, colours: readonly Spot[]): boolean {
  return (
    /\b(?:field|column|option|category|status|tag|choice|dropdown)\b/i.test(text) ||
    (/^add\b/i.test(text) && partsIn(text).length === 0) ||
    (/\b(?:page|section)\b.*\b(?:called|named)\b/i.test(text) && colours.length > 0)
  );
}

interface Spot {
  readonly hex: string;
  readonly at: number;
}

export function coloursIn(text: string, language: Wish['language']): readonly Spot[] {
  const names = createColourNames(language);
  const tokens = tokeniseLoosely(text);
  const found: Spot[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (/^(#|rgb|hsl)/.test(token.lower) && token.lower.length > 3) {
      const hex = toHex(token.lower);
      if (hex) found.push({ hex, at: token.start });
      continue;
    }
    for (let length = 3; length >= 1; length -= 1) {
      const group = tokens.slice(at, at + length);
      if (group.length < length || group.some((one) => !one.isWord)) continue;
      const words = group.map((one) => one.lower);
      const hex = names.find(words) ?? (language === 'en' ? null : createColourNames('en').find(words));
      if (hex === null || NOT_COLOURS.has(words.join(' '))) continue;
      if (!isDenied(text, token.start)) found.push({ hex, at: token.start });
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Names of colours that mean something else in orders. */
const NOT_COLOURS = new Set(listed('tan, bone, ash, steel, stone, sand, wheat, snow, dark, light, rose'));

const isDenied = (text: string, at: number): boolean =>
  /\b(?:not|no|instead of|rather than|nicht|pas|non|não|statt|au lieu de|en vez de|em vez de)\s+(?:\p{L}{1,4}\s+)?$/iu.test(
    text.slice(Math.max(0, at - 24), at),
  );

/** Words that may mean something else count only where there are more colours than clear parts. */
export function partsIn(text: string, count = 1): readonly { part: Part; at: number }[] {
  const found = PARTS.flatMap(([part, pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].map((match) => ({
      part,
      at: match.index,
      word: match[0].toLowerCase(),
    })),
  );
  const strong = found.filter(
    ({ word }) => !/^(?:pages?|top|body|theme|scheme|elements?|components?|cards?)$/.test(word),
  );
  const isFew = strong.length > 0 && strong.length >= count;
  return (isFew ? strong : found).toSorted((left, right) => left.at - right.at);
}

/** Each part takes the colour nearest to it that stands in the same clause. */
function pairUp(text: string, colours: readonly Spot[]): readonly { part: Part; hex: string }[] {
  const parts = partsIn(text, colours.length);
  const [only] = colours;
  if (colours.length === 1 && only)
    return parts
      .map(({ part }) => ({ part, hex: only.hex }))
      .filter(({ part }, at, all) => all.findIndex((other) => other.part === part) === at);
  const isColourFirst = (colours[0]?.at ?? 0) < (parts[0]?.at ?? 0);
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
function fallbackPairs({
  text,
  colours,
  context,
  wish,
}: {
  text: string;
  colours: readonly Spot[];
  context: ChangeContext;
  wish: Wish;
}): readonly { part: Part; hex: string }[] {
  const hex = colours.at(-1)?.hex;
  if (hex === undefined) return [];
  if (colours.length > 1 && !/\b(?:not|no|instead|nicht|pas|statt)\b/iu.test(text)) return together(colours);
  const isCorrection =
    /^(?:no|not|nein|non|não|i meant|rather|instead|lieber|plutôt|mejor|melhor|actually)\b/iu.test(text) ||
    /\b(?:instead|not|nicht|pas)\b/iu.test(text) ||
    text.split(' ').length <= 3;
  if (isCorrection) {
    for (const earlier of [...context.past].toReversed()) {
      const before = readWishes(earlier, wish.language).find(
        (one) => coloursIn(unquoted(one.order, one.quotes), one.language).length > 0,
      );
      const parts = before ? partsIn(before.order) : [];
      const part = parts[0]?.part;
      if (part) return [{ part, hex }];
    }
  }
  if (
    !/\b(?:make|change|use|set|want|prefer|it|everything|app|site|colou?r|farbe|couleur|color|cor|in)\b/iu.test(
      text,
    ) &&
    text.split(' ').length > 3
  )
    return [];
  return [
    { part: 'primary', hex },
    { part: 'header', hex },
  ];
}

/** "use red and white": the lightest is the page, the others are what stands out. */
function together(colours: readonly Spot[]): readonly { part: Part; hex: string }[] {
  const light = colours.find(({ hex }) => (toOklch(hex)?.l ?? 0) > 0.9);
  const [main, second] = colours.filter((spot) => spot !== light);
  return [
    ...(light ? [{ part: 'background' as const, hex: light.hex }] : []),
    ...(main
      ? [
          { part: 'primary' as const, hex: main.hex },
          { part: 'header' as const, hex: main.hex },
        ]
      : []),
    ...(second ? [{ part: 'accent' as const, hex: second.hex }] : []),
  ];
}

function lastColour(plan: AppPlan, context: ChangeContext): string {
  for (const earlier of [...context.past].toReversed()) {
    const spot = coloursIn(earlier, context.language).at(-1);
    if (spot) return spot.hex;
  }
  return plan.theme.header ?? plan.theme.primary;
}

export function withColour(theme: ThemePlan, part: Part, hex: string): ThemePlan {
  switch (part) {
    case 'header':
      return { ...theme, header: hex };
    case 'background':
      return { ...theme, background: hex, mode: isDark(hex) ? 'dark' : 'light' };
    case 'accent':
      return { ...theme, accent: hex };
    case 'primary':
      return { ...theme, primary: hex };
  }
}

const toOklch = converter('oklch');
export const isDark = (hex: string): boolean => (toOklch(hex)?.l ?? 1) < 0.5;
