import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The part of Vite that we use. It is the project's own copy, so its types are not ours to trust further. */
export interface ViteModule {
  createServer(config: object): Promise<ViteServer>;
  build(config: object): Promise<unknown>;
  createLogger(level: string, options: object): ViteLogger;
}

export interface ViteServer {
  readonly middlewares: (request: unknown, response: unknown) => void;
  /** Absent before Vite 6. */
  readonly environments?: { readonly client: ViteEnvironment };
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

export interface ViteEnvironment {
  readonly hot: HotChannel;
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
  const resolved = createRequire(`${root}/package.json`).resolve('vite');
  const found: unknown = await import(`${pathToFileURL(resolved).href}`);
  if (!isVite(found)) throw new Error('the installed vite has no createServer');
  return found;
}

function isVite(value: unknown): value is ViteModule {
  return typeof value === 'object' && value !== null && 'createServer' in value && 'build' in value;
}
