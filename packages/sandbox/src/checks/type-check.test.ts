import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shortId } from '../provider/account.ts';
import { createFixtureSet, writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox, testLimits } from '../testing/test-sandbox.ts';
import { createTypeCheck, type TypeCheck } from './type-check.ts';

const box = await createTestSandbox();
const isHeld = box.provider.level.startsWith('bubblewrap');
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
