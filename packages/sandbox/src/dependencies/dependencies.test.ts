import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { silentLogger, systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import { startFakeRegistry, type FakeRegistry } from '../testing/fake-registry.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { writeFiles } from '../testing/fixture-modules.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
let shelf: FakeRegistry;
let sandbox: Sandbox;

beforeEach(({ skip }) => skip(!isHeld, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  shelf = await startFakeRegistry(await box.folder('registry-files'), [
    { name: 'left', version: '1.0.0', files: { 'index.js': 'module.exports = 1;' } },
    {
      name: 'left',
      version: '1.1.0',
      files: { 'index.js': 'module.exports = 2;' },
      manifest: { dependencies: { deep: '^1.0.0' } },
    },
    { name: 'deep', version: '1.0.3' },
    {
      name: 'thief',
      version: '1.0.0',
      manifest: {
        scripts: {
          preinstall: 'touch /app/stolen',
          install: 'touch /app/stolen',
          postinstall: 'touch /app/stolen; exit 1',
        },
      },
    },
  ]);
  sandbox = await createSandbox({
    root: box.root,
    template: { projectDir: await box.folder('template') },
    logger: silentLogger,
    clock: systemClock,
    registry: { registry: shelf.url, cafile: undefined, proxy: undefined },
  });
});
afterAll(async () => {
  shelf.close();
  await sandbox.close();
  await box.close();
});

async function project(name: string, packageJson: object, lock?: object) {
  const sourceDir = await box.folder(`projects/${name}`);
  await writeFiles(sourceDir, {
    'package.json': JSON.stringify({ name, ...packageJson }),
    ...(lock && { 'package-lock.json': JSON.stringify(lock, undefined, 2) }),
  });
  return { projectId: name, sourceDir };
}

async function write(
  input: { sourceDir: string },
  manifest: { packageJson: string; lock: string | undefined },
) {
  await writeFiles(input.sourceDir, {
    'package.json': manifest.packageJson,
    'package-lock.json': manifest.lock ?? '',
  });
}

test('a package is added, found by the next one who asks, and removed', { timeout: 180_000 }, async () => {
  const input = await project('one', { dependencies: {} });
  const progress: string[] = [];
  sandbox.events.subscribe('dependencies.progressed', ({ line }) => void progress.push(line));
  const added = await sandbox.dependencies.add({ ...input, packages: ['left@1.0.0'] });
  expect(JSON.parse(added.manifest.packageJson)).toMatchObject({
    name: 'one',
    dependencies: { left: '1.0.0' },
  });
  expect(added.manifest.lock, 'no address of this machine').not.toMatch(/127\.0\.0\.1|resolved/);
  expect(added.manifest.lock).toContain('sha512-');
  expect(await readFile(join(added.set.nodeModulesDir, 'left/index.js'), 'utf8')).toContain('1');
  expect(JSON.parse(await readFile(join(input.sourceDir, 'package.json'), 'utf8')).dependencies).toEqual({});
  expect(progress.length).toBeGreaterThan(0);

  await write(input, added.manifest);
  expect(await sandbox.dependencies.find(input.sourceDir)).toEqual(added.set);
  const other = await project(
    'other',
    { scripts: { dev: 'x' }, dependencies: { left: '1.0.0' } },
    JSON.parse(added.manifest.lock ?? ''),
  );
  expect((await sandbox.dependencies.find(other.sourceDir))?.hash).toBe(added.set.hash);

  const upgraded = await sandbox.dependencies.add({ ...input, packages: ['left@1.1.0'] });
  expect(await readFile(join(upgraded.set.nodeModulesDir, 'left/index.js'), 'utf8')).toContain('2');
  expect(await readdir(upgraded.set.nodeModulesDir)).toContain('deep');
  expect(
    await readFile(join(added.set.nodeModulesDir, 'left/index.js'), 'utf8'),
    'the first set is as it was',
  ).toContain('1');

  const removed = await sandbox.dependencies.remove({ ...input, packages: ['left'] });
  expect(await readdir(removed.set.nodeModulesDir)).not.toContain('left');
});

test('scripts of packages do nothing, and their files belong to us', { timeout: 120_000 }, async () => {
  const input = await project('two', {});
  const { set } = await sandbox.dependencies.add({ ...input, packages: ['thief'] });
  const home = join(set.nodeModulesDir, '..');
  expect(await readdir(home)).not.toContain('stolen');
  expect((await stat(join(set.nodeModulesDir, 'thief/package.json'))).uid).toBe(process.getuid?.());
});

test('a lock that does not fit is repaired, remembered and told', { timeout: 180_000 }, async () => {
  const lock = {
    name: 'three',
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { left: '1.0.0' } },
      'node_modules/left': { version: '1.0.0', resolved: 'http://private-cache.invalid/left.tgz' },
    },
  };
  const input = await project('three', { dependencies: { left: '1.1.0' } }, lock);
  const result = await sandbox.dependencies.installFromLock(input);
  expect(result.isLockRepaired).toBe(true);
  expect(result.manifest.lock).toContain('1.1.0');
  expect(await sandbox.dependencies.find(input.sourceDir)).toEqual(result.set);
  expect((await sandbox.dependencies.installFromLock(input)).isLockRepaired).toBe(false);
});

test('a lock that fits is followed to the letter', { timeout: 120_000 }, async () => {
  const input = await project(
    'four',
    { dependencies: { left: '^1.0.0' } },
    {
      name: 'four',
      lockfileVersion: 3,
      packages: {
        '': { name: 'four', dependencies: { left: '^1.0.0' } },
        'node_modules/left': { version: '1.0.0', resolved: 'http://private-cache.invalid/left.tgz' },
      },
    },
  );
  const result = await sandbox.dependencies.installFromLock(input);
  expect(result.isLockRepaired).toBe(false);
  expect(await readFile(join(result.set.nodeModulesDir, 'left/index.js'), 'utf8')).toContain('1');
});

test('a package that does not exist fails with npm’s words', { timeout: 120_000 }, async () => {
  const input = await project('five', {});
  await expect(sandbox.dependencies.add({ ...input, packages: ['nowhere'] })).rejects.toMatchObject({
    code: 'install_failed',
    detail: expect.stringContaining('404'),
  });
});

test.each([
  'git+https://x.example/y',
  '../outside',
  '--registry=x',
  'file:/etc',
  'http://x.example/a.tgz',
  'a@npm:b',
  'a/b',
])('%s is not accepted as a package', async (name) => {
  const input = await project('six', {});
  const before = shelf.requests.length;
  const adding = Promise.resolve().then(() => sandbox.dependencies.add({ ...input, packages: [name] }));
  await expect(adding).rejects.toMatchObject({ code: 'invalid_package' });
  expect(shelf.requests.length).toBe(before);
});

test('an installing sandbox reaches the registry and nothing else', { timeout: 120_000 }, async () => {
  const reach = await sandbox.provider.start(
    box.options(
      `import { request } from 'node:http';
       const ask = (options) => new Promise((done) => {
         const out = request(options, (answer) => { answer.resume(); done(answer.statusCode); });
         out.on('error', (error) => done(error.code)); out.end();
       });
       const socketPath = '/run/loam-registry/s';
       const headers = { host: '127.0.0.1:1' };
       console.log(await ask({ socketPath, headers, path: '/left' }), await ask({ socketPath, headers, path: '/left', method: 'PUT' }),
         await ask({ socketPath, headers, path: '/../secret' }), await ask({ socketPath, headers, path: '//169.254.169.254/' }),
         await ask({ socketPath, headers, path: 'http://169.254.169.254/' }), await ask(${JSON.stringify(shelf.url)}));`,
      {
        network: 'registry',
        mounts: [{ source: join(box.root, 'registry'), target: '/run/loam-registry', mode: 'ro' }],
      },
    ),
  );
  const lines: string[] = [];
  reach.onLine(({ text }) => void lines.push(text));
  await reach.exit;
  expect(lines).toEqual(['200 403 403 403 403 ECONNREFUSED']);
});
