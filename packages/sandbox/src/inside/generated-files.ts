import fs, { existsSync, mkdirSync, readFileSync } from 'node:fs';
import fsp from 'node:fs/promises';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Before version 6 Vite writes the bundled configuration beside its source and imports it from there. */
const BUNDLED_CONFIG = /\.timestamp-[\w-]+\.mjs$/;
/** TanStack Router writes the tree of its routes among the sources. */
const ROUTE_TREE = /(?:^|\/)routeTree\.gen\.[cm]?[jt]s$/;
const ROUTE_TREE_IMPORT = /(?:^|\/)routeTree\.gen(?:\.[cm]?[jt]s)?$/;

/** What a plugin is asked when a module is looked for. */
export type ResolveArguments = readonly [
  source: string,
  importer?: string,
  options?: { readonly scan?: boolean },
];

/** The part of a plugin's context that we use. */
export interface ResolveContext {
  resolve(source: string, importer: string, options: { readonly skipSelf: true }): Promise<unknown>;
}

export interface GeneratedFiles {
  /** Modules that are only generated; others are left to the project. */
  resolve(context: ResolveContext, asked: ResolveArguments): unknown;
  /** What stands in for a file of the project; undefined where the project's own is in force. */
  load(id: string): string | undefined;
  /** Told when a file that is loaded has a new text. */
  onChange(listener: (path: string) => void): void;
}

/**
 * The sources of a project are read-only, yet some tools write among them. What they write goes to the writable folder
 * within the packages, is read back from there, and stands in for the file when it is loaded.
 */
export function keepGeneratedFiles(root: string): GeneratedFiles {
  const folder = join(root, 'node_modules', '.vite-temp');
  const isTree = (path: string) => ROUTE_TREE.test(path) && path.startsWith(`${root}/`);
  const isConfig = (path: string) => BUNDLED_CONFIG.test(path) && dirname(path) === root;
  // Nitro notes here where its last build lies, wherever that is.
  const notes = join(root, 'node_modules', '.nitro');
  const isNote = (path: string) => path === notes || path.startsWith(`${notes}/`);
  const moved = (path: string) =>
    isNote(path) ? join(folder, 'nitro-notes', path.slice(notes.length)) : join(folder, basename(path));
  const listeners: ((path: string) => void)[] = [];
  const trees = new Set<string>();
  const written = <T>(path: T) => {
    if (!isText(path) || !(isTree(path) || isConfig(path) || isNote(path))) return path;
    if (isTree(path)) trees.add(path);
    return moved(path);
  };
  const read = <T>(path: T) => {
    const place = written(path);
    return place !== path && isText(place) && !existsSync(place) ? path : place;
  };
  const { writeFile, rename, open, stat, mkdir } = fsp;
  fsp.writeFile = (file, ...rest) => writeFile(written(file), ...rest);
  fsp.open = (file, ...rest) => open(read(file), ...rest);
  Object.assign(fsp, {
    stat: (file: string, options?: object) => stat(read(file), options),
    mkdir: (path: string, options?: object) =>
      mkdir(isText(path) && isNote(path) ? moved(path) : path, options),
  });
  fsp.rename = async (from, to) => {
    await rename(from, written(to));
    if (isText(to) && isTree(to)) for (const listener of listeners) listener(to);
  };
  tolerateUnknownOwners();
  syncBuiltinESMExports();
  registerHooks({
    resolve(specifier, context, next) {
      const path = specifier.startsWith('file:') ? fileURLToPath(specifier) : '';
      return next(isConfig(path) ? pathToFileURL(moved(path)).href : specifier, context);
    },
  });
  process.env['TSR_TMP_DIR'] ??= join(folder, 'routes');
  try {
    mkdirSync(join(folder, 'routes'), { recursive: true });
  } catch {
    // Whoever needs it says so; most projects never do.
  }
  return {
    resolve(context, [source, importer, options]) {
      const standIn = [...trees].find((path) => moved(path) === importer);
      if (standIn !== undefined) return context.resolve(source, standIn, { skipSelf: true });
      if (!ROUTE_TREE_IMPORT.test(source)) return undefined;
      const tree = [...trees].find((path) => !existsSync(path) && existsSync(moved(path)));
      // Whoever only looks for packages reads the disk without asking us.
      return tree !== undefined && options?.scan === true ? moved(tree) : tree;
    },
    load: (id) => (isTree(id) && existsSync(moved(id)) ? readFileSync(moved(id), 'utf8') : undefined),
    onChange: (listener) => void listeners.push(listener),
  };
}

/**
 * Sources belong to an account that has no number in here. Whoever gives a file of its own the owner of such a source,
 * as TanStack's generator of routes does, is told EINVAL, which stands for nothing else: the file stays with its writer.
 */
function tolerateUnknownOwners(): void {
  const { chown } = fsp;
  fsp.chown = (path, uid, gid) => chown(path, uid, gid).catch(unlessUnknown);
  const { chownSync } = fs;
  fs.chownSync = (path, uid, gid) => {
    try {
      chownSync(path, uid, gid);
    } catch (error) {
      unlessUnknown(error);
    }
  };
}

function unlessUnknown(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
