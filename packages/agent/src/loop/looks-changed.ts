import type { FileChange } from '../ports.ts';

/** Classes and styles that must differ before a change in markup counts as a change of looks. */
const ENOUGH = 3;
const STYLE_SHEET = /\.(?:css|scss|sass|less)$/u;
const MARKUP = /\.(?:[jt]sx|html|vue|svelte)$/u;
const LOOKS = /\b(?:className|class|style)=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})/gu;

/**
 * Whether somebody would see another page, not only other words on it: a style sheet says something else, classes or
 * styles of some elements differ, or elements stand in another order.
 */
export async function changesLooks(
  changes: readonly FileChange[],
  readBase: (path: string) => Promise<string | null | undefined>,
): Promise<boolean> {
  let different = 0;
  for (const { path, action, content } of changes) {
    if (action !== 'write' || typeof content !== 'string') continue;
    if (!STYLE_SHEET.test(path) && !MARKUP.test(path)) continue;
    const base = await readBase(path);
    const before = base ?? '';
    if (STYLE_SHEET.test(path)) {
      if (bareCss(before) !== bareCss(content)) return true;
    } else {
      const looks = looksIn(content);
      // A new page or part is seen, however few classes it has.
      different += base === undefined && looks.length > 0 ? ENOUGH : lookDistance(looksIn(before), looks);
    }
    if (different >= ENOUGH) return true;
  }
  return false;
}

function bareCss(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/\s+/gu, '');
}

function looksIn(source: string): readonly string[] {
  return [...source.matchAll(LOOKS)].map(([found]) => found.replaceAll(/\s+/gu, ' '));
}

function lookDistance(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const look of before) left.set(look, (left.get(look) ?? 0) + 1);
  let added = 0;
  for (const look of after) {
    const count = left.get(look) ?? 0;
    if (count === 0) added += 1;
    else left.set(look, count - 1);
  }
  const removed = [...left.values()].reduce((sum, count) => sum + count, 0);
  if (added + removed > 0) return Math.max(added, removed);
  const isMoved = before.some((look, at) => look !== after[at]);
  return isMoved ? ENOUGH : 0;
}
