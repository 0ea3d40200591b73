import type { Node } from 'oxc-parser';
import { isTool } from './import-rules.ts';
import type { SourceFile } from './source-tree.ts';
import { nameOf, walk } from './walk.ts';

export type Measure = {
  readonly name: string;
  readonly value: number | undefined;
  readonly limit: string;
  readonly ok: boolean;
  /** What to look at when it is not. */
  readonly worst: readonly string[];
};

const LONG_FILE = 400;
const LONG_COMPONENT = 200;
const UNTYPED_ERRORS = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'EvalError',
]);

export function longFileShare(files: readonly SourceFile[]): Measure {
  const counted = files.filter((file) => file.kind !== 'data');
  const long = counted.filter((file) => file.lines > LONG_FILE);
  return atMost({
    name: `lines in files over ${LONG_FILE}`,
    value: share(sumLines(long), sumLines(counted)),
    limit: 0.05,
    worst: long.map((file) => `${file.path} (${file.lines})`),
  });
}

export function shortComponentShare(files: readonly SourceFile[]): Measure {
  const components = files.flatMap(componentsOf);
  const long = components.filter((component) => component.lines > LONG_COMPONENT);
  return atLeast({
    name: `components of at most ${LONG_COMPONENT} lines`,
    value: share(components.length - long.length, components.length),
    limit: 0.97,
    worst: long.map((component) => `${component.path} ${component.name} (${component.lines})`),
  });
}

export function effectsPerComponent(files: readonly SourceFile[]): Measure {
  const perFile = files
    .filter((file) => file.kind !== 'test')
    .map((file) => ({ file, effects: countNodes(file, isEffect) }));
  return atMost({
    name: 'useEffect per component',
    value: share(
      perFile.reduce((sum, entry) => sum + entry.effects, 0),
      files.flatMap(componentsOf).length,
    ),
    limit: 0.15,
    worst: perFile
      .filter((entry) => entry.effects > 0)
      .map((entry) => `${entry.file.path} (${entry.effects})`),
  });
}

export function typedThrowShare(files: readonly SourceFile[]): Measure {
  const thrown = files
    .filter((file) => file.kind === 'source' && !isTool(file))
    .flatMap((file) => throwsOf(file).map((kind) => ({ path: file.path, kind })));
  const untyped = thrown.filter((entry) => entry.kind === 'untyped');
  return atLeast({
    name: 'throw of a typed error',
    value: share(thrown.length - untyped.length, thrown.length),
    limit: 0.95,
    worst: [...new Set(untyped.map((entry) => entry.path))],
  });
}

/** Test lines for each source line; told, not held. */
export function testRatio(name: string, files: readonly SourceFile[], wanted: number): Measure {
  const tests = files.filter((file) => file.kind === 'test');
  const sources = files.filter((file) => file.kind === 'source');
  return {
    name: `test lines : source lines, ${name}`,
    value: share(sumLines(tests), sumLines(sources)),
    limit: `aim ${wanted}`,
    ok: true,
    worst: [],
  };
}

export type Component = { readonly path: string; readonly name: string; readonly lines: number };

export function componentsOf(file: SourceFile): readonly Component[] {
  if (!file.path.endsWith('.tsx') || file.kind === 'test') return [];
  const found: Component[] = [];
  walk(file.program, (node) => {
    const declared = namedFunction(node);
    if (declared === undefined || !/^[A-Z]/.test(declared.name) || !holdsMarkup(declared.body)) return;
    const lines = file.lineAt(node.end) - file.lineAt(node.start) + 1;
    found.push({ path: file.path, name: declared.name, lines });
  });
  return found;
}

function namedFunction(node: Node): { readonly name: string; readonly body: Node } | undefined {
  if (node.type === 'FunctionDeclaration') return node.id ? { name: node.id.name, body: node } : undefined;
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) return undefined;
  const isFunction = node.init.type === 'ArrowFunctionExpression' || node.init.type === 'FunctionExpression';
  const isWrapped =
    node.init.type === 'CallExpression' && /(^|\.)(memo|forwardRef)$/.test(nameOf(node.init.callee) ?? '');
  return isFunction || isWrapped ? { name: node.id.name, body: node.init } : undefined;
}

function holdsMarkup(body: Node): boolean {
  let found = false;
  walk(body, (node) => {
    found ||= node.type === 'JSXElement' || node.type === 'JSXFragment';
  });
  return found;
}

function throwsOf(file: SourceFile): readonly ('typed' | 'untyped')[] {
  const found: ('typed' | 'untyped')[] = [];
  walk(file.program, (node) => {
    if (node.type !== 'ThrowStatement') return;
    const { argument } = node;
    if (argument.type === 'NewExpression') {
      found.push(UNTYPED_ERRORS.has(nameOf(argument.callee) ?? '') ? 'untyped' : 'typed');
    } else if (argument.type === 'CallExpression') {
      found.push('typed');
    } else if (argument.type === 'Literal' || argument.type === 'TemplateLiteral') {
      found.push('untyped');
    }
  });
  return found;
}

function isEffect(node: Node): boolean {
  return (
    node.type === 'CallExpression' && /(^|\.)use(Layout|Insertion)?Effect$/.test(nameOf(node.callee) ?? '')
  );
}

function countNodes(file: SourceFile, matches: (node: Node) => boolean): number {
  let count = 0;
  walk(file.program, (node) => {
    if (matches(node)) count += 1;
  });
  return count;
}

function sumLines(files: readonly SourceFile[]): number {
  return files.reduce((sum, file) => sum + file.lines, 0);
}

function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

type Bound = { name: string; value: number | undefined; limit: number; worst: readonly string[] };

function atMost({ name, value, limit, worst }: Bound): Measure {
  return { name, value, limit: `<= ${limit}`, ok: value === undefined || value <= limit, worst };
}

function atLeast({ name, value, limit, worst }: Bound): Measure {
  return { name, value, limit: `>= ${limit}`, ok: value === undefined || value >= limit, worst };
}
