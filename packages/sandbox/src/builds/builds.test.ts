import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createBus, silentLogger, systemClock } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import type { SandboxEvents } from '../events.ts';
import { createFixtureSet, fixtureFiles, writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { createBuilds, type Builds } from './builds.ts';
import { digestSources } from './source-digest.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
let set: DependencySet;
let builds: Builds;

beforeEach(({ skip }) => skip(!isHeld, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  set = await createFixtureSet(join(box.root, 'store'));
  builds = openBuilds();
}, 120_000);
afterAll(async () => {
  await builds.close();
  await box.close();
});

function openBuilds(more: Partial<Parameters<typeof createBuilds>[0]> = {}): Builds {
  return createBuilds({
    ...box,
    clock: systemClock,
    logger: silentLogger,
    bus: createBus<SandboxEvents>(silentLogger),
    limits: { memoryMb: 700, cpu: 2, processes: 200, diskMb: 100, timeoutMs: 0 },
    timeoutMs: 60_000,
    concurrency: 1,
    maxQueued: 3,
    maxWarm: 1,
    idleMs: 60_000,
    recycleMb: 600,
    setFor: async () => set,
    ...more,
  });
}

async function build(projectId: string, files: Readonly<Record<string, string>> = {}, env = {}) {
  const sourceDir = await box.folder(`sources/${projectId}`);
  await writeFiles(sourceDir, { ...fixtureFiles, ...files });
  const outDir = join(box.root, 'out', projectId);
  return { outDir, ...(await builds.build({ projectId, sourceDir, outDir, env })) };
}

async function bundleOf(outDir: string): Promise<string> {
  const assets = join(outDir, 'assets');
  const names = await readdir(assets);
  return (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n');
}

test(
  'maps are made on demand, beside the very same files, which do not name them',
  { timeout: 120_000 },
  async () => {
    const plain = await build('mapped');
    const names = (await readdir(join(plain.outDir, 'assets'))).toSorted();
    const bundle = await bundleOf(plain.outDir);
    const sourceDir = await box.folder('sources/mapped');
    const outDir = join(box.root, 'out', 'with-maps');
    const mapped = await builds.build({ projectId: 'mapped', sourceDir, outDir, hasSourceMaps: true });
    expect(mapped.ok).toBe(true);
    const all = (await readdir(join(outDir, 'assets'))).toSorted();
    const maps = all.filter((name) => name.endsWith('.map'));
    expect(all.filter((name) => !name.endsWith('.map'))).toEqual(names);
    expect(maps).toEqual(names.filter((name) => name.endsWith('.js')).map((name) => `${name}.map`));
    for (const name of maps) {
      const map: unknown = JSON.parse(await readFile(join(outDir, 'assets', name), 'utf8'));
      expect(map).toMatchObject({
        sources: expect.arrayContaining([expect.stringMatching(/^(\.\.\/)+app\/src\/app\.jsx$/)]),
      });
      await rm(join(outDir, 'assets', name));
    }
    expect(await bundleOf(outDir)).toBe(bundle);
  },
);

test(
  'a build is placed whole, a second one of the project is warm and replaces it',
  { timeout: 120_000 },
  async () => {
    const first = await build(
      'one',
      { 'src/app.jsx': 'export function App() { return import.meta.env.VITE_WORD; }' },
      {
        VITE_WORD: 'marker-of-the-build',
        SECRET: 'never-inside',
      },
    );
    expect(first).toMatchObject({ ok: true, errors: [] });
    expect(await bundleOf(first.outDir)).toContain('marker-of-the-build');
    const second = await build('one', {
      'src/app.jsx': 'export function App() { return "other" + process.env.SECRET; }',
    });
    expect(second.ok).toBe(true);
    const bundle = await bundleOf(second.outDir);
    expect(bundle).toContain('other');
    expect(bundle).not.toMatch(/marker-of-the-build|never-inside/);
  },
);

test('the built page names the chunks that its address needs at once', { timeout: 120_000 }, async () => {
  const page = (text: string) => `import { shared } from '../shared.js';
    export default function Page() { return shared + ${JSON.stringify(text)}; }`;
  const { ok, outDir } = await build('pages', {
    'src/app.jsx': `import { lazy, Suspense } from 'react';
      const Index = lazy(() => import('./pages/Index'));
      const About = lazy(() => import('./pages/About'));
      const Route = ({ path, element }) => (path === location.pathname ? element : null);
      export const App = () => (
        <Suspense><Route path="/" element={<Index />} /><Route path="/about" element={<About />} /></Suspense>
      );`,
    'src/shared.js': `export const shared = 'of both';`,
    'src/pages/Index.jsx': page('first'),
    'src/pages/About.jsx': page('second'),
  });
  expect(ok).toBe(true);
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const preloaded = (pathname: string) => {
    const links: { href?: string }[] = [];
    const document = { createElement: () => ({}), head: { appendChild: (link: object) => links.push(link) } };
    runInNewContext(script, { location: { pathname }, document });
    return links.map(({ href }) => href?.replace(/-[\w-]+\.js$/, ''));
  };
  expect(preloaded('/').toSorted()).toEqual(['/assets/Index', '/assets/shared']);
  expect(preloaded('/about/').toSorted()).toEqual(['/assets/About', '/assets/shared']);
  expect(preloaded('/elsewhere')).toEqual([]);
  // A script that stands after a style sheet waits for it.
  expect(html.indexOf(script)).toBeLessThan(html.indexOf('<script type="module"'));
});

test('a failed build names the place and leaves the last good output', { timeout: 120_000 }, async () => {
  const good = await build('two');
  const failed = await build('two', { 'src/app.jsx': 'export function App() { return <h1>; }' });
  expect(failed.ok).toBe(false);
  expect(failed.errors[0]).toMatchObject({ message: expect.any(String), file: 'src/app.jsx', line: 1 });
  expect(await bundleOf(good.outDir)).toContain('first words');
});

test('a missing import fails with its name', { timeout: 120_000 }, async () => {
  const failed = await build('three', {
    'src/app.jsx': `import './nowhere.js'; export const App = () => null;`,
  });
  expect(failed.ok).toBe(false);
  expect(failed.errors[0]?.message).toContain('nowhere.js');
});

test('a link in the output is refused', { timeout: 120_000 }, async () => {
  const result = await build('four', {
    'vite.config.js': `import { symlinkSync } from 'node:fs';
      export default { plugins: [{ name: 'x', closeBundle() { symlinkSync('/etc/shadow', '/run/loam-out/dist/shadow.txt'); } }] };`,
  });
  expect(result).toMatchObject({ ok: false, errors: [{ message: expect.stringContaining('shadow.txt') }] });
  await expect(readdir(result.outDir)).rejects.toThrow('ENOENT');
});

test('an endless build ends at its time, and the next one is served', { timeout: 120_000 }, async () => {
  const hasty = openBuilds({ timeoutMs: 3000 });
  const projectId = 'five';
  const [sourceDir, outDir] = [await box.folder('sources/five'), join(box.root, 'out', 'five')];
  await writeFiles(sourceDir, { ...fixtureFiles, 'vite.config.js': 'while (true) {}' });
  const two = [1, 2].map(() => hasty.build({ projectId, sourceDir, outDir }));
  for (const result of await Promise.all(two))
    expect(result).toMatchObject({
      ok: false,
      errors: [{ message: 'The build took longer than 3 seconds.' }],
    });
  await hasty.close();
});

test(
  'a build that is stopped ends, with its worker, and leaves the last output',
  { timeout: 120_000 },
  async () => {
    const good = await build('stopped');
    const sourceDir = await box.folder('sources/stopped');
    await writeFiles(sourceDir, {
      'vite.config.js': `console.log('begun'); await new Promise(() => setInterval(() => {}, 9));`,
    });
    const stopping = new AbortController();
    const running = builds.build({
      projectId: 'stopped',
      sourceDir,
      outDir: good.outDir,
      signal: stopping.signal,
    });
    setTimeout(() => stopping.abort(), 500);
    expect(await running).toMatchObject({ ok: false, errors: [{ message: 'The build was stopped.' }] });
    expect(await bundleOf(good.outDir)).toContain('first words');
    expect(await readdir(join(box.root, 'builds'))).toEqual([]);
    const late = await builds.build({
      projectId: 'stopped',
      sourceDir,
      outDir: good.outDir,
      signal: stopping.signal,
    });
    expect(late).toMatchObject({ ok: false, durationMs: 0 });
  },
);

test('a build that runs out of memory says so, and what can be done', { timeout: 120_000 }, async () => {
  const { errors } = await build('greedy', {
    'vite.config.js': 'const kept = []; for (;;) kept.push(Buffer.alloc(2e7, 1));',
  });
  expect(errors[0]?.message).toMatch(
    /^The build ran out of memory\. It may use 700 MB\. .*LOAM_PROJECT_MEMORY_MB/,
  );
});

test('two builds of the same files have the same digest of their sources', { timeout: 120_000 }, async () => {
  const first = await build('digest');
  const sourceDir = await box.folder('sources/digest');
  expect(first.sourceDigest).toBe(await digestSources(sourceDir));
  const other = await build('digest', { 'src/app.jsx': 'export const App = () => "other";' });
  expect(other.sourceDigest).not.toBe(first.sourceDigest);
});

test('more waiting builds than agreed are refused', { timeout: 120_000 }, async () => {
  const sourceDir = await box.folder('sources/queue');
  await writeFiles(sourceDir, fixtureFiles);
  const asked = ['a', 'b', 'c', 'd', 'e'].map((projectId) =>
    builds.build({ projectId, sourceDir, outDir: join(box.root, 'out', projectId) }),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value.ok : one.reason.code))).toEqual([
    true,
    true,
    true,
    true,
    'build_queue_full',
  ]);
});

test('a worker that was loaded before the first build builds it', { timeout: 120_000 }, async () => {
  const started: string[] = [];
  const counting = openBuilds({
    provider: {
      ...box.provider,
      start: (options) => (started.push(options.projectId), box.provider.start(options)),
    },
  });
  const sourceDir = await box.folder('sources/early');
  await writeFiles(sourceDir, fixtureFiles);
  void counting.warmUp({ projectId: 'early', sourceDir });
  const outDir = join(box.root, 'out', 'early');
  expect(await counting.build({ projectId: 'early', sourceDir, outDir })).toMatchObject({ ok: true });
  expect(started).toHaveLength(1);
  await counting.close();
});

/** The parts that a framework with a server asks Vite for; its name alone says that it is one. */
const serverApp = {
  'package.json':
    fixtureFiles['package.json']?.replace('"react":', '"@tanstack/react-start":"1.0.0","react":') ?? '',
  'vite.config.js': `import { existsSync } from 'node:fs';
    import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
    const parts = { name: 'parts', config({ build }) {
      return {
        environments: {
          client: { build: { outDir: join(build.outDir, 'client'), rollupOptions: { input: '/app/src/main.jsx' } } },
          ssr: { build: { ssr: true, outDir: join(build.outDir, 'server'), rollupOptions: { input: { server: '/app/src/server.jsx' } } } },
        },
        builder: { async buildApp(builder) {
          await builder.build(builder.environments.client);
          await builder.build(builder.environments.ssr);
          const { preview } = await import('vite');
          const rendering = await preview({ configFile: builder.config.configFile, preview: { port: 0 } });
          const { outDir } = rendering.config.build;
          await rendering.close();
          if (!existsSync(join(outDir, 'server', 'server.js'))) throw new Error('nothing to render with in ' + outDir);
        } },
      };
    } };
    export default async () => ({ plugins: [parts] });`,
  'src/server.jsx': `import { renderToString } from 'react-dom/server';
    import { App } from './app.jsx';
    export default { fetch: () => new Response(renderToString(<App />)) };`,
};

test(
  'a project with a server of its own is built in two parts, and the server needs no packages',
  { timeout: 180_000 },
  async () => {
    const built = await build('app', serverApp);
    expect(built).toMatchObject({ ok: true, errors: [] });
    expect(await readdir(built.outDir)).toEqual(['client', 'server']);
    expect(await bundleOf(join(built.outDir, 'client'))).toContain('first words');
    const server = await readFile(join(built.outDir, 'server', 'server.js'), 'utf8');
    expect(server).toContain('first words');
    expect([...server.matchAll(/\bfrom\s*["']([^"']+)["']/g)].map(([, name]) => name)).not.toContain(
      'react-dom/server',
    );
  },
);

const nitroApp = (parts: readonly string[]) => ({
  ...serverApp,
  'vite.config.js': `import { mkdirSync, writeFileSync } from 'node:fs';
    import { mkdir, writeFile } from 'node:fs/promises';
    const nitro = { name: 'nitro', config: ({ nitro: { output } }) => ({
      builder: { async buildApp() {
        for (const part of ${JSON.stringify(parts)}) {
          mkdirSync(output.dir + '/' + part, { recursive: true });
          writeFileSync(output.dir + '/' + part + '/index.html', part);
        }
        await mkdir('/app/node_modules/.nitro', { recursive: true });
        await writeFile('/app/node_modules/.nitro/last-build.json', '{}');
      } },
    }) };
    export default { plugins: [nitro] };`,
});

test(
  'a project that was made for another host is built for Node, and the log says so',
  { timeout: 180_000 },
  async () => {
    const files = nitroApp(['server', 'public']);
    const { outDir, ...built } = await build('aimed', {
      ...files,
      'vite.config.js': `import { mkdirSync as make } from 'node:fs';
      if ((process.env.NITRO_PRESET ?? process.env.SERVER_PRESET ?? 'cloudflare-module') !== 'node-server') make('/app/.wrangler');
      ${files['vite.config.js'].replace('({ nitro: { output } }) => (', "({ nitro: { output, preset } }) => preset !== 'node-server' ? make('/app/.wrangler') : (").replace('plugins: [nitro]', "plugins: [nitro], nitro: { preset: 'cloudflare-module' }")}`,
    });
    expect(built).toMatchObject({
      ok: true,
      errors: [],
      log: expect.arrayContaining([expect.stringContaining('built for Node')]),
    });
    expect(await readdir(outDir)).toEqual(['client', 'server']);
  },
);

test('what nitro made is placed like the rest', { timeout: 180_000 }, async () => {
  const { outDir, ...built } = await build('nitro', nitroApp(['server', 'public']));
  expect(built).toMatchObject({ ok: true, errors: [] });
  expect(await readFile(join(outDir, 'server', 'index.html'), 'utf8')).toBe('server');
  expect(await readFile(join(outDir, 'client', 'index.html'), 'utf8')).toBe('public');
  await build('nitro', nitroApp(['public']));
  expect(await readdir(outDir)).toEqual(['index.html']);
  const { errors } = await build('nitro', nitroApp(['functions']));
  expect(errors[0]?.message).toContain('another platform');
});
