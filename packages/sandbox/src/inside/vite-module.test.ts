import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadVite } from './vite-module.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project with a Vite whose entries are as the version names them. */
function projectWith(exports: unknown): string {
  const root = mkdtempSync(join(tmpdir(), 'loam-vite-'));
  folders.push(root);
  const files = {
    'package.json': '{}',
    'node_modules/vite/package.json': JSON.stringify({ name: 'vite', type: 'module', exports }),
    'node_modules/vite/index.cjs':
      'for (const name of ["createServer", "build"]) module.exports[name] = () => {};',
    'node_modules/vite/dist/node/index.js':
      'export const createServer = () => {}; export const build = () => {}; export const createLogger = () => {};',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const manifest = { './package.json': './package.json' };
const entry = './dist/node/index.js';

test.each([
  ['Vite 8', { '.': entry, ...manifest }],
  ['Vite 6', { '.': { 'module-sync': entry, import: entry, require: './index.cjs' }, ...manifest }],
  ['Vite 5', { '.': { import: { types: './a.d.ts', default: entry }, require: './index.cjs' }, ...manifest }],
  ['an entry for all', { '.': { default: entry }, ...manifest }],
])('the server of %s is found', async (_, exports) => {
  expect(await loadVite(projectWith(exports))).toHaveProperty('createServer');
});
