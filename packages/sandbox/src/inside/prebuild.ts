import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { inspect } from 'node:util';
import { describeError } from './describe-error.ts';
import { tell } from './messages.ts';
import { createToldErrors } from './told-errors.ts';
import { serverConfig } from './vite-config.ts';
import { loadVite } from './vite-module.ts';

/**
 * Fills Vite's dependency cache and ends. Arguments: project folder, cache folder, and `all` when the project
 * folder is a copy of ours in which every listed dependency is to be prepared, used or not.
 */
const [root = '', cacheDir = '', scope = ''] = process.argv.slice(2);

const ENTRIES = ['index.html', 'src/**/*.{ts,tsx,js,jsx}'];
const SETTLED_MS = 300;

async function main(): Promise<void> {
  const vite = await loadVite(root);
  const entries = scope === 'all' ? [...ENTRIES, writeEntry()] : ENTRIES;
  const config = {
    ...serverConfig(vite, { root, cacheDir, errors: createToldErrors(), http: createServer() }),
    optimizeDeps: { entries },
  };
  const server = await vite.createServer(config);
  const optimizer = server.environments?.client.depsOptimizer;
  await optimizer?.scanProcessing;
  await settled(() => Object.keys(optimizer?.metadata.discovered ?? {}).length === 0);
  tell({ type: 'prebuilt', count: Object.keys(optimizer?.metadata.optimized ?? {}).length });
  await server.close();
  process.exit(0);
}

/** What is discovered turns into what is optimized when the cache has been written. */
async function settled(isDone: () => boolean): Promise<void> {
  do {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, SETTLED_MS);
    });
  } while (!isDone());
}

/**
 * Parts of packages that nearly every form imports. What is found only when a page opens is prepared in its midst, and the
 * page then stands on two copies of React until it is loaded again.
 */
const PARTS = ['@hookform/resolvers/zod'];

function writeEntry(): string {
  const manifest: unknown = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const names =
    typeof manifest === 'object' && manifest && 'dependencies' in manifest
      ? Object.keys(manifest.dependencies ?? {})
      : [];
  const usable = [...names, ...PARTS].filter(isScript);
  writeFileSync(`${root}/loam-dependencies.js`, usable.map((name) => `import '${name}';\n`).join(''));
  return 'loam-dependencies.js';
}

/** Packages of styles or fonts have nothing to bundle. */
function isScript(name: string): boolean {
  try {
    return /\.[cm]?js$/.test(createRequire(`${root}/package.json`).resolve(name));
  } catch {
    return false;
  }
}

main().catch((error: unknown) => {
  tell({ type: 'fatal', ...describeError(error) });
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
});
