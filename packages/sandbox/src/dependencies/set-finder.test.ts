import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBus, silentLogger, systemClock } from '@loam/kernel';
import { expect, onTestFinished, test } from 'vitest';
import type { SandboxEvents } from '../events.ts';
import { sandboxError } from '../errors.ts';
import { createInstallNotes } from './install-notes.ts';
import { createSetFinder } from './set-finder.ts';

const template = { hash: 'template', nodeModulesDir: '/template', depCacheDir: '/template/deps' };
const own = { hash: 'own', nodeModulesDir: '/own', depCacheDir: undefined };

async function project() {
  const sourceDir = await mkdtemp(join(tmpdir(), 'loam-set-finder-'));
  onTestFinished(() => rm(sourceDir, { recursive: true, force: true }));
  const ask = (name: string) =>
    writeFile(join(sourceDir, 'package.json'), JSON.stringify({ dependencies: { [name]: '1.0.0' } }));
  await ask('nowhere');
  let nowMs = 0;
  let installs = 0;
  let isThere = false;
  let isInstalled = false;
  const finder = createSetFinder({
    dependencies: {
      find: async () => (isInstalled ? own : undefined),
      async installFromLock() {
        installs += 1;
        if (!isThere) throw sandboxError('install_failed', '404: nowhere is not in this registry.');
        isInstalled = true;
        return { set: own, manifest: { packageJson: '{}', lock: undefined }, isLockRepaired: false };
      },
    },
    template: async () => template,
    notes: createInstallNotes(createBus<SandboxEvents>(silentLogger), systemClock),
    logger: silentLogger,
    clock: { now: () => new Date(nowMs) },
  });
  return {
    ask,
    page: async () => (await finder.findForPage('p', sourceDir)).hash,
    build: async () => (await finder.find('p', sourceDir)).hash,
    stop: () => finder.forget('p'),
    installs: () => installs,
    pass: (ms: number) => (nowMs += ms),
    publish: () => (isThere = true),
  };
}

test('packages that cannot be had are not asked for again with every page', async () => {
  const { page, installs, pass, publish } = await project();
  expect([await page(), await page(), await page()]).toEqual(['template', 'template', 'template']);
  expect(installs()).toBe(1);
  publish();
  pass(31_000);
  expect([await page(), installs()]).toEqual(['own', 2]);
});

test('other packages are asked for at once', async () => {
  const { ask, page, publish } = await project();
  expect(await page()).toBe('template');
  publish();
  await ask('left');
  expect(await page()).toBe('own');
});

test('who builds asks anew, and pages have what it got', async () => {
  const { page, build, publish } = await project();
  expect(await page()).toBe('template');
  publish();
  expect(await build()).toBe('own');
  expect(await page()).toBe('own');
});

test('a preview that was stopped asks anew', async () => {
  const { page, stop, publish } = await project();
  expect(await page()).toBe('template');
  publish();
  stop();
  expect(await page()).toBe('own');
});
