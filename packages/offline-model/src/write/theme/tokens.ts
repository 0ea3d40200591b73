import { converter, differenceCiede2000, formatHex, interpolate, parse, wcagContrast } from 'culori';
import type { ThemePlan } from '../../plan/app-plan.ts';

/** CSS variables of one theme, by name without the dashes. */
export type Tokens = Readonly<Record<string, string>>;

const toOklch = converter('oklch');
const AA = 4.5;
/** A little above the bar, since browsers round. */
const SAFE = 4.6;
const SOFT_BLACK = '#111113';

/** Whether light text reads better on it than dark text. */
export function isDarkColour(colour: string): boolean {
  return wcagContrast(colour, '#ffffff') > wcagContrast(colour, '#000000');
}

/** Any CSS colour as hex; a plain grey where it cannot be read. */
export const hexOf = (colour: string): string => formatHex(parse(colour)) ?? '#808080';

const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to], 'oklab')(share));

/**
 * The whole palette from the named colours. The page keeps its colour exactly; every surface shares the page's polarity,
 * so that one text colour and one muted text colour are readable on all of them.
 */
export function tokensOf(theme: Pick<ThemePlan, 'background' | 'primary' | 'accent' | 'header'>): Tokens {
  const background = hexOf(theme.background);
  const primary = distinctPrimary(hexOf(theme.primary), background);
  const isDark = isDarkColour(background);
  const surfaces = surfacesOf(background, { isDark, primary });
  const { card, popover, secondary, muted, accent } = surfaces;
  const all = [background, card, popover, secondary, muted, accent];
  const foreground = textOn(all, mix(background, isDark ? '#ffffff' : '#000000', 0.9), isDark);
  const mutedForeground = textOn(all, mix(background, foreground, 0.62), isDark);
  const highlight = textOn(all, primary, isDark);
  const destructive = textOn(all, isDark ? '#ff6b63' : '#c4261d', isDark);
  const primaryForeground = readableOn(primary, background);
  const header = theme.header === undefined ? null : hexOf(theme.header);
  const charts = chartColours(primary, hexOf(theme.accent), { background: surfaces.card, isDark });

  return {
    background,
    foreground,
    card: surfaces.card,
    'card-foreground': foreground,
    popover: surfaces.popover,
    'popover-foreground': foreground,
    primary,
    'primary-foreground': primaryForeground,
    secondary: surfaces.secondary,
    'secondary-foreground': foreground,
    muted: surfaces.muted,
    'muted-foreground': mutedForeground,
    accent: surfaces.accent,
    'accent-foreground': foreground,
    highlight,
    destructive,
    'destructive-foreground': readableOn(destructive, background),
    border: mix(background, foreground, isDark ? 0.22 : 0.16),
    input: inputColour(background, foreground, isDark),
    ring: highlight,
    ...(header === null ? {} : { header, 'header-foreground': readableOn(header, background) }),
    ...Object.fromEntries(
      charts.flatMap((colour, index) => [
        [`chart-${index + 1}`, colour],
        [`chart-${index + 1}-foreground`, readableOn(colour, background)],
      ]),
    ),
    sidebar: surfaces.card,
    'sidebar-foreground': foreground,
    'sidebar-primary': primary,
    'sidebar-primary-foreground': primaryForeground,
    'sidebar-accent': surfaces.accent,
    'sidebar-accent-foreground': foreground,
    'sidebar-border': mix(background, foreground, 0.16),
    'sidebar-ring': highlight,
  };
}

/** The edge of controls. Controls of a dark page are also tinted with it, which must not cost readability. */
function inputColour(background: string, foreground: string, isDark: boolean): string {
  if (!isDark) return mix(background, foreground, 0.32);
  return wcagContrast(background, foreground) > 9
    ? mix(background, foreground, 0.36)
    : mix(background, '#000000', 0.4);
}

/** The same app at night, or by day when its own colours are dark. */
export function otherMode(theme: ThemePlan): Tokens {
  const page = toOklch(parse(hexOf(theme.background)));
  const hue = page?.h ?? 80;
  const chroma = Math.min(page?.c ?? 0, 0.03);
  const isDark = isDarkColour(theme.background);
  const background = formatHex({
    mode: 'oklch',
    l: isDark ? 0.985 : 0.19,
    c: isDark ? chroma / 3 : chroma,
    h: hue,
  });
  return tokensOf({ ...theme, background });
}

interface Ground {
  readonly isDark: boolean;
  readonly primary: string;
}

interface Surfaces {
  readonly card: string;
  readonly popover: string;
  readonly secondary: string;
  readonly muted: string;
  readonly accent: string;
}

/** Cards and panels near the page. They move to where text is easier to read on colours of middle lightness. */
function surfacesOf(background: string, { isDark, primary }: Ground): Surfaces {
  const ink = isDark ? '#ffffff' : '#000000';
  const paper = isDark ? '#000000' : '#ffffff';
  const headroom = wcagContrast(background, ink);
  if (isDark) {
    if (headroom > 11) return raisedFrom(background);
    const step = (share: number): string => mix(background, paper, share);
    return {
      card: step(0.13),
      popover: step(0.18),
      secondary: step(0.29),
      muted: step(0.22),
      accent: step(0.35),
    };
  }
  if (headroom > 17) {
    // A breath of the main colour: plain grey beside a coloured page looks dirty.
    const step = (share: number): string => mix(mix(background, ink, share), primary, share * 0.75);
    return {
      card: mix(background, paper, 0.75),
      popover: mix(background, paper, 0.85),
      secondary: step(0.055),
      muted: step(0.04),
      accent: step(0.075),
    };
  }
  return {
    card: mix(background, paper, 0.72),
    popover: mix(background, paper, 0.8),
    secondary: mix(background, paper, 0.42),
    muted: mix(background, paper, 0.5),
    accent: mix(background, paper, 0.34),
  };
}

/** Surfaces above a dark page, each a visible step lighter, also above pure black. */
function raisedFrom(background: string): Surfaces {
  const lightness = toOklch(parse(background))?.l ?? 0;
  const at = (least: number, above: number): string => {
    const target = Math.max(least, lightness + above);
    return mix(background, '#ffffff', (target - lightness) / (1 - lightness));
  };
  return {
    card: at(0.19, 0.045),
    popover: at(0.21, 0.06),
    secondary: at(0.27, 0.1),
    muted: at(0.235, 0.075),
    accent: at(0.29, 0.125),
  };
}

/** The wanted colour, moved towards black or white until it is readable on every one of the surfaces. */
function textOn(surfaces: readonly string[], wanted: string, isDark: boolean): string {
  const end = isDark ? '#ffffff' : '#000000';
  for (let share = 0; share <= 1; share += 0.05) {
    const colour = mix(wanted, end, share);
    if (surfaces.every((surface) => wcagContrast(surface, colour) >= SAFE)) return colour;
  }
  return end;
}

/** Text for a filled area: the page's own colour when it can be read, black or white otherwise. */
function readableOn(fill: string, preferred: string): string {
  if (wcagContrast(fill, preferred) >= AA + 1.5) return preferred;
  if (isDarkColour(fill)) return '#ffffff';
  return wcagContrast(fill, SOFT_BLACK) >= SAFE ? SOFT_BLACK : '#000000';
}

/** Orange on sky blue is as light as it and yet plainly another colour. */
const apart = differenceCiede2000();

/** A main colour that equals the page would make buttons vanish. */
function distinctPrimary(primary: string, background: string): string {
  if (wcagContrast(primary, background) >= 1.15 || apart(primary, background) > 20) return primary;
  return isDarkColour(background) ? mix(primary, '#ffffff', 0.25) : mix(primary, '#000000', 0.22);
}

interface ChartGround {
  readonly background: string;
  readonly isDark: boolean;
}

/** Five colours that tell apart and stand out from the card: the two of the theme and three around the wheel. */
function chartColours(primary: string, accent: string, ground: ChartGround): readonly string[] {
  const start = toOklch(parse(primary));
  const hue = start?.h ?? 220;
  const wheel = [75, 165, 265].map((turn) =>
    formatHex({ mode: 'oklch', l: ground.isDark ? 0.74 : 0.56, c: 0.14, h: clearHue((hue + turn) % 360) }),
  );
  return [primary, accent, ...wheel].map((colour) => visibleOn(colour, ground));
}

/** Dark yellows look muddy; orange stands in for them. */
const clearHue = (hue: number): number => (hue > 62 && hue < 122 ? 48 : hue);

function visibleOn(colour: string, { background, isDark }: ChartGround): string {
  const end = isDark ? '#ffffff' : '#000000';
  for (let share = 0; share <= 0.9; share += 0.1) {
    const candidate = mix(colour, end, share);
    if (wcagContrast(candidate, background) >= 3) return candidate;
  }
  return end;
}
