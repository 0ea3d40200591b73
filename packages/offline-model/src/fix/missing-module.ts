import { like } from '../lexicon/pattern.ts';
import {
  findElements,
  findName,
  importsOf,
  parse,
  removeElement,
  removeImport,
  renameImportPath,
} from '@loam/source-edit';
import { RENAMED_PACKAGES } from './known-names.data.ts';

type Files = ReadonlyMap<string, string>;

/** What names a file that is not there: in a source or in the page that loads the app. */
export const MISSING_MODULE = like.plain`
  Cannot find module '([^']+)'|(?:Rollup |Rolldown )?[Ff]ailed to resolve import ["']([^"']+)["']|Could not resolve ["']
  ([^"']+)["']|[Ff]ailed to resolve import ([^\s"']+)|[Ff]ailed to resolve (/[^\s"']+) from
  |Failed to load url ([^\s"']+)`;

/** The file without what it cannot reach: another path, another package, or no import and nothing that uses it. */
export function withoutMissing(
  specifier: string,
  { path, source, files }: { readonly path: string; readonly source: string; readonly files: Files },
): { readonly source: string; readonly told: string } | null {
  if (path.endsWith('.html')) return entryOf(specifier, source, files);
  if (!importsOf(source, path).some((entry) => entry.specifier === specifier)) return null;
  const other =
    RENAMED_PACKAGES[specifier] ?? (/^[./@]/.test(specifier) ? nearestFile(specifier, files) : null);
  if (other !== null)
    return {
      source: renameImportPath(source, { from: specifier, to: other }, path),
      told: `"${specifier}" → "${other}"`,
    };
  const names = importsOf(source, path)
    .filter((entry) => entry.specifier === specifier)
    .flatMap((entry) => entry.names.map(({ local }) => local));
  const bare = names.reduce((text, name) => withoutUses(text, name, path), source);
  const isUnused = names.every((name) => findName(bare, name, path).every(({ kind }) => kind === 'imported'));
  return isUnused
    ? { source: removeImport(bare, { from: specifier }, path), told: `– import "${specifier}"` }
    : null;
}

/** A file of the same name elsewhere, whatever its case. */
export function nearestFile(specifier: string, files: Files): string | null {
  const base = (specifier.split('/').at(-1) ?? '').toLowerCase().replace(/\.[jt]sx?$/, '');
  const loose = (text: string): string => text.replace(/[-_]/g, '').toLowerCase();
  const found = [...files.keys()].filter(
    (path) =>
      /^src\/.+\.[jt]sx?$/.test(path) &&
      loose((path.split('/').at(-1) ?? '').replace(/\.[jt]sx?$/, '')) === loose(base),
  );
  return found.length === 1 && found[0] !== undefined
    ? `@/${found[0].replace(/^src\//, '').replace(/\.[jt]sx?$/, '')}`
    : null;
}

/** Files of the project that an import could mean. */
export function filesMeant(specifier: string, importer: string): readonly string[] {
  const folder = importer.split('/').slice(0, -1);
  const parts = specifier.startsWith('@/')
    ? ['src', ...specifier.slice(2).split('/')]
    : specifier.startsWith('/')
      ? specifier.slice(1).split('/')
      : specifier.startsWith('.')
        ? [...folder, ...specifier.split('/')]
        : [];
  const plain: string[] = [];
  for (const part of parts) {
    if (part === '..') plain.pop();
    else if (part !== '.' && part !== '') plain.push(part);
  }
  const path = plain.join('/');
  if (path === '') return [];
  return /\.[a-z]+$/.test(path)
    ? [path]
    : ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts'].map((end) => path + end);
}

/** The page loads the file that starts the app. */
function entryOf(
  specifier: string,
  source: string,
  files: Files,
): { readonly source: string; readonly told: string } | null {
  const entry = ['src/main.tsx', 'src/main.ts', 'src/main.jsx', 'src/index.tsx', 'src/main.js'].find((path) =>
    files.has(path),
  );
  if (entry === undefined || !source.includes(`"${specifier}"`)) return null;
  return { source: source.replace(`"${specifier}"`, `"/${entry}"`), told: `"${specifier}" → "/${entry}"` };
}

/** Elements of this name are taken out; a route that shows nothing else goes as a whole. */
function withoutUses(source: string, name: string, path: string): string {
  let text = source;
  for (let round = 0; round < 20; round += 1) {
    const all = findElements(text, path);
    const found = all.find((element) => element.name === name);
    if (found === undefined) return text;
    // What stands inside it belongs to others.
    if (!text.slice(found.start, found.end).endsWith('/>')) return source;
    const around = found.parent === undefined ? undefined : all[found.parent];
    const isRoute =
      around !== undefined &&
      around.attributes.some(({ kind, value }) => kind === 'code' && value.includes(`<${name}`));
    const next = removeElement({
      source: text,
      path,
      at: (isRoute ? around : found).position,
    });
    if (next === text || parse(next, path).errors.length > 0) return source;
    text = next;
  }
  return text;
}
