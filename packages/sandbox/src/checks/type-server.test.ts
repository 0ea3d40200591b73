import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFixtureSet, writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox, testLimits } from '../testing/test-sandbox.ts';
import { createTypeServers, type TypeServers } from './type-server.ts';

const box = await createTestSandbox();
let servers: TypeServers;

beforeEach(({ skip }) => skip(!box.provider.hasMounts, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  const set = await createFixtureSet(join(box.root, 'store'), ['typescript']);
  const limits = { ...testLimits, memoryMb: 1024, processes: 200, diskMb: 64, timeoutMs: 30_000 };
  servers = createTypeServers({ ...box, clock: systemClock, limits, setFor: async () => set });
});
afterAll(() => box.close());

const settings = '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["src"] }';
const { signal } = new AbortController();
const patience = 30_000;

test(
  'a file is looked at as it lies there, together with what changed around it',
  { timeout: patience },
  async () => {
    const sourceDir = await box.folder('sources/warm');
    await writeFiles(sourceDir, { 'tsconfig.json': settings, 'src/a.ts': 'export const a: string = 1;\n' });
    const server = await servers.open({ projectId: 'warm', sourceDir });
    const faultsOf = async (
      path: string,
      ...changed: readonly (readonly [string, 'created' | 'changed' | 'gone'])[]
    ) => {
      const told = changed.map(([name, how]) => ({ path: name, how }));
      return (await server?.faultsOf({ path, changed: told, signal }))?.map(
        ({ file, line, code }) => `${file}:${line} ${code}`,
      );
    };
    expect(await faultsOf('src/a.ts')).toEqual(['src/a.ts:1 TS2322']);
    await writeFiles(sourceDir, { 'src/b.ts': '\nimport { c } from "./c";\nexport const b: number = c;\n' });
    expect(await faultsOf('src/b.ts', ['src/b.ts', 'created'])).toEqual(['src/b.ts:2 TS2307']);
    await writeFiles(sourceDir, { 'src/c.ts': 'export const c = "";\n' });
    expect(await faultsOf('src/c.ts', ['src/c.ts', 'created'])).toEqual([]);
    expect(await faultsOf('src/b.ts')).toEqual(['src/b.ts:3 TS2322']);
    await writeFiles(sourceDir, { 'src/c.ts': 'export const c = 1;\n' });
    expect(await faultsOf('src/b.ts', ['src/c.ts', 'changed'])).toEqual([]);
    await rm(join(sourceDir, 'src/c.ts'));
    expect(await faultsOf('src/b.ts', ['src/c.ts', 'gone'])).toEqual(['src/b.ts:2 TS2307']);
    await server?.close();
    expect(await faultsOf('src/b.ts')).toEqual([]);
  },
);

test(
  'only few stay warm at a time, and a place is free again when one is closed',
  { timeout: patience },
  async () => {
    const sourceDir = await box.folder('sources/many');
    await writeFiles(sourceDir, { 'tsconfig.json': settings, 'src/a.ts': 'export {};\n' });
    const open = () => servers.open({ projectId: 'many', sourceDir });
    const [one, two, three] = [await open(), await open(), await open()];
    expect([one, two, three].map((server) => server !== undefined)).toEqual([true, true, false]);
    await one?.close();
    const next = await open();
    expect(next).toBeDefined();
    await Promise.all([two?.close(), next?.close()]);
  },
);

test('a project without types has nothing to keep warm', async () => {
  const sourceDir = await box.folder('sources/untyped');
  await writeFiles(sourceDir, { 'src/a.js': 'export {};\n' });
  expect(await servers.open({ projectId: 'untyped', sourceDir })).toBeUndefined();
});
