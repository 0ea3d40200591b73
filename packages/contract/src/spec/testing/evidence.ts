import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '../../endpoints.ts';
import { enums } from '../../enums.data.ts';
import { limits } from '../../limits.data.ts';
import { routes } from '../../routes.data.ts';
import { texts } from '../../texts.data.ts';
import type { Evidence, Sources } from './prove.ts';

const repositoryRoot = fileURLToPath(new URL('../../../../../', import.meta.url));

/** What the repository itself says: its constants, its endpoints and its source text. */
export function gatherEvidence(root: string = repositoryRoot): Evidence {
  return {
    constants: { texts, limits, enums, routes },
    endpoints: Object.values(endpoints),
    sources: readSources(root),
  };
}

/** Reads product code; tests, fakes and the tables of this package prove nothing. */
export function readSources(root: string): Sources {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !isNoProof(file))
    .toSorted();
  const read = (wanted: (file: string) => boolean): string[] =>
    files.filter(wanted).map((file) => readCode(join(root, file)));
  const product = read((file) => !file.startsWith(contractFolder)).join('\n');
  return {
    web: read((file) => file.startsWith('apps/web/')).join('\n'),
    product,
    contract: keepReached(
      read((file) => file.startsWith(contractFolder)),
      product,
    ).join('\n'),
  };
}

/** A rule of this package counts once product code uses it, by name or through another that it uses. */
function keepReached(modules: readonly string[], product: string): readonly string[] {
  const words = wordsOf(product);
  const reached = new Set<string>();
  let before = -1;
  while (reached.size > before) {
    before = reached.size;
    for (const module of modules) {
      if (reached.has(module) || !exportedNames(module).some((name) => words.has(name))) continue;
      reached.add(module);
      for (const word of wordsOf(module)) words.add(word);
    }
  }
  return modules.filter((module) => reached.has(module));
}

function wordsOf(source: string): Set<string> {
  return new Set(source.match(/[A-Za-z_]\w*/g));
}

function exportedNames(source: string): string[] {
  return Array.from(
    source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm),
    ([, name = '']) => name,
  );
}

const contractFolder = 'packages/contract/';

function isNoProof(file: string): boolean {
  return (
    /\.test\.tsx?$/.test(file) ||
    file.startsWith('apps/e2e/') ||
    file.startsWith('packages/testkit/') ||
    file.startsWith(`${contractFolder}src/spec/`) ||
    (file.startsWith(contractFolder) && file.endsWith('.data.ts'))
  );
}

/** Without whole-line comments: a word about a constant is not a use of it. */
function readCode(path: string): string {
  // The tree may change while it is read: a file that has just gone proves nothing.
  if (!existsSync(path)) return '';
  return withWholeNames(readFileSync(path, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, ''));
}

/**
 * `const words = texts.publish.failed` makes `words.title` a use of `texts.publish.failed.title`, and so does
 * `const { title } = texts.publish.failed` once the title is used.
 */
function withWholeNames(code: string): string {
  const taken = takenNames(code);
  let whole = code;
  for (const [name, group] of [...namedGroups(code), ...taken])
    whole = whole.replaceAll(new RegExp(String.raw`(?<![\w.])${name}(?=[.[])`, 'g'), group);
  const used = taken.filter(([name]) => countWord(code, name) > 1).map(([, path]) => path);
  return [whole, ...used].join('\n');
}

const root = String.raw`((?:texts|limits|enums|routes)(?:\.\w+)*)`;

function namedGroups(code: string): (readonly [string, string])[] {
  const found = code.matchAll(new RegExp(String.raw`\bconst (\w+) =\s+${root};`, 'g'));
  return Array.from(found, ([, name = '', group = '']) => [name, group] as const);
}

/** What code calls it, and its whole path. */
function takenNames(code: string): (readonly [string, string])[] {
  const found = code.matchAll(new RegExp(String.raw`\bconst \{([\w,:\s]+)\} =\s+${root};`, 'g'));
  return Array.from(found, ([, names = '', group = '']) =>
    Array.from(names.matchAll(/(\w+)(?:\s*:\s*(\w+))?/g), ([, name = '', own = name]) => {
      return [own, `${group}.${name}`] as const;
    }),
  ).flat();
}

function countWord(code: string, word: string): number {
  return code.match(new RegExp(String.raw`\b${word}\b`, 'g'))?.length ?? 0;
}
