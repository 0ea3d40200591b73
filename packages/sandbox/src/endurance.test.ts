import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { silentLogger, systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { startFakeRegistry, type FakeRegistry } from './testing/fake-registry.ts';
import { createFixtureSet, fixtureFiles, writeFiles } from './testing/fixture-modules.ts';
import { createTestSandbox } from './testing/test-sandbox.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
const script = fileURLToPath(new URL('./testing/interrupted-work.fixture.ts', import.meta.url));
let shelf: FakeRegistry;
let templateDir: string;

beforeEach(({ skip }) => skip(!isHeld, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  templateDir = await box.folder('template');
  await createFixtureSet(join(box.root, 'store'));
  shelf = await startFakeRegistry(await box.folder('registry-files'), [
    { name: 'left', version: '1.0.0', files: { 'index.js': 'module.exports = 1;' } },
  ]);
});
afterAll(async () => {
  shelf.close();
  await box.close();
});

/** A process that works without pause and is killed some time after it began. */
async function killedAfter(ms: number, work: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [script, work, String(ms), ...args], { stdio: 'inherit' });
  const signal = await new Promise((exit) => child.once('exit', (_code, by) => exit(by)));
  expect(signal).toBe('SIGKILL');
}

function open() {
  return createSandbox({
    root: box.root,
    template: { projectDir: templateDir },
    logger: silentLogger,
    clock: systemClock,
    registry: { registry: shelf.url, cafile: undefined, proxy: undefined },
  });
}

test(
  'a build that is killed at any moment leaves the old output or the new one, whole',
  { timeout: 180_000 },
  async () => {
    const sourceDir = await box.folder('sources/one');
    const outDir = join(box.root, 'out', 'one');
    const first = await open();
    await writeFiles(sourceDir, fixtureFiles);
    await first.builds.build({ projectId: 'one', sourceDir, outDir });
    await first.close();
    const parts = Array.from({ length: 30 }, (_, index) => [`public/${index}.txt`, 'second'] as const);
    await writeFiles(sourceDir, Object.fromEntries(parts));
    for (const ms of [200, 700, 1200]) {
      await killedAfter(ms, 'build', box.root, templateDir, sourceDir, outDir);
      const names = await readdir(outDir);
      expect(names).toContain('index.html');
      expect([0, 30]).toContain(names.filter((name) => name.endsWith('.txt')).length);
      expect(await readFile(join(outDir, 'index.html'), 'utf8')).toContain('/assets/');
    }
    const after = await open();
    expect(await after.builds.build({ projectId: 'one', sourceDir, outDir })).toMatchObject({ ok: true });
    await after.close();
    expect((await readdir(outDir)).filter((name) => name.endsWith('.txt'))).toHaveLength(30);
  },
);

test(
  'an install that is killed leaves nothing behind, and the next one succeeds',
  { timeout: 180_000 },
  async () => {
    const sourceDir = await box.folder('sources/two');
    await writeFiles(sourceDir, { 'package.json': JSON.stringify({ name: 'two' }) });
    const before = await readdir(join(box.root, 'store'));
    for (const ms of [100, 500])
      await killedAfter(ms, 'install', box.root, templateDir, sourceDir, shelf.url);
    const sandbox = await open();
    const left = (await readdir(join(box.root, 'store'))).filter((name) => !before.includes(name));
    expect(left.filter((name) => name.startsWith('staging-'))).toEqual([]);
    const { set } = await sandbox.dependencies.add({ projectId: 'two', sourceDir, packages: ['left'] });
    expect(await readFile(join(set.nodeModulesDir, 'left', 'index.js'), 'utf8')).toContain('1');
    await sandbox.close();
  },
);

test('twenty previews run at once, and each shows its own project', { timeout: 180_000 }, async () => {
  const sandbox = await open();
  const ids = Array.from({ length: 20 }, (_, index) => `many-${index}`);
  const exits: string[] = [];
  sandbox.events.subscribe('devServer.exited', ({ projectId }) => void exits.push(projectId));
  const socketOf = new Map<string, string>();
  for (const projectId of ids) {
    const sourceDir = await box.folder(`sources/${projectId}`);
    await writeFiles(sourceDir, {
      ...fixtureFiles,
      'src/app.jsx': `export const App = () => '${projectId}';`,
    });
    const { state, socketPath } = await sandbox.devServers.ensure(projectId, { sourceDir });
    expect(state).toEqual({ kind: 'ready' });
    socketOf.set(projectId, socketPath ?? '');
  }
  expect(exits).toEqual([]);
  expect(sandbox.devServers.list().filter(({ state }) => state.kind === 'ready')).toHaveLength(20);
  for (const projectId of ids) {
    expect(await textAt(socketOf.get(projectId) ?? '', '/src/app.jsx')).toContain(`"${projectId}"`);
  }
  await sandbox.close();
});

async function textAt(socketPath: string, path: string): Promise<string> {
  return new Promise((done, fail) => {
    const asked = request({ socketPath, path, headers: { host: 'p.preview.localhost' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => done(text));
    });
    asked.on('error', fail);
    asked.end();
  });
}
