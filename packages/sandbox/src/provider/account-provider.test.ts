import { execFileSync } from 'node:child_process';
import { chown, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestSandbox, readOnly, testLimits } from '../testing/test-sandbox.ts';
import { ensureMountPoint, lendFolder, makeOwnedFolder } from './account.ts';

const box = await createTestSandbox('accounts');
afterAll(() => box.close());

/** Prints what a read gave, or the error's code. */
const read = (path: string) => `
  import { readFileSync, readdirSync, statSync } from 'node:fs';
  try {
    const path = ${JSON.stringify(path)};
    console.log('LEAK', statSync(path).isDirectory() ? readdirSync(path).join() : readFileSync(path, 'latin1'));
  } catch (error) { console.log('HELD', error.code); }`;

describe(`without namespaces, as root (offered by this machine: ${box.isOffered})`, () => {
  beforeEach(({ skip }) => skip(!box.isOffered, 'only root can give a project an account of its own'));
  const accountOf = (projectId: string) => {
    const account = box.provider.accountOf(projectId);
    if (!account) throw new Error('no account');
    return account;
  };

  test('the description does not promise what is not held', () => {
    expect(box.provider).toMatchObject({
      level: 'accounts',
      hasMounts: false,
      description: expect.stringContaining('can read every'),
    });
  });

  test('a project runs under its own account without our rights and environment', async () => {
    const source = await box.folder('source');
    await writeFile(join(source, 'a.txt'), 'mine');
    const result = await box.run(
      `import { readFileSync } from 'node:fs';
       console.log(process.getuid() === ${accountOf('project-a').uid}, process.getgroups().join());
       console.log(readFileSync(process.env.WHERE + '/a.txt', 'utf8'), Object.keys(process.env).sort().join());
       console.log(/NoNewPrivs:\\s*1/.test(readFileSync('/proc/self/status', 'utf8')), /CapEff:\\s*0+\\n/.test(readFileSync('/proc/self/status', 'utf8')));`,
      { mounts: [readOnly(source, '/app')], env: { WHERE: '/app' } },
    );
    expect(result.stdout.split('\n')).toEqual([
      `true ${accountOf('project-a').gid}`,
      'mine TMPDIR,WHERE',
      'true true',
      '',
    ]);
  });

  test('files of root and of other projects cannot be read', async () => {
    const other = accountOf('project-b');
    const sources = await box.folder('sources-of-b');
    await writeFile(join(sources, 'secret.txt'), 'of project b');
    await lendFolder(sources, other);
    const cache = await makeOwnedFolder(join(box.root, 'cache-of-b'), other);
    await writeFile(join(cache, 'secret.txt'), 'of project b');
    await chown(join(cache, 'secret.txt'), other.uid, other.gid);
    const ours = join(box.root, 'secret');
    await writeFile(ours, 'of the server', { mode: 0o600 });
    const places = [
      '/etc/shadow',
      '/root',
      ours,
      sources,
      cache,
      `${sources}/secret.txt`,
      `${cache}/secret.txt`,
    ];
    for (const path of places) expect((await box.run(read(path))).stdout, path).toBe('HELD EACCES\n');
  });

  test('processes of the server and of other projects cannot be signalled', async () => {
    const other = await box.provider.start({
      ...box.options(`console.log('up'); setInterval(() => {}, 1000);`),
      projectId: 'project-b',
    });
    await new Promise<void>((done) => other.onLine(() => done()));
    for (const pid of [process.pid, other.pid]) {
      const { stdout } = await box.run(
        `try { process.kill(${pid}, 'SIGKILL'); console.log('LEAK'); } catch (error) { console.log('HELD', error.code); }`,
      );
      expect(stdout).toBe('HELD EPERM\n');
    }
    await other.kill();
  });

  test('what it prints names its files by their places inside', async () => {
    const source = await box.folder('named');
    const result = await box.run(`console.log(process.cwd())`, {
      mounts: [readOnly(source, '/app')],
      workingDir: '/app',
    });
    expect(result.stdout).toBe('/app\n');
  });

  test('memory, time, processes and disk are bounded', async () => {
    const hog = await box.run(
      `const kept = []; while (true) { kept.push(Buffer.alloc(8_000_000, 1)); await new Promise((go) => setTimeout(go, 20)); }`,
      { limits: { ...testLimits, memoryMb: 160 } },
    );
    expect(hog.reason).toBe('memory');
    const loop = await box.run('while (true) {}', { limits: { ...testLimits, timeoutMs: 500 } });
    expect(loop.reason).toBe('time');
    const bomb = await box.run(
      `import { spawn } from 'node:child_process';
       let refused = 0;
       for (let count = 0; count < 200; count += 1)
         try { spawn('/bin/sleep', ['100']).on('error', () => { refused += 1; }); } catch { refused += 1; }
       setTimeout(() => { console.log('refused', refused > 100); process.exit(3); }, 500);`,
      // The kernel counts by account: what other tests run as another project leaves this one its forty.
      { projectId: 'many-by-account', limits: { ...testLimits, processes: 40 } },
    );
    expect(bomb.stdout).toBe('refused true\n');
    const filler = await box.run(
      `import { appendFileSync } from 'node:fs'; import { tmpdir } from 'node:os';
       try { for (;;) appendFileSync(tmpdir() + '/a', Buffer.alloc(1_000_000)); } catch (error) { console.log(error.code); }`,
    );
    expect(filler.stdout).toBe('EFBIG\n');
    expect(await readdir(join(box.root, 'temp')), 'temporary files are gone with the program').toEqual([]);
  });

  test('nothing is left behind, however deep it hides, and a neighbour of the same account goes on', async () => {
    const marker = `1004.${process.pid}`;
    const neighbour = await box.provider.start(
      box.options(`console.log('up'); setInterval(() => {}, 1000);`),
    );
    await new Promise<void>((done) => neighbour.onLine(() => done()));
    const started = await box.provider.start(
      box.options(`
        import { spawn } from 'node:child_process';
        spawn('/bin/sh', ['-c', 'setsid sh -c "sleep ${marker} & sleep ${marker}" &'], { detached: true, stdio: 'ignore' }).unref();
        setTimeout(() => console.log('up'), 300); setInterval(() => {}, 1000);`),
    );
    await new Promise<void>((done) => started.onLine(() => done()));
    expect(sleeping(marker)).toBe(2);
    await started.kill();
    expect(sleeping(marker)).toBe(0);
    expect(process.kill(neighbour.pid, 0)).toBe(true);
    await neighbour.kill();
  });

  test('values of the environment stand in no command line', async () => {
    const held = await box.provider.start(
      box.options(`console.log('up'); setInterval(() => {}, 1000);`, {
        env: { TOKEN: 'canary-of-accounts' },
      }),
    );
    await new Promise<void>((done) => held.onLine(() => done()));
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain('canary-of-accounts');
    await held.kill();
  });
});

test('a link in place of a mount point is taken away, and what it led to stays', async () => {
  const folder = await box.folder('linked');
  const elsewhere = await box.folder('elsewhere');
  await symlink(elsewhere, join(folder, 'node_modules'));
  await ensureMountPoint(join(folder, 'node_modules'));
  expect((await stat(join(folder, 'node_modules'))).ino).not.toBe((await stat(elsewhere)).ino);
  await mkdir(join(folder, 'plain'));
  await ensureMountPoint(join(folder, 'plain'));
});

function sleeping(marker: string): number {
  const rows = execFileSync('ps', ['-eo', 'stat,args'], { encoding: 'utf8' }).split('\n');
  return rows.filter(
    (row) => !row.startsWith('Z') && row.endsWith(`sleep ${marker}`) && !row.includes('sh -c'),
  ).length;
}
