import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSharedSets } from './shared-sets.ts';

async function preparedStore() {
  const root = await mkdtemp(join(tmpdir(), 'loam-shared-sets-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const deps = join(root, 'store', 'set', 'node_modules', '.vite-prebuilt', 'deps');
  await mkdir(deps, { recursive: true });
  await writeFile(join(deps, '_metadata.json'), '{}');
  await writeFile(join(root, 'store', 'set', 'complete'), '');
  const folder = join(root, 'prepared');
  const shared = createSharedSets({ storeDir: join(root, 'store'), runtime: { mounts: [] } }, folder);
  return { root, folder, shared };
}

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

test('what is offered may be read by every account', async () => {
  const { folder, shared } = await preparedStore();
  await shared.offer('set');
  const [name = ''] = await readdir(folder);
  expect(await modeOf(join(folder, name))).toBe(0o755);
  expect(await readdir(join(folder, name))).toEqual(['complete', 'node_modules']);
});

test('a link in the place of a set leaves its target as it was', async () => {
  const { root, folder, shared } = await preparedStore();
  await shared.offer('set');
  const [name = ''] = await readdir(folder);
  const target = join(root, 'private');
  await rename(join(folder, name), target);
  await chmod(target, 0o700);
  await symlink(target, join(folder, name));
  await shared.offer('set');
  expect(await modeOf(target)).toBe(0o700);
  expect(await readdir(folder)).toEqual([name]);
});
