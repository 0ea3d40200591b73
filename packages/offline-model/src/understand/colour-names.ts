import { gloss } from './gloss.ts';
import { colornames } from 'color-name-list/bestof';
import { clampChroma, colorsNamed, converter, formatHex, parse, type Oklch } from 'culori';
import { EXTRA_COLOURS, FOREIGN_COLOURS, SHADE_WORDS, type Shade } from '../lexicon/colours.data.ts';
import type { Language } from '../plan/app-plan.ts';
import { isOneSlipAway } from './spelling.ts';
import { listed } from '../lexicon/listed.ts';

const toOklch = converter('oklch');

/** Asked for every run of words of a request: a search through the list would cost a fifth of its reading. */
const FANCY: ReadonlyMap<string, string> = new Map(
  colornames.map(({ name, hex }) => [name.toLowerCase(), hex]),
);

/** Finds the colour of a name, in English or the language of the request. */
export interface ColourNames {
  /** Exact names, CSS names written with spaces, and names with a shade word ("soft teal"). */
  find(words: readonly string[]): string | null;
  /** A name with one slip of the keys. */
  guess(words: readonly string[]): string | null;
  /** Any of some thousand fancy names. */
  findFancy(words: readonly string[]): string | null;
}

export function createColourNames(language: Language): ColourNames {
  const foreign = language === 'en' ? {} : FOREIGN_COLOURS[language];
  /** "botones verdes", "des boutons bleus". */
  const singular = (word: string): string | null => {
    const name = foreign[word.slice(0, -1)] ?? foreign[word.slice(0, -2)];
    return name === undefined ? null : toHex(name);
  };
  const exact = (words: readonly string[]): string | null => {
    const spaced = words.join(' ');
    const own = foreign[spaced];
    if (own !== undefined) return toHex(own);
    const extra = EXTRA_COLOURS[spaced];
    if (extra !== undefined) return extra;
    const css = words.join('').replaceAll('grey', 'gray');
    if (Object.hasOwn(colorsNamed, css)) return toHex(css);
    // "calm greens", "warm browns".
    const one = words.length === 1 ? spaced.replace(/s$/, '') : '';
    if (language === 'en' && one !== spaced && BASIC.has(one)) return toHex(one);
    const bare =
      language === 'de' && words.length === 1 ? foreign[spaced.replace(/(?:e[rsnm]?|n)$/, '')] : undefined;
    if (bare !== undefined) return toHex(bare);
    return words.length === 1 && spaced.endsWith('s') ? singular(spaced) : null;
  };
  const find = (words: readonly string[]): string | null => {
    const whole = exact(words);
    if (whole !== null || words.length < 2) return whole;
    const first = SHADE_WORDS[words[0] ?? ''];
    if (first !== undefined)
      return namedShade(foreign[words.slice(1).join(' ')], first) ?? shaded(find(words.slice(1)), first);
    const last = SHADE_WORDS[words.at(-1) ?? ''];
    if (last !== undefined)
      return (
        namedShade(foreign[words.slice(0, -1).join(' ')], last) ?? shaded(find(words.slice(0, -1)), last)
      );
    // "azul turquesa", "vert olive": the second word says which.
    if (words.length === 2 && ROMANCE.has(language) && exact(words.slice(0, 1)) !== null) {
      const which = exact(words.slice(1));
      if (which !== null) return which;
    }
    const one = words.map((word) => word.replace(/(?<=[aeiouéáí])s$/u, ''));
    if (ROMANCE.has(language) && one.join(' ') !== words.join(' ')) return find(one);
    return mixed(words, exact);
  };
  const known = [...Object.keys(foreign), ...Object.keys(EXTRA_COLOURS), ...COMMON_CSS_NAMES];
  return {
    find,
    guess(words) {
      const text = words.join('');
      if (text.length < 5 || gloss(text, language).toLowerCase() !== text) return null;
      const name = known.find((candidate) => isOneSlipAway(text, candidate.replaceAll(' ', '')));
      return name === undefined ? null : exact(name.split(' '));
    },
    findFancy(words) {
      return FANCY.get(words.join(' ')) ?? null;
    },
  };
}

const ROMANCE: ReadonlySet<Language> = new Set(['pt', 'es', 'fr'] as const);

/** Six digits, lower case; null for what is no colour. */
export function toHex(text: string): string | null {
  const colour = parse(text);
  return colour === undefined ? null : (formatHex({ ...colour, alpha: 1 }) ?? null);
}

/** "amarillo claro" is the light yellow that CSS knows. */
function namedShade(name: string | undefined, shade: Shade): string | null {
  const css =
    name === undefined ? '' : `${shade === 'lighter' ? 'light' : shade === 'darker' ? 'dark' : '-'}${name}`;
  return Object.hasOwn(colorsNamed, css) ? toHex(css) : null;
}

const SHIFTS: Readonly<Record<Shade, (colour: Oklch) => Oklch>> = {
  same: (colour) => colour,
  lighter: (colour) => ({
    ...colour,
    l: Math.min(0.94, colour.l + (1 - colour.l) * 0.55),
    c: colour.c * 0.7,
  }),
  paler: (colour) => ({ ...colour, l: Math.max(0.93, colour.l), c: Math.min(colour.c, 0.045) }),
  softer: (colour) => ({ ...colour, l: colour.l + (0.78 - colour.l) * 0.45, c: colour.c * 0.55 }),
  darker: (colour) => ({ ...colour, l: colour.l * 0.62, c: colour.c * 0.9 }),
  brighter: (colour) => ({
    ...colour,
    l: Math.max(colour.l, 0.62),
    c: Math.min(0.3, colour.c * 1.25 + 0.02),
  }),
};

function shaded(hex: string | null, shade: Shade): string | null {
  const colour = hex === null ? undefined : toOklch(hex);
  if (colour === undefined) return null;
  return formatHex(clampChroma(SHIFTS[shade](colour), 'oklch'));
}

/** "blue green", "reddish brown": half way between the two. */
function mixed(words: readonly string[], exact: (words: readonly string[]) => string | null): string | null {
  if (words.length !== 2) return null;
  const [first = '', second = ''] = words;
  const base = BASIC.has(second) ? toOklch(exact([second]) ?? '') : undefined;
  const tinge = BASIC.get(first.replace(/ish$/, '').replace(/dd$/, 'd'));
  const other = tinge === undefined ? undefined : toOklch(tinge);
  if (base === undefined || other === undefined || first === second) return null;
  const hue = base.h === undefined ? other.h : other.h === undefined ? base.h : meanHue(base.h, other.h);
  const blend: Oklch = {
    mode: 'oklch',
    l: (base.l + other.l) / 2,
    c: (base.c + other.c) / 2,
    ...(hue === undefined ? {} : { h: hue }),
  };
  return formatHex(clampChroma(blend, 'oklch'));
}

function meanHue(a: number, b: number): number {
  const difference = ((b - a + 540) % 360) - 180;
  return (a + difference / 2 + 360) % 360;
}

const BASIC: ReadonlyMap<string, string> = new Map(
  listed('red, green, blue, yellow, orange, purple, pink, brown, gray, grey, teal, violet').map((name) => [
    name,
    name,
  ]),
);

const COMMON_CSS_NAMES = listed(`
  turquoise, lavender, maroon, crimson, magenta, fuchsia, indigo, violet, salmon, chocolate, goldenrod,
  aquamarine, chartreuse, orange, yellow, purple, green, black, white, brown, beige, coral, khaki, olive,
  orchid, sienna, silver, light blue, dark blue, light green, dark green, light gray, dark gray, sky blue,
  steel blue, royal blue, midnight blue, forest green, sea green, slate gray, light yellow, light pink,
  dark red, dark orange, hot pink, ivory, azure`);
