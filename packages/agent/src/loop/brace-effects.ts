import type { Turn } from './turn.ts';

const EFFECT = /\buse(?:Layout)?Effect\(\s*\(\)\s*=>\s*(?=[^\s{])/gu;
/** The call itself, on whatever it is called; not one inside the arguments of another. */
const SCROLLS = /^(?:[^()=]|\([^()=]*\))*?\bscroll(?:To|By|IntoView)?\([\s\S]*\)$/u;
const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/**
 * An effect may return nothing but its clean-up. Methods that scroll return a promise in newer browsers, while their
 * types still say nothing: `useEffect(() => window.scrollTo(0, 0))` breaks when the page changes, and at once in a
 * preview. What the model wrote is put in braces.
 */
export async function braceEffects({ files }: Turn): Promise<void> {
  for (const path of files.touched()) {
    if (!/\.[jt]sx?$/u.test(path)) continue;
    const source = await files.read(path);
    if (typeof source !== 'string') continue;
    const mended = withBraces(source);
    if (mended !== source) await files.write(path, mended);
  }
}

export function withBraces(source: string): string {
  let mended = '';
  let done = 0;
  for (const found of source.matchAll(EFFECT)) {
    const from = found.index + found[0].length;
    const to = endOfExpression(source, from);
    const expression = source.slice(from, to).trimEnd();
    if (from < done || !SCROLLS.test(expression)) continue;
    mended += `${source.slice(done, from)}{ ${expression}; }`;
    done = from + expression.length;
  }
  return mended + source.slice(done);
}

function endOfExpression(source: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at);
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (OPENING.has(sign)) depth += 1;
    else if (depth === 0 && (sign === ',' || CLOSING.has(sign))) return at;
    else if (CLOSING.has(sign)) depth -= 1;
  }
  return from;
}
