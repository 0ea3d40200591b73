import { dropBlankRuns } from './code.ts';

const WIDTH = 115;
const COLLAPSED = 100;

/** The last look at a file: no blank runs, long opening tags broken one attribute per line. */
export function tidy(source: string): string {
  const lines = collapseTags(dropBlankRuns(source)).split('\n').flatMap(breakLine);
  return `${lines.join('\n').trimEnd()}\n`;
}

/** A tag whose attributes stand one per line goes on one line where it fits. */
function collapseTags(source: string): string {
  return source.replaceAll(/^ *<\w+\n(?: +[^\n]+\n)+? *\/?>$/gm, (whole) => {
    const [first = '', ...rest] = whole.split('\n');
    const end = rest.pop()?.trim() ?? '';
    const depth = first.search(/\S/) + 2;
    const isFlat = rest.every((line) => line.search(/\S/) === depth && !/[{(]$/.test(line));
    const attributes = rest.map((line) => line.trim()).join(' ');
    const line = `${first} ${attributes}${end === '>' ? '>' : ' />'}`;
    return isFlat && line.length <= COLLAPSED ? line : whole;
  });
}

function breakLine(line: string): readonly string[] {
  if (line.length <= WIDTH) return [line];
  return breakTag(line) ?? breakTernary(line) ?? [line];
}

/** `<A b="1" c={2}>text</A>` with more than one attribute; what follows the tag goes below. */
function breakTag(line: string): readonly string[] | null {
  const match = /^(\s*)<([A-Z]\w*|[a-z][a-z0-9]*)((?:\s.*)?)$/.exec(line);
  if (!match) return null;
  const [, pad = '', name = '', rest = ''] = match;
  const { attributes, end, after } = readAttributes(rest);
  if (end === '' || attributes.length === 0) return null;
  const inner = `${pad}  `;
  const closing = `</${name}>`;
  const open = `${pad}<${name} ${attributes.join(' ')}${end}`;
  const tag =
    open.length <= WIDTH && after !== ''
      ? [open]
      : [`${pad}<${name}`, ...attributes.map((attribute) => inner + attribute), `${pad}${end.trim()}`];
  if (after === '') return tag;
  if (!after.endsWith(closing)) return null;
  const content = after.slice(0, -closing.length);
  return [...tag, ...breakLine(inner + content), `${pad}${closing}`];
}

interface Attributes {
  readonly attributes: readonly string[];
  readonly end: string;
  readonly after: string;
}

/** Reads attributes up to the end of the tag, minding quotes and nested braces. */
function readAttributes(text: string): Attributes {
  const attributes: string[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const space = /^\s+/.exec(rest)?.[0].length ?? 0;
    if (space > 0) {
      at += space;
      continue;
    }
    if (rest.startsWith('/>')) return { attributes, end: ' />', after: rest.slice(2) };
    if (rest.startsWith('>')) return { attributes, end: '>', after: rest.slice(1) };
    const length = attributeLength(rest);
    if (length === 0) break;
    attributes.push(rest.slice(0, length));
    at += length;
  }
  return { attributes, end: '', after: '' };
}

function attributeLength(text: string): number {
  const head = /^(?:\{|[\w-]+(?:=(?:"[^"]*"|\{))?)/.exec(text)?.[0];
  if (!head) return 0;
  if (!head.endsWith('{')) return head.length;
  let depth = 1;
  for (let at = head.length; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return 0;
}

/** `a ? b : c` over three lines, as the formatter would. */
function breakTernary(line: string): readonly string[] | null {
  const match = /^(\s*)(const \w+ =|return|:) ([^?"]+) \? ([^?:]+) : ([^?:]+;?)$/.exec(line);
  if (!match) return null;
  const [, pad = '', head = '', test = '', yes = '', no = ''] = match;
  return [`${pad}${head} ${test}`, `${pad}  ? ${yes}`, `${pad}  : ${no}`];
}
