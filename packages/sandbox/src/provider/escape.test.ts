import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { chown, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { processTree } from './process-tree.ts';
import type { SandboxLevel } from './provider.ts';
import { createTestSandbox, readOnly, testLimits, type TestSandbox } from '../testing/test-sandbox.ts';

const levels = ['bubblewrap+cgroups', 'bubblewrap', 'namespaces+cgroups', 'namespaces'] as const;
const offered: { level: SandboxLevel; box: TestSandbox }[] = [];
for (const level of levels) offered.push({ level, box: await createTestSandbox(level) });

/** Prints what a read gave, or the error's code: a test then sees both a leak and a broken probe. */
const read = (path: string) => `
  import { readFileSync, readdirSync, statSync } from 'node:fs';
  try {
    const path = ${JSON.stringify(path)};
    console.log('LEAK', statSync(path).isDirectory() ? readdirSync(path).join() : readFileSync(path, 'latin1').slice(0, 200));
  } catch (error) { console.log('HELD', error.code); }`;

const connect = (target: string) => `
  import { connect } from 'node:net';
  const socket = connect(${target});
  socket.on('connect', () => { console.log('LEAK connected'); process.exit(); });
  socket.on('error', (error) => console.log('HELD', error.code));`;

describe.each(offered)('escape from $level (offered by this machine: $box.isOffered)', ({ level, box }) => {
  const hold = { tcp: createServer(), unix: createServer() };
  let tcpPort = 0;
  let unixPath = '';

  beforeAll(async () => {
    tcpPort = await listen(hold.tcp, 0);
    unixPath = join(box.root, 'database.sock');
    await listen(hold.unix, unixPath);
    process.env['LOAM_TEST_SECRET'] = 'canary-of-the-server';
  });
  beforeEach(({ skip }) => skip(!box.isOffered, `this machine does not offer ${level}`));
  afterAll(async () => {
    delete process.env['LOAM_TEST_SECRET'];
    hold.tcp.close();
    hold.unix.close();
    await box.close();
  });

  test('a program runs, sees its mount at the same path for every project, and reports its exit', async () => {
    const source = await box.folder('source');
    await writeFile(join(source, 'a.txt'), 'of project a');
    const result = await box.run(
      `import { readFileSync } from 'node:fs';
       console.log(readFileSync('/app/a.txt', 'utf8')); console.error('warned'); process.exit(7);`,
      { mounts: [readOnly(source, '/app')] },
    );
    expect(result).toEqual({
      code: 7,
      signal: null,
      reason: 'exited',
      stdout: 'of project a\n',
      stderr: 'warned\n',
    });
  });

  test.each(['/etc/shadow', '/root', '/home', '/var', '/srv', '/sys', '/run', process.cwd()])(
    'the host path %s does not exist inside',
    async (path) => {
      expect((await box.run(read(path))).stdout).toBe('HELD ENOENT\n');
    },
  );

  test('accounts of the machine are not listed', async () => {
    expect((await box.run(read('/etc/passwd'))).stdout).toBe('LEAK app:x:1000:1000:app:/tmp:/bin/sh\n\n');
  });

  test('the data folder and another project are out of reach', async () => {
    const other = await box.folder('other-project');
    await writeFile(join(other, 'secret.txt'), 'of project b');
    for (const path of [box.root, other, join(other, 'secret.txt'), '/app/../other-project']) {
      expect((await box.run(read(path))).stdout).toBe('HELD ENOENT\n');
    }
  });

  test('a link in the project to a host file leads nowhere', async () => {
    const source = await box.folder('linked');
    await writeFile(join(box.root, 'host.txt'), 'of the host');
    await symlink(join(box.root, 'host.txt'), join(source, 'absolute')).catch(() => {});
    await symlink('../host.txt', join(source, 'relative')).catch(() => {});
    for (const name of ['absolute', 'relative']) {
      const result = await box.run(read(`/app/${name}`), { mounts: [readOnly(source, '/app')] });
      expect(result.stdout).toBe('HELD ENOENT\n');
    }
  });

  test('sources are read-only, and so are the system and the root folder', async () => {
    const source = await box.folder('sealed');
    await writeFile(join(source, 'a.txt'), 'mine');
    const result = await box.run(
      `import { writeFileSync } from 'node:fs';
       for (const path of ['/app/a.txt', '/app/new', '/usr/bin/new', '/etc/hosts', '/new', '/dev/new'])
         try { writeFileSync(path, 'x'); console.log('LEAK', path); } catch (error) { console.log(error.code); }`,
      { mounts: [readOnly(source, '/app')] },
    );
    expect(result.stdout).toBe('EROFS\n'.repeat(6));
  });

  test('the environment of the server is not inherited, by no process inside', async () => {
    const result = await box.run(
      `import { readFileSync, readdirSync } from 'node:fs';
       console.log(JSON.stringify(process.env));
       for (const name of readdirSync('/proc')) try { console.log(readFileSync('/proc/' + name + '/environ', 'utf8')); } catch {}`,
      { env: { ONLY: 'this' } },
    );
    const [own = ''] = result.stdout.split('\n');
    expect({ ...JSON.parse(own), PWD: '' }).toEqual({ ONLY: 'this', PWD: '' });
    expect(result.stdout).not.toContain('canary-of-the-server');
  });

  test('values of the environment stand in no command line of the machine', async () => {
    const process = await box.provider.start(
      box.options(`console.log('up'); setInterval(() => {}, 1000);`, { env: { TOKEN: 'canary-in-command' } }),
    );
    await new Promise<void>((done) => process.onLine(() => done()));
    const lines = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    await process.kill();
    expect(lines).not.toContain('canary-in-command');
  });

  test('services of the machine on loopback and on its addresses cannot be reached', async () => {
    for (const host of ['127.0.0.1', '::1', 'localhost', ownAddress()]) {
      const { stdout } = await box.run(connect(`${tcpPort}, ${JSON.stringify(host)}`));
      expect(stdout).toMatch(/^HELD (ECONNREFUSED|ENETUNREACH|EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN)\n$/);
    }
  });

  test('a socket file of the machine cannot be reached', async () => {
    expect((await box.run(connect(JSON.stringify(unixPath)))).stdout).toBe('HELD ENOENT\n');
  });

  test('an abstract socket of the machine cannot be reached', async () => {
    const name = `\0loam-test-${process.pid}`;
    const server = createServer();
    await listen(server, name);
    expect((await box.run(connect(JSON.stringify(name)))).stdout).toBe('HELD ECONNREFUSED\n');
    server.close();
  });

  test('no process of the machine is visible and none can be signalled', async () => {
    const result = await box.run(`
      import { readdirSync } from 'node:fs';
      console.log(readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).length < 8);
      try { process.kill(${process.pid}, 0); console.log('LEAK'); } catch (error) { console.log(error.code); }`);
    expect(result.stdout).toBe('true\nESRCH\n');
  });

  test('no rights: no capabilities, no new user namespace, no mounts', async () => {
    const result = await box.run(`
      import { readFileSync } from 'node:fs';
      import { spawnSync } from 'node:child_process';
      const status = readFileSync('/proc/self/status', 'utf8');
      console.log(/CapEff:\\s*0+\\n/.test(status), /NoNewPrivs:\\s*1/.test(status));
      console.log(spawnSync('unshare', ['-Ur', 'true']).status !== 0, spawnSync('mount', ['-t', 'tmpfs', 'x', '/tmp']).status !== 0);`);
    expect(result.stdout).toBe('true true\ntrue true\n');
  });

  test('a fork bomb is bounded and ends with its sandbox', async () => {
    const marker = sleepTime(1, level);
    const result = await box.run(
      `import { spawn } from 'node:child_process';
       let refused = 0;
       for (let count = 0; count < 400; count += 1)
         try { spawn('/bin/sleep', [${JSON.stringify(marker)}]).on('error', () => { refused += 1; }); } catch { refused += 1; }
       setTimeout(() => { console.log('refused', refused > 300); process.exit(3); }, 500);`,
      // The kernel counts by account: what other tests run as another project leaves this one its forty.
      { projectId: `many-${level}`, limits: { ...testLimits, processes: 40 } },
    );
    expect(result.stdout).toBe('refused true\n');
    expect(result.code).toBe(3);
    expect(processesNamed(marker)).toEqual([]);
  });

  test('a memory hog is ended and named', async () => {
    const result = await box.run(
      `const kept = []; while (true) { kept.push(Buffer.alloc(8_000_000, 1)); await new Promise((go) => setTimeout(go, 20)); }`,
      { limits: { ...testLimits, memoryMb: 160 } },
    );
    expect(result.reason).toBe('memory');
  });

  test('an endless loop ends at its time limit', async () => {
    const result = await box.run('while (true) {}', { limits: { ...testLimits, timeoutMs: 700 } });
    expect(result.reason).toBe('time');
  });

  test('temporary space is bounded', async () => {
    const result = await box.run(
      `import { appendFileSync } from 'node:fs';
       for (const file of ['/tmp/a', '/dev/shm/a'])
         try { for (let count = 0; count < 60; count += 1) appendFileSync(file, Buffer.alloc(1_000_000)); console.log('LEAK'); }
         catch (error) { console.log(error.code); }`,
    );
    expect(result.stdout).toMatch(/^(ENOSPC|EFBIG)\n(ENOSPC|EFBIG)\n$/);
  });

  test('filling a writable mount ends the sandbox', async () => {
    const source = await box.folder('writable');
    const account = box.provider.accountOf('project-a');
    if (account) await chown(source, account.uid, account.gid);
    const result = await box.run(
      `import { writeFileSync } from 'node:fs';
       for (let count = 0; ; count += 1) { writeFileSync('/data/' + count, Buffer.alloc(1_000_000)); await new Promise((go) => setTimeout(go, 10)); }`,
      { mounts: [{ source, target: '/data', mode: 'rw' }] },
    );
    expect(result.reason).toBe('disk');
  });

  test('endless printing neither ends the server nor is kept', async () => {
    const result = await box.run('', {
      command: ['yes', 'x'.repeat(2000)],
      limits: { ...testLimits, timeoutMs: 1000 },
    });
    expect(result.reason).toBe('time');
    expect(result.stdout.length).toBeLessThan(1_000_001);
  });

  test('killing leaves nothing behind, however deep it hides', async () => {
    const marker = sleepTime(2, level);
    const process_ = await box.provider.start(
      box.options(`
        import { spawn } from 'node:child_process';
        spawn('/bin/sh', ['-c', 'setsid sh -c "sleep ${marker} & sleep ${marker}" &'], { detached: true, stdio: 'ignore' }).unref();
        setTimeout(() => console.log('up'), 200); setInterval(() => {}, 1000);`),
    );
    await new Promise<void>((done) => process_.onLine(() => done()));
    expect(processesNamed(marker).length).toBeGreaterThan(0);
    expect(await process_.kill()).toMatchObject({ reason: 'killed' });
    expect(processesNamed(marker)).toEqual([]);
  });

  test('killing while it is still being started leaves nothing behind', async () => {
    const marker = sleepTime(4, level);
    const command = ['/bin/sh', '-c', `sleep ${marker}`];
    // From the first moment on to where it is nearly up, by the processes that it has by then.
    for (const processes of [1, 1, 1, 2, 2, 2, 2, 3, 3, 4]) {
      const started = await box.provider.start({ ...box.options(''), command });
      while (processTree(started.pid).length < processes) await new Promise(setImmediate);
      await started.kill();
    }
    await vi.waitFor(() => expect(processesNamed(marker)).toEqual([]), { timeout: 10_000 });
  });

  test('when the server is killed with SIGKILL, its sandboxes end', async () => {
    const marker = sleepTime(3, level);
    const script = fileURLToPath(new URL('./hold-sandbox.fixture.ts', import.meta.url));
    const server = spawn(process.execPath, [script, level, marker], { stdio: ['ignore', 'pipe', 'inherit'] });
    const root = await new Promise<string>((done) =>
      server.stdout.once('data', (text) => done(String(text))),
    );
    expect(processesNamed(marker).length).toBeGreaterThan(0);
    server.kill('SIGKILL');
    await vi.waitFor(() => expect(processesNamed(marker)).toEqual([]), { timeout: 10_000 });
    await rm(root, { recursive: true, force: true });
  });
});

/** A length of sleep that no other process has: it marks ours in the list of processes. */
function sleepTime(index: number, level: string): string {
  return `${1000 + index}.${process.pid}${offered.findIndex((one) => one.level === level)}`;
}

function listen(server: Server, where: number | string): Promise<number> {
  return new Promise((done) => {
    server.listen(where, () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

function ownAddress(): string {
  return execFileSync('hostname', ['-I'], { encoding: 'utf8' }).split(' ')[0]?.trim() || '10.0.0.1';
}

function processesNamed(marker: string): readonly string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const line = readFileSync(`/proc/${name}/cmdline`, 'utf8');
      return line.includes('sleep') && line.split('\0').includes(marker);
    } catch {
      return false;
    }
  });
}
