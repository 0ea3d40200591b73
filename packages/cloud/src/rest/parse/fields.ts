import type { Scanner } from './scanner.ts';
import type { FieldRef, JsonStep } from './types.ts';

const index = /-?[0-9]+(?=->|::|[.,)]|$)/y;
const key = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;

/** `name`, `"quoted name"`, `data->address->>city`, `tags->0`. */
export function readField(scanner: Scanner): FieldRef {
  scanner.skipBlanks();
  const name = scanner.fieldName();
  const path = readJsonPath(scanner);
  scanner.skipBlanks();
  return { name, path };
}

function readJsonPath(scanner: Scanner): readonly JsonStep[] {
  if (!scanner.startsWith('->')) return noSteps;
  const steps: JsonStep[] = [];
  while (scanner.take('->')) {
    const asText = scanner.take('>');
    const position = scanner.match(index);
    if (position !== undefined) steps.push({ asText, kind: 'index', value: position });
    else steps.push({ asText, kind: 'key', value: readKey(scanner) });
  }
  return steps;
}

const noSteps: readonly JsonStep[] = [];

function readKey(scanner: Scanner): string {
  if (scanner.peek() === '"') return scanner.quoted();
  const found = scanner.match(key);
  if (found === undefined) return scanner.fail('any non reserved character different from: .,>()');
  return found.trim();
}

/** A list of names, as in `columns=a,b` and `on_conflict=a,b`. */
export function readNames(scanner: Scanner): readonly string[] {
  const names = [scanner.fieldName()];
  for (;;) {
    scanner.skipBlanks();
    if (!scanner.take(',')) return names;
    scanner.skipBlanks();
    names.push(scanner.fieldName());
  }
}

/** `client.project.name->>x`: the levels that lead to a field, and the field. */
export function readTreePath(scanner: Scanner): { path: readonly string[]; field: FieldRef } {
  const names = [scanner.fieldName()];
  while (scanner.take('.')) names.push(scanner.fieldName());
  const name = names.pop() ?? '';
  return { path: names, field: { name, path: readJsonPath(scanner) } };
}
