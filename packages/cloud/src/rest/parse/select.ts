import { readField } from './fields.ts';
import { parseWhole, type Scanner } from './scanner.ts';
import type { Aggregate, JoinType, SelectedField, SelectedRelation, SelectItem } from './types.ts';

const aggregates: readonly Aggregate[] = ['sum', 'avg', 'count', 'max', 'min'];
const bareName = /[\p{L}\p{N}_$]+(?=[,)]|$)/uy;
const castName = /[\p{L}\p{N}_ $]+/uy;
/** Deeper trees are refused: each level is a nested query, and the reader calls itself once per level. */
const maxDepth = 30;

export function parseSelect(text: string): readonly SelectItem[] {
  return parseWhole(text, `select parameter (${text})`, (scanner) => readItems(scanner, 0));
}

function readItems(scanner: Scanner, depth: number): readonly SelectItem[] {
  if (depth > maxDepth) scanner.fail('a select that is not nested as deep');
  if (scanner.isAtEnd || scanner.peek() === ')') return [];
  const items = [readItem(scanner, depth)];
  for (;;) {
    scanner.skipBlanks();
    if (!scanner.take(',')) return items;
    scanner.skipBlanks();
    items.push(readItem(scanner, depth));
  }
}

function readItem(scanner: Scanner, depth: number): SelectItem {
  scanner.skipBlanks();
  // Most items are a bare name; trying other readings first would cost an error each.
  const name = scanner.match(bareName);
  if (name !== undefined) return selectedField(name);
  const head = scanner.attempt(() => readRelationHead(scanner));
  if (head === undefined) return readSelectedField(scanner);
  scanner.expect('(');
  const select = readItems(scanner, depth + 1);
  scanner.expect(')');
  scanner.skipBlanks();
  return { ...head, select };
}

/** `...name`, `alias:name`, `name!hint!inner`, each before a parenthesis. */
function readRelationHead(scanner: Scanner): Omit<SelectedRelation, 'select'> {
  const kind = scanner.take('...') ? 'spread' : 'relation';
  const alias = kind === 'relation' ? readAlias(scanner) : undefined;
  const name = scanner.fieldName();
  if (kind === 'relation' && name === 'count') scanner.fail('a relation');
  let hint: string | undefined;
  let join: JoinType | undefined;
  for (let count = 0; count < 2 && scanner.take('!'); count += 1) {
    const parameter = scanner.fieldName();
    if (parameter === 'inner' || parameter === 'left') join ??= parameter;
    else hint ??= parameter;
  }
  if (scanner.peek() !== '(') scanner.fail('"("');
  return { kind, name, alias, hint, join };
}

function readAlias(scanner: Scanner): string | undefined {
  return scanner.attempt(() => {
    const name = scanner.fieldName();
    if (scanner.startsWith('::')) scanner.fail('":"');
    scanner.expect(':');
    return name;
  });
}

function readSelectedField(scanner: Scanner): SelectedField {
  if (scanner.take('*')) {
    expectEndOfItem(scanner);
    return selectedField('*');
  }
  const alias = readAlias(scanner);
  if (scanner.take('count()')) {
    const aggregateCast = readCast(scanner);
    expectEndOfItem(scanner);
    return { ...selectedField('*'), alias, aggregate: 'count', aggregateCast };
  }
  const field = readField(scanner);
  const cast = readCast(scanner);
  const aggregate = readAggregate(scanner);
  const aggregateCast = readCast(scanner);
  expectEndOfItem(scanner);
  return { kind: 'field', field, alias, cast, aggregate, aggregateCast };
}

function selectedField(name: string): SelectedField {
  return {
    kind: 'field',
    field: { name, path: [] },
    alias: undefined,
    cast: undefined,
    aggregate: undefined,
    aggregateCast: undefined,
  };
}

/** A cast is written into the statement as it is, so nothing but these characters may be in it. */
function readCast(scanner: Scanner): string | undefined {
  if (!scanner.take('::')) return undefined;
  const cast = scanner.match(castName)?.trim();
  if (cast === undefined || cast === '' || cast.includes('$')) return scanner.fail('letter or digit');
  return cast;
}

function readAggregate(scanner: Scanner): Aggregate | undefined {
  if (scanner.peek() !== '.') return undefined;
  const found = aggregates.find((name) => scanner.startsWith(`.${name}()`));
  if (found !== undefined) scanner.take(`.${found}()`);
  return found;
}

function expectEndOfItem(scanner: Scanner): void {
  scanner.skipBlanks();
  if (scanner.isAtEnd || scanner.peek() === ')' || scanner.peek() === ',') return;
  scanner.fail('letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
}
