import type { Place } from './checked-edit.ts';
import { splitClasses } from './class-text.ts';
import {
  attributeNamed,
  describeAttributes,
  elementAt,
  ownText,
  type ElementAttribute,
  type JsxElement,
} from './elements.ts';
import { sourceEditError } from './errors.ts';
import { nearestNamed, parentsOf, type Parents } from './parents.ts';
import { positionsOf, type Position } from './positions.ts';
import { readProgram, scriptOf, type Node } from './program.ts';
import { canAddClasses, classStretches } from './set-classes.ts';
import { neighbourOf } from './move-element.ts';
import { textStretch } from './set-text.ts';

export interface ElementText {
  /** `literal`: `setText` changes it. `code`: values say it. `elements`: others inside say it. `none`: nothing can. */
  readonly kind: 'literal' | 'code' | 'elements' | 'none';
  readonly value: string;
}

export interface ElementClasses {
  /** `code`: nothing can be added, since code alone decides. `mixed`: some always apply, code decides on others. */
  readonly kind: 'none' | 'literal' | 'mixed' | 'code';
  /** Those that always apply. */
  readonly fixed: readonly string[];
  readonly conditional: readonly string[];
}

/** What someone who wants to change an element has to know of it. */
export interface DescribedElement {
  readonly name: string;
  readonly position: Position;
  /** Its opening tag as written: what a change expects to find. */
  readonly opening: string;
  /** The component whose code it stands in. */
  readonly component: string | undefined;
  readonly text: ElementText;
  readonly classes: ElementClasses;
  readonly attributes: readonly ElementAttribute[];
  /** Code repeats it for each entry of a list. */
  readonly isRepeated: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** Another one can stand beside it. */
  readonly canDuplicate: boolean;
}

/** Where an element is sought: its own place, or the only one of that name on the line. */
export interface SoughtElement {
  readonly line: number;
  readonly column: number;
  readonly name?: string | undefined;
}

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * The place of an element that was seen in a page. Other tools may have changed the line before it was compiled, so
 * that the column is of their making; then the name must leave no choice.
 */
export function locateElement(source: string, path: string, sought: SoughtElement): Position {
  const { program } = readProgram(source, scriptOf(path));
  const { at } = positionsOf(source);
  const onLine: { readonly position: Position; readonly name: string }[] = [];
  for (const node of parentsOf(program).keys()) {
    if (node.type !== 'JSXElement') continue;
    const position = at(node.start);
    if (position.line !== sought.line) continue;
    if (position.column === sought.column) return position;
    const { name } = node.openingElement;
    onLine.push({ position, name: source.slice(name.start, name.end) });
  }
  const named = onLine.filter(({ name }) => name === sought.name);
  const [only] = named;
  if (only !== undefined && named.length === 1) return only.position;
  throw sourceEditError('no_element_there', `No element starts at ${sought.line}:${sought.column}.`);
}

export function describeElement(place: Place): DescribedElement {
  const { source, at } = place;
  const path = place.path ?? 'file.tsx';
  const found = elementAt(source, at, path);
  const { node, parent, program } = found;
  const parents = parentsOf(program);
  const { start, end, name } = node.openingElement;
  const isInElement = parent.type === 'JSXElement' || parent.type === 'JSXFragment';
  return {
    name: source.slice(name.start, name.end),
    position: at,
    opening: source.slice(start, end),
    component: nearestNamed(parents, node),
    text: textOf(source, node),
    classes: classesOf(place, node),
    attributes: describeAttributes(source, node),
    isRepeated: isRepeated(parents, node),
    canMoveUp: neighbourOf(found, 'up') !== undefined,
    canMoveDown: neighbourOf(found, 'down') !== undefined,
    canDuplicate: isInElement,
  };
}

function textOf(source: string, node: JsxElement): ElementText {
  const { name } = node.openingElement;
  if (node.closingElement === null || VOID.test(source.slice(name.start, name.end)))
    return { kind: 'none', value: '' };
  if (textStretch(node) !== undefined) return { kind: 'literal', value: ownText(node) };
  const isOfCode = node.children.some(
    (child) =>
      child.type === 'JSXExpressionContainer' &&
      child.expression.type !== 'JSXEmptyExpression' &&
      !holdsElements(child.expression),
  );
  return { kind: isOfCode ? 'code' : 'elements', value: ownText(node) };
}

function holdsElements(expression: Node): boolean {
  return [...parentsOf(expression).keys()].some(
    ({ type }) => type === 'JSXElement' || type === 'JSXFragment',
  );
}

function classesOf(place: Place, node: JsxElement): ElementClasses {
  const attribute = attributeNamed(node, 'className') ?? attributeNamed(node, 'class');
  if (attribute === undefined) return { kind: 'none', fixed: [], conditional: [] };
  const stretches = classStretches(place.source, attribute);
  const namesOf = (isWanted: boolean) =>
    stretches
      .filter(({ isFixed }) => isFixed === isWanted)
      .flatMap(({ start, end }) => splitClasses(place.source.slice(start, end)));
  const fixed = namesOf(true);
  const conditional = namesOf(false);
  if (attribute.value?.type === 'Literal') return { kind: 'literal', fixed, conditional };
  return { kind: canAddClasses(place) ? 'mixed' : 'code', fixed, conditional };
}

/** Inside the callback of `map`, `flatMap` or `Array.from`. */
function isRepeated(parents: Parents, node: Node): boolean {
  let child: Node = node;
  for (let above = parents.get(node); above !== undefined; above = parents.get(above)) {
    if (above.type === 'CallExpression' && above.callee !== child && isRepeating(above.callee)) return true;
    child = above;
  }
  return false;
}

function isRepeating(callee: Node): boolean {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return /^(map|flatMap|from)$/.test(callee.property.name);
}
