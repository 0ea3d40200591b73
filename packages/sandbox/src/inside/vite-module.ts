import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of Vite that we use. It is the project's own copy, so its types are not ours to trust further. */
export interface ViteModule {
  createServer(config: object): Promise<ViteServer>;
  build(config: object): Promise<unknown>;
  /** What `vite build` itself runs; absent before Vite 6. Null leaves it to the configuration how many parts there are. */
  createBuilder?(config: object, useLegacyBuilder: null): Promise<{ buildApp(): Promise<void> }>;
  createLogger(level: string, options: object): ViteLogger;
}

export interface ViteServer {
  /** Null where somebody else's server is to be used. */
  readonly httpServer: Server | null;
  readonly config: { readonly server: { port?: number | undefined } };
  readonly middlewares: (request: unknown, response: unknown) => void;
  /** Absent before Vite 6. */
  readonly environments?: { readonly client: ViteEnvironment };
  /** Where modules were known before Vite 6. */
  readonly moduleGraph?: ModuleGraph;
  /** Where hot updates went before Vite 6. */
  readonly ws: HotChannel;
  transformRequest(url: string): Promise<unknown>;
  readonly watcher: {
    on(event: string, listen: (path: string) => void): void;
    emit(event: string, path: string): void;
  };
  restart: () => Promise<void>;
  close(): Promise<void>;
}

export interface HotChannel {
  send: (...payload: readonly unknown[]) => void;
}

export interface ModuleGraph {
  getModuleByUrl(
    url: string,
  ): Promise<{ readonly importedModules: Iterable<{ readonly url: string }> } | undefined>;
  /** What was made of the file counts no longer. */
  onFileChange(file: string): void;
}

export interface ViteEnvironment {
  readonly hot: HotChannel;
  readonly moduleGraph?: ModuleGraph;
  readonly depsOptimizer?: {
    readonly scanProcessing?: Promise<void>;
    readonly metadata: { readonly optimized: object; readonly discovered: object };
  };
}

export interface ViteLogger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, options?: { error?: unknown }): void;
}

export async function loadVite(root: string): Promise<ViteModule> {
  const found: unknown = await import(pathToFileURL(entryOf(root)).href);
  if (!isVite(found)) throw new Error('the installed vite has no createServer');
  return found;
}

/** The entry for `import`: what `require` resolves to before Vite 6 is another one, without the names that we need. */
function entryOf(root: string): string {
  const { resolve } = createRequire(`${root}/package.json`);
  const manifest = resolve('vite/package.json');
  const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  const entry = importTarget(fieldOf(parsed, 'exports'));
  return entry === undefined ? resolve('vite') : join(dirname(manifest), entry);
}

/** `{ ".": { "import": "./a.js" } }` in its longer and shorter forms. */
function importTarget(exports: unknown): string | undefined {
  let at = fieldOf(exports, '.') ?? exports;
  for (let depth = 0; depth < 4 && at !== undefined; depth += 1) {
    if (typeof at === 'string') return at;
    at = fieldOf(at, 'import') ?? fieldOf(at, 'default');
  }
  return undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

function isVite(value: unknown): value is ViteModule {
  return typeof value === 'object' && value !== null && 'createServer' in value && 'build' in value;
}
