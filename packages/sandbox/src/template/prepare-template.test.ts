import { chown, lstat, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { silentLogger, systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';
import { shortId } from '../provider/account.ts';
import { createFixtureSet, fixtureFiles, writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
const templateDir = await box.folder('template');
let sandbox: Sandbox;

beforeEach(({ skip }) => skip(!isHeld, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  await writeFiles(templateDir, fixtureFiles);
  await createFixtureSet(join(box.root, 'store'));
  sandbox = await newSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await box.close();
});

function newSandbox(root = box.root, sharedDir?: string): Promise<Sandbox> {
  return createSandbox({
    root,
    template: { projectDir: templateDir, sharedDir },
    logger: silentLogger,
    clock: systemClock,
  });
}

async function openPreview(projectId: string, files: Readonly<Record<string, string>> = {}) {
  const sourceDir = await box.folder(`projects/${projectId}`);
  await writeFiles(sourceDir, { ...fixtureFiles, ...files });
  const { socketPath, log, state } = await sandbox.devServers.ensure(projectId, { sourceDir });
  expect(state, JSON.stringify(log)).toEqual({ kind: 'ready' });
  const main = await get(socketPath, '/src/main.jsx');
  const dependency = /"(\/node_modules\/\.vite\/deps\/react-dom_client\.js\?v=[^"]+)"/.exec(main)?.[1] ?? '';
  return { dependency, text: await get(socketPath, dependency) };
}

async function cacheOf(projectId: string): Promise<string> {
  const home = join(box.root, 'cache', shortId(projectId));
  const [hash = ''] = await readdir(home);
  return join(home, hash, 'node_modules', '.vite', 'deps');
}

test(
  'two servers prepare the template at once: it is prebuilt once and whole',
  { timeout: 180_000 },
  async () => {
    const other = await newSandbox();
    const [first, second] = await Promise.all([sandbox.prepareTemplate(), other.prepareTemplate()]);
    await other.close();
    expect(first).toEqual(second);
    const names = await readdir(join(first.depCacheDir, 'deps'));
    expect(names).toEqual(expect.arrayContaining(['_metadata.json', 'react.js', 'react-dom_client.js']));
    const { mtimeMs } = await stat(join(first.depCacheDir, 'deps', '_metadata.json'));
    expect((await sandbox.prepareTemplate()).hash).toBe(first.hash);
    expect((await stat(join(first.depCacheDir, 'deps', '_metadata.json'))).mtimeMs).toBe(mtimeMs);
    expect(
      (await readdir(join(box.root, 'store'))).filter((name) => /staging|prebuild|lock/.test(name)),
    ).toEqual([]);
  },
);

test('what was prebuilt and compiled can be read by the accounts of projects', async () => {
  const { depCacheDir } = await sandbox.prepareTemplate();
  const found = await readdir(depCacheDir, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const ofOwner: string[] = [];
  for (const file of files) if (((await stat(file)).mode & 0o044) !== 0o044) ofOwner.push(file);
  expect(files.filter((file) => file.includes('compile-cache'))).not.toEqual([]);
  expect(ofOwner).toEqual([]);
});

test(
  'another installation takes what was prepared, and does nothing itself',
  { timeout: 120_000 },
  async () => {
    const shared = join(box.root, 'shared');
    const first = await newSandbox(box.root, shared);
    const { hash } = await first.prepareTemplate();
    await first.close();
    const root = await box.folder('second');
    const second = await newSandbox(root, shared);
    const phases: string[] = [];
    const taken = await second.prepareTemplate((phase) => phases.push(phase));
    await second.close();
    expect(phases).toEqual([]);
    expect(taken.nodeModulesDir).toBe(join(root, 'store', hash, 'node_modules'));
    expect(await readdir(join(taken.depCacheDir, 'deps'))).toContain('react.js');
  },
);

/** Docker gives 64 MB; a set has 150 to 300. */
async function isOtherRoomyDisk(folder: string): Promise<boolean> {
  try {
    const [here, there, { bavail, bsize }] = await Promise.all([
      stat(box.root),
      stat(folder),
      statfs(folder),
    ]);
    return here.dev !== there.dev && bavail * bsize > 400 * 1024 * 1024;
  } catch {
    return false;
  }
}

test('what cannot be linked is copied, whole', { timeout: 120_000 }, async ({ skip }) => {
  const elsewhere = (await isOtherRoomyDisk('/dev/shm'))
    ? await mkdtemp('/dev/shm/loam-shared-').catch(() => undefined)
    : undefined;
  skip(elsewhere === undefined, 'there is no second file system with room to write to');
  if (elsewhere === undefined) return;
  onTestFinished(() => rm(elsewhere, { recursive: true, force: true }));
  const first = await newSandbox(box.root, elsewhere);
  const { hash } = await first.prepareTemplate();
  await first.close();
  const root = await box.folder('copied');
  const second = await newSandbox(root, elsewhere);
  const phases: string[] = [];
  const taken = await second.prepareTemplate((phase) => phases.push(phase));
  await second.close();
  expect(phases).toEqual([]);
  expect(taken.nodeModulesDir).toBe(join(root, 'store', hash, 'node_modules'));
  expect(await readdir(join(taken.depCacheDir, 'deps'))).toContain('react.js');
});

test('what another account put there is not taken', { timeout: 120_000 }, async ({ skip }) => {
  skip(process.getuid?.() !== 0, 'only root can give folders away');
  const shared = join(box.root, 'shared');
  for (const name of await readdir(shared)) await chown(join(shared, name), 65_534, 65_534);
  const root = await box.folder('third');
  const third = await newSandbox(root, shared);
  const phases: string[] = [];
  await third.prepareTemplate((phase) => phases.push(phase)).catch(() => undefined);
  await third.close();
  expect(phases).toContain('installing');
});

test('a preview uses the prebuilt packages and never runs the optimizer', { timeout: 120_000 }, async () => {
  const page = await openPreview('plain');
  expect(page.text).toContain('createRoot');
  const cache = await cacheOf('plain');
  expect((await lstat(cache)).isSymbolicLink()).toBe(true);
});

test(
  'a project with plugins of its own builds its own cache and leaves the shared one',
  { timeout: 120_000 },
  async () => {
    const { depCacheDir } = await sandbox.prepareTemplate();
    const before = (await stat(join(depCacheDir, 'deps', '_metadata.json'))).mtimeMs;
    const page = await openPreview('special', {
      'vite.config.js': `import react from '@vitejs/plugin-react';
      export default { plugins: [react(), { name: 'own' }], resolve: { alias: { '~': '/app/src' } } };`,
    });
    expect(page.text).toContain('createRoot');
    expect((await lstat(await cacheOf('special'))).isDirectory()).toBe(true);
    expect((await stat(join(depCacheDir, 'deps', '_metadata.json'))).mtimeMs).toBe(before);
  },
);

function get(socketPath: string | undefined, path: string): Promise<string> {
  return new Promise((done, fail) => {
    const outgoing = request({ socketPath, path, headers: { host: 'localhost' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => done(text));
    });
    outgoing.on('error', fail);
    outgoing.end();
  });
}
