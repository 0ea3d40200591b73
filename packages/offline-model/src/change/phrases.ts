import { patternOf, without } from './reading.ts';

/** Without the small words at the front and the marks around. */
export function bare(text: string): string {
  let result = text.trim().replace(/^[\s,:;.–-]+|[\s,:;.!?–-]+$/gu, '');
  for (let before = ''; before !== result;) {
    before = result;
    result = without(`${result} `, 'article').trim();
  }
  return result;
}

/** Joined by commas and "and"; what stands in brackets stays together. */
export function listItems(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const piece of text.split(/(\(|\)|\[|\]|,|;|\s+(?:and|or|und|oder|et|ou|y|e|o|u|&)\s+|\s*\/\s*)/iu)) {
    if (/^[([]$/.test(piece)) depth += 1;
    if (/^[)\]]$/.test(piece)) depth = Math.max(0, depth - 1);
    const isBreak =
      depth === 0 && /^(?:,|;|\s+(?:and|or|und|oder|et|ou|y|e|o|u|&)\s+|\s*\/\s*)$/iu.test(piece);
    if (isBreak) {
      parts.push(current);
      current = '';
    } else current += piece;
  }
  return [...parts, current].map((part) => part.trim()).filter((part) => part !== '');
}

/** The first name of a table one of whose wordings a text holds. */
export function firstNamed<T extends string>(
  table: Readonly<Partial<Record<T, string>>>,
  text: string,
): T | undefined;
export function firstNamed(
  table: Readonly<Partial<Record<string, string>>>,
  text: string,
): string | undefined {
  return Object.keys(table).find((name) => patternOf(table[name] ?? '').test(text));
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
