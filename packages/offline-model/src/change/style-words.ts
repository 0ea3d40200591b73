import { wcagContrast } from 'culori';
import type { Language } from '../plan/app-plan.ts';
import { coloursIn } from './colours.ts';
import { listed } from '../lexicon/listed.ts';
import { patternOf } from './reading.ts';

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

/** Wordings, and the classes that they stand for; `+1` and `-1` are steps of the scale of sizes, `~2` of roundings. */
const STYLES = `larger|bigger|big|huge|enlarge|grow => +1
smaller|shrink|tiny|less big => -1
not bold|normal weight|thinner|lighter weight => font-normal
bold(?:er)? => font-bold
italics?|kursiv|italique|cursiva|itálico => italic
underlin~|unterstrichen|souligné|subrayad~|sublinhad~ => underline
centered|center|centre|centred|middle => text-center mx-auto
left[- ]align~|align(?:ed)? (?:to the )?left|linksbündig => text-left
right[- ]align~|align(?:ed)? (?:to the )?right|rechtsbündig => text-right
upper ?case|all caps|capitals|großbuchstaben|majuscules|mayúsculas|maiúsculas => uppercase
rounder|rounded|round => ~2
square|sharp corners|no rounding => rounded-none
wider|full width|stretch|ganze breite|pleine largeur|ancho completo|largura total => w-full
shadow|schatten|ombre|sombra => shadow-lg
border|outline|rahmen|bordure|borde|borda => border border-current
more (?:padding|space inside)|padding => p-6
more (?:margin|space|spacing|distance) => my-8
transparent|faded|see-through => opacity-60`
  .split('\n')
  .map((row) => row.split(' => '));

function changeFor(classes: readonly string[], told: string): StyleChange {
  if (/^[+-]1$/.test(told)) return step(classes, SIZES, Number(told));
  if (told === '~2') return step(classes, ROUNDINGS, 2);
  const names = told.split(' ');
  const isReplaced = (name: string): boolean =>
    names.some((wanted) => isSameKind(name, wanted)) && !names.includes(name);
  return { add: names, remove: classes.filter(isReplaced) };
}

/** The classes that the words ask for; null where they ask for none. */
export function styleIn(
  order: string,
  language: Language,
  element: { readonly name: string; readonly classes: readonly string[] },
): StyleChange | null {
  // A picture has no size of type.
  const isPicture = /^(?:img|Picture)$/.test(element.name);
  const rules = STYLES.filter(
    ([wordings = '', told = '']) => patternOf(wordings).test(order) && !(isPicture && /^[+-]1$/.test(told)),
  ).map(([, told = '']) => changeFor(element.classes, told));
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
