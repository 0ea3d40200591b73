import type { Filter } from './params.ts';

/** A filter for the type of one column, with values in the form in which PostgreSQL writes them. */
export interface CompiledFilter {
  readonly filter: Filter;
  /** The values of `in`, otherwise one. */
  readonly operands: readonly string[];
  /** Undefined where only PostgreSQL can tell. */
  readonly holds: ((value: string) => boolean) | undefined;
}

type Order = (one: string, other: string) => number;

const integers = new Set(['int2', 'int4', 'int8', 'oid']);
const decimals = new Set(['numeric', 'float4', 'float8']);
const moments = new Set(['date', 'timestamp', 'timestamptz']);
/** Two values of these are the same exactly when their texts are. */
const plainTypes = new Set([...integers, ...moments, 'text', 'varchar', 'uuid', 'bool', 'name', 'enum']);
const texts = new Set(['text', 'varchar', 'name']);

export function compileFilter(filter: Filter, type: string, operands: readonly string[]): CompiledFilter {
  return { filter, operands, holds: testOf(filter.operator, type, operands) };
}

/** As SQL does it: what is not known to hold, does not. */
export function isPassing({ filter, holds }: CompiledFilter, value: string | null): boolean | undefined {
  const { operator, isNegated } = filter;
  if (operator === 'is')
    return (value === null ? filter.value === 'null' : isKeyword(value, filter.value)) !== isNegated;
  if (value === null) return operator === 'isdistinct' && !isNegated;
  return holds && holds(value) !== isNegated;
}

function isKeyword(value: string, keyword: string): boolean {
  return (value === 't' && keyword === 'true') || (value === 'f' && keyword === 'false');
}

type Test = (value: string) => boolean;

function testOf(operator: Filter['operator'], type: string, operands: readonly string[]): Test | undefined {
  const [operand = ''] = operands;
  const order = orderOf(type);
  const isOrdered = order && orderTests[operator];
  if (isOrdered) return (value) => isOrdered(order(value, operand));
  if (operator === 'like' && texts.has(type)) return (value) => isLike(value, operand);
  const isSame = sameOf(type, order);
  if (!isSame) return undefined;
  if (operator === 'eq' || operator === 'in') return (value) => operands.some((each) => isSame(value, each));
  if (operator === 'neq' || operator === 'isdistinct') return (value) => !isSame(value, operand);
  // Case depends on the locale, and regular expressions on PostgreSQL.
  return undefined;
}

const orderTests: Partial<Record<Filter['operator'], (order: number) => boolean>> = {
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
};

function sameOf(
  type: string,
  order: Order | undefined,
): ((one: string, other: string) => boolean) | undefined {
  if (plainTypes.has(type)) return (one, other) => one === other;
  return order && ((one, other) => order(one, other) === 0);
}

/** Undefined for types whose order depends on more than the text. */
function orderOf(type: string): Order | undefined {
  if (integers.has(type)) return (one, other) => compare(BigInt(one), BigInt(other));
  if (decimals.has(type)) return compareDecimals;
  if (moments.has(type)) return compareMoments;
  return undefined;
}

function compare<Value extends bigint | number | string>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const plainDecimal = /^(-?)(\d+)(?:\.(\d+))?$/;

function compareDecimals(one: string, other: string): number {
  const [first, second] = [plainDecimal.exec(one), plainDecimal.exec(other)];
  // NaN is above everything, and equal to itself.
  if (!first || !second) return compare(numberOf(one), numberOf(other));
  const digits = Math.max(first[3]?.length ?? 0, second[3]?.length ?? 0);
  const scaled = ([, sign = '', whole = '', part = '']: RegExpExecArray) =>
    BigInt(`${sign}${whole}${part.padEnd(digits, '0')}`);
  return compare(scaled(first), scaled(second));
}

function numberOf(text: string): number {
  return text === 'NaN' ? Number.MAX_VALUE * 2 : Number(text);
}

/** Years of four digits in the order of their texts; the rest by what it begins with. */
function compareMoments(one: string, other: string): number {
  return compare(momentKey(one), momentKey(other));
}

function momentKey(text: string): string {
  if (text === 'infinity') return '~';
  if (text === '-infinity' || text.endsWith(' BC')) return '';
  const year = text.indexOf('-');
  return text.replace(/\+00$/, '').padStart(text.length + 6 - year, '0');
}

/** Without going back more than to the last `%`, so that no pattern takes long. */
function isLike(value: string, pattern: string): boolean {
  const [characters, tokens] = [Array.from(value), tokensOf(pattern)];
  let [at, token, afterPercent, resumeAt] = [0, 0, -1, 0];
  while (at < characters.length) {
    const wanted = tokens[token];
    if (wanted !== undefined && wanted !== '%' && (wanted === '_' || wanted === `=${characters[at]}`)) {
      at += 1;
      token += 1;
    } else if (wanted === '%') {
      token += 1;
      afterPercent = token;
      resumeAt = at;
    } else if (afterPercent >= 0) {
      token = afterPercent;
      resumeAt += 1;
      at = resumeAt;
    } else return false;
  }
  return tokens.slice(token).every((rest) => rest === '%');
}

/** `%`, `_`, or `=` with the character that is wanted. */
function tokensOf(pattern: string): string[] {
  const tokens: string[] = [];
  const characters = Array.from(pattern);
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (character === '\\') tokens.push(`=${characters[(index += 1)] ?? '\\'}`);
    else tokens.push(character === '%' || character === '_' ? character : `=${character}`);
  }
  return tokens;
}
