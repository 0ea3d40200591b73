import { readField } from './fields.ts';
import { readLogicValue, readOperation } from './operations.ts';
import { parseWhole, type Scanner } from './scanner.ts';
import type { AtPath, Filter, LogicGroup, LogicTree } from './types.ts';

const groupStart = /(?:not\.)?(?:and|or)[ \t]*\(/y;
/** Deeper trees are refused: the reader calls itself once per level. */
const maxDepth = 100;

/** `or=(a.eq.1,b.gt.2)`, `client.and=(…)`, `not.or=(…)`. */
export function parseLogic(key: string, value: string): AtPath<LogicTree> {
  const names = parseWhole(key, `logic path (${key})`, readPath);
  const operator = names.at(-1) ?? '';
  const negated = names.includes('not');
  const path = names.slice(0, -1).filter((name) => name !== 'not');
  const text = `${negated ? 'not.' : ''}${operator}${value}`;
  // The operator is put before the value, so that the outermost group reads like the inner ones.
  const tree = parseWhole(text, `logic tree (${value})`, (scanner) => readTree(scanner, 0));
  return { path, value: tree };
}

function readPath(scanner: Scanner): string[] {
  const names = [scanner.fieldName()];
  while (scanner.take('.')) names.push(scanner.fieldName());
  return names;
}

function readTree(scanner: Scanner, depth: number): LogicTree {
  if (depth > maxDepth) scanner.fail('a condition that is not nested as deep');
  scanner.skipBlanks();
  if (scanner.startsWithPattern(groupStart)) return readGroup(scanner, depth);
  return scanner.attempt(() => readLogicFilter(scanner)) ?? readGroup(scanner, depth);
}

function readLogicFilter(scanner: Scanner): Filter {
  const field = readField(scanner);
  scanner.expect('.');
  return { kind: 'filter', field, ...readOperation(scanner, readLogicValue) };
}

function readGroup(scanner: Scanner, depth: number): LogicGroup {
  const negated = scanner.take('not.');
  const operator = readOperator(scanner);
  scanner.skipBlanks();
  scanner.expect('(');
  const items = [readTree(scanner, depth + 1)];
  scanner.skipBlanks();
  while (scanner.take(',')) {
    items.push(readTree(scanner, depth + 1));
    scanner.skipBlanks();
  }
  scanner.expect(')');
  scanner.skipBlanks();
  return { kind: 'group', negated, operator, items };
}

function readOperator(scanner: Scanner): 'and' | 'or' {
  if (scanner.take('and')) return 'and';
  if (scanner.take('or')) return 'or';
  return scanner.fail('field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)');
}
