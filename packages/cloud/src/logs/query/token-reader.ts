import { type AppError } from '@loam/kernel';
import { logError, type LogErrorCode } from '../errors.ts';
import { readTokens, type Token } from './tokens.ts';

/** Words that end a value, and so cannot be the name of what stands before them. */
const reserved = new Set(
  'select from where group order by limit offset cross left inner join on as and or not in is like ilike case when then else end asc desc having union with'.split(
    ' ',
  ),
);

const deepest = 60;

export interface TokenReader {
  takeWord(word: string): boolean;
  expectWord(word: string): void;
  takeSign(...signs: readonly string[]): string | false;
  expectSign(sign: string): void;
  expectEnd(): void;
  isName(): boolean;
  name(): string;
  /** Names with dots between them, and names in brackets: `a['b.c']` is `a.b.c`. */
  path(): readonly string[];
  number(): string;
  next(): Token;
  peek(): Token;
  list<Item>(item: () => Item): Item[];
  /** Reads something inside something else, as deep as is sensible. */
  nested<Item>(item: () => Item): Item;
  fault(): AppError<LogErrorCode>;
}

export function createTokenReader(text: string): TokenReader {
  const tokens = readTokens(text);
  const last: Token = { kind: 'end', value: '', at: text.length };
  let index = 0;
  let depth = 0;
  const peek = () => tokens[index] ?? last;
  const next = () => {
    const token = peek();
    index += 1;
    return token;
  };
  const isWord = (word: string) => peek().kind === 'word' && peek().value.toLowerCase() === word;
  const fault = () => {
    const { kind, value, at } = peek();
    const found = kind === 'end' ? 'end of query' : `"${value.slice(0, 40)}"`;
    return logError('query_invalid', `Syntax error: unexpected ${found} at [${at + 1}].`);
  };
  const isName = () =>
    peek().kind === 'quoted' || (peek().kind === 'word' && !reserved.has(peek().value.toLowerCase()));
  const takeWord = (word: string) => isWord(word) && (next(), true);
  const takeSign = (...signs: readonly string[]) =>
    peek().kind === 'sign' && signs.includes(peek().value) && next().value;
  const expectSign = (sign: string) => {
    if (takeSign(sign) === false) throw fault();
  };
  const name = () => {
    if (!isName()) throw fault();
    return next().value;
  };
  const path = () => {
    const parts = [name()];
    for (;;) {
      // After a dot every word is a name: `response.end`.
      if (takeSign('.') !== false) parts.push(peek().kind === 'word' ? next().value : name());
      else if (takeSign('[') !== false) {
        if (peek().kind !== 'text') throw fault();
        parts.push(...next().value.split('.'));
        expectSign(']');
      } else return parts;
    }
  };
  return {
    takeWord,
    expectWord: (word) => {
      if (!takeWord(word)) throw fault();
    },
    takeSign,
    expectSign,
    expectEnd: () => {
      if (peek().kind !== 'end') throw fault();
    },
    isName,
    name,
    path,
    number: () => {
      if (peek().kind !== 'number') throw fault();
      return next().value;
    },
    next,
    peek,
    list: (item) => {
      const items = [item()];
      while (takeSign(',') !== false) items.push(item());
      return items;
    },
    nested: (item) => {
      depth += 1;
      if (depth > deepest) throw logError('query_invalid', 'The query is nested too deep.');
      const made = item();
      depth -= 1;
      return made;
    },
    fault,
  };
}
