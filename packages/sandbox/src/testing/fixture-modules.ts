import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hashManifest, parseObject, isObject, type DependencySet } from '../dependencies/dependency-set.ts';

export const FIXTURE_PACKAGES = ['vite', 'react', 'react-dom', '@vitejs/plugin-react'];

/** A dependency set made of packages that this repository has installed: no registry is needed. */
export async function createFixtureSet(
  storeDir: string,
  names: readonly string[] = FIXTURE_PACKAGES,
): Promise<DependencySet> {
  const manifest = { packageJson: fixturePackageJson, lock: undefined };
  const hash = hashManifest(manifest);
  const nodeModulesDir = join(storeDir, hash, 'node_modules');
  const copied = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const source = copied.has(name) ? undefined : await findPackage(name);
    if (source === undefined) continue;
    copied.add(name);
    await cp(source, join(nodeModulesDir, name), { recursive: true, verbatimSymlinks: true });
    const { dependencies, optionalDependencies } = parseObject(
      await readFile(join(source, 'package.json'), 'utf8'),
    );
    for (const list of [dependencies, optionalDependencies]) {
      if (isObject(list)) waiting.push(...Object.keys(list));
    }
  }
  for (const name of ['.vite', '.vite-temp']) await mkdir(join(nodeModulesDir, name), { recursive: true });
  await writeFile(
    join(nodeModulesDir, '.package-lock.json'),
    JSON.stringify({ name: 'fixture', lockfileVersion: 3 }),
  );
  await writeFile(join(storeDir, hash, 'complete'), '');
  return { hash, nodeModulesDir, depCacheDir: undefined };
}

const fixturePackageJson = JSON.stringify({
  name: 'fixture',
  private: true,
  type: 'module',
  dependencies: { react: '19.3.1', 'react-dom': '19.3.1' },
  devDependencies: { vite: '8.3.5', '@vitejs/plugin-react': '6.3.0' },
});

export const fixtureFiles: Readonly<Record<string, string>> = {
  'package.json': fixturePackageJson,
  'index.html':
    '<!doctype html><html><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>',
  'vite.config.js': `import react from '@vitejs/plugin-react';
    export default { plugins: [react()], server: { hmr: { clientPort: 9, overlay: false } } };`,
  'src/main.jsx': `import { createRoot } from 'react-dom/client';
    import { App } from './app.jsx';
    createRoot(document.getElementById('root')).render(<App />);`,
  'src/app.jsx': `export function App() { return <h1>first words</h1>; }`,
};

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

async function findPackage(name: string): Promise<string | undefined> {
  for (const folder of createRequire(import.meta.url).resolve.paths(name) ?? []) {
    const place = join(folder, name);
    if (await stat(place).catch(() => undefined)) return place;
  }
  return undefined;
}
