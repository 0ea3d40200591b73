import { BINARY_OPERATORS, type BinaryOperator, type CaseBranch, type Expression } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';

/** Reads values by what binds them: or, and, not, comparison, sum, product. */
export function parseExpression(reader: TokenReader): Expression {
  return reader.nested(() => chain(reader, conjunction, () => (reader.takeWord('or') ? 'or' : undefined)));
}

type Parse = (reader: TokenReader) => Expression;

const conjunction: Parse = (reader) =>
  chain(reader, negation, () => (reader.takeWord('and') ? 'and' : undefined));
const sum: Parse = (reader) => chain(reader, product, () => operatorOf(reader.takeSign('+', '-')));
const product: Parse = (reader) => chain(reader, single, () => operatorOf(reader.takeSign('*', '/')));

function chain(reader: TokenReader, side: Parse, operator: () => BinaryOperator | undefined): Expression {
  let left = side(reader);
  for (let found = operator(); found !== undefined; found = operator())
    left = { kind: 'binary', operator: found, left, right: side(reader) };
  return left;
}

function negation(reader: TokenReader): Expression {
  return reader.takeWord('not') ? { kind: 'not', value: negation(reader) } : comparison(reader);
}

function comparison(reader: TokenReader): Expression {
  const left = sum(reader);
  const sign = reader.takeSign('=', '!=', '<>', '<', '<=', '>', '>=');
  const operator = operatorOf(sign === '<>' ? '!=' : sign);
  if (operator !== undefined) return { kind: 'binary', operator, left, right: sum(reader) };
  if (reader.takeWord('is')) {
    const isNot = reader.takeWord('not');
    reader.expectWord('null');
    return { kind: 'isNull', value: left, isNot };
  }
  const isNot = reader.takeWord('not');
  if (reader.takeWord('in')) return { kind: 'in', value: left, list: inParentheses(reader), isNot };
  for (const word of ['like', 'ilike'] as const)
    if (reader.takeWord(word))
      return { kind: 'binary', operator: isNot ? `not ${word}` : word, left, right: sum(reader) };
  if (isNot) throw reader.fault();
  return left;
}

function operatorOf(sign: string | false): BinaryOperator | undefined {
  return BINARY_OPERATORS.find((operator) => operator === sign);
}

function inParentheses(reader: TokenReader): Expression[] {
  reader.expectSign('(');
  const list = reader.list(() => parseExpression(reader));
  reader.expectSign(')');
  return list;
}

function single(reader: TokenReader): Expression {
  const { kind, value } = reader.peek();
  if (kind === 'text' || kind === 'number') {
    reader.next();
    return { kind, value };
  }
  if (reader.takeSign('(') !== false) return closed(reader, parseExpression(reader));
  if (reader.takeSign('-') !== false) return { kind: 'number', value: `-${reader.number()}` };
  if (reader.takeWord('case')) return caseOf(reader);
  const parts = reader.path();
  const word = parts.length === 1 ? (parts[0] ?? '').toLowerCase() : '';
  if (word !== '' && reader.takeSign('(') !== false) return call(reader, word);
  if (word === 'true' || word === 'false' || word === 'null') return { kind: 'constant', value: word };
  return { kind: 'name', parts };
}

function closed(reader: TokenReader, value: Expression): Expression {
  reader.expectSign(')');
  return value;
}

/** The same in the words of ClickHouse, in which Supabase's newer tools ask. */
const truncatedTo: ReadonlyMap<string, string> = new Map([
  ['tostartofminute', 'minute'],
  ['tostartofhour', 'hour'],
  ['tostartofday', 'day'],
]);

function call(reader: TokenReader, name: string): Expression {
  if (name === 'count' && reader.takeSign('*') !== false) return closed(reader, { kind: 'countAll' });
  if (reader.takeSign(')') !== false)
    return name === 'count' ? { kind: 'countAll' } : { kind: 'call', name, values: [] };
  const first = parseExpression(reader);
  if (name === 'cast' || name === 'safe_cast') {
    reader.expectWord('as');
    return closed(reader, { kind: 'cast', value: first, type: reader.name().toLowerCase() });
  }
  if (name === 'timestamp_trunc') {
    reader.expectSign(',');
    return closed(reader, { kind: 'truncate', value: first, unit: reader.name().toLowerCase() });
  }
  const unit = truncatedTo.get(name);
  if (unit !== undefined) return closed(reader, { kind: 'truncate', value: first, unit });
  const rest = reader.takeSign(',') === false ? [] : reader.list(() => parseExpression(reader));
  return closed(reader, { kind: 'call', name, values: [first, ...rest] });
}

function caseOf(reader: TokenReader): Expression {
  const branches: CaseBranch[] = [];
  while (reader.takeWord('when')) {
    const when = parseExpression(reader);
    reader.expectWord('then');
    branches.push({ when, result: parseExpression(reader) });
  }
  if (branches.length === 0) throw reader.fault();
  const otherwise = reader.takeWord('else') ? parseExpression(reader) : undefined;
  reader.expectWord('end');
  return { kind: 'case', branches, ...(otherwise ? { otherwise } : {}) };
}
