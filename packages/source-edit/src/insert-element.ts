import type MagicString from 'magic-string';
import { editElement, type Place } from './checked-edit.ts';
import type { JsxElement } from './elements.ts';
import { sourceEditError } from './errors.ts';
import { indentBefore, indentOfLine, indentUnit, lineEndOf, reindent } from './layout.ts';
import type { Node } from './program.ts';

export type Where = 'before' | 'after' | 'inside-start' | 'inside-end';

/** Puts JSX beside or into an element, on lines of its own where the element has them. */
export function insertElement(place: Place, where: Where, jsx: string): string {
  return editElement(place, (edited, { node, parent }) => {
    if (where === 'inside-start' || where === 'inside-end') {
      return insertInside(edited, place.source, { node, jsx, isAtEnd: where === 'inside-end' });
    }
    requireJsxParent(parent);
    const indent = indentBefore(place.source, node.start);
    const offset = where === 'before' ? node.start : node.end;
    if (indent === undefined) return void edited.appendLeft(offset, jsx.trim());
    const lineEnd = lineEndOf(place.source);
    const piece = reindent(jsx, indent).replaceAll('\n', lineEnd);
    if (where === 'before') edited.appendLeft(offset, `${piece}${lineEnd}${indent}`);
    else edited.appendLeft(offset, `${lineEnd}${indent}${piece}`);
  });
}

/** Beside an element that is not the child of another one nothing else can stand. */
function requireJsxParent(parent: Node): void {
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return;
  throw sourceEditError(
    'breaks_source',
    'Nothing can stand beside this element: it is not inside another one.',
  );
}

function insertInside(
  edited: MagicString,
  source: string,
  { node, jsx, isAtEnd }: { readonly node: JsxElement; readonly jsx: string; readonly isAtEnd: boolean },
): void {
  const { openingElement: opening, closingElement: closing } = node;
  const lineEnd = lineEndOf(source);
  const outer = indentOfLine(source, node.start);
  const inner = outer + indentUnit(source);
  const written = (indent: string): string => reindent(jsx, indent).replaceAll('\n', lineEnd);
  if (closing === null) {
    const slash = source.lastIndexOf('/', opening.end);
    const [blank = ''] = /\s*$/.exec(source.slice(node.start, slash)) ?? [];
    const name = source.slice(opening.name.start, opening.name.end);
    const content = `${lineEnd}${inner}${written(inner)}${lineEnd}${outer}`;
    edited.overwrite(slash - blank.length, opening.end, `>${content}</${name}>`);
    return;
  }
  const closingIndent = indentBefore(source, closing.start);
  const hasOwnLines = closingIndent !== undefined && node.children.length > 0;
  if (!hasOwnLines && source.slice(opening.end, closing.start).trim() !== '') {
    edited.appendLeft(isAtEnd ? closing.start : opening.end, jsx.trim());
    return;
  }
  const childIndent = firstChildIndent(source, node) ?? inner;
  const piece = written(childIndent);
  if (!hasOwnLines) edited.appendLeft(opening.end, `${lineEnd}${childIndent}${piece}${lineEnd}${outer}`);
  else if (isAtEnd)
    edited.appendLeft(closing.start - closingIndent.length, `${childIndent}${piece}${lineEnd}`);
  else edited.appendLeft(opening.end, `${lineEnd}${childIndent}${piece}`);
}

function firstChildIndent(source: string, node: JsxElement): string | undefined {
  for (const child of node.children) {
    if (child.type === 'JSXText') continue;
    const indent = indentBefore(source, child.start);
    if (indent !== undefined) return indent;
  }
  return undefined;
}
