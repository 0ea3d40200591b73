import { readField, readTreePath } from './fields.ts';
import { parseWhole, type Scanner } from './scanner.ts';
import type { AtPath, OrderTerm } from './types.ts';

/** `order=name.desc.nullslast,client(name).asc`, `client.order=…`. */
export function parseOrder(key: string, value: string): AtPath<readonly OrderTerm[]> {
  const { path } = parseWhole(key, `tree path (${key})`, readTreePath);
  return { path, value: parseWhole(value, `order (${value})`, readTerms) };
}

function readTerms(scanner: Scanner): readonly OrderTerm[] {
  const terms = [readTerm(scanner)];
  while (scanner.take(',')) terms.push(readTerm(scanner));
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  scanner.skipBlanks();
  const mayBeRelated = scanner.text.includes('(', scanner.at);
  const related = mayBeRelated ? scanner.attempt(() => readRelated(scanner)) : undefined;
  const { relation, field } = related ?? { relation: undefined, field: readField(scanner) };
  const direction = scanner.take('.asc') ? 'asc' : scanner.take('.desc') ? 'desc' : undefined;
  const nulls = scanner.take('.nullsfirst') ? 'first' : scanner.take('.nullslast') ? 'last' : undefined;
  scanner.skipBlanks();
  if (!scanner.isAtEnd && scanner.peek() !== ',') failAfter(scanner, direction, nulls);
  return { relation, field, direction, nulls };
}

function readRelated(scanner: Scanner) {
  const relation = scanner.fieldName();
  scanner.expect('(');
  const field = readField(scanner);
  scanner.expect(')');
  return { relation, field };
}

function failAfter(scanner: Scanner, direction: string | undefined, nulls: string | undefined): never {
  if (nulls !== undefined) return scanner.fail('"," or end of input');
  if (scanner.take('.')) {
    const words =
      direction === undefined ? '"asc", "desc", "nullsfirst" or "nullslast"' : '"nullsfirst" or "nullslast"';
    return scanner.fail(words);
  }
  return scanner.fail('delimiter (.), "," or end of input');
}
