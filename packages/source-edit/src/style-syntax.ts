import { positionsOf } from './positions.ts';
import type { SyntaxFault } from './syntax-fault.ts';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };
// An address without quotes may hold any sign but a closing bracket.
const TOKEN = /\/\*|["']|url\(\s*[^"'\s)][^)]*\)|[{}()[\]]|\\[^]/gi;

/** Brackets, strings and comments of a style sheet are closed. */
export function checkStyle(source: string): readonly SyntaxFault[] {
  const positions = positionsOf(source);
  const fault = (offset: number, message: string): readonly SyntaxFault[] => [
    { ...positions.at(offset), message },
  ];
  const open: { readonly sign: string; readonly offset: number }[] = [];
  const tokens = new RegExp(TOKEN);
  for (let token = tokens.exec(source); token !== null; token = tokens.exec(source)) {
    const [sign] = token;
    const offset = token.index;
    if (sign.length > 2 || sign.startsWith('\\')) continue;
    if (sign === '/*' || sign === '"' || sign === "'") {
      const end = sign === '/*' ? source.indexOf('*/', offset + 2) : endOfString(source, offset);
      if (end === -1)
        return fault(offset, sign === '/*' ? 'The comment is not closed.' : 'The string is not closed.');
      tokens.lastIndex = end + (sign === '/*' ? 2 : 1);
    } else if (sign in CLOSING) open.push({ sign, offset });
    else {
      const last = open.pop();
      if (last === undefined) return fault(offset, `Nothing is open that ${sign} could close.`);
      if (CLOSING[last.sign] !== sign) return fault(offset, `${sign} cannot close ${last.sign}.`);
    }
  }
  const left = open.at(-1);
  return left === undefined ? [] : fault(left.offset, `${left.sign} is not closed.`);
}

function endOfString(source: string, start: number): number {
  const quote = source[start];
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === quote) return at;
    else if (source[at] === '\n') return -1;
  }
  return -1;
}
