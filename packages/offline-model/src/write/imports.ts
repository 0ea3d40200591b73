import { like } from '../lexicon/pattern.ts';
import { SYMBOLS } from './symbols.data.ts';

/** Where a name of the app's own files comes from: name to module, types with a leading `~`. */
export type Exports = ReadonlyMap<string, string>;

const WIDTH = 110;

/**
 * Puts the import lines above a body: every known name that the body uses and does not declare. Bodies are written by
 * our own generators, so names are unique across the app and text is quoted wherever it could look like code.
 */
export function withImports(path: string, source: string, own: Exports): string {
  const written = /^(?:import [^\n]*;\n)+\n?/.exec(source)?.[0] ?? '';
  const body = source.slice(written.length);
  const modules = new Map<string, Set<string>>();
  const self = moduleOf(path);
  for (const [name, module] of namesUsed(body, own)) {
    if (module === self) continue;
    const names = modules.get(module) ?? new Set<string>();
    names.add(name);
    modules.set(module, names);
  }
  const lines = [
    ...[...modules].map(([module, names]) => ({ module, line: importLine(module, [...names]) })),
    ...written.split('\n').flatMap((line) => {
      const module = / from "([^"]+)";$/.exec(line)?.[1];
      return module ? [{ module, line }] : [];
    }),
  ]
    .toSorted(
      (left, right) => orderOf(left.module) - orderOf(right.module) || (left.module < right.module ? -1 : 1),
    )
    .map(({ line }) => line);
  return lines.length === 0 ? body : `${lines.join('\n')}\n\n${body}`;
}

/** The names a file offers to others, types with a leading `~`. */
export function exportsOf(body: string): readonly string[] {
  const values = [...body.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
    (found) => found[1] ?? '',
  );
  const types = [...body.matchAll(/^export (?:type|interface) (\w+)/gm)].map((found) => `~${found[1] ?? ''}`);
  return [...values, ...types];
}

export const moduleOf = (path: string): string => path.replace(/^src\//, '@/').replace(/\.tsx?$/, '');

function namesUsed(body: string, own: Exports): readonly (readonly [string, string])[] {
  const code = bareCode(body);
  const declared = declaredNames(code);
  const found = new Map<string, string>();
  for (const name of new Set(code.match(/(?<!(?<!\.\.)\.|[\w$"'-])[A-Za-z_]\w*(?![\w$])/g) ?? [])) {
    if (declared.has(name)) continue;
    const source = resolve(name, own);
    if (source && isUsed(name, code)) found.set(source.name, source.module);
  }
  return [...found];
}

function resolve(name: string, own: Exports): { name: string; module: string } | null {
  for (const table of [own, SYMBOLS]) {
    const value = table.get(name);
    if (value) return { name, module: value };
    const type = table.get(`~${name}`);
    if (type) return { name: `type ${name}`, module: type };
  }
  return /^[A-Z]\w*Icon$/.test(name) ? { name, module: 'lucide-react' } : null;
}

/** Keys of objects, attributes and members share the spelling of a name but are no use of it. */
function isUsed(name: string, code: string): boolean {
  if (/^[A-Z]/.test(name)) return true;
  return like.plain`(?<!(?<!\.\.)\.|[\w$"'-])${name}(?![\w$-])(?!\s*\??:)(?!=[^=>])`.test(code);
}

function declaredNames(code: string): ReadonlySet<string> {
  const names = [...code.matchAll(/\b(?:function|const|let|type|interface|class) (\w+)/g)].map(
    (found) => found[1] ?? '',
  );
  return new Set(names);
}

/** The code without its comments, strings and the text between tags. */
function bareCode(body: string): string {
  return body
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<!:)\/\/[^\n]*/g, '')
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, (text) => (text.match(/\$\{[^}]*\}/g) ?? []).join(' '))
    .replaceAll(/>(?!\s*extends\b)[^<>{}=;()]*</g, '><')
    .replaceAll(/\}(?!\s*:)[^<>{}=;()]*</g, '}<')
    .replaceAll(/>(?!\s*extends\b)[^<>{}=;()]*\{/g, '>{');
}

function orderOf(module: string): number {
  if (module.startsWith('@/')) return 1;
  return 0;
}

function importLine(module: string, names: readonly string[]): string {
  const sorted = names.toSorted((left, right) => (bareName(left) < bareName(right) ? -1 : 1));
  const line = sorted.every((name) => name.startsWith('type '))
    ? `import type { ${sorted.map(bareName).join(', ')} } from "${module}";`
    : `import { ${sorted.join(', ')} } from "${module}";`;
  if (line.length <= WIDTH) return line;
  return `import {\n${sorted.map((name) => `  ${name},`).join('\n')}\n} from "${module}";`;
}

const bareName = (name: string): string => name.replace('type ', '');
