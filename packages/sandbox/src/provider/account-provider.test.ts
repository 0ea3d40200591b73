import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestSandbox, readOnly, testLimits } from '../testing/test-sandbox.ts';
import { ensureMountPoint } from './account.ts';
import { createAccountProvider, hostPath } from './account-provider.ts';

const mounts = [readOnly('/data/project', '/app'), readOnly('/store/set', '/app/node_modules')];

test.each([
  ['/app', '/data/project'],
  ['/app/src/a.ts', '/data/project/src/a.ts'],
  ['/app/node_modules/vite', '/store/set/vite'],
  ['/apple', '/apple'],
  ['--flag', '--flag'],
])('the inside path %s is %s on the machine', (inside, outside) => {
  expect(hostPath(mounts, inside)).toBe(outside);
});

const box = await createTestSandbox('uid');
afterAll(() => box.close());

describe(`without namespaces (offered by this machine: ${box.isOffered})`, () => {
  beforeEach(({ skip }) => skip(!box.isOffered, 'only root can give a project an account of its own'));

  test('the description does not promise what is not held', () => {
    expect(box.provider).toMatchObject({
      level: 'uid',
      description: expect.stringContaining('can read every'),
    });
  });

  test('a project runs under its own account without our rights and environment', async () => {
    const source = await box.folder('source');
    await writeFile(join(source, 'a.txt'), 'mine');
    const result = await box.run(
      `import { readFileSync } from 'node:fs';
       console.log(process.getuid() === ${box.provider.accountOf('project-a')?.uid}, process.getgroups().join());
       console.log(readFileSync(process.env.WHERE + '/a.txt', 'utf8'), Object.keys(process.env).join());
       try { readFileSync('/etc/shadow'); console.log('LEAK'); } catch (error) { console.log(error.code); }`,
      {
        mounts: [readOnly(source, '/app')],
        env: { WHERE: '/app' },
      },
    );
    const { gid } = box.provider.accountOf('project-a') ?? {};
    expect(result.stdout.split('\n')).toEqual([`true ${gid}`, 'mine WHERE', 'EACCES', '']);
  });

  test('memory, time and processes are bounded, and nothing is left behind', async () => {
    const hog = await box.run(
      `const kept = []; while (true) { kept.push(Buffer.alloc(8_000_000, 1)); await new Promise((go) => setTimeout(go, 20)); }`,
      { limits: { ...testLimits, memoryMb: 160 } },
    );
    expect(hog.reason).toBe('memory');
    const loop = await box.run('while (true) {}', { limits: { ...testLimits, timeoutMs: 500 } });
    expect(loop.reason).toBe('time');
  });
});

test('without root nothing is started unless the operator asked for it', async () => {
  const provider = createAccountProvider({ allowWithoutIsolation: false, isRoot: false });
  expect(provider.level).toBe('none');
  await expect(provider.start(box.options(''))).rejects.toMatchObject({ code: 'no_isolation' });
});

test('a link in place of a mount point is refused', async () => {
  const folder = await box.folder('linked');
  await symlink('/etc', join(folder, 'node_modules'));
  await expect(ensureMountPoint(join(folder, 'node_modules'))).rejects.toMatchObject({ code: 'unsafe_path' });
});
