import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestSandbox, readOnly } from '../testing/test-sandbox.ts';
import { hostPath, insidePaths, linkMounts } from './linked-mounts.ts';

const box = await createTestSandbox('none');
afterAll(() => box.close());

const mounts = [readOnly('/data/project', '/app'), readOnly('/store/set', '/app/node_modules')];

test.each([
  ['/app', '/data/project'],
  ['/app/src/a.ts', '/data/project/src/a.ts'],
  ['/app/node_modules/vite', '/data/project/node_modules/vite'],
  ['/apple', '/apple'],
  ['--flag', '--flag'],
])('the inside path %s is %s on the machine', (inside, outside) => {
  expect(hostPath(mounts, inside)).toBe(outside);
});

test('paths of the machine are told as the ones inside', () => {
  expect(insidePaths(mounts, 'at /data/project/src/a.ts:1')).toBe('at /app/src/a.ts:1');
});

async function parts(name: string) {
  const app = await box.folder(`${name}/app`);
  const set = await box.folder(`${name}/set`);
  const modules = await box.folder(`${name}/own/node_modules`);
  for (const folder of ['.vite', '.vite-temp']) {
    await mkdir(join(modules, folder));
    await mkdir(join(set, folder));
  }
  await mkdir(join(set, 'react'));
  await writeFile(join(set, 'react', 'index.js'), 'react');
  return { app, set, modules };
}

test('packages are linked beside the folders that are a project’s own', async () => {
  const { app, set, modules } = await parts('linked');
  await mkdir(join(app, 'node_modules'));
  const all = [
    readOnly(app, '/app'),
    readOnly(set, '/app/node_modules'),
    { source: join(modules, '.vite'), target: '/app/node_modules/.vite', mode: 'rw' as const },
    { source: join(modules, '.vite-temp'), target: '/app/node_modules/.vite-temp', mode: 'rw' as const },
  ];
  await linkMounts(all);
  await linkMounts(all);
  expect(await readFile(join(app, 'node_modules/react/index.js'), 'utf8')).toBe('react');
  await writeFile(join(app, 'node_modules/.vite-temp/a.mjs'), 'own');
  expect(await realpath(join(app, 'node_modules/.vite-temp/a.mjs'))).toBe(join(modules, '.vite-temp/a.mjs'));
});

test('a folder with something in it is never taken away', async () => {
  const { app, set } = await parts('kept');
  await mkdir(join(app, 'node_modules'));
  await writeFile(join(app, 'node_modules', 'mine'), 'kept');
  await expect(linkMounts([readOnly(app, '/app'), readOnly(set, '/app/node_modules')])).rejects.toMatchObject(
    { code: 'ENOTEMPTY' },
  );
  expect(await readFile(join(app, 'node_modules', 'mine'), 'utf8')).toBe('kept');
});
