import { parse } from '@loam/source-edit';

const VOID = new Set(['img', 'input', 'br', 'hr', 'meta', 'link', 'source']);
const TAG =
  /<(\/?)([A-Za-z][\w.]*)((?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}))?|\s*\{\.\.\.[^}]*\})*)\s*(\/?)>/g;

/** Closes the elements that were left open, innermost first; null where that does not make the source readable. */
export function closeElements(source: string, path: string): string | null {
  if (parse(source, path).errors.length === 0) return null;
  for (const candidate of candidates(source))
    if (parse(candidate, path).errors.length === 0) return candidate;
  return null;
}

function* candidates(source: string): Generator<string> {
  yield withVoidClosed(source);
  const open: { readonly name: string; readonly end: number }[] = [];
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, name = '', , self] = match;
    if (self === '/') continue;
    if (slash === '') open.push({ name, end: match.index + whole.length });
    else if (open.at(-1)?.name === name) open.pop();
    else {
      const left = open.at(-1);
      if (left) {
        yield `${source.slice(0, match.index)}</${left.name}>${source.slice(match.index)}`;
        open.pop();
        if (open.at(-1)?.name === name) open.pop();
      }
      yield source.slice(0, match.index) + source.slice(match.index + whole.length);
    }
  }
  const tail = /\n(\s*\);?\s*\}?;?\s*(?:\n\s*export default [^\n]*)?\s*)$/u.exec(source);
  const closing = open
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('\n');
  if (tail) yield `${source.slice(0, tail.index)}\n${closing}${source.slice(tail.index)}`;
  yield `${source.trimEnd()}\n}\n`;
  yield `${source.trimEnd()}\n  );\n}\n`;
}

/** `<img>` as JSX wants it. */
function withVoidClosed(source: string): string {
  let result = '';
  let at = 0;
  for (const match of source.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = '', self] = match;
    const isOpen = slash === '' && self === '' && VOID.has(name);
    result += source.slice(at, match.index) + (isOpen ? `<${name}${attributes} />` : whole);
    at = match.index + whole.length;
  }
  return result + source.slice(at);
}
