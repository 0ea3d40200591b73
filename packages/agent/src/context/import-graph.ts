import { posix } from 'node:path';

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)["']([^"'\n]{1,300})["']/gu;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json', '/index.tsx', '/index.ts'];

/** Which file imports which, by reading import lines; good enough to know what belongs together. */
export interface ImportGraph {
  imports(path: string): readonly string[];
  importers(path: string): readonly string[];
}

export function createImportGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const imports = new Map<string, readonly string[]>();
  const importers = new Map<string, string[]>();
  for (const [path, source] of sources) {
    const targets = [...new Set(specifiersIn(source))].flatMap((specifier) =>
      resolve(path, specifier, sources),
    );
    imports.set(path, targets);
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), path]);
  }
  return { imports: (path) => imports.get(path) ?? [], importers: (path) => importers.get(path) ?? [] };
}

export function specifiersIn(source: string): string[] {
  return [...source.matchAll(SPECIFIER)].flatMap((found) => (found[1] === undefined ? [] : [found[1]]));
}

function resolve(from: string, specifier: string, sources: ReadonlyMap<string, string>): string[] {
  const target = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (target === undefined) return [];
  const ending = ENDINGS.find((end) => sources.has(`${target}${end}`));
  return ending === undefined ? [] : [`${target}${ending}`];
}
