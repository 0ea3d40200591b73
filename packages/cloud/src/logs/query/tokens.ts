import { logError } from '../errors.ts';

export interface Token {
  readonly kind: 'word' | 'quoted' | 'text' | 'number' | 'sign' | 'end';
  /** Of a word as it was written; of a text without its quotes. */
  readonly value: string;
  readonly at: number;
}

const longestQuery = 20_000;

// The order matters: comments before signs, two-letter signs before one-letter ones.
const pattern =
  /(?<space>\s+|--[^\n]*|\/\*[^]*?\*\/)|(?<text>'(?:[^'\\]|''|\\[^])*'|"(?:[^"\\]|\\[^])*")|`(?<quoted>[^`]*)`|(?<number>\d+(?:\.\d+)?)|(?<word>[A-Za-z_]\w*)|(?<sign><>|!=|<=|>=|\|\||[-+*/=<>(),.[\];])/y;

/** Takes a query's text apart, or says at which character it stops making sense. */
export function readTokens(query: string): readonly Token[] {
  if (query.length > longestQuery)
    throw logError('query_invalid', `A query may have ${longestQuery} characters.`);
  const tokens: Token[] = [];
  let at = 0;
  while (at < query.length) {
    pattern.lastIndex = at;
    const groups = pattern.exec(query)?.groups;
    if (groups === undefined)
      throw logError('query_invalid', `Syntax error: unexpected "${query[at] ?? ''}" at [${at + 1}].`);
    const token = tokenOf(groups, at);
    if (token !== undefined) tokens.push(token);
    at = pattern.lastIndex;
  }
  return [...tokens, { kind: 'end', value: '', at }];
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>, at: number): Token | undefined {
  if (groups['text'] !== undefined) return { kind: 'text', value: textOf(groups['text']), at };
  for (const kind of ['quoted', 'number', 'word', 'sign'] as const) {
    const value = groups[kind];
    if (value !== undefined) return { kind, value, at };
  }
  return undefined;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** A quote inside is doubled, as in SQL, or has a backslash before it, as in the dialect that the queries come from. */
function textOf(written: string): string {
  const inside = written.slice(1, -1);
  const plain = written.startsWith("'") ? inside.replaceAll("''", String.raw`\'`) : inside;
  return plain.replaceAll(/\\([^])/g, (whole, letter: string) =>
    /[\\'"`]/.test(letter) ? letter : (escapes[letter] ?? whole),
  );
}
