import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { folderSize } from './folder-size.ts';
import { removeTree } from './open-folder.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-open-folder-'));
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) if (child.kill('SIGKILL')) await once(child, 'exit');
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A folder of the machine with a file that must stay, and one of a project that holds a link to it. */
async function makeBoth(name: string) {
  const [host, mine] = [join(root, `${name}-host`), join(root, `${name}-mine`)];
  await mkdir(host);
  await writeFile(join(host, 'kept.txt'), 'x'.repeat(100_000));
  await mkdir(join(mine, 'inner'), { recursive: true });
  return { host, mine };
}

test('links are removed, and nothing that they lead to', async () => {
  const { host, mine } = await makeBoth('links');
  await symlink(host, join(mine, 'inner', 'link'));
  await removeTree(mine);
  expect(await readdir(host)).toEqual(['kept.txt']);
  await expect(stat(mine)).rejects.toThrow('ENOENT');
  await symlink(host, mine);
  await removeTree(mine);
  expect(await readdir(host)).toEqual(['kept.txt']);
  await expect(removeTree(mine)).resolves.toBeUndefined();
});

test('a folder that its owner has closed is removed as well', async () => {
  const { mine } = await makeBoth('closed');
  await chmod(join(mine, 'inner'), 0);
  await removeTree(mine);
  await expect(stat(mine)).rejects.toThrow('ENOENT');
});

/** Makes a folder of the machine's names again and again, and once somebody works on it, puts a link in its place. */
async function swap(host: string, place: string): Promise<void> {
  const code = `const { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } = require('node:fs');
    const [host, place] = process.argv.slice(1);
    const names = readdirSync(host);
    const spin = (ms, isOver = () => false) => { for (const end = performance.now() + ms; performance.now() < end && !isOver(); ); };
    const quietly = (work) => { try { return work(); } catch {} };
    const run = () => {
      quietly(() => mkdirSync(place));
      for (const name of names) quietly(() => writeFileSync(place + '/' + name, ''));
      quietly(() => symlinkSync(host, place + '-link'));
      spin(20, () => (quietly(() => readdirSync(place))?.length ?? 0) < names.length);
      quietly(() => { renameSync(place, place + '-aside'); renameSync(place + '-link', place); });
      spin(2);
      quietly(() => unlinkSync(place));
      quietly(() => rmSync(place + '-aside', { recursive: true }));
      setImmediate(run);
    };
    console.log('begun');
    run();`;
  const child = spawn(process.execPath, ['-e', code, host, place], { stdio: ['ignore', 'pipe', 'ignore'] });
  running.push(child);
  if (child.stdout) await once(child.stdout, 'data');
}

test(
  'while a project swaps its folders for links, nothing else is removed or counted',
  { timeout: 120_000 },
  async () => {
    const { host, mine } = await makeBoth('race');
    const names = Array.from({ length: 200 }, (_, index) => `kept-${index}.txt`);
    for (const name of names) await writeFile(join(host, name), 'x'.repeat(5000));
    const before = await readdir(host);
    await swap(host, join(mine, 'inner'));
    for (const endMs = performance.now() + 2500; performance.now() < endMs;) {
      expect(await folderSize([mine], 900_000)).toBeLessThan(900_000);
      await removeTree(mine).catch(() => {});
      await mkdir(mine, { recursive: true });
      expect(await readdir(host)).toEqual(before);
    }
  },
);

test('empty files and folders without end count, too', async () => {
  const { mine } = await makeBoth('many');
  for (let index = 0; index < 50; index += 1) await writeFile(join(mine, String(index)), '');
  expect(await folderSize([mine], 1_000_000)).toBeGreaterThan(50 * 500);
  await mkdir(join(mine, 'd/'.repeat(70)), { recursive: true });
  expect(await folderSize([mine], 1_000_000)).toBeGreaterThan(1_000_000);
});
