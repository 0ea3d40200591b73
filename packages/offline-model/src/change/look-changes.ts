import type { AppPlan, FontPairing, ThemePlan } from '../plan/app-plan.ts';
import type { Changer } from './ask.ts';
import { firstNamed } from './phrases.ts';

const FONT_WORDS: Readonly<Partial<Record<FontPairing, string>>> = {
  classic: 'classic|traditional|times|garamond|book|newspaper|klassisch|classique|clásic[oa]|clássic[oa]',
  'serif-display': String.raw`serif\w*`,
  'mono-accent': 'mono(?:space|spaced)?|typewriter|code|technical|schreibmaschine',
  rounded: String.raw`rounded|playful|friendly|soft|fun|rund\w*|verspielt|ronde?|redonda|arredondada`,
  humanist: 'humanist|warm|handwritten|casual|natural|organic',
  geist: 'sans(?:[- ]serif)?|modern|clean|neutral|simple|helvetica|arial|inter|modern[oae]?|serifenlos',
};

/** Type, corners, spacing and the place of the navigation. */
export const changeLook: Changer = (plan, wish) => {
  const text = wish.order;
  if (
    /\b(?:font|typeface|typography|type|lettering|serif)\b/iu.test(text) &&
    !/\b(?:larger|bigger|smaller|field|size)\b/iu.test(text)
  ) {
    const isSans = /\bsans\b/iu.test(text);
    const found = isSans ? 'geist' : firstNamed(FONT_WORDS, text);
    const fonts =
      found ??
      (/\bfont\b/iu.test(text) && /\b(?:change|other|different|another|new)\b/iu.test(text)
        ? nextFont(plan.theme.fonts)
        : undefined);
    if (fonts) return { ...plan, theme: { ...plan.theme, fonts } };
  }
  return changeCorners(plan, text) ?? changeSpacing(plan, text) ?? changeMood(plan, text);
};

type Mood = Partial<Pick<ThemePlan, 'fonts' | 'radius' | 'density'>>;

const MOOD_NAMES = {
  modern: String.raw`modern(?:er|ere|eres|e|o|a)?|fresh(?:er)?|sleek(?:er)?|contemporary|up ?to ?date|zeitgemäß\p{L}*`,
  elegant: String.raw`elegant\p{L}*|élégant\p{L}*|classy|classier|luxur\p{L}*|fancy|fancier|stylish|edel|edler|chic`,
  playful: String.raw`playful|fun|funnier|friendl(?:y|ier)|cute|cuter|childlike|verspielt\p{L}*|freundlich\p{L}*|ludique|divertid[oa]|alegre|amigável|amigable`,
  minimal: String.raw`minimal\p{L}*|clean(?:er)?|simpler|schlicht\p{L}*|sobre|épuré\p{L}*|sencill[oa]|limp[oa]|simples`,
  professional: String.raw`professional|business-?like|serious|corporate|professionell\p{L}*|seriös\p{L}*|professionnel\p{L}*|profesional|profissional`,
  retro: String.raw`retro|vintage|old-?school|nostalgi\p{L}*`,
  technical: String.raw`techy|futuristic|geeky|hacker`,
} as const;
const MOODS: Readonly<Record<keyof typeof MOOD_NAMES, Mood>> = {
  modern: { fonts: 'geist', radius: 'large', density: 'airy' },
  elegant: { fonts: 'serif-display', radius: 'small', density: 'airy' },
  playful: { fonts: 'rounded', radius: 'large', density: 'regular' },
  minimal: { fonts: 'geist', radius: 'small', density: 'airy' },
  professional: { fonts: 'humanist', radius: 'small', density: 'regular' },
  retro: { fonts: 'classic', radius: 'none', density: 'regular' },
  technical: { fonts: 'mono-accent', radius: 'small', density: 'regular' },
};
const ANY_LOOK =
  /\b(?:nicer|prettier|better looking|more (?:beautiful|attractive|appealing|interesting)|less (?:boring|plain)|looks? (?:ugly|dated|old|outdated)|beautify|redesign|schöner|hübscher|langweilig|plus (?:joli|jolie|beau|belle)|más bonit[oa]|mais bonit[oa])\b/iu;
const OF_LOOK =
  /\b(?:look|looks|looking|design|style|feel|appearance|layout|it|app|site|website|page|pages|everything|aussehen|optik|style|apparence|aspecto|diseño|visual|aparência)\b|^(?:make|more|change)\b/iu;

const NO_MOOD =
  /\b(?:colou?rs?|field|text|picture|image|(?:mobile|phone|user|eco|print|printer|search|family)[- ]friendly)\b/iu;

/** "make it look more modern", "more elegant", "it looks boring": type, corners and space. */
function changeMood(plan: AppPlan, text: string): AppPlan | null {
  if (!OF_LOOK.test(text) || NO_MOOD.test(text)) return null;
  const mood = firstNamed(MOOD_NAMES, text);
  if (!mood && !ANY_LOOK.test(text)) return null;
  const wanted: ThemePlan = { ...plan.theme, ...(mood ? MOODS[mood] : { radius: 'large', density: 'airy' }) };
  const isSmall = differences(plan.theme, wanted) < 2;
  const theme: ThemePlan = isSmall
    ? {
        ...wanted,
        layout: NEXT_LAYOUT[plan.theme.layout],
        fonts: wanted.fonts === plan.theme.fonts && !mood ? nextFont(wanted.fonts) : wanted.fonts,
      }
    : wanted;
  return { ...plan, theme };
}

const differences = (before: ThemePlan, after: ThemePlan): number =>
  (['fonts', 'radius', 'density', 'layout'] as const).filter((part) => before[part] !== after[part]).length;

/** Another frame of the same kind: sites stay sites, programs stay programs. */
const NEXT_LAYOUT: Readonly<Record<ThemePlan['layout'], ThemePlan['layout']>> = {
  topbar: 'showcase',
  showcase: 'magazine',
  magazine: 'topbar',
  sidebar: 'topbar',
  centered: 'topbar',
  dock: 'sidebar',
};

const nextFont = (fonts: FontPairing): FontPairing =>
  FONTS[(FONTS.indexOf(fonts) + 1) % FONTS.length] ?? 'geist';

const FONTS: readonly FontPairing[] = [
  'geist',
  'serif-display',
  'humanist',
  'mono-accent',
  'rounded',
  'classic',
];

const RADII: readonly ThemePlan['radius'][] = ['none', 'small', 'medium', 'large'];

function changeCorners(plan: AppPlan, text: string): AppPlan | null {
  if (
    !/\b(?:corners?|round(?:er|ed)?|rounding|edges|radius|sharp(?:er)?|square|eckig\p{L}*)\b/iu.test(text) ||
    /\bfont\b/iu.test(text)
  )
    return null;
  const at = RADII.indexOf(plan.theme.radius);
  const isSharp =
    /\b(?:sharp(?:er)?|square|no (?:round|radius)|less round|eckig\p{L}*|without round\p{L}*|remove)\b/iu.test(
      text,
    );
  if (!isSharp && !/\b(?:round|corner|radius)/iu.test(text)) return null;
  const isTotal = /\b(?:very|fully|completely|really|no|without|square|sharp|remove)\b/iu.test(text);
  const radius =
    RADII[isSharp ? (isTotal ? 0 : Math.max(0, at - 1)) : isTotal ? 3 : Math.min(3, at + 1)] ?? 'medium';
  return { ...plan, theme: { ...plan.theme, radius } };
}

function changeSpacing(plan: AppPlan, text: string): AppPlan | null {
  const isAiry =
    /\b(?:more (?:space|spacing|air|whitespace|white space|room)|airy|airier|spacious|less (?:dense|crowded|cramped)|luftiger|más espacio|mais espaço|plus d.espace|aéré\w*)\b/iu.test(
      text,
    );
  const isCompact =
    /\b(?:compact|denser|tighter|less (?:space|spacing|whitespace)|kompakt\p{L}*|compacto|más compact\w*|mais compact\w*)\b/iu.test(
      text,
    );
  if (isAiry || isCompact) {
    const density = isAiry ? 'airy' : 'compact';
    return { ...plan, theme: { ...plan.theme, density } };
  }
  const layout = firstNamed(LAYOUTS, text);
  return layout ? { ...plan, theme: { ...plan.theme, layout } } : null;
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
