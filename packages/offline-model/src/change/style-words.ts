import { wcagContrast } from 'culori';
import type { Language } from '../plan/app-plan.ts';
import { coloursIn } from './colours.ts';
import { listed } from '../lexicon/listed.ts';

export interface StyleChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

const SIZES = listed(`
  text-xs, text-sm, text-base, text-lg, text-xl, text-2xl, text-3xl, text-4xl, text-5xl, text-6xl, text-7xl,
  text-8xl`);
const ROUNDINGS = listed(`
  rounded-none, rounded-sm, rounded, rounded-md, rounded-lg, rounded-xl, rounded-2xl, rounded-3xl,
  rounded-full`);

type Rule = (classes: readonly string[]) => StyleChange;

const only =
  (...names: readonly string[]): Rule =>
  (classes) => ({
    add: names,
    remove: classes.filter(
      (name) => names.some((wanted) => isSameKind(name, wanted)) && !names.includes(name),
    ),
  });

const RULES: readonly (readonly [RegExp, Rule])[] = [
  [/\b(?:larger|bigger|big|huge|enlarge|grow)\b/iu, (classes) => step(classes, SIZES, 1)],
  [/\b(?:smaller|shrink|tiny|less big)\b/iu, (classes) => step(classes, SIZES, -1)],
  [/\b(?:not bold|normal weight|thinner|lighter weight)\b/iu, only('font-normal')],
  [/\bbold(?:er)?\b/iu, only('font-bold')],
  [/\bitalics?\b|\bkursiv\b|\bitalique\b|\bcursiva\b|\bitálico\b/iu, only('italic')],
  [/\bunderlin\w*\b|\bunterstrichen\b|\bsouligné\b|\bsubrayad\w\b|\bsublinhad\w\b/iu, only('underline')],
  [/\b(?:centered|center|centre|centred|middle)\b/iu, only('text-center', 'mx-auto')],
  [/\b(?:left[- ]align\w*|align(?:ed)? (?:to the )?left|linksbündig)\b/iu, only('text-left')],
  [/\b(?:right[- ]align\w*|align(?:ed)? (?:to the )?right|rechtsbündig)\b/iu, only('text-right')],
  [
    /\b(?:upper ?case|all caps|capitals|großbuchstaben|majuscules|mayúsculas|maiúsculas)\b/iu,
    only('uppercase'),
  ],
  [/\b(?:rounder|rounded|round)\b/iu, (classes) => step(classes, ROUNDINGS, 2)],
  [/\b(?:square|sharp corners|no rounding)\b/iu, only('rounded-none')],
  [
    /\b(?:wider|full width|stretch|ganze breite|pleine largeur|ancho completo|largura total)\b/iu,
    only('w-full'),
  ],
  [/\b(?:shadow|schatten|ombre|sombra)\b/iu, only('shadow-lg')],
  [/\b(?:border|outline|rahmen|bordure|borde|borda)\b/iu, only('border', 'border-current')],
  [/\b(?:more (?:padding|space inside)|padding)\b/iu, only('p-6')],
  [/\b(?:more (?:margin|space|spacing|distance))\b/iu, only('my-8')],
  [/\b(?:transparent|faded|see-through)\b/iu, only('opacity-60')],
];

/** The classes that the words ask for; null where they ask for none. */
export function styleIn(
  order: string,
  language: Language,
  element: { readonly name: string; readonly classes: readonly string[] },
): StyleChange | null {
  const rules = RULES.filter(([pattern]) => pattern.test(order)).map(([, rule]) => rule(element.classes));
  const colour = coloursIn(order, language).at(-1)?.hex;
  const all = colour === undefined ? rules : [...rules, colourClasses(order, colour, element)];
  if (all.length === 0) return null;
  return { add: all.flatMap(({ add }) => add), remove: all.flatMap(({ remove }) => remove) };
}

/** Buttons and surfaces are filled, words are inked. */
function colourClasses(
  order: string,
  hex: string,
  { name, classes }: { readonly name: string; readonly classes: readonly string[] },
): StyleChange {
  const isFill =
    /\b(?:background|fill|bg)\b/iu.test(order) ||
    (!/\b(?:text|font|words?|letters?|ink)\b/iu.test(order) &&
      (/^(?:button|Button|header|footer|nav|section|main|aside|Card|Badge|body)$/.test(name) ||
        classes.some((one) => one.startsWith('bg-'))));
  if (!isFill) return { add: [`text-[${hex}]`], remove: classes.filter((one) => isTextColour(one)) };
  const ink = wcagContrast(hex, '#ffffff') >= wcagContrast(hex, '#111111') ? 'text-white' : 'text-black';
  const hover = name === 'Button' || name === 'button' ? [`hover:bg-[${hex}]/90`] : [];
  return {
    add: [`bg-[${hex}]`, ink, ...hover],
    remove: classes.filter((one) => /^(?:hover:)?bg-/.test(one) || isTextColour(one)),
  };
}

const isTextColour = (name: string): boolean =>
  name.startsWith('text-') &&
  !SIZES.includes(name) &&
  !/^text-(?:left|right|center|justify|balance|pretty|wrap|nowrap)$/.test(name);

function step(classes: readonly string[], scale: readonly string[], by: number): StyleChange {
  const old = classes.filter((name) => scale.includes(name));
  const at = old.length === 0 ? Math.floor(scale.length / 4) : scale.indexOf(old.at(-1) ?? '');
  const next = scale[Math.min(scale.length - 1, Math.max(0, at + by))] ?? scale[at] ?? '';
  const responsive = classes.filter((name) => scale.some((one) => name.endsWith(`:${one}`)));
  const stepped = responsive.map((name) => {
    const [prefix = '', size = ''] = name.split(/:(?=[^:]+$)/);
    return `${prefix}:${scale[Math.min(scale.length - 1, Math.max(0, scale.indexOf(size) + by))] ?? size}`;
  });
  return {
    add: [next, ...stepped].filter((name) => !old.includes(name)),
    remove: [...old.filter((name) => name !== next), ...responsive.filter((name) => !stepped.includes(name))],
  };
}

const KINDS: readonly RegExp[] = [
  /^font-(?:thin|light|normal|medium|semibold|bold|extrabold|black)$/,
  /^text-(?:left|right|center|justify)$/,
  /^rounded/,
  /^w-/,
  /^shadow/,
  /^p-/,
  /^my-/,
  /^(?:uppercase|lowercase|capitalize)$/,
  /^opacity-/,
];
const isSameKind = (left: string, right: string): boolean =>
  KINDS.some((kind) => kind.test(left) && kind.test(right));
