import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { functionError } from './errors.ts';
import type { ImportMap, SourceFile } from './import-map.ts';

/** Below the folder that a function is run in. */
export const SOURCE_DIR = 'source';
export const OWN_DIR = 'loam';
export const IMPORT_MAP = 'import-map.json';

/** Files of one version as one text. */
export function packFiles(files: readonly SourceFile[]): Uint8Array {
  const entries = files.map(({ path, content }) => [path, Buffer.from(content).toString('base64')]);
  return Buffer.from(JSON.stringify(Object.fromEntries(entries)));
}

export function unpackFiles(packed: Uint8Array): readonly SourceFile[] {
  const found: unknown = JSON.parse(Buffer.from(packed).toString('utf8'));
  const isPacked = typeof found === 'object' && found !== null;
  return Object.entries(isPacked ? found : {}).map(([path, content]) => ({
    path,
    content: Buffer.from(String(content), 'base64'),
  }));
}

/** Where our own scripts lie, unless this package was bundled. */
export function ownScriptsDir(): string {
  return fileURLToPath(new URL('./inside/', import.meta.url));
}

/** Writes what every function is run from: our scripts and the map that its imports are read by. */
export async function layOutScripts(
  folder: string,
  { map, scriptsDir }: { readonly map: ImportMap; readonly scriptsDir: string },
): Promise<void> {
  const own = join(folder, OWN_DIR);
  await mkdir(own, { recursive: true });
  for (const name of await readdir(scriptsDir)) {
    await writeFile(join(own, name), await readFile(join(scriptsDir, name)));
  }
  await writeFile(join(own, IMPORT_MAP), JSON.stringify(map));
}

/** Writes a function's own files. */
export async function layOutFiles(folder: string, files: readonly SourceFile[]): Promise<void> {
  for (const { path, content } of files) {
    const place = join(folder, SOURCE_DIR, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content, { flag: 'wx', mode: 0o644 });
  }
}

const MAP_NAMES = ['deno.json', 'import_map.json'];

/** The map that a function brings along: the named one, or one beside its entry, or one beside all functions. */
export function findOwnMap(
  files: readonly SourceFile[],
  { entrypoint, named }: { readonly entrypoint: string; readonly named: string | undefined },
): { readonly map: ImportMap; readonly folder: string } {
  const folders = [posix.dirname(entrypoint), '.'];
  const places =
    named === undefined ? folders.flatMap((at) => MAP_NAMES.map((name) => posix.join(at, name))) : [named];
  for (const place of places) {
    const file = files.find(({ path }) => path === place);
    if (file) return { map: readMap(file), folder: posix.dirname(place) };
  }
  if (named !== undefined) throw functionError('function_invalid', `The import map ${named} is missing.`);
  return { map: { imports: {} }, folder: '.' };
}

function readMap({ path, content }: SourceFile): ImportMap {
  try {
    const found: unknown = JSON.parse(new TextDecoder().decode(content));
    const read = (name: string): unknown =>
      typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
    const scopes = Object.entries(objectOf(read('scopes'))).map(
      ([scope, entries]) => [scope, textsOf(entries)] as const,
    );
    return {
      imports: textsOf(read('imports')),
      ...(scopes.length > 0 && { scopes: Object.fromEntries(scopes) }),
    };
  } catch (cause) {
    throw functionError('function_invalid', `${path} is no JSON.`, { cause });
  }
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  const texts = Object.entries(objectOf(value)).filter(([, target]) => typeof target === 'string');
  return Object.fromEntries(texts.map(([name, target]) => [name, String(target)]));
}
