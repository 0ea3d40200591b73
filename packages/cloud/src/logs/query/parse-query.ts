import { logError } from '../errors.ts';
import { parseExpression } from './parse-expression.ts';
import type { Expression, LogQuery, SelectedValue, UnnestJoin } from './syntax.ts';
import { createTokenReader, type TokenReader } from './token-reader.ts';

/** Reads the one kind of statement there is: `select … from one_table …`. */
export function parseLogQuery(text: string): LogQuery {
  const reader = createTokenReader(text);
  const parse = () => parseExpression(reader);
  reader.expectWord('select');
  const isDistinct = reader.takeWord('distinct');
  const selected = reader.list(() => selectedValue(reader, parse));
  reader.expectWord('from');
  const table = reader.name();
  const alias = aliasAfter(reader);
  const joins = [...joinsAfter(reader)];
  const where = reader.takeWord('where') ? parse() : undefined;
  const groupBy = reader.takeWord('group') ? (reader.expectWord('by'), reader.list(parse)) : [];
  const orderBy = reader.takeWord('order')
    ? (reader.expectWord('by'), reader.list(() => ordering(reader, parse)))
    : [];
  const limit = reader.takeWord('limit') ? wholeNumber(reader) : undefined;
  const offset = reader.takeWord('offset') ? wholeNumber(reader) : undefined;
  reader.takeSign(';');
  reader.expectEnd();
  return { selected, isDistinct, table, alias, joins, where, groupBy, orderBy, limit, offset };
}

type Parse = () => Expression;

function selectedValue(reader: TokenReader, parse: Parse): SelectedValue {
  if (reader.takeSign('*')) return { value: { kind: 'name', parts: ['*'] }, name: '*' };
  const value = parse();
  const name = reader.takeWord('as') || reader.isName() ? reader.name() : undefined;
  if (name !== undefined) return { value, name };
  if (value.kind === 'name') return { value, name: value.parts.at(-1) ?? '' };
  return { value, name: value.kind === 'countAll' ? 'count' : value.kind === 'call' ? value.name : 'f0_' };
}

function aliasAfter(reader: TokenReader): string | undefined {
  return reader.takeWord('as') || reader.isName() ? reader.name() : undefined;
}

/** `cross join unnest(metadata) as m`, `left join unnest(m.request) as request on true`, and `, unnest(…) as …`. */
function* joinsAfter(reader: TokenReader): Generator<UnnestJoin> {
  while (beginsJoin(reader)) {
    reader.expectWord('unnest');
    reader.expectSign('(');
    const path = reader.path();
    reader.expectSign(')');
    const alias = aliasAfter(reader) ?? path.at(-1) ?? '';
    if (reader.takeWord('on')) reader.expectWord('true');
    yield { path, alias };
  }
}

function beginsJoin(reader: TokenReader): boolean {
  if (reader.takeSign(',')) return true;
  const isOuter = reader.takeWord('left');
  if (isOuter) reader.takeWord('outer');
  const isKnown = isOuter || reader.takeWord('cross') || reader.takeWord('inner');
  if (isKnown) reader.expectWord('join');
  return isKnown || reader.takeWord('join');
}

function ordering(reader: TokenReader, parse: Parse) {
  const value = parse();
  const isDescending = reader.takeWord('desc');
  if (!isDescending) reader.takeWord('asc');
  return { value, isDescending };
}

function wholeNumber(reader: TokenReader): number {
  const value = Number(reader.number());
  if (!Number.isSafeInteger(value)) throw logError('query_invalid', 'A limit is a whole number.');
  return value;
}
