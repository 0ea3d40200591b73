import { codeTexts } from '../texts.data.ts';

const maxPathCharacters = 1024;
const protectedPaths = /^(\.loam|node_modules|\.git)(\/|$)/i;

/** What is wrong with a path that someone typed; undefined when it can be used. The server has the last word. */
export function pathFault(path: string, existing: ReadonlySet<string>): string | undefined {
  const { name } = codeTexts;
  const parts = path.split('/');
  if (path.trim() === '') return name.empty;
  if (path.length > maxPathCharacters) return name.tooLong;
  if (/[\\\p{Cc}:*?"<>|]/u.test(path)) return name.badCharacter;
  if (path.startsWith('/') || parts.some((part) => part.trim() !== part || /^\.{0,2}$/.test(part))) {
    return name.badPart;
  }
  if (protectedPaths.test(path)) return name.managed;
  return existing.has(path) ? name.taken : undefined;
}

export function joinPath(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** `src/App.tsx:12` is a file and a line in it. */
export function pathAndLine(text: string): { readonly path: string; readonly line: number | undefined } {
  const [, path = text, line] = /^(.*?):(\d+)(?::\d+)?$/.exec(text) ?? [];
  return { path, line: line === undefined ? undefined : Number(line) };
}

/** Files whose path holds the letters in their order; the closest first. */
export function rankPaths(paths: readonly string[], wanted: string, max: number): readonly string[] {
  const letters = wanted.toLowerCase().replaceAll(/\s+/g, '');
  const ranked = paths.flatMap((path) => {
    const rank = rankOf(path.toLowerCase(), letters);
    return rank === undefined ? [] : [{ path, rank }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.path.length - b.path.length || (a.path < b.path ? -1 : 1))
    .slice(0, max)
    .map(({ path }) => path);
}

function rankOf(path: string, letters: string): number | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (name.startsWith(letters)) return 0;
  if (name.includes(letters)) return 1;
  if (path.includes(letters)) return 2;
  let at = -1;
  for (const letter of letters) {
    at = path.indexOf(letter, at + 1);
    if (at < 0) return undefined;
  }
  return 3;
}
