import { type FoundRoute, joinPath, withoutStar } from './route-path.ts';
import { componentIn } from './jsx-routes.ts';
import {
  childOf,
  childrenOf,
  propertyOf,
  stringValue,
  type Syntax,
  type SyntaxNode,
  walk,
} from './syntax.ts';

const routerCalls: ReadonlySet<string> = new Set([
  'createBrowserRouter',
  'createHashRouter',
  'createMemoryRouter',
  'useRoutes',
]);

/** `createBrowserRouter([{ path: '/', children: [...] }])`, and the same list kept in a variable. */
export function objectRoutes(syntax: Syntax): readonly FoundRoute[] {
  const found: FoundRoute[] = [];
  walk(syntax.root, (node) => {
    const called = node.name === 'CallExpression' ? childOf(node, 'VariableName') : undefined;
    if (called === undefined || !routerCalls.has(syntax.textOf(called))) return;
    const list = listOf(syntax, childOf(node, 'ArgList'));
    if (list !== undefined) collect(syntax, list, { parent: '/', found });
  });
  return found;
}

function listOf(syntax: Syntax, args: SyntaxNode | undefined): SyntaxNode | undefined {
  const first = args && childrenOf(args).find(({ name }) => name !== '(');
  return first?.name === 'VariableName' ? declaredList(syntax, syntax.textOf(first)) : first;
}

function declaredList(syntax: Syntax, name: string): SyntaxNode | undefined {
  let list: SyntaxNode | undefined;
  walk(syntax.root, (node) => {
    if (node.name !== 'VariableDeclaration') return;
    const definition = childOf(node, 'VariableDefinition');
    if (definition !== undefined && syntax.textOf(definition) === name)
      list ??= childOf(node, 'ArrayExpression');
  });
  return list;
}

interface Place {
  readonly parent: string;
  readonly found: FoundRoute[];
}

function collect(syntax: Syntax, list: SyntaxNode, { parent, found }: Place): void {
  for (const route of childrenOf(list).filter(({ name }) => name === 'ObjectExpression')) {
    const path = stringValue(syntax, propertyOf(syntax, route, 'path'));
    const here = path === undefined ? parent : joinPath(parent, withoutStar(path));
    const isIndex = propertyOf(syntax, route, 'index') !== undefined;
    if (path === undefined ? isIndex : !path.endsWith('*')) {
      const shown = propertyOf(syntax, route, 'element') ?? propertyOf(syntax, route, 'Component');
      found.push({ path: here, component: shown && componentIn(syntax, shown) });
    }
    const children = propertyOf(syntax, route, 'children');
    if (children?.name === 'ArrayExpression') collect(syntax, children, { parent: here, found });
  }
}
