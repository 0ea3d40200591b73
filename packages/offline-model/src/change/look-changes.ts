import type { AppPlan, FontPairing, ThemePlan } from '../plan/app-plan.ts';
import type { ChangeContext, Changer, Outcome } from './changer.ts';
import { tell } from './said.data.ts';

const FONT_WORDS: readonly (readonly [FontPairing, RegExp])[] = [
  [
    'classic',
    /\b(?:classic|traditional|times|garamond|book|newspaper|klassisch|classique|clásic[oa]|clássic[oa])\b/iu,
  ],
  ['serif-display', /\bserif\w*\b/iu],
  ['mono-accent', /\b(?:mono(?:space|spaced)?|typewriter|code|technical|schreibmaschine)\b/iu],
  ['rounded', /\b(?:rounded|playful|friendly|soft|fun|rund\w*|verspielt|ronde?|redonda|arredondada)\b/iu],
  ['humanist', /\b(?:humanist|warm|handwritten|casual|natural|organic)\b/iu],
  [
    'geist',
    /\b(?:sans(?:[- ]serif)?|modern|clean|neutral|simple|helvetica|arial|inter|modern[oae]?|serifenlos)\b/iu,
  ],
];

/** Type, corners, spacing and the place of the navigation. */
export const changeLook: Changer = (plan, wish, { language }) => {
  const text = wish.order;
  if (
    /\b(?:font|typeface|typography|type|lettering|serif)\b/iu.test(text) &&
    !/\b(?:larger|bigger|smaller|field|size)\b/iu.test(text)
  ) {
    const isSans = /\bsans\b/iu.test(text);
    const found = isSans ? 'geist' : FONT_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
    const fonts =
      found ??
      (/\bfont\b/iu.test(text) && /\b(?:change|other|different|another|new)\b/iu.test(text)
        ? nextFont(plan.theme.fonts)
        : undefined);
    if (fonts)
      return {
        plan: { ...plan, theme: { ...plan.theme, fonts } },
        done: tell(language, 'font', { name: fonts.replace('-', ' ') }),
      };
  }
  return (
    changeCorners(plan, text, language) ??
    changeSpacing(plan, text, language) ??
    changeMood(plan, text, language)
  );
};

type Mood = Partial<Pick<ThemePlan, 'fonts' | 'radius' | 'density'>>;

const MOODS: readonly (readonly [RegExp, Mood])[] = [
  [
    /\b(?:modern(?:er|ere|eres|e|o|a)?|fresh(?:er)?|sleek(?:er)?|contemporary|up ?to ?date|zeitgemäß\p{L}*)\b/iu,
    { fonts: 'geist', radius: 'large', density: 'airy' },
  ],
  [
    /\b(?:elegant\p{L}*|élégant\p{L}*|classy|classier|luxur\p{L}*|fancy|fancier|stylish|edel|edler|chic)\b/iu,
    { fonts: 'serif-display', radius: 'small', density: 'airy' },
  ],
  [
    /\b(?:playful|fun|funnier|friendl(?:y|ier)|cute|cuter|childlike|verspielt\p{L}*|freundlich\p{L}*|ludique|divertid[oa]|alegre|amigável|amigable)\b/iu,
    { fonts: 'rounded', radius: 'large', density: 'regular' },
  ],
  [
    /\b(?:minimal\p{L}*|clean(?:er)?|simpler|schlicht\p{L}*|sobre|épuré\p{L}*|sencill[oa]|limp[oa]|simples)\b/iu,
    { fonts: 'geist', radius: 'small', density: 'airy' },
  ],
  [
    /\b(?:professional|business-?like|serious|corporate|professionell\p{L}*|seriös\p{L}*|professionnel\p{L}*|profesional|profissional)\b/iu,
    { fonts: 'humanist', radius: 'small', density: 'regular' },
  ],
  [
    /\b(?:retro|vintage|old-?school|nostalgi\p{L}*)\b/iu,
    { fonts: 'classic', radius: 'none', density: 'regular' },
  ],
  [/\b(?:techy|futuristic|geeky|hacker)\b/iu, { fonts: 'mono-accent', radius: 'small', density: 'regular' }],
];
const ANY_LOOK =
  /\b(?:nicer|prettier|better looking|more (?:beautiful|attractive|appealing|interesting)|less (?:boring|plain)|looks? (?:ugly|dated|old|outdated)|beautify|redesign|schöner|hübscher|langweilig|plus (?:joli|jolie|beau|belle)|más bonit[oa]|mais bonit[oa])\b/iu;
const OF_LOOK =
  /\b(?:look|looks|looking|design|style|feel|appearance|layout|it|app|site|website|page|pages|everything|aussehen|optik|style|apparence|aspecto|diseño|visual|aparência)\b|^(?:make|more|change)\b/iu;

const NO_MOOD =
  /\b(?:colou?rs?|field|text|picture|image|(?:mobile|phone|user|eco|print|printer|search|family)[- ]friendly)\b/iu;

/** "make it look more modern", "more elegant", "it looks boring": type, corners and space. */
function changeMood(plan: AppPlan, text: string, language: ChangeContext['language']): Outcome | null {
  if (!OF_LOOK.test(text) || NO_MOOD.test(text)) return null;
  const mood = MOODS.find(([pattern]) => pattern.test(text));
  if (!mood && !ANY_LOOK.test(text)) return null;
  const wanted: ThemePlan = { ...plan.theme, ...(mood?.[1] ?? { radius: 'large', density: 'airy' }) };
  const isSmall = said(plan.theme, wanted, language).length < 2;
  const theme: ThemePlan = isSmall
    ? {
        ...wanted,
        layout: NEXT_LAYOUT[plan.theme.layout],
        fonts: wanted.fonts === plan.theme.fonts && !mood ? nextFont(wanted.fonts) : wanted.fonts,
      }
    : wanted;
  const done = [...said(plan.theme, theme, language), tell(language, 'rest')].join(' ');
  return { plan: { ...plan, theme }, done };
}

/** A sentence for each thing that is different. */
function said(before: ThemePlan, after: ThemePlan, language: ChangeContext['language']): readonly string[] {
  const isSharper = RADII.indexOf(after.radius) < RADII.indexOf(before.radius);
  const density = after.density === 'airy' ? 'airy' : 'compact';
  return [
    ...(before.fonts === after.fonts
      ? []
      : [tell(language, 'font', { name: after.fonts.replace('-', ' ') })]),
    ...(before.radius === after.radius
      ? []
      : [tell(language, 'corners', { name: tell(language, isSharper ? 'square' : 'round') })]),
    ...(before.density === after.density
      ? []
      : [tell(language, 'density', { name: tell(language, density) })]),
    ...(before.layout === after.layout ? [] : [tell(language, 'layout', { name: after.layout })]),
  ];
}

/** Another frame of the same kind: sites stay sites, programs stay programs. */
const NEXT_LAYOUT: Readonly<Record<ThemePlan['layout'], ThemePlan['layout']>> = {
  topbar: 'showcase',
  showcase: 'magazine',
  magazine: 'topbar',
  sidebar: 'topbar',
  centered: 'topbar',
  dock: 'sidebar',
};

const nextFont = (fonts: FontPairing): FontPairing => {
  const order: readonly FontPairing[] = [
    'geist',
    'serif-display',
    'humanist',
    'mono-accent',
    'rounded',
    'classic',
  ];
  return order[(order.indexOf(fonts) + 1) % order.length] ?? 'geist';
};

const RADII: readonly ThemePlan['radius'][] = ['none', 'small', 'medium', 'large'];

function changeCorners(plan: AppPlan, text: string, language: ChangeContext['language']): Outcome | null {
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
  return {
    plan: { ...plan, theme: { ...plan.theme, radius } },
    done: tell(language, 'corners', { name: tell(language, isSharp ? 'square' : 'round') }),
  };
}

function changeSpacing(plan: AppPlan, text: string, language: ChangeContext['language']): Outcome | null {
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
    return {
      plan: { ...plan, theme: { ...plan.theme, density } },
      done: tell(language, 'density', { name: tell(language, density) }),
    };
  }
  const layout = layoutIn(text);
  return layout
    ? {
        plan: { ...plan, theme: { ...plan.theme, layout } },
        done: tell(language, 'layout', { name: layout }),
      }
    : null;
}

function layoutIn(text: string): ThemePlan['layout'] | null {
  if (
    /\b(?:sidebar|side (?:bar|menu|navigation)|(?:menu|navigation|nav) (?:on|at|to) the (?:left|side)|left menu|seitenleiste|men[uü].{0,14}(?:esquerda|izquierda|gauche|links)|barra lateral|barre latérale)\b/iu.test(
      text,
    )
  )
    return 'sidebar';
  if (
    /\b(?:(?:menu|navigation|nav|header|tabs) (?:on|at|to) (?:the )?top|top (?:menu|navigation|bar)|horizontal (?:menu|navigation))\b/iu.test(
      text,
    )
  )
    return 'topbar';
  if (
    /\b(?:bottom (?:bar|navigation|tabs|menu)|tab bar|(?:menu|navigation|tabs) (?:on|at|to) the bottom|dock)\b/iu.test(
      text,
    )
  )
    return 'dock';
  if (/\b(?:magazine|newspaper) (?:layout|style|look)\b/iu.test(text)) return 'magazine';
  if (/\b(?:centered|narrow) layout\b/iu.test(text)) return 'centered';
  return null;
}
