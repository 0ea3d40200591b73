import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBus, silentLogger, systemClock, type Bus } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBuilds, type Builds } from '../builds/builds.ts';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import type { SandboxEvents } from '../events.ts';
import { createFixtureSet, fixtureFiles, writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { createDevServers, type DevServers } from './dev-servers.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
const limits = { memoryMb: 700, cpu: 2, processes: 200, diskMb: 200, timeoutMs: 0 };
let set: DependencySet;
let servers: DevServers;
let builds: Builds;
let bus: Bus<SandboxEvents>;

beforeEach(({ skip }) => skip(!isHeld, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  set = await createFixtureSet(join(box.root, 'store'));
  bus = createBus<SandboxEvents>(silentLogger);
  const common = { ...box, clock: systemClock, logger: silentLogger, bus, limits };
  servers = await createDevServers({
    ...common,
    totalMemoryMb: 1400,
    expectedMemoryMb: 320,
    timing: {
      backoff: { firstMs: 100, maxMs: 1000 },
      probeTimeoutMs: 1500,
      probeEveryMs: 500,
      bootTimeoutMs: 60_000,
      idleMs: 60_000,
      sweepMs: 60_000,
    },
  });
  const work = {
    timeoutMs: 60_000,
    concurrency: 1,
    maxQueued: 3,
    maxWarm: 0,
    idleMs: 60_000,
    recycleMb: 600,
  };
  builds = createBuilds({ ...common, ...work, setFor: async () => set });
}, 120_000);
afterAll(async () => {
  await servers.close();
  await builds.close();
  await box.close();
});

async function newProject(projectId: string, files: Readonly<Record<string, string>> = {}) {
  const sourceDir = await box.folder(`sources/${projectId}`);
  await writeFiles(sourceDir, { ...fixtureFiles, ...files });
  return {
    start: () => servers.ensure(projectId, { sourceDir, set }),
    build: () => builds.build({ projectId, sourceDir, outDir: join(box.root, 'out', projectId) }),
    faults: (...changed: readonly string[]) => servers.faults(projectId, { changed, timeoutMs: 60_000 }),
    async write(path: string, text: string) {
      await writeFile(join(sourceDir, '.next'), text);
      await rename(join(sourceDir, '.next'), join(sourceDir, path));
    },
  };
}

function state(kind: string): Promise<SandboxEvents['devServer.changed']> {
  return new Promise((done) => {
    const stop = bus.subscribe('devServer.changed', (event) => {
      if (event.state.kind !== kind) return;
      stop();
      done(event);
    });
  });
}

const aliased = {
  'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
  'index.html': '<!doctype html><body><script type="module" src="/src/main.ts"></script></body>',
  'src/main.ts': `import { App } from '@/app.jsx'; document.body.append(String(App));`,
  'vite.config.js': `export default { resolve: { alias: { '@': '/app/src' } } };`,
};

test(
  'a project that lost its configuration builds no more than its preview runs',
  { timeout: 120_000 },
  async () => {
    const whole = await newProject('aliased', aliased);
    expect(await whole.build()).toMatchObject({ ok: true });
    const empty = await newProject('emptied', { ...aliased, 'vite.config.js': 'export default {}' });
    const broken = state('broken');
    await empty.start();
    expect(await empty.faults()).toMatchObject([{ message: expect.stringContaining('@/app.jsx') }]);
    const built = await empty.build();
    expect(built).toMatchObject({ ok: false, errors: [{ message: expect.stringContaining('@/app.jsx') }] });
    // Nobody opened a page: it is known all the same.
    expect((await broken).state).toMatchObject({ error: { message: expect.stringContaining('@/app.jsx') } });
  },
);

test(
  'faults are those of files that were just written, lazy pages included',
  { timeout: 120_000 },
  async () => {
    const project = await newProject('lazy', {
      'src/app.jsx': `const Page = () => import('./page.jsx'); export function App() { return <p>{String(Page)}</p>; }`,
      'src/page.jsx': 'export const word = <b />;',
    });
    expect(await project.faults()).toBeUndefined();
    await project.start();
    expect(await project.faults()).toEqual([]);
    await project.write('src/page.jsx', 'export const word = <b>;');
    const [fault] = (await project.faults('src/page.jsx')) ?? [];
    expect(fault).toMatchObject({ file: 'src/page.jsx' });
    await project.write('src/page.jsx', 'export const word = <i />;');
    expect(await project.faults('src/page.jsx')).toEqual([]);
  },
);

test(
  'what lacks a package says so, waits until it is there, and then starts once',
  { timeout: 120_000 },
  async () => {
    const sourceDir = await box.folder('sources/lacking');
    await writeFiles(sourceDir, {
      ...fixtureFiles,
      'vite.config.js': `import 'wanted-plugin';\n${fixtureFiles['vite.config.js']}`,
    });
    const starts: string[] = [];
    const stop = bus.subscribe('devServer.changed', ({ projectId, state }) => {
      if (projectId === 'lacking' && state.kind === 'starting') starts.push(state.kind);
    });
    const lacking = { kind: 'crashed', reason: 'needs the package wanted-plugin, which is not installed' };
    // However often somebody opens the page.
    for (let times = 0; times < 4; times += 1)
      expect(await servers.ensure('lacking', { sourceDir, set })).toMatchObject({ state: lacking });
    expect(starts).toHaveLength(1);

    const whole = await createFixtureSet(join(box.root, 'store-of-all'));
    await writeFiles(whole.nodeModulesDir, {
      'wanted-plugin/package.json': '{ "name": "wanted-plugin", "main": "index.js" }',
      'wanted-plugin/index.js': '',
    });
    const installed = { sourceDir, set: { ...whole, hash: 'with-the-plugin' } };
    expect(await servers.ensure('lacking', installed)).toMatchObject({ state: { kind: 'ready' } });
    expect(starts).toHaveLength(2);
    stop();
    await servers.stop('lacking');
  },
);
