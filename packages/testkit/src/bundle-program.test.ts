import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { bundleProgram } from './bundle-program.ts';

const bundled = fileURLToPath(new URL('../../../.cache/bundled/', import.meta.url));

test('a program says of its place what it says where it lies', { timeout: 60_000 }, async () => {
  const file = join(realpathSync(mkdtempSync(join(tmpdir(), 'loam-program-'))), 'place.ts');
  onTestFinished(() => rmSync(dirname(file), { recursive: true, force: true }));
  writeFileSync(
    file,
    'console.log(JSON.stringify([import.meta.url, import.meta.dirname, import.meta.filename]));',
  );
  const program = await bundleProgram(pathToFileURL(file));
  const said = (path: string) => execFileSync(process.execPath, [path], { encoding: 'utf8' });
  expect(program).not.toBe(file);
  expect(said(program)).toBe(said(file));
});

test('what a killed process left goes with the next one', { timeout: 60_000 }, async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const [left, inUse] = [`program-${pid}-left00`, `program-${process.ppid}-used00`].map((name) =>
    join(bundled, name),
  );
  for (const folder of [left, inUse]) mkdirSync(folder ?? '', { recursive: true });
  onTestFinished(() => rmSync(inUse ?? '', { recursive: true, force: true }));
  const program = await bundleProgram(new URL('./property-seed.ts', import.meta.url));
  expect([left, inUse, program].map((path) => existsSync(path ?? ''))).toEqual([false, true, true]);
});
