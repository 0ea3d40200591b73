import type { Node } from 'oxc-parser';
import type { Finding } from './finding.ts';
import { isStore, isTool, serverModule } from './import-rules.ts';
import { ENGINES, ENVIRONMENT_FILES, PROCESS_ROOMS, ROOMS } from './rooms.data.ts';
import type { SourceFile } from './source-tree.ts';
import { nameOf, walk } from './walk.ts';

export type CodeRule = {
  readonly id: string;
  readonly message: string;
  applies(file: SourceFile): boolean;
  /** True where the node breaks the rule. */
  breaks(node: Node, place: Place): boolean;
};

type Place = { readonly file: SourceFile; readonly parent: Node | undefined };

/** Rules of the picture that the code itself can break, whatever it imports. */
export const CODE_RULES: readonly CodeRule[] = [
  {
    id: 'environment',
    message: 'only config.ts reads the environment',
    applies: (file) =>
      isProduct(file) && !isInside(file) && !ENVIRONMENT_FILES.some((path) => path === file.path),
    breaks: readsEnvironment,
  },
  {
    id: 'ports',
    message: 'only main.ts opens ports',
    applies: (file) => isProduct(file) && !isEngine(file) && !file.path.endsWith('/src/main.ts'),
    breaks: opensPort,
  },
  {
    id: 'user-code',
    message: 'code of users or models runs in a sandbox or an edge origin, never in this process',
    applies: (file) => isProduct(file) && !isInside(file),
    breaks: runsText,
  },
  {
    id: 'engine-words',
    message: 'an engine knows no workspaces and no billing; it takes ids, limits and commands',
    applies: (file) => isProduct(file) && isEngine(file),
    breaks: (node) => node.type === 'Identifier' && /workspace|billing/i.test(node.name),
  },
  {
    id: 'sql',
    message: 'in a server module only store.ts holds SQL',
    applies: (file) => serverModule(file.path) !== undefined && isProduct(file) && !isStore(file),
    breaks: holdsSql,
  },
  {
    id: 'module-mock',
    message: 'tests hand fakes to factories; they replace no modules',
    applies: (file) => file.kind === 'test',
    breaks: (node) => isCallOf(node, /^vi\.(mock|doMock|unmock|importMock)$/),
  },
  {
    id: 'snapshot',
    message: 'tests state what they expect; they keep no snapshots',
    applies: (file) => file.kind === 'test' || file.room === 'apps/e2e',
    breaks: (node) => isCallOf(node, /\.toMatch(Inline|File)?Snapshot$/),
  },
  {
    id: 'sleep',
    message: 'tests wait for a condition or drive a clock; they do not sleep',
    applies: (file) => file.kind === 'test' || file.room === 'apps/e2e',
    breaks: (node) => isSleep(node) || isCallOf(node, /\.waitForTimeout$/),
  },
];

/** These run in the sandbox, beside the project's code: its environment and its modules are theirs to use. */
/** What lies there is run in a sandbox only. */
function isInside(file: SourceFile): boolean {
  return /^packages\/(?:sandbox\/src|cloud\/src\/functions)\/inside\//.test(file.path);
}

const DISABLING = /\b(oxlint|eslint)-disable|@ts-(ignore|nocheck|expect-error)/;
// In a test it proves that a wrong use does not compile: without the error the types check fails.
const DISABLING_IN_TESTS = /\b(oxlint|eslint)-disable|@ts-(ignore|nocheck)/;
const PROCESS_MODULES = /^(node:)?(child_process|worker_threads|cluster)$/;
// Threads run code of ours: long thinking of the offline model, maps of built pages. Nobody else needs one.
const THREAD_MODULE = /^(node:)?worker_threads$/;
const ROOMS_WITH_THREADS: ReadonlySet<string> = new Set(['packages/offline-model', 'apps/server']);
const SQL = /^\s*(select\s[^]*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/i;

export function applyCodeRules(file: SourceFile): readonly Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, line: number, message: string): void => {
    findings.push({ rule, path: file.path, line, message });
  };
  const rules = CODE_RULES.filter((rule) => rule.applies(file));
  walk(file.program, (node, parent) => {
    for (const rule of rules) {
      if (rule.breaks(node, { file, parent })) add(rule.id, file.lineAt(node.start), rule.message);
    }
  });
  if (ROOMS[file.room] === undefined) add('room', 1, `${file.room} stands in no row of the table of rooms`);
  if (file.hasExportAll !== undefined) add('export-all', file.hasExportAll, 'name what is exported');
  const disabling = file.kind === 'test' ? DISABLING_IN_TESTS : DISABLING;
  for (const comment of file.comments.filter(({ value }) => disabling.test(value))) {
    add(
      'disabled-check',
      file.lineAt(comment.start),
      'exemptions stand in scripts/checks/exemptions.data.ts',
    );
  }
  for (const imported of file.imports) {
    if (isProduct(file) && startsPrograms(imported.specifier, file)) {
      add('processes', imported.line, `${file.room} starts no programs: ${imported.specifier}`);
    }
  }
  return findings;
}

function isProduct(file: SourceFile): boolean {
  return file.kind !== 'test' && !isTool(file) && !file.path.endsWith('.config.ts');
}

function isEngine(file: SourceFile): boolean {
  return ENGINES.some((engine) => file.room === `packages/${engine}`);
}

function startsPrograms(specifier: string, file: SourceFile): boolean {
  if (THREAD_MODULE.test(specifier) && ROOMS_WITH_THREADS.has(file.room)) return false;
  if (/^(node:)?vm$/.test(specifier)) return true;
  return PROCESS_MODULES.test(specifier) && !PROCESS_ROOMS.some((room) => room === file.room);
}

/**
 * The entry hands the environment to the readers of settings. Where programs are started, handing the environment
 * or its PATH on to one is no reading either.
 */
function readsEnvironment(node: Node, { file, parent }: Place): boolean {
  if (node.type !== 'MemberExpression' || nameOf(node) !== 'process.env') return false;
  if (file.path === 'apps/loam/src/main.ts' && parent?.type === 'CallExpression') return false;
  if (!PROCESS_ROOMS.some((room) => room === file.room)) return true;
  const isPath =
    parent?.type === 'MemberExpression' && file.text.slice(parent.start, parent.end).endsWith("['PATH']");
  return parent?.type !== 'SpreadElement' && !isPath;
}

function opensPort(node: Node, { file }: Place): boolean {
  if (node.type === 'NewExpression' && nameOf(node.callee)?.endsWith('WebSocketServer')) {
    const [options] = node.arguments;
    return (
      options?.type === 'ObjectExpression' &&
      options.properties.some((property) => keyOf(property) === 'port')
    );
  }
  const makesServer = file.imports.some(
    ({ specifier, typeOnly }) =>
      !typeOnly && /^(node:)?(http|https|http2|net|tls)$|^@hono\/node-server$/.test(specifier),
  );
  return makesServer && (isCallOf(node, /\.listen$/) || isCallOf(node, /^serve$/));
}

function runsText(node: Node): boolean {
  if (node.type === 'ImportExpression')
    return node.source.type !== 'Literal' && node.source.type !== 'TemplateLiteral';
  if (node.type === 'NewExpression') return nameOf(node.callee) === 'Function';
  return isCallOf(node, /^(eval|Function|globalThis\.eval)$/);
}

function holdsSql(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return nameOf(node.tag) === 'sql';
  if (node.type === 'Literal') return typeof node.value === 'string' && SQL.test(node.value);
  return node.type === 'TemplateLiteral' && SQL.test(node.quasis.map((part) => part.value.raw).join('x'));
}

function isSleep(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return importsPromisedTimeout(node);
  if (node.type !== 'NewExpression' || nameOf(node.callee) !== 'Promise') return false;
  const [executor] = node.arguments;
  return executor?.type === 'ArrowFunctionExpression' && resolvesByTimer(executor);
}

function importsPromisedTimeout(node: Extract<Node, { type: 'ImportDeclaration' }>): boolean {
  if (!/^(node:)?timers\/promises$/.test(node.source.value)) return false;
  return node.specifiers.some(
    (name) => name.type === 'ImportSpecifier' && nameOf(name.imported)?.startsWith('setTimeout'),
  );
}

/** `new Promise((done) => setTimeout(done, 50))` in either form; a timeout that rejects is a guard, not a sleep. */
function resolvesByTimer(executor: Extract<Node, { type: 'ArrowFunctionExpression' }>): boolean {
  const [resolve] = executor.params;
  if (resolve?.type !== 'Identifier') return false;
  let found = false;
  walk(executor.body, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'setTimeout') return;
    const [callback] = node.arguments;
    found ||= callback?.type === 'Identifier' && callback.name === resolve.name;
  });
  return found;
}

function isCallOf(node: Node, name: RegExp): boolean {
  return node.type === 'CallExpression' && name.test(nameOf(node.callee) ?? '');
}

function keyOf(property: Node): string | undefined {
  return property.type === 'Property' ? nameOf(property.key) : undefined;
}
