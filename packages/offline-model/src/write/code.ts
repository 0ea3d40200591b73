/** A string literal as the template writes them, in double quotes. */
export const quote = (value: string): string => JSON.stringify(value);

/** Text between tags; whatever JSX could read as code becomes a string in braces. */
export function jsxText(value: string): string {
  const needsBraces = /[{}<>()=;&\n\\]/.test(value) || value !== value.trim() || value === '';
  return needsBraces ? `{${quote(value)}}` : value;
}

/** An attribute with a text value. */
export function attribute(name: string, value: string): string {
  return /["&\n\\]/.test(value) ? `${name}={${quote(value)}}` : `${name}="${value}"`;
}

/** What an element is given. A function tells its code as it stands; what is undefined is left out. */
type CodeValue =
  | string
  | number
  | boolean
  | (() => string)
  | readonly CodeValue[]
  | { readonly [name: string]: CodeValue | undefined };
export type CodeProps = Readonly<Record<string, CodeValue | undefined>>;

const LINE_LENGTH = 80;

/** A value as code; long lists and records with a line for each of their parts. */
export function codeOf(value: CodeValue): string {
  if (typeof value === 'function') return value();
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object') return String(value);
  return isList(value) ? enclose('[', value.map(codeOf), ']') : enclose('{ ', namedCodes(value), ' }');
}

/** A property key, quoted where it must be. */
export const keyOf = (id: string): string => (/^[A-Za-z_$][\w$]*$/.test(id) ? id : quote(id));

const isList = (value: object): value is readonly CodeValue[] => Array.isArray(value);

const namedCodes = (values: CodeProps): readonly string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${keyOf(name)}: ${codeOf(value)}`],
  );

function enclose(open: string, parts: readonly string[], close: string): string {
  const line = open + parts.join(', ') + close;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  return [open.trim(), ...parts.map((part) => `  ${indent(part, 2)},`), close.trim()].join('\n');
}

/** `<Board pairs={8} isBig />`; what stands inside it on lines of its own. */
export function elementOf(component: string, props: CodeProps, inside = ''): string {
  const given = Object.entries(props).flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (value === true) return [name];
    return typeof value === 'string' ? [attribute(name, value)] : [`${name}={${codeOf(value)}}`];
  });
  const end = inside === '' ? ' />' : `>\n  ${indent(inside, 2)}\n</${component}>`;
  const line = `<${[component, ...given].join(' ')}`;
  if (line.length <= LINE_LENGTH + 20 && !line.includes('\n')) return line + end;
  return [`<${component}`, ...given.map((one) => `  ${indent(one, 2)}`), end.trim()].join('\n');
}

/** Shifts every line but the first, so that a piece can stand inside a template at that depth. */
export function indent(code: string, spaces: number): string {
  const pad = ' '.repeat(spaces);
  return code
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : pad + line))
    .join('\n');
}

/** What is not a text is left out. */
type Line = string | boolean | null | undefined;

/** Lines that are there, at one depth; for the inside of a template. */
export function block(lines: readonly Line[], spaces: number): string {
  return lines
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => indent(String(line), spaces))
    .join(`\n${' '.repeat(spaces)}`);
}

/** An element with its classes; what is inside stands on lines of its own, unless it is a single text. */
export function el(tag: string, className: string, ...inside: readonly Line[]): string {
  const open = className === '' ? `<${tag}` : `<${tag} className="${className}"`;
  const parts = inside.filter((part) => typeof part === 'string' && part !== '');
  const close = `</${tag.split(' ')[0]}>`;
  const [only = ''] = parts;
  if (parts.length === 0) return `${open} />`;
  if (parts.length === 1 && !/^<|\n/.test(String(only))) return `${open}>${only}${close}`;
  return `${open}>\n  ${block(parts, 2)}\n${close}`;
}

/** Removes the lines of a template whose optional part is absent. */
export const dropBlankRuns = (code: string): string =>
  code
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\{\n\n/g, '{\n')
    .replaceAll(/\n\n(\s*(?:\}|<\/))/g, '\n$1')
    .replaceAll(/(<\w+(?: [^<>]*)?>)\n\n/g, '$1\n');
