import { PLACEHOLDER_PATTERNS } from './placeholders.data.ts';

export interface Placeholder {
  /** From one. */
  readonly line: number;
  readonly text: string;
}

const CODE = /\.(tsx?|jsx?|mjs|cjs|mts|cts|css|scss|less|html?|vue|svelte|astro|sql|py|ya?ml|toml|sh)$/i;
const COMMENTS = [
  /^\s*\{?\s*\/\*+(.*?)(?:\*\/\s*\}?.*)?$/,
  /^\s*\*+(?!\/)(.*)$/,
  /(?:^|\s)\/\/+(.*)$/,
  /^\s*<!--(.*?)(?:-->.*)?$/,
  /^\s*(?:#|--)(.*)$/,
];
// Longer than this is a sentence that says something, not a mark in place of code.
const MAX_WORDS = 14;

/** The first comment that stands for code left out, unless the file had it before. */
export function findPlaceholder(path: string, content: string, before: string): Placeholder | undefined {
  if (!CODE.test(path)) return undefined;
  const known = new Set(before.split('\n').map((line) => line.trim()));
  const lines = content.split('\n');
  const index = lines.findIndex((line) => !known.has(line.trim()) && standsForCode(line));
  return index === -1 ? undefined : { line: index + 1, text: lines[index]?.trim().slice(0, 120) ?? '' };
}

function standsForCode(line: string): boolean {
  for (const pattern of COMMENTS) {
    const comment = pattern.exec(line)?.[1]?.trim();
    if (comment !== undefined && comment !== '' && isPlaceholder(comment)) return true;
  }
  return false;
}

function isPlaceholder(comment: string): boolean {
  const text = comment.toLowerCase().replaceAll('…', '...').replace(/\s+/g, ' ').slice(0, 300);
  if (text.split(' ').length > MAX_WORDS) return false;
  return PLACEHOLDER_PATTERNS.some((pattern) => pattern.test(text));
}
