import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fetchNpmChromium, findNpmChromium, whyNoNpmChromium } from './npm-chromium.ts';

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'loam-npm-chromium-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A machine whose npm does what the script says, in the folder that it is to pack into. */
async function machineWith(script: string): Promise<NodeJS.ProcessEnv> {
  const folder = await tempFolder();
  await writeFile(join(folder, 'npm'), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, 'npm'), 0o755);
  return { PATH: [folder, process.env['PATH']].join(delimiter) };
}

test.each([
  ['another archive than the pinned one', 'echo evil > browser.tgz', 'not the one that was pinned'],
  ['nothing', 'true', 'no archive'],
  ['an error', 'echo "no network" >&2; exit 1', 'no network'],
])('npm that brings %s leaves nothing behind', async (_, script, complaint) => {
  const folder = await tempFolder();
  const env = await machineWith(script);
  const signal = AbortSignal.timeout(20_000);
  await expect(fetchNpmChromium({ folder, env, signal })).rejects.toThrow(complaint);
  expect(await readdir(folder)).toEqual([]);
  expect(await findNpmChromium({ folder })).toBeUndefined();
});

test('machines that npm has no browser for are told so', () => {
  expect(whyNoNpmChromium({ platform: 'linux', arch: 'x64' })).toBeUndefined();
  expect(whyNoNpmChromium({ platform: 'linux', arch: 'arm64' })).toContain('linux-arm64');
});
