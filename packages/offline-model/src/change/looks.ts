import { clampChroma, converter, formatHex } from 'culori';
import type { AppPlan, FontPairing, ThemePlan } from '../plan/app-plan.ts';
import type { Ask, Change } from './ask.ts';
import { colourOf, coloursIn, isDark, type Part, partsIn, partsLike, withColour } from './colours.ts';
import { firstNamed } from './phrases.ts';
import { found, says } from './reading.ts';

const withTheme = (plan: AppPlan, change: Partial<ThemePlan>): AppPlan => ({
  ...plan,
  theme: { ...plan.theme, ...change },
});

const FONT_WORDS: Readonly<Partial<Record<FontPairing, string>>> = {
  classic: 'classic|traditional|times|garamond|book|newspaper|klassisch|classique|clásic[oa]|clássic[oa]',
  'serif-display': String.raw`serif\w*`,
  'mono-accent': 'mono(?:space|spaced)?|typewriter|code|technical|schreibmaschine',
  rounded: String.raw`rounded|playful|friendly|soft|fun|rund\w*|verspielt|ronde?|redonda|arredondada`,
  humanist: 'humanist|warm|handwritten|casual|natural|organic',
  geist: 'sans(?:[- ]serif)?|modern|clean|neutral|simple|helvetica|arial|inter|modern[oae]?|serifenlos',
};
const FONTS: readonly FontPairing[] = [
  'geist',
  'serif-display',
  'humanist',
  'mono-accent',
  'rounded',
  'classic',
];
const nextFont = (fonts: FontPairing): FontPairing =>
  FONTS[(FONTS.indexOf(fonts) + 1) % FONTS.length] ?? 'geist';

/** Type, corners, spacing, the place of the navigation, or the mood of all of them. */
export const changeLook: Change = ({ plan, order }) => {
  const told = [changeFont, changeSize, changeCorners, changeSpacing].reduce<AppPlan | null>(
    (current, change) => change(current ?? plan, order) ?? current,
    null,
  );
  return told ?? changeMood(plan, order);
};

function changeFont(plan: AppPlan, text: string): AppPlan | null {
  if (!says(text, 'font') || /\b(?:larger|bigger|smaller|field|size)\b/iu.test(text)) return null;
  const isOther =
    /\bfont\b/iu.test(text) &&
    /\b(?:change|other|different|another|new|nicer|better|prettier)\b/iu.test(text);
  const named = /\bsans\b/iu.test(text) ? 'geist' : firstNamed(FONT_WORDS, text);
  const fonts = named ?? (isOther ? nextFont(plan.theme.fonts) : undefined);
  return fonts ? withTheme(plan, { fonts }) : null;
}

const USUAL_SIZE = 100;
const SIZE_STEP = 12.5;

/** "the font is too small", "larger text": all type of the app. */
function changeSize(plan: AppPlan, text: string): AppPlan | null {
  if (!says(text, 'allText') || says(text, 'someText')) return null;
  const by = says(text, 'larger') ? SIZE_STEP : says(text, 'smaller') ? -SIZE_STEP : 0;
  const size = (plan.theme.textSize ?? USUAL_SIZE) + by;
  return by === 0 ? null : withTheme(plan, { textSize: Math.min(150, Math.max(75, size)) });
}

const RADII: readonly ThemePlan['radius'][] = ['none', 'small', 'medium', 'large'];

function changeCorners(plan: AppPlan, text: string): AppPlan | null {
  if (!says(text, 'corners') || /\bfont\b/iu.test(text)) return null;
  const at = RADII.indexOf(plan.theme.radius);
  const isSharp = says(text, 'sharper');
  if (!isSharp && !/\b(?:round|corner|radius)/iu.test(text)) return null;
  const isTotal = /\b(?:very|fully|completely|really|no|without|square|sharp|remove)\b/iu.test(text);
  const by = (isSharp ? -1 : 1) * (isTotal ? RADII.length : 1);
  return withTheme(plan, { radius: RADII[Math.min(3, Math.max(0, at + by))] ?? 'medium' });
}

const LAYOUTS: Readonly<Partial<Record<ThemePlan['layout'], string>>> = {
  sidebar: `sidebar|side (?:bar|menu|navigation)|(?:menu|navigation|nav) (?:on|at|to) the (?:left|side)|left menu
    |seitenleiste|men[uü].{0,14}(?:esquerda|izquierda|gauche|links)|barra lateral|barre latérale`,
  topbar: `(?:menu|navigation|nav|header|tabs) (?:on|at|to) (?:the )?top|top (?:menu|navigation|bar)
    |horizontal (?:menu|navigation)`,
  dock: 'bottom (?:bar|navigation|tabs|menu)|tab bar|(?:menu|navigation|tabs) (?:on|at|to) the bottom|dock',
  magazine: '(?:magazine|newspaper) (?:layout|style|look)',
  centered: '(?:centered|narrow) layout',
};

function changeSpacing(plan: AppPlan, text: string): AppPlan | null {
  if (says(text, 'airy')) return withTheme(plan, { density: 'airy' });
  if (says(text, 'compact')) return withTheme(plan, { density: 'compact' });
  const layout = firstNamed(LAYOUTS, text);
  // "I don't want the menu at the left".
  if (layout && /^remove/iu.test(text))
    return layout === plan.theme.layout ? withTheme(plan, { layout: NEXT_LAYOUT[layout] }) : plan;
  return layout ? withTheme(plan, { layout }) : null;
}

const MOOD_NAMES = {
  modern: String.raw`modern(?:er|ere|eres|e|o|a)?|fresh(?:er)?|sleek(?:er)?|contemporary|up ?to ?date|zeitgemäß\p{L}*`,
  elegant: String.raw`elegant\p{L}*|élégant\p{L}*|classy|classier|luxur\p{L}*|fancy|fancier|stylish|edel|edler|chic`,
  playful: String.raw`playful|fun|funnier|friendl(?:y|ier)|cute|cuter|childlike|verspielt\p{L}*|freundlich\p{L}*|ludique
    |divertid[oa]|alegre|amigável|amigable`,
  minimal: String.raw`minimal\p{L}*|clean(?:er)?|simpler|schlicht\p{L}*|sobre|épuré\p{L}*|sencill[oa]|limp[oa]|simples`,
  professional: String.raw`professional|business-?like|serious|corporate|professionell\p{L}*|seriös\p{L}*
    |professionnel\p{L}*|profesional|profissional`,
  retro: String.raw`retro|vintage|old-?school|nostalgi\p{L}*`,
  technical: String.raw`techy|futuristic|geeky|hacker`,
} as const;
const MOODS: Readonly<Record<keyof typeof MOOD_NAMES, Pick<ThemePlan, 'fonts' | 'radius' | 'density'>>> = {
  modern: { fonts: 'geist', radius: 'large', density: 'airy' },
  elegant: { fonts: 'serif-display', radius: 'small', density: 'airy' },
  playful: { fonts: 'rounded', radius: 'large', density: 'regular' },
  minimal: { fonts: 'geist', radius: 'small', density: 'airy' },
  professional: { fonts: 'humanist', radius: 'small', density: 'regular' },
  retro: { fonts: 'classic', radius: 'none', density: 'regular' },
  technical: { fonts: 'mono-accent', radius: 'small', density: 'regular' },
};
/** Another frame of the same kind: sites stay sites, programs stay programs. */
const NEXT_LAYOUT: Readonly<Record<ThemePlan['layout'], ThemePlan['layout']>> = {
  topbar: 'showcase',
  showcase: 'magazine',
  magazine: 'topbar',
  sidebar: 'topbar',
  centered: 'topbar',
  dock: 'sidebar',
};

/** "make it look more modern", "more elegant", "it looks boring": type, corners and space. */
function changeMood(plan: AppPlan, text: string): AppPlan | null {
  const mood = firstNamed(MOOD_NAMES, text);
  if (!says(text, 'ofLook') || says(text, 'noMood') || (!mood && !says(text, 'nicer'))) return null;
  const { theme } = plan;
  const wanted: Partial<ThemePlan> = mood ? MOODS[mood] : { radius: 'large', density: 'airy' };
  const changed = (['fonts', 'radius', 'density'] as const).filter(
    (part) => wanted[part] !== undefined && wanted[part] !== theme[part],
  );
  const next = withTheme(plan, wanted);
  if (changed.length > 1) return next;
  return withTheme(next, {
    layout: NEXT_LAYOUT[theme.layout],
    ...(mood ? {} : { fonts: nextFont(theme.fonts) }),
  });
}

/** Dark or light as a whole, the switch between them, shades of what is there. */
export const changeMode: Change = (ask) => {
  const { plan, order } = ask;
  if (says(order, 'noModeSwitch')) return withTheme(plan, { hasModeSwitch: false });
  if (says(order, 'modeSwitch') && !says(order, 'changeToMode'))
    return withTheme(plan, { hasModeSwitch: true });
  const isWanted = says(order, 'darkMode');
  if (isWanted || says(order, 'lightMode')) return withTheme(plan, inMode(plan.theme, isWanted));
  return changeShade(ask);
};

const toOklch = converter('oklch');

function inMode(theme: ThemePlan, dark: boolean): Partial<ThemePlan> {
  if (isDark(theme.background) === dark) return {};
  const hue = toOklch(theme.background);
  const c = Math.min(hue?.c ?? 0, dark ? 0.03 : 0.012);
  const page = { mode: 'oklch', l: dark ? 0.19 : 0.985, c, h: hue?.h ?? 80 } as const;
  const main = toOklch(theme.primary);
  const l = dark ? Math.max(main?.l ?? 0.5, 0.62) : Math.min(main?.l ?? 0.5, 0.55);
  return {
    background: formatHex(clampChroma(page, 'oklch')),
    primary: main ? formatHex(clampChroma({ ...main, l }, 'oklch')) : theme.primary,
    mode: dark ? 'dark' : 'light',
  };
}

const LIGHTER: Readonly<Record<string, number>> = {
  darker: -0.1,
  lighter: 0.1,
  brighter: 0.1,
  paler: 0.12,
  deeper: -0.1,
};

/** "darker", "the header a bit lighter", "make the blue darker", "a softer yellow". */
function changeShade({ plan, text, wish }: Ask): AppPlan | null {
  const word = found(text, 'shade')?.[0].toLowerCase();
  const isSofter = says(text, 'softer');
  if ((word === undefined && !isSofter) || /\b(?:text|font|title|words?)\b/iu.test(text)) return null;
  const theme = partsMeant(plan.theme, text, wish.language).reduce((current, part) => {
    const colour = toOklch(colourOf(current, part));
    if (!colour) return current;
    const step = isSofter && colour.c < 0.02 ? -0.04 : (LIGHTER[word ?? ''] ?? 0);
    const l = Math.min(0.99, Math.max(0.08, colour.l + step));
    const shade = clampChroma({ ...colour, l, c: isSofter ? colour.c * 0.5 : colour.c }, 'oklch');
    return withColour(current, part, formatHex(shade));
  }, plan.theme);
  return theme === plan.theme ? null : { ...plan, theme };
}

/** The parts by their names, or by the colour they have; otherwise what makes the look. */
function partsMeant(theme: ThemePlan, text: string, language: AppPlan['language']): readonly Part[] {
  const named = new Set(partsIn(text).map(({ part }) => part));
  if (named.size > 0) return [...named];
  const [spot] = coloursIn(text, language);
  return spot ? partsLike(theme, spot.hex) : ['background', 'primary'];
}
