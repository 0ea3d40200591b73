import { FIRST_COMPONENTS } from './first-components.data.ts';

const FOLDER = 'src/components/ui/';
const MAX_CHARACTERS = 4_000;
const EXPORTS = /\bexport\s*\{([^}]*)\}/gu;
const COMPONENT = /\bfunction\s+([A-Z]\w*)\s*\(\s*\{([^}]*)\}\s*:\s*/gu;
const VARIANT_SET = /\bconst\s+(\w+)\s*=\s*cva\(/gu;
const TYPE_ALIAS = /\btype\s+(\w+)\s*=\s*([^;]*);/gu;
const EVERYWHERE: ReadonlySet<string> = new Set(['className', 'children', 'ref', 'style', 'id', 'props']);

/** One line per component file that a first build is likely to use: what it exports and the props worth knowing. */
export function componentSignatures(sources: ReadonlyMap<string, string>): string {
  const lines: string[] = [];
  let left = MAX_CHARACTERS;
  for (const name of FIRST_COMPONENTS) {
    const source = sources.get(`${FOLDER}${name}.tsx`);
    if (source === undefined) continue;
    const line = `${name}: ${signatureOf(source)}`;
    left -= line.length + 1;
    if (left < 0) break;
    lines.push(line);
  }
  return lines.join('\n');
}

/** `Button(variant: default|outline, size: sm|lg, asChild)`; parts without props of their own by name alone. */
export function signatureOf(source: string): string {
  const sets = variantSets(source);
  const aliases = new Map([...source.matchAll(TYPE_ALIAS)].map(([, name = '', body = '']) => [name, body]));
  const props = new Map<string, string>();
  for (const found of source.matchAll(COMPONENT)) {
    const [whole, name = '', taken = ''] = found;
    const start = (found.index ?? 0) + whole.length;
    const written = source.slice(start, source.indexOf(') {', start));
    const type = `${written} ${aliases.get(written.trim()) ?? ''}`;
    props.set(name, propsOf(taken, type, sets).join(', '));
  }
  return exportedNames(source)
    .map((name) => (props.get(name) ? `${name}(${props.get(name)})` : name))
    .join(' ');
}

function exportedNames(source: string): string[] {
  return [...source.matchAll(EXPORTS)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/u.test(name) || /^use[A-Z]\w*$/u.test(name));
}

function propsOf(taken: string, type: string, sets: ReadonlyMap<string, VariantSet>): string[] {
  const variants = [...type.matchAll(/typeof (\w+)/gu)].flatMap(([, name = '']) => sets.get(name) ?? []);
  return taken.split(',').flatMap((piece) => {
    const name = /^\s*(\w+)/u.exec(piece)?.[1];
    if (name === undefined || piece.includes('...') || EVERYWHERE.has(name)) return [];
    const options = variants.find((set) => set.has(name))?.get(name) ?? unionOf(name, type);
    return [options === undefined || options.length === 0 ? name : `${name}: ${options.join('|')}`];
  });
}

function unionOf(name: string, type: string): string[] | undefined {
  const union = new RegExp(String.raw`\b${name}\?:\s*((?:"[\w-]+"\s*\|?\s*)+)`, 'u').exec(type)?.[1];
  return union?.match(/[\w-]+/gu) ?? undefined;
}

type VariantSet = ReadonlyMap<string, readonly string[]>;

/** The `variants` of each cva() of a file, by the name it is kept under. */
function variantSets(source: string): Map<string, VariantSet> {
  const sets = new Map<string, VariantSet>();
  for (const found of source.matchAll(VARIANT_SET)) {
    const rest = withoutStrings(source.slice(found.index));
    const at = rest.indexOf('variants:');
    if (found[1] === undefined || at === -1) continue;
    const body = block(rest, at);
    sets.set(
      found[1],
      new Map(
        keysOf(body).map((key): [string, string[]] => [key, keysOf(block(body, body.indexOf(`${key}:`)))]),
      ),
    );
  }
  return sets;
}

/** Texts are emptied, so that braces are braces; quoted keys stay as names. */
function withoutStrings(source: string): string {
  return source.replaceAll(/"([^"\\\n]*)"(\s*:)?/gu, (_, text: string, colon: string | undefined) =>
    colon === undefined ? '""' : `${text}${colon}`,
  );
}

/** What stands between the first brace from here and its partner. */
function block(text: string, from: number): string {
  const start = text.indexOf('{', from);
  let depth = 0;
  for (let at = start; at >= 0 && at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start + 1, at);
  }
  return '';
}

function keysOf(body: string): string[] {
  const keys: string[] = [];
  let depth = 0;
  for (const piece of body.split(/([{}])/u)) {
    if (piece === '{') depth += 1;
    else if (piece === '}') depth -= 1;
    else if (depth === 0) keys.push(...[...piece.matchAll(/([\w-]+)\s*:/gu)].flatMap(([, key]) => key ?? []));
  }
  return keys;
}
