import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { missingPackage } from './missing-package.ts';

const nodeModulesDir = mkdtempSync(join(tmpdir(), 'loam-missing-'));
for (const name of ['there', '@scope/there']) mkdirSync(join(nodeModulesDir, name), { recursive: true });
afterAll(() => rmSync(nodeModulesDir, { recursive: true, force: true }));

test.each([
  ["Cannot find package '@tanstack/react-start' imported from /app/vite.config.ts", '@tanstack/react-start'],
  ["Cannot find module 'lovable-tagger/plugin'\nRequire stack:\n- /app/vite.config.js", 'lovable-tagger'],
  ["Cannot find module './own-plugin.js' imported from /app/vite.config.js", undefined],
  ["Cannot find module '/app/own-plugin.js' imported from /app/vite.config.js", undefined],
  ["Cannot find module 'node:foo' imported from /app/vite.config.js", undefined],
  ["Cannot find module 'there/missing'\nRequire stack:\n- /app/vite.config.js", undefined],
  ["Cannot find module '@scope/there/missing'\nRequire stack:\n- /app/vite.config.js", undefined],
  ["Cannot find package '@scope/elsewhere' imported from /app/vite.config.ts", '@scope/elsewhere'],
  ['planted fault', undefined],
])('%j lacks %s', (message, name) => {
  expect(missingPackage(message, nodeModulesDir)).toBe(name);
});
