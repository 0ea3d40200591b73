import { posix } from 'node:path';
import { exportsOf, importsOf, type Import } from '@loam/source-edit';
import { similarPaths } from '../code/similar-paths.ts';
import { installedPackages, packageOf, type InstalledPackages } from './installed-packages.ts';
import { readAliases, throughAlias, type PathAlias } from './path-aliases.ts';

interface ReadableFiles {
  paths(): Promise<readonly string[]>;
  read(path: string): Promise<string | null | undefined>;
}

/** What imports are looked up in: the project as it is staged. */
export interface ModuleSpace {
  readonly files: ReadableFiles;
  readonly present: ReadonlySet<string>;
  readonly aliases: readonly PathAlias[];
  readonly packages: InstalledPackages | undefined;
  /** The text of the bundler's own settings, which may name aliases that only it knows. */
  readonly bundlerSettings: string;
}

export async function openModuleSpace(files: ReadableFiles): Promise<ModuleSpace> {
  const present = new Set(await files.paths());
  const settings = [...present].find((path) => /^vite\.config\.[cm]?[jt]s$/.test(path));
  const read = (path: string) => files.read(path);
  const [aliases, packages, bundlerSettings] = await Promise.all([
    readAliases(read),
    installedPackages(read),
    settings === undefined ? '' : read(settings),
  ]);
  return { files, present, aliases, packages, bundlerSettings: bundlerSettings ?? '' };
}

const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mts', '.mjs', '.json', '.css', '.d.ts'];
const INDEXES = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
const MAX_NAMES = 8;

/** Imports of a file that lead nowhere, and names that the file they are taken from does not export. */
export async function importFaults(
  file: { readonly path: string; readonly content: string },
  space: ModuleSpace,
): Promise<readonly string[]> {
  // Functions of the backend are resolved by another runtime, by other rules.
  if (!CODE.test(file.path) || file.path.startsWith('supabase/')) return [];
  const faults: string[] = [];
  for (const found of readImports(file.content, file.path)) {
    const fault = await faultOf(found, file.path, space);
    if (fault !== undefined) faults.push(`- line ${found.line}: ${fault}`);
  }
  return [...new Set(faults)];
}

async function faultOf(found: Import, importer: string, space: ModuleSpace): Promise<string | undefined> {
  const [specifier = ''] = found.specifier.split(/[?#]/);
  const candidates = placesOf(specifier, importer, space.aliases);
  if (candidates === undefined) return packageFault(specifier, space);
  const target = candidates.flatMap(spellings).find((path) => space.present.has(path));
  if (target !== undefined) return nameFault(found, target, space);
  const wanted = candidates[0] ?? specifier;
  const near = similarPaths([...space.present], `${wanted}.tsx`).slice(0, 2);
  return `there is no ${found.specifier}${near.length > 0 ? ` (near: ${near.join(', ')})` : ''}`;
}

/** Paths of the project that a specifier may mean, without their ending; undefined for packages. */
function placesOf(
  specifier: string,
  importer: string,
  aliases: readonly PathAlias[],
): readonly string[] | undefined {
  if (/^\.\.?(\/|$)/.test(specifier)) {
    return [posix.normalize(posix.join(posix.dirname(importer), specifier)).replace(/\/$/, '')];
  }
  if (specifier.startsWith('/')) return [specifier.slice(1), `public${specifier}`];
  return throughAlias(specifier, aliases)?.map((path) => posix.normalize(path).replace(/\/$/, ''));
}

function spellings(path: string): readonly string[] {
  const plain = path === '.' ? '' : path;
  const sources = /\.jsx?$/.test(plain)
    ? [plain.replace(/\.js(x?)$/, '.ts$1'), plain.replace(/\.js$/, '.tsx')]
    : [];
  return [
    ...ENDINGS.map((ending) => plain + ending),
    ...sources,
    ...INDEXES.map((index) => plain + index),
  ].map((spelling) => spelling.replace(/^\//, ''));
}

async function packageFault(specifier: string, space: ModuleSpace): Promise<string | undefined> {
  // `virtual:pwa`, `node:path`, `https://…`, `#internal`, `~/x`: not a name of the registry.
  if (!/^(?:@[a-z0-9~][\w.~-]*\/)?[a-z0-9][\w.-]*(?:\/|$)/i.test(specifier) || space.packages === undefined) {
    return undefined;
  }
  const name = packageOf(specifier);
  const isBundlers = [`'${name}'`, `"${name}"`, `${name}:`].some((text) =>
    space.bundlerSettings.includes(text),
  );
  if (isBundlers || (await space.packages.has(name))) return undefined;
  return `the package ${name} is not installed`;
}

async function nameFault(found: Import, target: string, space: ModuleSpace): Promise<string | undefined> {
  const wanted = found.names.map(({ imported }) => imported).filter((name) => name !== '*');
  if (wanted.length === 0 || !/\.[mc]?tsx?$|\.jsx$/.test(target) || target.endsWith('.d.ts'))
    return undefined;
  const names = readExports((await space.files.read(target)) ?? '', target);
  if (names === undefined || names.has('*')) return undefined;
  const missing = wanted.filter((name) => !names.has(name));
  if (missing.length === 0) return undefined;
  const offered = names.size === 0 ? 'nothing' : [...names].slice(0, MAX_NAMES).join(', ');
  return `${target} does not export ${missing.join(', ')}; it exports ${offered}`;
}

function readImports(content: string, path: string): readonly Import[] {
  try {
    return importsOf(content, path);
  } catch {
    return [];
  }
}

/** Undefined where it cannot be told: a file that does not parse has its own fault. */
function readExports(content: string, path: string): ReadonlySet<string> | undefined {
  try {
    return new Set(exportsOf(content, path).map(({ name }) => name));
  } catch {
    return undefined;
  }
}
