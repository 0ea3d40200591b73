import { walk, type Node } from './program.ts';

export type Parents = ReadonlyMap<Node, Node | undefined>;

/** Every node with the one around it, in the order of the source. */
export function parentsOf(start: Node): Parents {
  const parents = new Map<Node, Node | undefined>();
  walk(start, (node, parent) => void parents.set(node, parent));
  return parents;
}

/** The component that a node stands in: the nearest function or variable around it with a name like one. */
export function nearestNamed(parents: Parents, node: Node): string | undefined {
  for (let above = parents.get(node); above !== undefined; above = parents.get(above)) {
    const name = nameOf(above);
    if (name !== undefined && /^[A-Z]/.test(name)) return name;
  }
  return undefined;
}

function nameOf(node: Node): string | undefined {
  if (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ClassDeclaration'
  )
    return node.id?.name;
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') return node.id.name;
  return undefined;
}
