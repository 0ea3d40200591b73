import { type FoundRoute, joinPath } from './route-path.ts';
import {
  childOf,
  childrenOf,
  propertyOf,
  stringValue,
  type Syntax,
  type SyntaxNode,
  walk,
} from './syntax.ts';

interface CodeRoute {
  readonly path: string | undefined;
  readonly parent: string | undefined;
  readonly component: string | undefined;
}

/** `createFileRoute('/posts/$id')` and `createRoute({ getParentRoute: () => posts, path: '$id' })`. */
export function tanstackRoutes(syntax: Syntax): readonly FoundRoute[] {
  const byFile: FoundRoute[] = [];
  const inCode = new Map<string, CodeRoute>();
  walk(syntax.root, (node) => {
    if (node.name !== 'CallExpression') return;
    const called = childOf(node, 'VariableName');
    const name = called && syntax.textOf(called);
    const first = firstArgument(node);
    if (name === 'createFileRoute') {
      const path = stringValue(syntax, first);
      if (path !== undefined && !isLayout(path))
        byFile.push({ path: withoutFrames(path), component: undefined });
    }
    if (name === 'createRoute' && first?.name === 'ObjectExpression') {
      inCode.set(declaredName(syntax, node) ?? `at ${node.from}`, codeRoute(syntax, first));
    }
  });
  return [...byFile, ...codeRoutes(inCode)];
}

/** Groups in brackets and parts that only give a frame are not in the address. */
function withoutFrames(path: string): string {
  const parts = path
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('_') && !/^\(.*\)$/.test(part));
  return `/${parts.map((part) => part.replace(/_$/, '')).join('/')}`;
}

function isLayout(path: string): boolean {
  return path.split('/').at(-1)?.startsWith('_') ?? false;
}

function codeRoutes(routes: ReadonlyMap<string, CodeRoute>): readonly FoundRoute[] {
  return [...routes.values()].flatMap((route) =>
    route.path === undefined
      ? []
      : [{ path: fullPath(route, routes, routes.size), component: route.component }],
  );
}

/** `stepsLeft` ends a circle of parents. */
function fullPath(route: CodeRoute, routes: ReadonlyMap<string, CodeRoute>, stepsLeft: number): string {
  const parent = stepsLeft > 0 && route.parent !== undefined ? routes.get(route.parent) : undefined;
  const above = parent === undefined ? '/' : fullPath(parent, routes, stepsLeft - 1);
  return joinPath(above, (route.path ?? '').replace(/^\//, ''));
}

function codeRoute(syntax: Syntax, options: SyntaxNode): CodeRoute {
  const parent = childOf(propertyOf(syntax, options, 'getParentRoute'), 'VariableName');
  const component = propertyOf(syntax, options, 'component');
  return {
    path: stringValue(syntax, propertyOf(syntax, options, 'path')),
    parent: parent && syntax.textOf(parent),
    component: component?.name === 'VariableName' ? syntax.textOf(component) : undefined,
  };
}

function firstArgument(call: SyntaxNode): SyntaxNode | undefined {
  const args = childOf(call, 'ArgList');
  return args && childrenOf(args).find(({ name }) => name !== '(' && name !== ')');
}

function declaredName(syntax: Syntax, call: SyntaxNode): string | undefined {
  const name =
    call.parent?.name === 'VariableDeclaration' ? childOf(call.parent, 'VariableDefinition') : undefined;
  return name && syntax.textOf(name);
}
