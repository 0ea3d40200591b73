import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { previewScriptUrls, readPreviewScript } from './script-files.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-preview-script-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the address of a file changes with its content', async () => {
  await writeFile(join(folder, 'preview-script.js'), 'one');
  await writeFile(join(folder, 'preview-replay.js'), 'replay');
  const one = previewScriptUrls(await readPreviewScript(folder));
  await writeFile(join(folder, 'preview-script.js'), 'two');
  const two = previewScriptUrls(await readPreviewScript(folder));
  expect(one.scriptUrl).toMatch(/^\/_loam\/preview-script\.js\?v=[0-9a-f]{16}$/);
  expect(two.scriptUrl).not.toBe(one.scriptUrl);
  expect(two.replayUrl).toBe(one.replayUrl);
});

test('without the recorder there is no replay; without the script there is nothing', async () => {
  await expect(readPreviewScript(folder)).rejects.toThrow('ENOENT');
  await writeFile(join(folder, 'preview-script.js'), 'one');
  expect(previewScriptUrls(await readPreviewScript(folder)).replayUrl).toBeUndefined();
});
