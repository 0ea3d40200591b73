import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NOT_BUNDLED } from '../../bundling.data.ts';
import { BUILD_PARTS, type BuildPart } from './build-plan.data.ts';
import { fingerprint } from './fingerprint.ts';
import type { Processes } from './processes.ts';
import { viteOfWeb } from './vite-of-web.ts';

export type BuildResult = { readonly ok: boolean; readonly output: string };

export type BuildOptions = {
  readonly root: string;
  readonly processes: Processes;
  /** Only these parts; all of them otherwise. */
  readonly only?: readonly BuildPart['name'][];
  print(line: string): void;
};

export async function buildStale(options: BuildOptions): Promise<BuildResult> {
  for (const part of BUILD_PARTS.filter(({ name }) => options.only?.includes(name) ?? true)) {
    const stampFile = join(options.root, '.cache', 'build', `${part.name}.hash`);
    const wanted = fingerprint(options.root, part.sources);
    if (isFresh(options.root, part, { stampFile, wanted })) continue;
    const startedMs = performance.now();
    rmSync(stampFile, { force: true });
    const result = await buildPart(part, options);
    if (!result.ok) return { ok: false, output: `The ${part.name} could not be built.\n${result.output}` };
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, wanted);
    options.print(`Built the ${part.name} in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`);
  }
  return { ok: true, output: '' };
}

type Stamp = { readonly stampFile: string; readonly wanted: string };

function isFresh(root: string, part: BuildPart, stamp: Stamp): boolean {
  if (!existsSync(join(root, part.output)) || !existsSync(stamp.stampFile)) return false;
  return readFileSync(stamp.stampFile, 'utf8') === stamp.wanted;
}

async function buildPart(part: BuildPart, options: BuildOptions): Promise<BuildResult> {
  if (!existsSync(join(options.root, part.entry)))
    return { ok: false, output: `${part.entry} does not exist.` };
  switch (part.name) {
    case 'web': {
      const args = [viteOfWeb(options.root), 'build', 'apps/web', '--logLevel', 'warn'];
      const result = await options.processes.run('node', args, { env: { NODE_ENV: 'production' } });
      return { ok: result.code === 0, output: result.output };
    }
    case 'preview script':
      return bundlePreviewScript(options.root, part);
    case 'server':
      return bundleServer(options.root, part);
  }
}

/** Classic scripts, each whole in itself: they run before anything of the page they stand in. */
async function bundlePreviewScript(root: string, part: BuildPart): Promise<BuildResult> {
  const { build } = await import('rolldown');
  const folder = join(root, dirname(part.output));
  const replayEntry = part.entry.replace('main.ts', 'replay.ts');
  const files = [
    [part.entry, 'preview-script.js'],
    ...(existsSync(join(root, replayEntry)) ? [[replayEntry, 'preview-replay.js'] as const] : []),
  ] as const;
  rmSync(folder, { recursive: true, force: true });
  return succeeds(async () => {
    for (const [entry, file] of files) {
      await build({
        input: join(root, entry),
        cwd: root,
        platform: 'browser',
        logLevel: 'silent',
        output: { file: join(folder, file), format: 'iife', minify: true },
      });
    }
  });
}

/** Threads of the server, each a file beside it. */
const SERVER_THREADS: Readonly<Record<string, string>> = {
  'offline-model.worker': 'packages/offline-model/src/provider/respond.worker.ts',
};

async function bundleServer(root: string, part: BuildPart): Promise<BuildResult> {
  // Loaded only when something is stale: its native part would slow every other start.
  const { build } = await import('rolldown');
  const folder = join(root, dirname(part.output));
  const threads = Object.entries(SERVER_THREADS)
    .map(([name, entry]) => [name, join(root, entry)] as const)
    .filter(([, entry]) => existsSync(entry));
  rmSync(folder, { recursive: true, force: true });
  return succeeds(async () => {
    await build({
      input: { main: join(root, part.entry), ...Object.fromEntries(threads) },
      cwd: root,
      platform: 'node',
      external: [...NOT_BUNDLED],
      logLevel: 'silent',
      output: { dir: folder, format: 'esm', entryFileNames: '[name].js', sourcemap: true },
    });
  });
}

async function succeeds(bundle: () => Promise<void>): Promise<BuildResult> {
  try {
    await bundle();
    return { ok: true, output: '' };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}
