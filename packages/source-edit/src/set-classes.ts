import { AppError } from '@loam/kernel';
import type MagicString from 'magic-string';
import { editElement, type Place } from './checked-edit.ts';
import { append, missingClasses, removeAndReplace, splitClasses, type ClassEdit } from './class-text.ts';
import { attributeNamed, type JsxAttribute, type JsxElement } from './elements.ts';
import { sourceEditError } from './errors.ts';
import { walk, type Node } from './program.ts';

/** A stretch of source that holds classes as plain text. */
interface ClassStretch {
  readonly start: number;
  readonly end: number;
  /** It always applies, so that new classes may go there. */
  readonly isFixed: boolean;
  readonly quote: string;
}

/**
 * Adds, removes and replaces classes of one element, in a string, a template or the strings of a call like cn(…).
 * Refuses to add where only code decides on the classes.
 */
export function setClasses(place: Place, edit: ClassEdit): string {
  const fresh = [...(edit.add ?? []), ...(edit.replace ?? []).map(({ to }) => to)];
  for (const name of fresh) requireClass(name);
  return editElement(place, (edited, { node }) => {
    const attribute = attributeNamed(node, 'className') ?? attributeNamed(node, 'class');
    if (attribute === undefined) return addAttribute(edited, node, edit);
    const stretches = classStretches(place.source, attribute);
    for (const { quote } of stretches) requireFitting(fresh, quote);
    const present: string[] = [];
    const texts = stretches.map((stretch) => {
      const text = removeAndReplace(place.source.slice(stretch.start, stretch.end), edit);
      present.push(...splitClasses(text));
      return text;
    });
    const added = missingClasses(present, edit);
    const host = added.length === 0 ? -1 : chooseHost(stretches);
    for (const [index, stretch] of stretches.entries()) {
      const kept = texts[index] ?? '';
      const text = index === host ? append(kept, added) : kept;
      replaceStretch(edited, place.source, { stretch, text });
    }
    if (host === -1 && added.length > 0) addArgument(edited, attribute, added);
  });
}

/** Whether a class can be added, or code alone decides. */
export function canAddClasses(place: Place): boolean {
  try {
    setClasses(place, { add: ['loam-probe'] });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function requireClass(name: string): void {
  if (name === '' || /\s/.test(name)) throw sourceEditError('breaks_source', `"${name}" is not one class.`);
}

function addAttribute(edited: MagicString, node: JsxElement, edit: ClassEdit): void {
  const added = missingClasses([], edit);
  if (added.length === 0) return;
  const { attributes, name, typeArguments } = node.openingElement;
  // After what is spread, so that it counts.
  const hasSpread = attributes.some((attribute) => attribute.type === 'JSXSpreadAttribute');
  const after = hasSpread ? attributes.at(-1)?.end : (typeArguments?.end ?? name.end);
  const text = added.join(' ');
  const quote = text.includes('"') ? "'" : '"';
  if (text.includes(quote)) throw sourceEditError('breaks_source', 'The classes hold both kinds of quotes.');
  edited.appendLeft(after ?? name.end, ` className=${quote}${text}${quote}`);
}

export function classStretches(source: string, attribute: JsxAttribute): readonly ClassStretch[] {
  const { value } = attribute;
  if (value === null) return [];
  if (value.type === 'Literal') return [insideQuotes(source, value, true)];
  if (value.type !== 'JSXExpressionContainer') return [];
  const { expression } = value;
  const fixed = new Set<Node>([expression]);
  if (expression.type === 'CallExpression') {
    for (const argument of expression.arguments) fixed.add(argument);
  }
  const stretches: ClassStretch[] = [];
  walk(expression, (node, parent) => {
    if (node.type === 'Literal' && typeof node.value === 'string' && !isCompared(node, parent)) {
      stretches.push(insideQuotes(source, node, fixed.has(node)));
    } else if (node.type === 'TemplateLiteral')
      stretches.push(...templateStretches(source, node, fixed.has(node)));
  });
  return stretches;
}

/** `variant === "ghost"`, `map["key"]`: strings that are no classes. */
function isCompared(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'BinaryExpression') return parent.operator !== '+';
  if (parent?.type === 'MemberExpression') return parent.property === node;
  return parent?.type === 'SwitchCase';
}

function insideQuotes(source: string, node: Node, isFixed: boolean): ClassStretch {
  return { start: node.start + 1, end: node.end - 1, isFixed, quote: source[node.start] ?? '"' };
}

/** By its expressions: the spans of the parts themselves count their delimiters in or not, by language. */
function templateStretches(
  source: string,
  node: Extract<Node, { type: 'TemplateLiteral' }>,
  isFixed: boolean,
): readonly ClassStretch[] {
  return node.quasis.map((_, index) => {
    const before = node.expressions[index - 1];
    const after = node.expressions[index];
    const start = before === undefined ? node.start + 1 : source.indexOf('}', before.end) + 1;
    const end = after === undefined ? node.end - 1 : source.lastIndexOf('${', after.start);
    return { start, end, isFixed, quote: '`' };
  });
}

/** The first string that always applies; of a template the last part, which cannot run into a value. */
function chooseHost(stretches: readonly ClassStretch[]): number {
  const first = stretches.findIndex(({ isFixed }) => isFixed);
  if (stretches[first]?.quote !== '`') return first;
  return stretches.findLastIndex(({ isFixed, quote }) => isFixed && quote === '`');
}

function replaceStretch(
  edited: MagicString,
  source: string,
  { stretch, text }: { readonly stretch: ClassStretch; readonly text: string },
): void {
  const { start, end, quote } = stretch;
  if (text === source.slice(start, end)) return;
  // Right after a value of a template the first new class would run into it.
  const isAfterValue = quote === '`' && start === end && source[start - 1] === '}';
  const written = isAfterValue ? ` ${text}` : text;
  if (start === end) edited.appendLeft(start, written);
  else edited.overwrite(start, end, written);
}

function requireFitting(names: readonly string[], quote: string): void {
  const unfit = names.find((name) => name.includes(quote) || (quote === '`' && name.includes('${')));
  if (unfit !== undefined)
    throw sourceEditError('breaks_source', `${unfit} holds the quotes it would stand in.`);
}

/** A call without any fixed string takes one more argument. */
function addArgument(edited: MagicString, attribute: JsxAttribute, added: readonly string[]): void {
  const { value } = attribute;
  const expression = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
  const first = expression?.type === 'CallExpression' ? expression.arguments[0] : undefined;
  const isJoining =
    expression?.type === 'CallExpression' &&
    expression.callee.type === 'Identifier' &&
    /^(cn|clsx|cx|classNames|classnames|twMerge|twJoin)$/.test(expression.callee.name);
  if (first === undefined || !isJoining) {
    throw sourceEditError('made_by_code', 'The classes of this element are made by code.');
  }
  const text = added.join(' ');
  if (text.includes('"')) throw sourceEditError('breaks_source', 'The classes hold quotes.');
  edited.appendLeft(first.start, `"${text}", `);
}
