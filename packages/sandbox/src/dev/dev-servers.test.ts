import { rename, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createBus, silentLogger, systemClock, type Bus } from '@loam/kernel';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import type { SandboxEvents } from '../events.ts';
import { createFixtureSet, fixtureFiles, writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { createDevServers, type DevServers } from './dev-servers.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
let set: DependencySet;
let servers: DevServers;
let bus: Bus<SandboxEvents>;
let count = 0;

beforeEach(({ skip }) => skip(!isHeld, `this machine offers only ${box.provider.level}`));
beforeAll(async () => {
  set = await createFixtureSet(join(box.root, 'store'));
  bus = createBus<SandboxEvents>(silentLogger);
  servers = await createDevServers({
    ...box,
    clock: systemClock,
    logger: silentLogger,
    bus,
    limits: { memoryMb: 700, cpu: 2, processes: 200, diskMb: 200, timeoutMs: 0 },
    totalMemoryMb: 700,
    expectedMemoryMb: 320,
    timing: {
      backoff: { firstMs: 100, maxMs: 1000 },
      probeTimeoutMs: 1500,
      probeEveryMs: 500,
      bootTimeoutMs: 15_000,
      idleMs: 60_000,
      sweepMs: 60_000,
    },
  });
}, 120_000);
afterAll(async () => {
  await servers.close();
  await box.close();
});

async function newProject(files: Readonly<Record<string, string>> = {}) {
  count += 1;
  const projectId = `project-${count}`;
  const sourceDir = await box.folder(`sources/${projectId}`);
  await writeFiles(sourceDir, { ...fixtureFiles, ...files });
  return {
    projectId,
    input: { sourceDir, set },
    async write(path: string, text: string) {
      await writeFile(join(sourceDir, '.next'), text);
      await rename(join(sourceDir, '.next'), join(sourceDir, path));
    },
    /** Each text is put in place by a call; all are written at one moment. */
    async prepare(path: string, texts: readonly string[]) {
      const at = new Date();
      return Promise.all(
        texts.map(async (text, index) => {
          const draft = join(sourceDir, `.next-${index}`);
          await writeFile(draft, text);
          await utimes(draft, at, at);
          return () => rename(draft, join(sourceDir, path));
        }),
      );
    },
  };
}

function get(
  socketPath: string | undefined,
  path: string,
  headers = {},
): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const outgoing = request(
      { socketPath, path, headers: { host: 'p1.preview.localhost', ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
      },
    );
    outgoing.on('error', fail);
    outgoing.end();
  });
}

function next<Name extends keyof SandboxEvents>(
  name: Name,
  matches: (event: SandboxEvents[Name]) => boolean = () => true,
): Promise<SandboxEvents[Name]> {
  return new Promise((done) => {
    const stop = bus.subscribe(name, (event) => {
      if (!matches(event)) return;
      stop();
      done(event);
    });
  });
}

test(
  'a preview starts on demand, serves pages under any name, and follows edits',
  { timeout: 120_000 },
  async () => {
    const project = await newProject();
    const status = await servers.ensure(project.projectId, project.input);
    expect(status.state).toEqual({ kind: 'ready' });
    const page = await get(status.socketPath, '/deep/route', { accept: 'text/html' });
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('/@vite/client') });
    const compiled = (await get(status.socketPath, '/src/app.jsx')).text;
    expect(compiled).toContain('first words');
    expect(compiled).toContain('loam:jsx-dev-runtime');
    const wrapper = await get(status.socketPath, '/@id/__x00__loam:jsx-dev-runtime');
    expect(wrapper.text, 'elements keep where they stand').toContain('const root = "/app/";');
    const client = await get(status.socketPath, '/@vite/client');
    expect(/hmrPort = (.*);/.exec(client.text)?.[1], 'hot updates stay on the origin of the page').toBe(
      'null',
    );
    const token = /wsToken = "([^"]+)"/.exec(client.text)?.[1];
    const socket = await openWebSocket(status.socketPath ?? '', `/?token=${token}`);

    await get(status.socketPath, '/src/main.jsx');
    const updated = next('devServer.updated');
    await project.write('src/app.jsx', fixtureFiles['src/app.jsx']?.replace('first', 'second') ?? '');
    await updated;
    await vi.waitFor(() => expect(socket.received()).toContain('"type":"update"'), { timeout: 10_000 });
    expect((await get(status.socketPath, '/src/app.jsx')).text).toContain('second words');

    const told: string[] = [];
    const stop = bus.subscribe('devServer.failed', ({ error }) => void told.push(error.message));
    const failed = next('devServer.failed');
    await project.write('src/app.jsx', 'export function App() { return <h1>; }');
    expect((await failed).error).toMatchObject({ message: expect.any(String), file: 'src/app.jsx' });
    // A page that is open asks for what has changed, and Vite says it again.
    expect((await get(status.socketPath, '/src/app.jsx')).status).toBe(500);
    expect(servers.status(project.projectId)?.state.kind).toBe('broken');
    await project.write('src/app.jsx', fixtureFiles['src/app.jsx'] ?? '');
    await vi.waitFor(() => expect(servers.status(project.projectId)?.state.kind).toBe('ready'), {
      timeout: 10_000,
    });
    stop();
    expect(told, 'once, whoever asks').toHaveLength(1);
    socket.close();

    await servers.hibernate(project.projectId);
    expect(servers.status(project.projectId)).toMatchObject({
      state: { kind: 'hibernated' },
      memoryBytes: 0,
    });
    const woken = await servers.ensure(project.projectId, project.input);
    expect((await get(woken.socketPath, '/')).status).toBe(200);
    await servers.stop(project.projectId);
  },
);

test('files of one step that arrive one by one are no error', { timeout: 120_000 }, async () => {
  const project = await newProject();
  const { socketPath } = await servers.ensure(project.projectId, project.input);
  await get(socketPath, '/src/main.jsx');
  const states: string[] = [];
  const isOurs = (event: { readonly projectId: string }) => event.projectId === project.projectId;
  const stops = [
    bus.subscribe('devServer.failed', (event) => void (isOurs(event) && states.push('failed'))),
    bus.subscribe('devServer.changed', (event) => void (isOurs(event) && states.push(event.state.kind))),
  ];
  await project.write('src/app.jsx', `export { App } from './later.jsx';\n`);
  // An open page asks at once, and is told what is missing.
  await vi.waitFor(async () => expect((await get(socketPath, '/src/app.jsx')).status).toBe(500), {
    timeout: 10_000,
    interval: 5,
  });
  await project.write('src/later.jsx', fixtureFiles['src/app.jsx']?.replace('first', 'later') ?? '');
  await vi.waitFor(async () => expect((await get(socketPath, '/src/app.jsx')).status).toBe(200), {
    timeout: 10_000,
  });
  // One that lasts comes after all that was before it.
  const failed = next('devServer.failed', isOurs);
  await project.write('src/app.jsx', `export { App } from './never.jsx';\n`);
  // Until the change is seen, the answer is the one from before.
  await vi.waitFor(async () => expect((await get(socketPath, '/src/app.jsx')).status).toBe(500), {
    timeout: 10_000,
  });
  expect((await failed).error.message).toContain('never.jsx');
  expect(states).toEqual(['failed', 'broken']);

  // What mends it is another file: nothing that a page has loaded changes with it.
  await project.write('src/never.jsx', fixtureFiles['src/app.jsx'] ?? '');
  await vi.waitFor(() => expect(servers.status(project.projectId)?.state.kind).toBe('ready'), {
    timeout: 10_000,
  });
  for (const stop of stops) stop();
  await servers.stop(project.projectId);
});

test(
  'of two writes that closely follow each other the last one is served',
  { timeout: 180_000 },
  async () => {
    const project = await newProject();
    const { socketPath } = await servers.ensure(project.projectId, project.input);
    const served = async () => (await get(socketPath, '/src/app.jsx')).text;
    const shows = (words: string) =>
      vi.waitFor(async () => expect(await served()).toContain(words), { timeout: 10_000, interval: 1 });
    for (let round = 0; round < 50; round += 1) {
      const texts = [`draft ${round}.`, `final ${round}.`] as const;
      // File systems keep time in steps: both are of the same moment, and as long.
      const [draft, final] = await project.prepare(
        'src/app.jsx',
        texts.map((words) => `export function App() { return <h1>${words}</h1>; }`),
      );
      await draft?.();
      // Read in between, or not.
      if (round % 2 === 0) await shows(texts[0]);
      await final?.();
      await shows(texts[1]);
    }
    await servers.stop(project.projectId);
  },
);

test('a framework that renders on the server answers its pages itself', { timeout: 120_000 }, async () => {
  const project = await newProject({
    // Made for another host, whose programs are not there; the plugin writes where it is told to.
    'vite.config.js': `import { mkdirSync } from 'node:fs'; export default {
      appType: 'custom', nitro: { preset: 'cloudflare-module', devServer: { runner: 'miniflare' } },
      server: { https: { key: 'none', cert: 'none' }, middlewareMode: true },
      plugins: [{ name: 'x', config: ({ nitro }) => void mkdirSync(nitro.buildDir), configureServer: (server) => () => {
        if (server.config.server.middlewareMode) return;
        const { devServer: { runner }, preset } = server.config.nitro;
        server.middlewares.use(({ originalUrl }, response) => response.end([originalUrl, preset, runner].join()));
      } }],
    };`,
  });
  const status = await servers.ensure(project.projectId, project.input);
  const page = await get(status.socketPath, '/deep/route');
  expect(page).toEqual({ status: 200, text: '/deep/route,nitro-dev,node-worker' });
  expect(await get(status.socketPath, '/__loam_health')).toEqual({ status: 200, text: 'ok' });
  const client = await get(status.socketPath, '/@vite/client');
  expect(client.text).not.toContain('undefined/');
  await servers.stop(project.projectId);
});

test(
  'what a tool writes among the sources is there, though they stay as they are',
  { timeout: 120_000 },
  async () => {
    const project = await newProject({
      'vite.config.js': `import { chownSync } from 'node:fs';
      import { chown, rename, stat, writeFile } from 'node:fs/promises';
      export default { plugins: [{ name: 'x', async configResolved() {
        const draft = process.env.TSR_TMP_DIR + '/draft';
        await writeFile(draft, "import './routes/home.js'; export const tree = 'generated';");
        const { uid, gid } = await stat('/app/src/routes/home.js');
        await chown(draft, uid, gid);
        chownSync(draft, uid, gid);
        await rename(draft, '/app/src/routeTree.gen.js');
      } }] };`,
      'src/routes/home.js': 'export const home = 1;',
      'src/main.jsx': `import { tree } from './routeTree.gen'; document.title = tree;`,
    });
    const status = await servers.ensure(project.projectId, project.input);
    expect((await get(status.socketPath, '/src/main.jsx')).text).toContain('"/src/routeTree.gen.js"');
    const tree = (await get(status.socketPath, '/src/routeTree.gen.js')).text;
    expect(tree).toContain('generated');
    expect(tree, 'its imports count from where it would stand').toContain('"/src/routes/home.js"');
    expect(servers.status(project.projectId)?.state).toEqual({ kind: 'ready' });
    await servers.stop(project.projectId);
  },
);

test('a preview that is killed while being watched comes back by itself', { timeout: 120_000 }, async () => {
  const project = await newProject({
    'vite.config.js': `export default { plugins: [{ name: 'x', configureServer(server) {
      server.middlewares.use('/die', () => process.exit(9)); } }] };`,
  });
  const status = await servers.ensure(project.projectId, project.input);
  const release = servers.hold(project.projectId);
  const crashed = next('devServer.changed', ({ state }) => state.kind === 'crashed');
  const ready = next('devServer.changed', ({ state }) => state.kind === 'ready');
  await get(status.socketPath, '/die').catch(() => {});
  expect((await crashed).state).toMatchObject({ attempt: 1, reason: 'ended with code 9' });
  await ready;
  release();
  await servers.stop(project.projectId);
});

test(
  'a preview that is stopped and wanted again at once does not get the folder that is being removed',
  { timeout: 120_000 },
  async () => {
    const { projectId, input } = await newProject();
    const before = await servers.ensure(projectId, input);
    await servers.stop(projectId);
    const after = await servers.ensure(projectId, input);
    expect(after.state.kind).toBe('ready');
    expect(after.socketPath).not.toBe(before.socketPath);
    await servers.stop(projectId);
  },
);

test('an endless loop in the preview is noticed and restarted', { timeout: 120_000 }, async () => {
  const project = await newProject({
    'vite.config.js': `export default { plugins: [{ name: 'x', configureServer(server) {
      server.middlewares.use('/loop', () => { while (true) {} }); } }] };`,
  });
  const status = await servers.ensure(project.projectId, project.input);
  const crashed = next('devServer.changed', ({ state }) => state.kind === 'crashed');
  get(status.socketPath, '/loop').catch(() => {});
  expect((await crashed).state).toMatchObject({ reason: 'stopped answering' });
  await servers.stop(project.projectId);
});

test(
  'a broken configuration is told with its message, and mending it is enough',
  { timeout: 120_000 },
  async () => {
    const project = await newProject({ 'vite.config.js': `throw new Error('planted fault');` });
    const status = await servers.ensure(project.projectId, project.input);
    expect(status).toMatchObject({
      socketPath: undefined,
      state: { kind: 'crashed', error: { message: expect.stringContaining('planted fault') } },
    });
    expect(status.log.map(({ text }) => text).join('\n')).toContain('planted fault');
    await project.write('vite.config.js', fixtureFiles['vite.config.js'] ?? '');
    const ready = next('devServer.changed', ({ state }) => state.kind === 'ready');
    servers.sourceChanged(project.projectId);
    await ready;
    const restarted = next('devServer.changed', ({ state }) => state.kind === 'starting');
    const again = next('devServer.changed', ({ state }) => state.kind === 'ready');
    await project.write('vite.config.js', `${fixtureFiles['vite.config.js']}\n// changed`);
    expect((await restarted).state).toEqual({ kind: 'starting', attempt: 0 });
    await again;
    await servers.stop(project.projectId);
  },
);

test('a project that puts a link in place of its socket is not served', { timeout: 120_000 }, async () => {
  const project = await newProject({
    'vite.config.js': `import { symlinkSync, unlinkSync } from 'node:fs';
      import { Server } from 'node:http';
      const listen = Server.prototype.listen;
      Server.prototype.listen = function (path, done) {
        return listen.call(this, path, () => { unlinkSync(path); symlinkSync('/run/machine.sock', path); done(); });
      };
      export default {};`,
  });
  const status = await servers.ensure(project.projectId, project.input);
  expect(status).toMatchObject({ state: { kind: 'crashed' }, socketPath: undefined });
  expect(status.log.map(({ text }) => text).join('\n')).toContain('does not listen on a socket of its own');
  await servers.stop(project.projectId);
});

test(
  'beyond the memory for all, the longest unused sleeps and wakes again',
  { timeout: 180_000 },
  async () => {
    const projects = [await newProject(), await newProject(), await newProject()];
    const [first, second] = projects;
    for (const { projectId, input } of projects) {
      expect((await servers.ensure(projectId, input)).state.kind).toBe('ready');
    }
    expect(servers.status(first?.projectId ?? '')?.state.kind).toBe('hibernated');
    expect(servers.status(projects.at(-1)?.projectId ?? '')?.state.kind).toBe('ready');
    if (first) expect((await servers.ensure(first.projectId, first.input)).state.kind).toBe('ready');
    expect(servers.status(second?.projectId ?? '')?.state.kind).toBe('hibernated');
    for (const { projectId } of projects) await servers.stop(projectId);
  },
);

function openWebSocket(socketPath: string, path: string): Promise<{ received(): string; close(): void }> {
  return new Promise((done, fail) => {
    const socket = connect(socketPath);
    let received = '';
    socket.on('error', fail);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (received.includes('101 Switching'))
        done({ received: () => received, close: () => socket.destroy() });
      else fail(new Error(received));
    });
    const lines = [
      `GET ${path} HTTP/1.1`,
      'Host: p1.preview.localhost',
      'Origin: http://p1.preview.localhost',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Protocol: vite-hmr',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}
