/** Line breaks, and what stands before the first word of a line, are only for the eye. */
const joined = (text: TemplateStringsArray, parts: readonly string[]): string =>
  String.raw(text, ...parts).replace(/\n\s*/g, '');

/** A part of a pattern, told over several lines. */
export const part = (text: TemplateStringsArray, ...parts: readonly string[]): string => joined(text, parts);

const tag =
  (flags: string) =>
  (text: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(joined(text, parts), flags);

/** A pattern that is told over several lines, by its flags. */
export const like = {
  i: tag('i'),
  iu: tag('iu'),
  giu: tag('giu'),
  gi: tag('gi'),
  gu: tag('gu'),
  isu: tag('isu'),
  u: tag('u'),
  plain: tag(''),
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
      return [new RegExp(source, flags), meaning];
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
