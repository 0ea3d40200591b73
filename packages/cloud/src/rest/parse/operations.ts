import type { Scanner } from './scanner.ts';
import type {
  CompareOperator,
  IsValue,
  Operation,
  QuantifiedOperator,
  Quantifier,
  SearchOperator,
} from './types.ts';

const compareOperators: ReadonlySet<string> = new Set<CompareOperator>([
  'neq',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
]);
const quantifiedOperators: ReadonlySet<string> = new Set<QuantifiedOperator>([
  'eq',
  'gte',
  'gt',
  'lte',
  'lt',
  'like',
  'ilike',
  'match',
  'imatch',
]);
const searchOperators: ReadonlySet<string> = new Set<SearchOperator>(['fts', 'plfts', 'phfts', 'wfts']);
const isValues: ReadonlySet<string> = new Set<IsValue>(['null', 'not_null', 'true', 'false', 'unknown']);

const word = /[a-z]+/y;
const isWord = /[a-zA-Z_]+/y;
const language = /[\p{L}\p{N}_ $]+/uy;
const untilCommaOrEnd = /[^,)]*/y;
const plainArray = /\{[^{}]*\}/y;
const anything = /[^]*/y;

export interface ReadOperation {
  readonly negated: boolean;
  readonly operation: Operation;
}

/** Reads the value of an operator: the rest of a parameter, or up to the next comma inside `and(…)`. */
export type ReadValue = (scanner: Scanner) => string;

export function readOperation(scanner: Scanner, readValue: ReadValue): ReadOperation {
  const negated = scanner.take('not.');
  const start = scanner.at;
  const name = scanner.match(word) ?? '';
  const operation = readKnown(scanner, name, readValue);
  if (operation !== undefined) return { negated, operation };
  scanner.at = start;
  return scanner.fail(negated ? 'operator (eq, gt, ...)' : '"not" or operator (eq, gt, ...)');
}

function readKnown(scanner: Scanner, name: string, readValue: ReadValue): Operation | undefined {
  if (isCompare(name)) {
    if (!scanner.take('.')) return undefined;
    return { kind: 'compare', operator: name, value: readValue(scanner) };
  }
  if (isQuantified(name)) {
    const quantifier = readQuantifier(scanner);
    if (!scanner.take('.')) return undefined;
    return { kind: 'quantified', operator: name, quantifier, value: readValue(scanner) };
  }
  if (isSearch(name)) return readSearch(scanner, name, readValue);
  if (!scanner.take('.')) return undefined;
  if (name === 'in') return { kind: 'in', values: readList(scanner) };
  if (name === 'is') return { kind: 'is', value: readIsValue(scanner) };
  if (name === 'isdistinct') return { kind: 'distinct', value: readValue(scanner) };
  return undefined;
}

function readSearch(scanner: Scanner, operator: SearchOperator, readValue: ReadValue): Operation | undefined {
  let searchLanguage: string | undefined;
  if (scanner.take('(')) {
    searchLanguage = scanner.match(language)?.trim();
    if (!scanner.take(')')) return undefined;
  }
  if (!scanner.take('.')) return undefined;
  return { kind: 'search', operator, language: searchLanguage, value: readValue(scanner) };
}

function readQuantifier(scanner: Scanner): Quantifier | undefined {
  if (scanner.take('(any)')) return 'any';
  return scanner.take('(all)') ? 'all' : undefined;
}

function readIsValue(scanner: Scanner): IsValue {
  const start = scanner.at;
  const found = (scanner.match(isWord) ?? '').toLowerCase();
  if (isIsValue(found)) return found;
  scanner.at = start;
  return scanner.fail('isVal: (null, not_null, true, false, unknown)');
}

function readList(scanner: Scanner): readonly string[] {
  scanner.skipBlanks();
  scanner.expect('(');
  const values = [readElement(scanner)];
  while (scanner.take(',')) values.push(readElement(scanner));
  scanner.expect(')');
  scanner.skipBlanks();
  return values;
}

function readElement(scanner: Scanner): string {
  return readQuotedElement(scanner) ?? scanner.match(untilCommaOrEnd) ?? '';
}

/** A quoted value counts as one only when nothing but a comma or a parenthesis follows. */
function readQuotedElement(scanner: Scanner): string | undefined {
  if (scanner.peek() !== '"') return undefined;
  return scanner.attempt(() => {
    const value = scanner.quoted();
    if (!scanner.isAtEnd && scanner.peek() !== ',' && scanner.peek() !== ')') scanner.fail('"," or ")"');
    return value;
  });
}

export const readWholeValue: ReadValue = (scanner) => scanner.match(anything) ?? '';

export const readLogicValue: ReadValue = (scanner) =>
  readQuotedElement(scanner) ?? scanner.match(plainArray) ?? scanner.match(untilCommaOrEnd) ?? '';

function isCompare(name: string): name is CompareOperator {
  return compareOperators.has(name);
}

function isQuantified(name: string): name is QuantifiedOperator {
  return quantifiedOperators.has(name);
}

function isSearch(name: string): name is SearchOperator {
  return searchOperators.has(name);
}

function isIsValue(name: string): name is IsValue {
  return isValues.has(name);
}
