import { visitorKeys, type Node, type Program } from 'oxc-parser';

/** Every node below the program, parents before children. */
export function walk(program: Program, visit: (node: Node) => void): void {
  const pending: Node[] = [program];
  for (let node = pending.pop(); node; node = pending.pop()) {
    visit(node);
    pending.push(...childrenOf(node).toReversed());
  }
}

export function childrenOf(node: Node): readonly Node[] {
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
