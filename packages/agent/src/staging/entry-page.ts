import { bareName } from './path-rules.ts';

const PAGE = 'index.html';
const ROOT = /<\w+\b[^>]*\bid\s*=\s*["']?(root|app)\b/giu;
const ENTRY = /<script\b[^>]*\bsrc\s*=\s*["']?(\/?(?:src\/)[^"'\s>]+)/giu;

/** Why a change of the page that everything hangs on is shown to a person; undefined where it stays whole. */
export function reasonAgainstPage(path: string, before: string, after: string): string | undefined {
  if (bareName(path) !== PAGE) return undefined;
  const kept = new Set(marksOf(after));
  const lost = marksOf(before).find((mark) => !kept.has(mark));
  return lost === undefined ? undefined : `without ${lost} the app shows nothing`;
}

/** The element that the app is drawn into, and the script that draws it. */
function marksOf(html: string): string[] {
  const plain = html.replaceAll(/<!--[\s\S]*?-->/gu, '');
  return [
    ...[...plain.matchAll(ROOT)].map(([, id]) => `the element with id="${id}"`),
    ...[...plain.matchAll(ENTRY)].map(([, source]) => `the script ${source}`),
  ];
}
