import type MagicString from 'magic-string';
import { editElement, type Place } from './checked-edit.ts';
import { textOfChild, type JsxElement } from './elements.ts';
import { sourceEditError } from './errors.ts';
import type { Node } from './program.ts';

/** Replaces what an element says. Refuses where code or child elements say it. */
export function setText(place: Place, text: string): string {
  return editElement(place, (edited, { node }) => {
    const { openingElement: opening, closingElement: closing } = node;
    if (closing === null) return openAndFill(edited, place.source, { node, text });
    const stretch = textStretch(node);
    if (stretch === undefined) {
      throw sourceEditError('made_by_code', 'The text of this element is made by code or by other elements.');
    }
    const held = place.source.slice(stretch.start, stretch.end);
    const [lead = ''] = /^\s*/.exec(held) ?? [];
    const [trail = ''] = held.trim() === '' ? [] : (/\s*$/.exec(held) ?? []);
    const written = escapeText(text);
    if (stretch.start === stretch.end) edited.appendLeft(opening.end, written);
    else edited.overwrite(stretch.start, stretch.end, lead + written + trail);
  });
}

/** Text between tags: signs that JSX would read are written as entities, line breaks as blanks. */
function escapeText(text: string): string {
  return text
    .replace(/\s*\r?\n\s*/g, ' ')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;');
}

function openAndFill(
  edited: MagicString,
  source: string,
  { node, text }: { readonly node: JsxElement; readonly text: string },
): void {
  const { name, end } = node.openingElement;
  const slash = source.lastIndexOf('/', end);
  const [blank = ''] = /\s*$/.exec(source.slice(node.start, slash)) ?? [];
  edited.overwrite(slash - blank.length, end, `>${escapeText(text)}</${source.slice(name.start, name.end)}>`);
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** All children when they are text, or the only one that is. */
export function textStretch(node: JsxElement): Stretch | undefined {
  const { children } = node;
  const first = children[0];
  const last = children.at(-1);
  if (first === undefined || last === undefined) {
    return { start: node.openingElement.end, end: node.openingElement.end };
  }
  if (children.every((child) => textOfChild(child) !== undefined))
    return { start: first.start, end: last.end };
  const telling = children.filter((child) => (textOfChild(child) ?? '').trim() !== '');
  const [only] = telling;
  return only !== undefined && telling.length === 1 && !children.some(isMadeByCode) ? only : undefined;
}

function isMadeByCode(child: Node): boolean {
  if (child.type !== 'JSXExpressionContainer') return child.type === 'JSXSpreadChild';
  return textOfChild(child) === undefined && child.expression.type !== 'JSXEmptyExpression';
}
