import MagicString from 'magic-string';
import { requireReadable, type Place } from './checked-edit.ts';
import { elementAt, textOfChild, type FoundElement } from './elements.ts';
import { sourceEditError } from './errors.ts';
import { insertElement } from './insert-element.ts';
import { positionsOf, type Position } from './positions.ts';
import type { Node } from './program.ts';

export interface MovedElement {
  readonly source: string;
  /** Where the element stands now. */
  readonly at: Position;
}

/** Swaps an element with the one before or after it; what stands between them stays. */
export function moveElement(place: Place, direction: 'up' | 'down'): MovedElement {
  const path = place.path ?? 'file.tsx';
  const found = elementAt(place.source, place.at, path);
  const neighbour = neighbourOf(found, direction);
  if (neighbour === undefined) {
    throw sourceEditError(
      'made_by_code',
      'There is no element beside this one that it could change places with.',
    );
  }
  const [first, second] = direction === 'up' ? [neighbour, found.node] : [found.node, neighbour];
  const textOf = (node: Node) => place.source.slice(node.start, node.end);
  const edited = new MagicString(place.source);
  edited.overwrite(first.start, first.end, textOf(second));
  edited.overwrite(second.start, second.end, textOf(first));
  const source = edited.toString();
  requireReadable(source, path);
  const shift = textOf(second).length - textOf(first).length;
  const offset = direction === 'up' ? first.start : second.start + shift;
  return { source, at: positionsOf(source).at(offset) };
}

/** Puts a second one like it right after an element. */
export function duplicateElement(place: Place): string {
  const { node } = elementAt(place.source, place.at, place.path ?? 'file.tsx');
  return insertElement(place, 'after', place.source.slice(node.start, node.end));
}

/** What an element can change places with: never words, whose order makes a sentence. */
export function neighbourOf({ node, parent }: FoundElement, direction: 'up' | 'down'): Node | undefined {
  if (parent.type !== 'JSXElement' && parent.type !== 'JSXFragment') return undefined;
  const telling = parent.children.filter((child) => !isBlank(child));
  const at = telling.findIndex((child) => child.start === node.start);
  const neighbour = telling[direction === 'up' ? at - 1 : at + 1];
  return at === -1 || neighbour === undefined || textOfChild(neighbour) !== undefined ? undefined : neighbour;
}

function isBlank(child: Node): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '';
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression';
}
