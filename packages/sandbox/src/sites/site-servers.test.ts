import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { silentLogger } from '@loam/kernel';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { writeFiles } from '../testing/fixture-modules.ts';
import { createTestSandbox } from '../testing/test-sandbox.ts';
import { createPrograms, type Programs } from '../programs/programs.ts';
import { createSiteServers, type SiteProgram, type SiteServers } from './site-servers.ts';

const box = await createTestSandbox();
const isHeld = box.provider.hasMounts;
const clock = { ms: 1_000_000, now: () => new Date(clock.ms) };
let programs: Programs;
let servers: SiteServers;

beforeEach(({ skip }) => {
  skip(!isHeld, `this machine offers only ${box.provider.level}`);
  open();
});
afterEach(() => programs.close());
afterAll(() => box.close());

function open(more: Partial<Parameters<typeof createPrograms>[0]> = {}): void {
  programs = createPrograms({
    ...box,
    clock,
    logger: silentLogger,
    places: 2,
    placesOfTenant: 2,
    spares: 0,
    spareIdleMs: 0,
    idleMs: 60_000,
    replacedMs: 1000,
    sweepMs: 20,
    timing: {
      backoff: { firstMs: 100, maxMs: 60_000 },
      bootTimeoutMs: 20_000,
      probeEveryMs: 60_000,
      soundMs: 60_000,
      patienceMs: 50,
    },
    ...more,
  });
  servers = createSiteServers(programs, { memoryMb: 128, cpu: 1, processes: 64, diskMb: 16 });
}

function program(code: string, more: Partial<SiteProgram> = {}): SiteProgram {
  return {
    siteId: 'one',
    version: 'a',
    entry: 'server.js',
    layOut: (folder) => writeFiles(folder, { 'server.js': code }),
    ...more,
  };
}

const sayWords = (words: string) => `export default { fetch: () => new Response(${JSON.stringify(words)}) };`;

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

function ask(socketPath: string, { body, ...sent }: Sent = {}) {
  return new Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }>(
    (done, fail) => {
      const outgoing = request({ socketPath, agent: false, ...sent }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('error', fail);
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
      });
      outgoing.on('error', fail);
      outgoing.end(body);
    },
  );
}

async function askOnce(wanted: SiteProgram, sent?: Sent) {
  const use = await servers.use(wanted);
  try {
    return await ask(use.socketPath, sent);
  } finally {
    use.done();
  }
}

test('a server of web requests gets address, method, headers and body, and answers with cookies of its own', async () => {
  const code = `export default { async fetch(request) {
    const words = [request.method, request.url, request.headers.get('cookie'), await request.text()].join(' ');
    return new Response(words, { status: 201, headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] });
  } };`;
  const answer = await askOnce(program(code), {
    method: 'POST',
    path: '/cart?x=1',
    headers: { host: 'shop.example', 'x-forwarded-proto': 'https', cookie: 'c=3; d=4' },
    body: 'two apples',
  });
  expect(answer).toMatchObject({
    status: 201,
    text: 'POST https://shop.example/cart?x=1 c=3; d=4 two apples',
    headers: { 'set-cookie': ['a=1', 'b=2'] },
  });
});

test.each([
  [
    'that listens on a port',
    `import { createServer } from 'node:http';
     createServer(({ socket }, r) => r.end(socket.encrypted ? 'hello' : 'plain')).listen(3000, '0.0.0.0');`,
  ],
  ['of Node listeners', `export const middleware = (_, response) => response.end('hello');`],
  ['that is a function', `export default () => new Response('hello');`],
])('a server %s is found at the socket', async (_, code) => {
  expect((await askOnce(program(code), { headers: { 'x-forwarded-proto': 'https' } })).text).toBe('hello');
});

test('it sees its own files, no environment of ours and no network', async () => {
  const code = `import { readdirSync } from 'node:fs';
    export default { async fetch() {
      const reached = await fetch('http://1.1.1.1/', { signal: AbortSignal.timeout(2000) }).then(() => true, () => false);
      return Response.json({ files: readdirSync('/app'), env: Object.keys(process.env).filter((name) => name !== 'PWD').sort(), reached });
    } };`;
  const { text } = await askOnce(program(code));
  expect(JSON.parse(text)).toEqual({
    files: ['package.json', 'server.js'],
    env: ['HOME', 'NODE_ENV', 'NODE_OPTIONS', 'PATH'],
    reached: false,
  });
});

test('one that does not start is told with its log, is left alone for a while, and is tried when someone wants to know', async () => {
  let starts = 0;
  const broken = program('', {
    async layOut(folder) {
      starts += 1;
      await writeFiles(folder, {
        'server.js': `console.error('no table'); throw new Error('cannot begin');`,
      });
    },
  });
  const fault = { code: 'site_server_failed', meta: { log: expect.arrayContaining(['no table']) } };
  const detail = 'The server of the site does not start: it ended with code 1.';
  await expect(servers.use(broken)).rejects.toMatchObject({ ...fault, detail });
  await expect(servers.use(broken)).rejects.toMatchObject(fault);
  expect(starts).toBe(1);
  await expect(servers.tryOut(broken)).rejects.toMatchObject(fault);
  expect(starts).toBe(2);
  clock.ms += 200;
  await expect(servers.use(broken)).rejects.toMatchObject(fault);
  expect(starts).toBe(3);
});

test('one that goes down, or takes too much memory, comes back when it is next asked for', async () => {
  const code = `export default { fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/exit') process.exit(3);
    if (pathname === '/grow') for (const all = []; ; ) all.push(Buffer.alloc(1e6, 1));
    return new Response(String(process.uptime()));
  } };`;
  for (const path of ['/exit', '/grow']) {
    await expect(askOnce(program(code), { path })).rejects.toThrow(/hang up|ECONNRESET/);
    await expect.poll(() => servers.isAwake('one')).toBe(false);
    clock.ms += 60_000;
    expect((await askOnce(program(code))).status).toBe(200);
  }
});

test('one that is stuck is ended', { timeout: 120_000 }, async () => {
  await programs.close();
  open({
    timing: {
      backoff: { firstMs: 1, maxMs: 1 },
      bootTimeoutMs: 20_000,
      probeEveryMs: 400,
      soundMs: 60_000,
      patienceMs: 50,
    },
  });
  const stuck = program(`export default { fetch() { for (;;); } };`);
  await expect(askOnce(stuck)).rejects.toThrow(/hang up|ECONNRESET/);
});

test('idle ones sleep, and their files with them; one in use does not', async () => {
  const use = await servers.use(program(sayWords('awake')));
  await askOnce(program(sayWords('idle'), { siteId: 'two' }));
  clock.ms += 120_000;
  await expect.poll(() => servers.isAwake('two')).toBe(false);
  expect(servers.isAwake('one')).toBe(true);
  expect((await ask(use.socketPath)).text).toBe('awake');
  use.done();
  clock.ms += 120_000;
  await expect.poll(() => readdir(join(box.root, 'programs'))).toEqual([]);
  expect((await askOnce(program(sayWords('awake')))).text).toBe('awake');
});

test('one that is given up is ended at once', async () => {
  const use = await servers.tryOut(program(sayWords('awake')));
  await use.giveUp();
  expect(servers.isAwake('one')).toBe(false);
});

test('an earlier deployment sleeps soon after a newer one was used', async () => {
  await askOnce(program(sayWords('old')));
  clock.ms += 10;
  await askOnce(program(sayWords('new'), { version: 'b' }));
  clock.ms += 2000;
  await expect.poll(() => programs.list().map(({ version }) => version)).toEqual(['b']);
});

test('no more run than may: who was idle longest makes room, and nobody who is in use', async () => {
  const site = (siteId: string) => program(sayWords(siteId), { siteId });
  const first = await servers.use(site('first'));
  await askOnce(site('second'));
  clock.ms += 10;
  const third = await servers.use(site('third'));
  await expect.poll(() => servers.isAwake('second')).toBe(false);
  await expect(servers.use(site('fourth'))).rejects.toMatchObject({ code: 'capacity_reached' });
  first.done();
  expect((await askOnce(site('fourth'))).text).toBe('fourth');
  third.done();
});
