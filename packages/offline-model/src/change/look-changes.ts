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
  return changeCorners(plan, text, language) ?? changeSpacing(plan, text, language);
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
