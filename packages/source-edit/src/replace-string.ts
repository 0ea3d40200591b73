import MagicString from 'magic-string';
import { requireReadable } from './checked-edit.ts';
import { sourceEditError } from './errors.ts';
import { parentsOf } from './parents.ts';
import { readProgram, scriptOf, type Node } from './program.ts';

interface FoundString {
  readonly start: number;
  readonly end: number;
  readonly isAttribute: boolean;
}

/** Whether exactly one string of a source says a text, so that it can be replaced without a doubt. */
export function hasOneString(source: string, path: string, text: string): boolean {
  return stringsSaying(source, path, text).length === 1;
}

/** Replaces the only string of a source that says a text: words that a page shows from data. */
export function replaceString(
  file: { readonly source: string; readonly path: string },
  from: string,
  to: string,
): string {
  const { source, path } = file;
  const [only, ...others] = stringsSaying(source, path, from);
  if (only === undefined || others.length > 0) {
    throw sourceEditError('made_by_code', 'The text does not stand in the source exactly once.');
  }
  const edited = new MagicString(source);
  const quote = source[only.start] ?? '"';
  edited.overwrite(only.start, only.end, only.isAttribute ? attributeText(to, quote) : scriptText(to, quote));
  const result = edited.toString();
  requireReadable(result, path);
  return result;
}

function stringsSaying(source: string, path: string, text: string): readonly FoundString[] {
  const wanted = normal(text);
  if (wanted === '') return [];
  const found: FoundString[] = [];
  for (const [node, parent] of parentsOf(readProgram(source, scriptOf(path)).program)) {
    if (isNameOfModule(parent) || normal(stringOf(node) ?? '') !== wanted) continue;
    found.push({ start: node.start, end: node.end, isAttribute: parent?.type === 'JSXAttribute' });
  }
  return found;
}

function stringOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

function isNameOfModule(parent: Node | undefined): boolean {
  return /^(Import|Export(All|Named))/.test(parent?.type ?? '');
}

function normal(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function scriptText(text: string, quote: string): string {
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll(quote, `\\${quote}`);
  return `${quote}${quote === '`' ? escaped.replaceAll('${', '\\${') : escaped}${quote}`;
}

function attributeText(text: string, quote: string): string {
  const escaped = text
    .replaceAll(/&(?=#?\w+;)/g, '&amp;')
    .replaceAll(quote, quote === '"' ? '&quot;' : '&#39;')
    .replaceAll('\n', '&#10;');
  return `${quote}${escaped}${quote}`;
}
