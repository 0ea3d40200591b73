import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteLogger, ViteModule } from './vite-module.ts';
import type { GeneratedFiles, ResolveArguments, ResolveContext } from './generated-files.ts';
import { sourcePlaces } from './source-places.ts';
import type { ToldErrors } from './told-errors.ts';

export interface ServerConfigOptions {
  readonly root: string;
  readonly cacheDir: string;
  readonly errors: Pick<ToldErrors, 'report'>;
  /** Stands in for Vite's own server where nothing is to listen. */
  readonly http?: object;
  /** What tools wrote among the sources, which are read-only. */
  readonly generated?: Pick<GeneratedFiles, 'load' | 'resolve'>;
}

/**
 * The project's own configuration stays in force; this is laid over it. Used in the same form by the prebuild:
 * Vite's cache is valid only for the same list of plugins.
 */
export function serverConfig(vite: ViteModule, options: ServerConfigOptions): object {
  const places = sourcePlaces(options.root);
  return {
    root: options.root,
    cacheDir: options.cacheDir,
    clearScreen: false,
    // Read by nitro's plugin where the project has it: a preset for another host would ask for that host's programs.
    nitro: {
      preset: 'nitro-dev',
      devServer: { runner: 'node-worker' },
      buildDir: join(options.root, 'node_modules', '.vite-temp', 'nitro'),
    },
    customLogger: reportingLogger(vite, options.errors),
    server: {
      middlewareMode: options.http !== undefined,
      hmr: options.http ? { server: options.http } : {},
      // Only the platform's edge reaches the socket, and it has checked the name already.
      allowedHosts: true,
      ...linkedPackages(options.root),
    },
    plugins: [
      {
        name: 'loam:preview',
        enforce: 'post',
        config: adaptConfig,
        configResolved: keepPlain,
        resolveId: {
          order: 'pre',
          handler(this: ResolveContext, ...asked: ResolveArguments) {
            const [source, importer] = asked;
            return places.resolve(source, importer) ?? options.generated?.resolve(this, asked);
          },
        },
        load: (id: string) => places.load(id) ?? options.generated?.load(id),
      },
    ],
  };
}

/** Where packages are linked and not mounted, their files lie outside of the project. */
function linkedPackages(root: string): object {
  const places = ['node_modules', 'node_modules/vite'].map((name) => realpathSync(join(root, name)));
  if (places.every((place) => place.startsWith(`${root}/`))) return {};
  return { fs: { allow: [root, ...places.map((place) => place.replace(/(\/node_modules)\/.*$/, '$1'))] } };
}

/** Addresses of a developer's machine would send the browser away from the preview's own origin. */
function adaptConfig(config: { server?: { hmr?: unknown; ws?: unknown } }): void {
  // Newer versions of Vite keep these under `ws`, older ones under `hmr`.
  for (const place of [config.server?.hmr, config.server?.ws]) {
    if (typeof place !== 'object' || place === null) continue;
    for (const name of ['port', 'clientPort', 'host', 'protocol', 'path'])
      Reflect.deleteProperty(place, name);
  }
}

/** The edge speaks plain HTTP on the socket, whatever certificate a plugin makes, before us or later. */
function keepPlain({ server }: { readonly server: object }): void {
  Object.defineProperty(server, 'https', { get: () => undefined, set: () => {}, enumerable: true });
}

function reportingLogger(vite: ViteModule, errors: ServerConfigOptions['errors']): ViteLogger {
  const logger = vite.createLogger('info', { allowClearScreen: false });
  const { error } = logger;
  return Object.assign(logger, {
    error(message: string, options?: { error?: unknown }) {
      errors.report(options?.error ?? message);
      error(message, options);
    },
  });
}
