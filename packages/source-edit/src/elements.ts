import { sourceEditError } from './errors.ts';
import { positionsOf, type Position } from './positions.ts';
import { readProgram, scriptOf, walk, type Node } from './program.ts';

export type JsxElement = Extract<Node, { type: 'JSXElement' }>;
export type JsxFragment = Extract<Node, { type: 'JSXFragment' }>;
export type JsxAttribute = Extract<Node, { type: 'JSXAttribute' }>;

export interface ElementAttribute {
  readonly name: string;
  /** `text`: a plain string. `flag`: without a value. `code`: between braces. `spread`: `{...all}`. */
  readonly kind: 'text' | 'flag' | 'code' | 'spread';
  /** The string, or the code without its braces. */
  readonly value: string;
}

export interface Element {
  /** As written: `div`, `Button`, `Card.Title`; empty for a fragment. */
  readonly name: string;
  /** Of its `<`. Lines and columns begin at one. */
  readonly position: Position;
  readonly start: number;
  readonly end: number;
  readonly attributes: readonly ElementAttribute[];
  /** What it says itself, without its child elements; white space as a browser shows it. */
  readonly text: string;
  /** Nothing but text is in it, so that `setText` can replace it. */
  readonly hasOnlyText: boolean;
  /** Index of the element around it; undefined at the top. */
  readonly parent: number | undefined;
}

/** Every JSX element of a source, in the order of their `<`. */
export function findElements(source: string, path = 'file.tsx'): readonly Element[] {
  const { program } = readProgram(source, scriptOf(path));
  const { at } = positionsOf(source);
  const elements: Element[] = [];
  const open: { readonly index: number; readonly end: number }[] = [];
  walk(program, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    while ((open.at(-1)?.end ?? Infinity) <= node.start) open.pop();
    elements.push({
      name: node.type === 'JSXElement' ? sliceOf(source, node.openingElement.name) : '',
      position: at(node.start),
      start: node.start,
      end: node.end,
      attributes: node.type === 'JSXElement' ? describeAttributes(source, node) : [],
      text: ownText(node),
      hasOnlyText: node.children.every((child) => textOfChild(child) !== undefined),
      parent: open.at(-1)?.index,
    });
    open.push({ index: elements.length - 1, end: node.end });
  });
  return elements;
}

export interface FoundElement {
  readonly node: JsxElement;
  readonly parent: Node;
  readonly program: Node;
}

/** The element whose `<` stands at a position; throws when none does. */
export function elementAt(source: string, at: Position, path: string): FoundElement {
  const { program } = readProgram(source, scriptOf(path));
  const offset = positionsOf(source).offsetOf(at);
  let found: FoundElement | undefined;
  walk(program, (node, parent) => {
    if (node.type === 'JSXElement' && node.start === offset && parent !== undefined)
      found = { node, parent, program };
  });
  if (found === undefined) {
    throw sourceEditError('no_element_there', `No element starts at ${at.line}:${at.column}.`);
  }
  return found;
}

export function attributeNamed(node: JsxElement, name: string): JsxAttribute | undefined {
  const named = node.openingElement.attributes.filter((attribute) => attribute.type === 'JSXAttribute');
  return named.findLast((attribute) => attributeName(attribute) === name);
}

function attributeName(attribute: JsxAttribute): string {
  const { name } = attribute;
  return name.type === 'JSXNamespacedName' ? `${name.namespace.name}:${name.name.name}` : name.name;
}

/** The plain text of a child, or undefined when it is an element or made by code. */
export function textOfChild(child: Node): string | undefined {
  if (child.type === 'JSXText') return decodeEntities(child.value);
  if (child.type !== 'JSXExpressionContainer') return undefined;
  const { expression } = child;
  if (expression.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  middot: '·',
};

/** Those that source of apps holds; a rarer one stays as it is written. */
function decodeEntities(text: string): string {
  return text
    .replace(/&#(\d{1,6});/g, (whole, digits: string) => characterOf(Number(digits)) ?? whole)
    .replace(
      /&#x([0-9a-f]{1,5});/gi,
      (whole, digits: string) => characterOf(Number.parseInt(digits, 16)) ?? whole,
    )
    .replace(/&([a-z]+);/gi, (whole, name: string) => ENTITIES[name] ?? whole);
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

export function ownText(node: JsxElement | JsxFragment): string {
  return node.children
    .map((child) => textOfChild(child) ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

export function describeAttributes(source: string, node: JsxElement): readonly ElementAttribute[] {
  return node.openingElement.attributes.map((attribute): ElementAttribute => {
    if (attribute.type === 'JSXSpreadAttribute') {
      return { name: '', kind: 'spread', value: sliceOf(source, attribute.argument) };
    }
    const name = attributeName(attribute);
    const { value } = attribute;
    if (value === null) return { name, kind: 'flag', value: '' };
    if (value.type === 'Literal') return { name, kind: 'text', value: String(value.value) };
    if (value.type === 'JSXExpressionContainer') {
      return { name, kind: 'code', value: sliceOf(source, value.expression) };
    }
    return { name, kind: 'code', value: sliceOf(source, value) };
  });
}

function sliceOf(source: string, node: { readonly start: number; readonly end: number }): string {
  return source.slice(node.start, node.end);
}
