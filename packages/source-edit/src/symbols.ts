import { positionsOf } from './positions.ts';
import { readProgram, scriptOf, walk, type Node } from './program.ts';

export interface NameUse {
  readonly line: number;
  /** `declared` where the name comes into being, `imported` where it comes from another file. */
  readonly kind: 'declared' | 'imported' | 'used';
}

const DECLARING = new Set<Node['type']>([
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'ClassExpression',
  'VariableDeclarator',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSEnumDeclaration',
  'TSModuleDeclaration',
]);

/** Where a name stands as code (strings and comments do not count). */
export function findName(source: string, name: string, path = 'file.tsx'): readonly NameUse[] {
  const { program } = readProgram(source, scriptOf(path));
  const { at } = positionsOf(source);
  const uses: NameUse[] = [];
  walk(program, (node, parent) => {
    if ((node.type !== 'Identifier' && node.type !== 'JSXIdentifier') || node.name !== name) return;
    uses.push({ line: at(node.start).line, kind: kindOf(node, parent) });
  });
  return uses.filter(
    (use, index) => !uses.slice(0, index).some((other) => other.line === use.line && other.kind === use.kind),
  );
}

function kindOf(node: Node, parent: Node | undefined): NameUse['kind'] {
  if (parent === undefined) return 'used';
  if (/^Import.*Specifier$/.test(parent.type)) return 'imported';
  return DECLARING.has(parent.type) && 'id' in parent && parent.id === node ? 'declared' : 'used';
}
