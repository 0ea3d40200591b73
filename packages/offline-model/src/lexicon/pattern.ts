/** Letters of the Latin, Greek and Cyrillic scripts, as a class tells them. */
const LETTERS = 'A-Za-zÀ-ӿ';

/**
 * The source with the letters told by their ranges. V8 takes most of a millisecond for each `\p{L}`, and there are
 * two thousand of them: the first request after a start took four seconds, half of it for this.
 */
function inRanges(source: string): string {
  let isClass = false;
  return source.replace(/\\p\{([LN])\}|\\[^]|[[\]]/g, (sign, kind?: string) => {
    if (sign === '[') isClass = true;
    if (sign === ']') isClass = false;
    if (kind === undefined) return sign;
    if (kind === 'N') return String.raw`\d`;
    return isClass ? LETTERS : `[${LETTERS}]`;
  });
}

/** A pattern that is put together; `\p{L}` is any letter, `\p{N}` any digit. Every pattern with these is made here. */
export const toPattern = (source: string | RegExp, flags: string): RegExp =>
  new RegExp(typeof source === 'string' ? inRanges(source) : source.source, flags);

/** Line breaks, and what stands before the first word of a line, are only for the eye. */
const joined = ({ raw }: TemplateStringsArray, parts: readonly string[]): string =>
  String.raw({ raw: raw.map((text) => text.replace(/\n\s*/g, '')) }, ...parts);

/** A part of a pattern, told over several lines. */
export const part = (text: TemplateStringsArray, ...parts: readonly string[]): string => joined(text, parts);

/** What was made at a place in the source; one with `g` goes on from where it was and is made anew. */
const made = new WeakMap<TemplateStringsArray, RegExp>();

const tag =
  (flags: string) =>
  (text: TemplateStringsArray, ...parts: readonly string[]): RegExp => {
    const before = made.get(text);
    if (before !== undefined) return before;
    const pattern = toPattern(joined(text, parts), flags);
    if (parts.length === 0 && !pattern.global) made.set(text, pattern);
    return pattern;
  };

/** A pattern that is told over several lines, by its flags. */
export const like = {
  g: tag('g'),
  gi: tag('gi'),
  giu: tag('giu'),
  gmu: tag('gmu'),
  gu: tag('gu'),
  i: tag('i'),
  isu: tag('isu'),
  iu: tag('iu'),
  m: tag('m'),
  mu: tag('mu'),
  plain: tag(''),
  su: tag('su'),
  u: tag('u'),
};

/** What a text is searched for, and what is meant by it. */
export type Meanings = readonly (readonly [RegExp, string])[];

const MEANT = /^\/(.+)\/([a-z]*) ?=> '(.*)'$/u;

/** Rows of `/pattern/flags => 'meaning'`; what is set in goes on from the line above, `//` begins a remark. */
export const meanings = (text: TemplateStringsArray, ...parts: readonly string[]): Meanings =>
  String.raw(text, ...parts)
    .trim()
    .split(/\n(?=\S)/)
    .filter((row) => !row.startsWith('// '))
    .map((row) => {
      const [, source, flags, meaning = ''] = MEANT.exec(row.replace(/\n\s*/g, '')) ?? [];
      if (source === undefined) throw new Error(`No pattern with a meaning: ${row}`);
      return [toPattern(source, flags ?? ''), meaning];
    });

/** The text with each of the patterns in its plainer words. */
export const reworded = (text: string, rows: Meanings): string =>
  rows.reduce((told, [pattern, plain]) => told.replace(pattern, plain), text);

/** A list of single words, told over several lines. */
export const words = ({ raw }: TemplateStringsArray): readonly string[] => raw.join('').trim().split(/\s+/);

/** A text of one line that is told over several. */
export const oneLine = ({ raw }: TemplateStringsArray): string =>
  raw
    .join('')
    .trim()
    .replace(/\s*\n\s*/g, ' ');

/** What stands before the last of a list, in five languages; a part of many patterns. */
export const AND = 'and|und|et|y|e';
/** The same where any of them may be meant. */
export const AND_OR = 'and|or|und|oder|et|ou|y|o|e';
