import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openArtefactFile, readArtefactFiles } from './artefact-files.ts';

let folder: string;
let root: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-artefact-'));
  root = join(folder, 'dist');
  await mkdir(join(root, 'assets'), { recursive: true });
  await writeFile(join(root, 'index.html'), 'page');
  await writeFile(join(root, 'assets', 'a.js'), 'script');
  await writeFile(join(folder, 'secret'), 'secret');
  await symlink('../secret', join(root, 'link.txt'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('reads all files without following links', async () => {
  const paths: string[] = [];
  for await (const { path } of readArtefactFiles(root)) paths.push(path);
  expect(paths).toEqual(['assets/a.js', 'index.html']);
});

test('opens a file whole and as a stream', async () => {
  const file = await openArtefactFile(root, 'assets/a.js');
  expect([file?.sizeBytes, String(await file?.bytes())]).toEqual([6, 'script']);
  expect(file && (await text(file.stream()))).toBe('script');
});

test.each(['link.txt', '../secret', '/../secret', 'assets', '', 'none.js'])(
  'opens nothing for %j',
  async (path) => {
    expect(await openArtefactFile(root, path)).toBeUndefined();
  },
);
