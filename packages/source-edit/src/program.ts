import { parseSync, visitorKeys, type EcmaScriptModule, type Node, type Program } from 'oxc-parser';
import { sourceEditError } from './errors.ts';

export type { Node } from 'oxc-parser';

export interface ReadProgram {
  readonly program: Program;
  readonly module: EcmaScriptModule;
}

export type Script = 'ts' | 'tsx' | 'jsx';

const SCRIPTS: Readonly<Record<string, Script>> = {
  tsx: 'tsx',
  jsx: 'jsx',
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  // Plain .js files of React projects often hold JSX.
  js: 'jsx',
  mjs: 'jsx',
  cjs: 'jsx',
};

export function scriptOf(path: string): Script | undefined {
  const ending = path.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.hasOwn(SCRIPTS, ending) ? SCRIPTS[ending] : undefined;
}

/** Throws unless the whole source parses: positions in a half-read file are guesses. */
export function readProgram(source: string, script: Script = 'tsx'): ReadProgram {
  const result = parseSync(`file.${script}`, source, { lang: script, sourceType: 'module' });
  const broken = result.errors.find((error) => error.severity === 'Error');
  if (broken !== undefined) throw sourceEditError('unreadable_source', broken.message);
  return { program: result.program, module: result.module };
}

/** Every node below the start, itself included, in the order of the source. */
export function walk(start: Node, visit: (node: Node, parent: Node | undefined) => void): void {
  const pending: (readonly [node: Node, parent: Node | undefined])[] = [[start, undefined]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, parent] = next;
    visit(node, parent);
    for (const child of childrenOf(node).toReversed()) pending.push([child, node]);
  }
}

function childrenOf(node: Node): readonly Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value: unknown = Object.getOwnPropertyDescriptor(node, key)?.value;
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
