import { tsxLanguage } from '@codemirror/lang-javascript';

export interface SyntaxNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly parent: SyntaxNode | null;
  readonly firstChild: SyntaxNode | null;
  readonly nextSibling: SyntaxNode | null;
}

/** A parsed file. Code that is half written parses as well: what is whole in it can be read. */
export interface Syntax {
  readonly root: SyntaxNode;
  textOf(node: SyntaxNode): string;
}

export function parseSource(text: string): Syntax {
  return {
    root: tsxLanguage.parser.parse(text).topNode,
    textOf: ({ from, to }) => text.slice(from, to),
  };
}

export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

export function childOf(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  return node && childrenOf(node).find((child) => child.name === name);
}

/** Calls back for each node, outer ones first; `false` leaves out what is inside it. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => boolean | void): void {
  if (visit(node) === false) return;
  for (const child of childrenOf(node)) walk(child, visit);
}

/** The value of a quoted text or of a template without places to fill. */
export function stringValue(syntax: Syntax, node: SyntaxNode | undefined): string | undefined {
  if (node?.name === 'String' || node?.name === 'JSXAttributeValue') return syntax.textOf(node).slice(1, -1);
  if (node?.name !== 'TemplateString' || childOf(node, 'Interpolation') !== undefined) return undefined;
  return syntax.textOf(node).slice(1, -1);
}

/** The value of a property of an object literal. */
export function propertyOf(syntax: Syntax, object: SyntaxNode, key: string): SyntaxNode | undefined {
  const property = childrenOf(object).find((child) => {
    const name = childOf(child, 'PropertyDefinition') ?? childOf(child, 'String');
    return child.name === 'Property' && name !== undefined && plain(syntax.textOf(name)) === key;
  });
  return property && childrenOf(property).findLast(({ name }) => name !== ':');
}

function plain(name: string): string {
  return name.replaceAll(/^["']|["']$/g, '');
}
