import { attributeNamed, textOfChild, type JsxElement } from './elements.ts';
import { readProgram, scriptOf, walk, type Node } from './program.ts';

type Call = Extract<Node, { type: 'CallExpression' }>;
type ObjectNode = Extract<Node, { type: 'ObjectExpression' }>;

const ROUTER_CALLS: ReadonlySet<string> = new Set([
  'createBrowserRouter',
  'createHashRouter',
  'createMemoryRouter',
  'useRoutes',
]);

/**
 * The addresses that a file gives to a router, parents joined: React Router's elements and objects, and TanStack's file
 * routes. Parts that stand for many (`:id`, `$id`) stay as they are written; what code computes is not known.
 */
export function findRoutes(source: string, path = 'file.tsx'): readonly string[] {
  const { program } = readProgram(source, scriptOf(path));
  const found = new Set<string>();
  const inside = new Set<Node>();
  walk(program, (node) => {
    if (node.type === 'JSXElement' && isRoute(node) && !inside.has(node))
      collectElement(node, { parent: '/', found, inside });
    if (node.type === 'CallExpression') collectCall(node, program, found);
  });
  return [...found];
}

interface ElementPlace {
  readonly parent: string;
  readonly found: Set<string>;
  /** Those that a route around them has brought already. */
  readonly inside: Set<Node>;
}

function collectElement(element: JsxElement, { parent, found, inside }: ElementPlace): void {
  const path = attributeText(element, 'path');
  const here = path === undefined ? parent : joinPath(parent, path);
  if (isPage(path, attributeNamed(element, 'index') !== undefined)) found.add(here);
  for (const child of element.children) {
    walk(child, (node) => {
      if (node.type !== 'JSXElement' || !isRoute(node) || inside.has(node)) return;
      inside.add(node);
      collectElement(node, { parent: here, found, inside });
    });
  }
}

function isRoute({ openingElement: { name } }: JsxElement): boolean {
  return name.type === 'JSXIdentifier' && name.name === 'Route';
}

function attributeText(element: JsxElement, name: string): string | undefined {
  const value = attributeNamed(element, name)?.value;
  if (!value) return undefined;
  return value.type === 'Literal' ? textOf(value) : textOfChild(value);
}

function collectCall(call: Call, program: Node, found: Set<string>): void {
  const name = calleeOf(call);
  const [first] = call.arguments;
  if (!first) return;
  const path = name === 'createFileRoute' ? textOf(first) : undefined;
  if (path !== undefined) found.add(fileRoute(path));
  if (!ROUTER_CALLS.has(name)) return;
  const list = first.type === 'Identifier' ? declaredValue(program, first.name) : first;
  if (list) collectList(list, '/', found);
}

function collectList(list: Node, parent: string, found: Set<string>): void {
  if (list.type !== 'ArrayExpression') return;
  for (const route of list.elements) {
    if (route?.type !== 'ObjectExpression') continue;
    const path = textOf(propertyOf(route, 'path'));
    const here = path === undefined ? parent : joinPath(parent, path);
    if (isPage(path, propertyOf(route, 'index') !== undefined)) found.add(here);
    const children = propertyOf(route, 'children');
    if (children) collectList(children, here, found);
  }
}

/** `/shop/*` holds what is below it, and is no address itself. */
function isPage(path: string | undefined, isIndex: boolean): boolean {
  return path === undefined ? isIndex : !path.endsWith('*');
}

function propertyOf(object: ObjectNode, name: string): Node | undefined {
  for (const property of object.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const key = property.key.type === 'Identifier' ? property.key.name : textOf(property.key);
    if (key === name) return property.value;
  }
  return undefined;
}

function declaredValue(program: Node, name: string): Node | undefined {
  let value: Node | undefined;
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name)
      value ??= node.init ?? undefined;
  });
  return value;
}

function calleeOf({ callee }: Call): string {
  return callee.type === 'Identifier' ? callee.name : '';
}

function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** Layouts (`_auth`) and groups (`(shop)`) name files, and are no part of the address. */
function fileRoute(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !/^_|^\(.*\)$/.test(part));
  return `/${parts.join('/')}`;
}

/** A route below another; one that begins with a slash stands for itself. */
function joinPath(parent: string, path: string): string {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  const parts = whole
    .replace(/\*$/, '')
    .split('/')
    .filter((part) => part !== '');
  return `/${parts.join('/')}`;
}
