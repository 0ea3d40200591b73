import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shortId } from '../provider/account.ts';
import { createFixtureSet, writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox, testLimits } from '../testing/test-sandbox.ts';
import { createTypeCheck, type TypeCheck } from './type-check.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
let types: TypeCheck;

beforeEach(({ skip }) => skip(!isHeld, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  const set = await createFixtureSet(join(box.root, 'store'), ['typescript']);
  const limits = { ...testLimits, memoryMb: 1024, processes: 200, diskMb: 64, timeoutMs: 30_000 };
  types = createTypeCheck({ ...box, clock: systemClock, limits, setFor: async () => set });
});
afterAll(() => box.close());

const settings = '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["src"] }';

async function check(projectId: string, files: Readonly<Record<string, string>>, signal?: AbortSignal) {
  const sourceDir = await box.folder(`sources/${projectId}`);
  await writeFiles(sourceDir, files);
  return types.check({ projectId, sourceDir, ...(signal && { signal }) });
}

test("a project's own settings decide, and what was found is remembered for the next check", async () => {
  const bad = await check('one', { 'tsconfig.json': settings, 'src/a.ts': 'export const a: string = 1;\n' });
  expect(bad).toMatchObject({
    outcome: 'faults',
    faults: [{ file: 'src/a.ts', line: 1, column: 14, code: 'TS2322' }],
  });
  const [memory = ''] = (await readdir(join(box.root, 'cache', shortId('one')))).filter((name) =>
    name.startsWith('types-'),
  );
  expect(await readdir(join(box.root, 'cache', shortId('one'), memory))).toEqual(['types.tsbuildinfo']);
  const good = await check('one', { 'src/a.ts': "export const a: string = '1';\n" });
  expect(good).toMatchObject({ outcome: 'clean', faults: [] });
});

test('a project without settings has nothing to check', async () => {
  expect(await check('plain', { 'src/a.js': 'export const a = 1;\n' })).toMatchObject({ outcome: 'skipped' });
});

test('who waits no longer ends the compiler', async () => {
  const result = await check(
    'stopped',
    { 'tsconfig.json': settings, 'src/a.ts': 'export {};\n' },
    AbortSignal.abort(),
  );
  expect(result.outcome).toBe('failed');
});

/** A compiler that puts a link to a file of the machine in the place of what it is to remember. */
const hostileCompiler = (target: string) => `
  const { lstatSync, symlinkSync, unlinkSync, writeFileSync } = require('node:fs');
  const place = '/run/loam-out/types.tsbuildinfo';
  const quietly = (work) => { try { return work(); } catch {} };
  quietly(() => unlinkSync(place));
  writeFileSync('/run/loam-out/begun', '');
  for (;;) {
    if (quietly(() => lstatSync(place)) === undefined) continue;
    quietly(() => { unlinkSync(place); symlinkSync(${JSON.stringify(target)}, place); });
    for (const soon = performance.now() + 30; performance.now() < soon; );
    quietly(() => unlinkSync(place));
  }`;

test('a compiler that swaps its memory for a link gets no file of the machine for its own', async () => {
  const target = join(await box.folder('machine'), 'secret');
  await writeFile(target, 'x', { mode: 0o600 });
  const before = await stat(target);
  const store = await box.folder('hostile/node_modules');
  await writeFiles(store, {
    'typescript/bin/tsc': hostileCompiler(target),
    '.vite-prebuilt/types.tsbuildinfo': 'x'.repeat(20_000_000),
  });
  for (const name of ['.vite', '.vite-temp']) await mkdir(join(store, name));
  const set = { hash: 'hostile', nodeModulesDir: store, depCacheDir: undefined };
  const limits = { ...testLimits, diskMb: 64 };
  const hostile = createTypeCheck({ ...box, clock: systemClock, limits, setFor: async () => set });
  const sourceDir = await box.folder('sources/hostile');
  await writeFiles(sourceDir, { 'tsconfig.json': settings });
  const look = (signal: AbortSignal) => hostile.check({ projectId: 'hostile', sourceDir, signal });
  const over = new AbortController();
  const swapping = look(over.signal);
  const memory = join(box.root, 'cache', shortId('hostile'), 'types-hostile');
  await expect.poll(() => readdir(memory).catch(() => [])).toContain('begun');
  for (let round = 0; round < 12; round += 1) await look(AbortSignal.abort());
  over.abort();
  await swapping;
  const { uid, gid, ctimeMs } = await stat(target);
  expect([uid, gid, ctimeMs]).toEqual([before.uid, before.gid, before.ctimeMs]);
});
