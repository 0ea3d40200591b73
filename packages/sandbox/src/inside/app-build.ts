import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Frameworks whose build is a program besides the files for browsers. */
const FRAMEWORKS = /^@tanstack\/(?:[a-z]+-)?start$/;
const PRESET = 'node-server';
const CONFIG_ENDINGS = ['js', 'mjs', 'ts', 'cjs', 'mts', 'cts'];

export interface AppBuild {
  /** It is built in several parts; all others are spared reading their configuration twice. */
  readonly hasParts: boolean;
  readonly config: object;
  readonly plugins: readonly object[];
}

/**
 * What is laid over the configuration of a project with a server of its own: nothing may be written among the sources,
 * and the server's part must run without the project's packages.
 */
export function prepareAppBuild({
  root,
  outDir,
}: {
  readonly root: string;
  readonly outDir: string;
}): AppBuild {
  if (!isApp(root)) return { hasParts: false, config: {}, plugins: [] };
  const temporary = join(root, 'node_modules', '.vite-temp');
  const nitroDir = nitroDirOf(outDir);
  aimAtNode();
  rmSync(nitroDir, { recursive: true, force: true });
  const configFile = writeConfig(root, temporary, outDir);
  return {
    hasParts: true,
    plugins: [wholeServer],
    config: {
      ...(configFile !== undefined && { configFile }),
      // Read by nitro's plugin where the project has it.
      nitro: {
        preset: PRESET,
        output: { dir: nitroDir },
        buildDir: join(temporary, 'nitro'),
        serveStatic: false,
      },
    },
  };
}

/** Exports of other builders are aimed at the host of those; what is built here runs here. */
function aimAtNode(): void {
  for (const name of ['NITRO_PRESET', 'SERVER_PRESET']) process.env[name] = PRESET;
  process.stdout.write(
    `The server of this project is built for Node (preset ${PRESET}), whatever host it was made for.\n`,
  );
}

/** Nitro's `public` and `server` to where the framework itself puts them. */
export function placeServerParts(outDir: string): void {
  const nitroDir = nitroDirOf(outDir);
  if (!existsSync(nitroDir)) return;
  const [server, files] = [join(nitroDir, 'server'), join(nitroDir, 'public')];
  if (!existsSync(server) && !existsSync(join(files, 'index.html'))) throw new Error(otherPlatform);
  rmSync(outDir, { recursive: true, force: true });
  // Without a server all pages were rendered while building.
  if (!existsSync(server)) return renameSync(files, outDir);
  mkdirSync(outDir, { recursive: true });
  renameSync(server, join(outDir, 'server'));
  if (existsSync(files)) renameSync(files, join(outDir, 'client'));
  else mkdirSync(join(outDir, 'client'));
}

const otherPlatform =
  'Nitro built this project for another platform. Leave the preset out of its configuration, so that it is built for Node.';

function nitroDirOf(outDir: string): string {
  return `${outDir}.nitro`;
}

/** Packages go into the bundle: where it runs there are none. */
const wholeServer = {
  name: 'loam:whole-server',
  enforce: 'post',
  configEnvironment(name: string, { consumer }: { readonly consumer?: string }) {
    const isServer = consumer === 'server' || (consumer === undefined && name !== 'client');
    return isServer && name !== 'nitro' ? { resolve: { noExternal: true } } : undefined;
  },
} as const;

/**
 * Pages that are rendered while building come from a server that reads the configuration anew and by its file: what it
 * is told about the output has to stand there.
 */
function writeConfig(root: string, folder: string, outDir: string): string | undefined {
  const own = CONFIG_ENDINGS.map((ending) => join(root, `vite.config.${ending}`)).find((path) =>
    existsSync(path),
  );
  if (own === undefined) return undefined;
  const path = join(folder, 'loam.config.mjs');
  writeFileSync(
    path,
    `import { mergeConfig } from 'vite';
import own from ${JSON.stringify(own)};
export default async (env) =>
  mergeConfig(await (typeof own === 'function' ? own(env) : own), { build: { outDir: ${JSON.stringify(outDir)} } });
`,
  );
  return path;
}

function isApp(root: string): boolean {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return namesOf(manifest).some((name) => FRAMEWORKS.test(name));
  } catch {
    // Without a readable manifest the build says what is wrong.
    return false;
  }
}

function namesOf(manifest: unknown): readonly string[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  const fields = new Map<string, unknown>(Object.entries(manifest));
  return ['dependencies', 'devDependencies'].flatMap((field) => Object.keys(fields.get(field) ?? {}));
}
