import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { isReachable, isRoot } from './account.ts';

const script = fileURLToPath(new URL('./ordinary-user.fixture.ts', import.meta.url));
const nobody = { uid: 65_534, gid: 65_534 };

async function tryAs(level: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'loam-ordinary-'));
  await chmod(folder, 0o777);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { stdout } = await promisify(execFile)(process.execPath, [script, level], {
    ...(isRoot() && nobody),
    env: { PATH: process.env['PATH'], TMPDIR: folder },
    timeout: 60_000,
  });
  return JSON.parse(stdout);
}

test('an ordinary user has the same walls out of namespaces', { timeout: 70_000 }, async ({ skip }) => {
  const own = await createTestSandbox('namespaces');
  onTestFinished(() => own.close());
  if (!own.isOffered) skip('this machine does not offer namespaces');
  if (!(await isReachable(script)) || !(await isReachable(process.execPath)))
    skip('other accounts cannot enter this checkout');
  expect(await tryAs('namespaces')).toEqual({
    level: 'namespaces',
    probe: {
      account: 1000,
      root: 'ENOENT',
      home: 'ENOENT',
      write: 'EROFS',
      kill: 'ESRCH',
      hasCapabilities: false,
      canNest: false,
      addresses: 0,
    },
    stderr: '',
    loop: 'time',
  });
});

test('an ordinary user runs programs where nothing holds them', { timeout: 70_000 }, async ({ skip }) => {
  if (!(await isReachable(script)) || !(await isReachable(process.execPath)))
    skip('other accounts cannot enter this checkout');
  expect(await tryAs('none')).toMatchObject({
    level: 'none',
    probe: { account: isRoot() ? nobody.uid : process.getuid?.() },
    loop: 'time',
  });
});
