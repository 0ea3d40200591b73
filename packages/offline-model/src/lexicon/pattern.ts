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

/** A list of single words, told over several lines. */
export const words = ({ raw }: TemplateStringsArray): readonly string[] => raw.join('').trim().split(/\s+/);

/** A text of one line that is told over several. */
export const oneLine = ({ raw }: TemplateStringsArray): string =>
  raw
    .join('')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
