import { editElement, type Place } from './checked-edit.ts';
import { indentBefore, indentMore, indentUnit, lineEndOf } from './layout.ts';
import { readProgram, scriptOf, walk, type Node } from './program.ts';
import { writeProp, type PropValue } from './set-prop.ts';
import { sourceEditError } from './errors.ts';

/** Removes an element with its line; where code yields it, the code yields nothing instead. */
export function removeElement(place: Place): string {
  return editElement(place, (edited, { node, parent }) => {
    if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') {
      return void edited.remove(...lineOf(place.source, node));
    }
    const container = conditionAround(place, node);
    if (container !== undefined) edited.remove(...lineOf(place.source, container));
    else edited.overwrite(node.start, node.end, 'null');
  });
}

/** Puts an element into a new one. */
export function wrapElement(
  place: Place,
  wrapper: { readonly name: string; readonly props?: Readonly<Record<string, PropValue>> },
): string {
  if (!/^[A-Za-z][\w.-]*$/.test(wrapper.name)) {
    throw sourceEditError('breaks_source', `${wrapper.name} is not a name.`);
  }
  const props = Object.entries(wrapper.props ?? {}).map(([name, value]) => ` ${writeProp(name, value)}`);
  const [open, close] = [`<${wrapper.name}${props.join('')}>`, `</${wrapper.name}>`];
  return editElement(place, (edited, { node }) => {
    const indent = indentBefore(place.source, node.start);
    const text = place.source.slice(node.start, node.end);
    if (indent === undefined) return void edited.overwrite(node.start, node.end, `${open}${text}${close}`);
    const unit = indentUnit(place.source);
    const lineEnd = lineEndOf(place.source);
    const inner = `${indent}${unit}${indentMore(text, unit)}`;
    edited.overwrite(node.start, node.end, `${open}${lineEnd}${inner}${lineEnd}${indent}${close}`);
  });
}

/** `{isOpen && <Menu />}` as a child: without the element the whole of it says nothing. */
function conditionAround(place: Place, element: Node): Node | undefined {
  const { program } = readProgram(place.source, scriptOf(place.path ?? 'file.tsx'));
  let found: Node | undefined;
  walk(program, (node, parent) => {
    if (node.type !== 'JSXExpressionContainer' || parent?.type === 'JSXAttribute') return;
    let held: Node = node.expression;
    if (held.type === 'ParenthesizedExpression') held = held.expression;
    if (held.type === 'LogicalExpression' && held.operator === '&&') held = held.right;
    if (held.type === 'ParenthesizedExpression') held = held.expression;
    if (held.start === element.start && held.end === element.end && held.type === 'JSXElement') found = node;
  });
  return found;
}

function lineOf(source: string, node: { readonly start: number; readonly end: number }): [number, number] {
  const indent = indentBefore(source, node.start);
  const after = /[ \t]*(\r?\n)/y;
  after.lastIndex = node.end;
  if (indent === undefined || !after.test(source)) return [node.start, node.end];
  return [node.start - indent.length, after.lastIndex];
}
