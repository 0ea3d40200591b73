import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BuildStore, createBuildStore } from './build-store.ts';

const projectId = crypto.randomUUID();
const shaOf = (number: number) => String(number).padStart(40, '0');

let folder: string;
let store: BuildStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-builds-'));
  store = createBuildStore(join(folder, 'builds'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function add(number: number, page = 'index.html') {
  return store.add(projectId, shaOf(number), async (into) => {
    await mkdir(join(into, 'assets'), { recursive: true });
    await writeFile(join(into, page), 'page');
    await writeFile(join(into, 'assets', `${number}.js`), String(number));
    return true;
  });
}

test('a build stays what it is when another is the newest', async () => {
  const first = await add(1);
  const second = await add(2);
  if (!first || !second) throw new Error('nothing was added');
  await store.setNewest(first);
  await store.setNewest(second);
  expect(await store.newest(projectId)).toEqual(second);
  expect(await readFile(join(store.folderOf(first), 'assets', '1.js'), 'utf8')).toBe('1');
  expect(await store.commitWith(projectId, 'assets/1.js')).toBe(first.commit);
  expect(await store.commitWith(projectId, 'assets/3.js')).toBeUndefined();
});

test('what a killed process left half-made is no build, and is replaced', async () => {
  const left = join(folder, 'builds', projectId, `${shaOf(1)}.part`, 'dist');
  await mkdir(left, { recursive: true });
  await writeFile(join(left, 'index.html'), 'half');
  expect(await store.find(projectId, shaOf(1))).toBeUndefined();
  expect(await store.commitWith(projectId, 'index.html')).toBeUndefined();
  await add(1);
  expect(await readdir(join(folder, 'builds', projectId))).toEqual([shaOf(1)]);
  expect(await store.find(projectId, shaOf(1))).toMatchObject({ hasPage: true });
});

test('one that came to nothing leaves nothing, and what was there before stays', async () => {
  expect(await store.add(projectId, shaOf(1), async () => false)).toBeUndefined();
  expect(await readdir(join(folder, 'builds', projectId))).toEqual([]);
  await add(1);
  const broken = store.add(projectId, shaOf(1), () => Promise.reject(new Error('the disk is full')));
  await expect(broken).rejects.toThrow('the disk is full');
  expect(await store.find(projectId, shaOf(1))).toBeDefined();
});

test('a build without a page stands in for nothing, and is a build all the same', async () => {
  const built = await add(1, 'server.js');
  if (!built) throw new Error('nothing was added');
  await store.setNewest(built);
  expect(await store.newest(projectId)).toBeUndefined();
  expect(await store.find(projectId, shaOf(1))).toEqual({ projectId, commit: shaOf(1), hasPage: false });
});

test('so many are kept by when they were used, and the newest and those in use beyond them', async () => {
  store = createBuildStore(join(folder, 'builds'), { kept: 5 });
  const [shown, newest, read] = [await add(100), await add(101), await add(102)];
  if (!shown || !newest || !read) throw new Error('nothing was added');
  await store.setNewest(newest);
  await store.use(read, async () => {
    for (let number = 1; number <= 7; number += 1) {
      await store.find(projectId, shown.commit);
      await add(number);
    }
  });
  const kept = await readdir(join(folder, 'builds', projectId));
  expect(kept).toEqual(expect.arrayContaining([shown.commit, newest.commit, read.commit, shaOf(7)]));
  expect(kept).not.toContain(shaOf(1));
  expect(kept).toHaveLength(5 + 2 + 1);
});

test('what a build has in common with the newest lies there once, and outlives it', async () => {
  store = createBuildStore(join(folder, 'builds'), { kept: 1 });
  const first = await add(1);
  if (!first) throw new Error('nothing was added');
  await store.setNewest(first);
  const second = await add(2);
  if (!second) throw new Error('nothing was added');
  const pageOf = (build: typeof first) => join(store.folderOf(build), 'index.html');
  const [one, other] = await Promise.all([stat(pageOf(first)), stat(pageOf(second))]);
  expect(one.ino).toBe(other.ino);
  await store.setNewest(second);
  await add(3);
  expect(await store.find(projectId, first.commit)).toBeUndefined();
  expect(await readFile(pageOf(second), 'utf8')).toBe('page');
});

test('a file that only has the name and the length of an earlier one stays its own', async () => {
  const write = (number: number, text: string) =>
    store.add(projectId, shaOf(number), async (into) => {
      await mkdir(into, { recursive: true });
      await writeFile(join(into, 'index.html'), text);
      return true;
    });
  const first = await write(1, 'one page');
  if (!first) throw new Error('nothing was added');
  await store.setNewest(first);
  const second = await write(2, 'two page');
  if (!second) throw new Error('nothing was added');
  expect(await readFile(join(store.folderOf(first), 'index.html'), 'utf8')).toBe('one page');
  expect(await readFile(join(store.folderOf(second), 'index.html'), 'utf8')).toBe('two page');
});

test('a project is removed once nobody reads its builds', async () => {
  const built = await add(1);
  if (!built) throw new Error('nothing was added');
  const door = Promise.withResolvers<void>();
  const order: string[] = [];
  const reading = store.use(built, async () => {
    await door.promise;
    order.push('read');
  });
  const removing = store.remove(projectId).then(() => order.push('removed'));
  door.resolve();
  await Promise.all([reading, removing]);
  expect(order).toEqual(['read', 'removed']);
  expect(await store.find(projectId, shaOf(1))).toBeUndefined();
});
