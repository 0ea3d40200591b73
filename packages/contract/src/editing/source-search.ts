import { z } from 'zod';
import { enums } from '../enums.data.ts';
import { limits } from '../limits.data.ts';

/** One place where the text stands, with what stands around it on the same line. */
export const SourceMatch = z.object({
  /** Both from 1. */
  line: z.number().int(),
  column: z.number().int(),
  before: z.string(),
  text: z.string(),
  after: z.string(),
});
export type SourceMatch = z.infer<typeof SourceMatch>;

export const FileMatches = z.object({
  path: z.string(),
  matches: z.array(SourceMatch),
  /** There are more in this file. */
  is_incomplete: z.boolean(),
});
export type FileMatches = z.infer<typeof FileMatches>;

export const searchQueryMaxCharacters = 200;

const { code } = limits;

/** Files that nobody wrote by hand are not searched, nor are the platform's own. */
const skips: Readonly<Record<(typeof enums.code.searchSkips)[number], RegExp>> = {
  lock_files:
    /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|composer\.lock|cargo\.lock|gemfile\.lock)$/i,
  source_maps: /\.map$/i,
  minified_files: /[.-]min\.(js|mjs|cjs|css|html)$/i,
  '.loam/': /^\.loam\//i,
};

export function isSearched(path: string): boolean {
  return !enums.code.searchSkips.some((kind) => skips[kind].test(path));
}

/**
 * Finds a text as it stands, in whatever case. No pattern is read from it, so none can take long.
 * Undefined where a file has none.
 */
export function createTextSearch(query: string): (path: string, text: string) => FileMatches | undefined {
  const wanted = foldCase(query);
  return (path, text) => {
    if (wanted === '') return undefined;
    const folded = foldCase(text);
    const matches: SourceMatch[] = [];
    const place = { line: 1, lineStart: 0 };
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      if (matches.length === code.searchMaxMatchesPerFile) return { path, matches, is_incomplete: true };
      moveTo(place, text, at);
      matches.push(matchAt(text, { at, length: wanted.length }, place));
    }
    return matches.length === 0 ? undefined : { path, matches, is_incomplete: false };
  };
}

function moveTo(place: { line: number; lineStart: number }, text: string, at: number): void {
  for (
    let end = text.indexOf('\n', place.lineStart);
    end >= 0 && end < at;
    end = text.indexOf('\n', place.lineStart)
  ) {
    place.line += 1;
    place.lineStart = end + 1;
  }
}

function matchAt(
  text: string,
  found: { readonly at: number; readonly length: number },
  { line, lineStart }: { readonly line: number; readonly lineStart: number },
): SourceMatch {
  const end = found.at + found.length;
  const beforeFrom = Math.max(lineStart, found.at - code.searchContextCharacters);
  const after = text.slice(end, end + code.searchContextCharacters);
  return {
    line,
    column: found.at - lineStart + 1,
    before: text.slice(beforeFrom, found.at),
    text: text.slice(found.at, end),
    after: after.split(/[\r\n]/, 1)[0] ?? '',
  };
}

/** Places in the folded text are places in the text: a letter whose small form is longer stays as it is. */
function foldCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return small.length === letter.length ? small : letter;
  }).join('');
}
