import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { MOOD_FONTS, MOOD_RADIUS, PALETTES, type Mood, type Palette } from '../lexicon/palettes.data.ts';
import type { UnderstoodColours } from '../understand/colours.ts';
import type { AppKind, ThemePlan } from './app-plan.ts';
import { hash, pick } from './hash.ts';

export interface ThemeWish {
  readonly colours: UnderstoodColours;
  /** Of the request first, then of the domain. */
  readonly moods: readonly Mood[];
  readonly kind: AppKind;
  readonly pageCount: number;
  /** The request, for choices that nothing else decides. */
  readonly text: string;
}

export function makeTheme(wish: ThemeWish): ThemePlan {
  const { colours, text } = wish;
  const palette = choosePalette(wish);
  const named = colours.background ?? colours.primary ?? colours.accent;
  const background = colours.background ?? backgroundFor(colours, palette);
  const primary = colours.primary ?? primaryFor(background, named === null ? palette.primary : null, palette);
  const accent = colours.accent ?? accentFor(background, primary, named === null ? palette.accent : null);
  const mood = wish.moods[0] ?? palette.moods[0] ?? 'calm';
  return {
    background,
    primary,
    accent,
    mode: isDark(background) ? 'dark' : 'light',
    ...(colours.header === null ? {} : { header: colours.header }),
    hasModeSwitch: colours.hasModeSwitch,
    layout: chooseLayout(wish),
    fonts: pick(MOOD_FONTS[mood], `${text}fonts`) ?? 'geist',
    radius: MOOD_RADIUS[mood],
    density: DENSITY[wish.kind],
    palette: named === null ? palette.name : 'requested',
  };
}

function choosePalette({ colours, moods, text }: ThemeWish): Palette {
  const wantsDark = colours.mode === 'dark' || (colours.mode === null && moods[0] === 'night');
  const fitting = PALETTES.filter((palette) => isDark(palette.background) === wantsDark);
  const scored = fitting.map((palette) => ({ palette, score: score(palette, moods) }));
  const best = Math.max(...scored.map((entry) => entry.score));
  const top = scored.filter((entry) => entry.score >= best - 1).map((entry) => entry.palette);
  return pick(top, text) ?? FALLBACK;
}

const score = (palette: Palette, moods: readonly Mood[]): number =>
  moods.reduce((sum, mood, at) => sum + (palette.moods.includes(mood) ? Math.max(1, 4 - at) : 0), 0);

const FALLBACK: Palette = {
  name: 'cobalt',
  background: '#ffffff',
  primary: '#1d4ed8',
  accent: '#ea580c',
  moods: ['serious'],
};

const toOklch = converter('oklch');

function isDark(hex: string): boolean {
  return (toOklch(hex)?.l ?? 1) < 0.5;
}

/** Where only the components have a colour: a page with a breath of the same. */
function backgroundFor(colours: UnderstoodColours, palette: Palette): string {
  if (colours.primary === null) return palette.background;
  const hue = toOklch(colours.primary);
  if (hue === undefined) return palette.background;
  const wantsDark = colours.mode === 'dark';
  return formatHex(
    clampChroma(
      { ...hue, l: wantsDark ? 0.19 : 0.985, c: Math.min(hue.c, wantsDark ? 0.03 : 0.012) },
      'oklch',
    ),
  );
}

/** Where only the page has a colour: the same hue, far enough in lightness to be seen on it. */
function primaryFor(background: string, wanted: string | null, palette: Palette): string {
  if (wanted !== null && wcagContrast(wanted, background) >= 3) return wanted;
  const ground = toOklch(background);
  const own = toOklch(palette.primary);
  if (ground === undefined || own === undefined) return palette.primary;
  const base = ground.c > 0.04 ? ground : own;
  const steps = ground.l < 0.5 ? [0.75, 0.8, 0.85, 0.9] : [0.45, 0.4, 0.35, 0.28, 0.2];
  const shades = steps.map((l) =>
    formatHex(clampChroma({ ...base, l, c: Math.max(0.09, Math.min(base.c, 0.16)) }, 'oklch')),
  );
  return (
    shades.find((shade) => wcagContrast(shade, background) >= 4.5) ?? (ground.l < 0.5 ? '#ffffff' : '#1a1a1a')
  );
}

function accentFor(background: string, primary: string, wanted: string | null): string {
  if (wanted !== null) return wanted;
  const base = toOklch(primary);
  if (base === undefined) return primary;
  const { hue, lightness } = companionOf(base.h ?? 200);
  const l = isDark(background) ? Math.max(0.76, lightness) : lightness;
  return formatHex(clampChroma({ mode: 'oklch', l, c: 0.13, h: hue }, 'oklch'));
}

/** The colour that goes with a main colour of this hue: warm beside cool, cool beside warm. */
function companionOf(hue: number): { readonly hue: number; readonly lightness: number } {
  if (hue < 75) return { hue: 195, lightness: 0.48 };
  if (hue < 115) return { hue: 265, lightness: 0.45 };
  if (hue < 200) return { hue: 45, lightness: 0.62 };
  if (hue < 290) return { hue: 55, lightness: 0.68 };
  return { hue: 80, lightness: 0.7 };
}

const DENSITY: Readonly<Record<AppKind, ThemePlan['density']>> = {
  content: 'airy',
  management: 'compact',
  social: 'regular',
  booking: 'airy',
  dashboard: 'compact',
  game: 'regular',
  shop: 'regular',
  learning: 'regular',
  jobs: 'regular',
  tool: 'regular',
  messaging: 'regular',
};

const LAYOUTS: Readonly<Record<AppKind, readonly ThemePlan['layout'][]>> = {
  content: ['magazine', 'topbar', 'showcase'],
  management: ['sidebar', 'sidebar', 'topbar'],
  social: ['topbar', 'dock', 'sidebar'],
  booking: ['showcase', 'topbar'],
  dashboard: ['sidebar', 'sidebar', 'topbar'],
  game: ['centered'],
  shop: ['showcase', 'topbar'],
  learning: ['topbar', 'sidebar', 'showcase'],
  jobs: ['topbar', 'showcase'],
  tool: ['centered'],
  messaging: ['dock', 'topbar', 'sidebar'],
};

/** What visitors scroll through is as wide with one page as with many. */
const SITES: ReadonlySet<AppKind> = new Set(['content', 'booking', 'shop']);

function chooseLayout({ kind, pageCount, text }: ThemeWish): ThemePlan['layout'] {
  if (pageCount <= 1 && !SITES.has(kind)) return 'centered';
  const fitting = LAYOUTS[kind].filter((layout) =>
    layout === 'centered' || layout === 'dock' ? pageCount <= 5 : true,
  );
  const list = fitting.length === 0 ? (['topbar'] as const) : fitting;
  return list[(hash(text) >>> 7) % list.length] ?? 'topbar';
}
