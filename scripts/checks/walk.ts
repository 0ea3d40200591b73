import { visitorKeys, type Node } from 'oxc-parser';

/** Every node below the start, itself included, parents before children. */
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

/** `process.env`, `vi.mock`: the dotted name of a member expression, or of a plain identifier. */
export function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const object = nameOf(node.object);
  const property = nameOf(node.property);
  return object && property ? `${object}.${property}` : property && `?.${property}`;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
