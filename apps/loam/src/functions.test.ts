import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createNetServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestFunctions, REF, source } from './functions.fixture.ts';

const registry = createServer();
const registryPort = await listen(registry);
serveOnePackage();
const place = await openTestFunctions(`http://127.0.0.1:${registryPort}/`);
const status = place.functions.status();

beforeEach(({ skip }) => skip(status.kind !== 'on', 'this machine holds no functions'));
afterAll(async () => {
  await place.close();
  registry.close();
});

const good = { authorization: 'Bearer good' };
const slow = { timeout: 120_000 };

test(
  'a function gets the request as it was sent and finds the project in its environment',
  slow,
  async () => {
    place.secrets.set('MY_SECRET', "it's \n quiet");
    await place.deploy(
      'mirror',
      `Deno.serve(async (request, info) => Response.json({
      method: request.method, url: request.url, body: await request.text(),
      from: request.headers.get('x-forwarded-for'), own: request.headers.get('x-own'),
      env: ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'MY_SECRET', 'LOAM_SOCKET'].map((name) => Deno.env.get(name) ?? null),
    }, { status: 201, headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2']] }));`,
    );
    const init = { method: 'PUT', body: 'words', headers: { 'x-own': 'mine', 'x-forwarded-for': '1.2.3.4' } };
    const answer = await place.ask('/mirror/deep/path?x=%20y', init);
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await answer.json()).toEqual({
      method: 'PUT',
      url: `http://${REF}.cloud.test/mirror/deep/path?x=%20y`,
      body: 'words',
      from: '203.0.113.9',
      own: 'mine',
      env: [`http://${REF}.cloud.test`, 'the-anon-key', 'the-service-key', "it's \n quiet", null],
    });
    place.secrets.set('MY_SECRET', 'another');
    expect(JSON.stringify(await (await place.ask('/mirror')).json())).toContain('another');
  },
);

test('out of a process that waited it finds what it finds from nothing', slow, async () => {
  const code = `Deno.serve(async (request) => {
    const { hostname, port } = new URL(Deno.env.get('SUPABASE_DB_URL'));
    const database = await Deno.connect({ hostname, port: Number(port) });
    const bytes = new Uint8Array(100);
    const count = await database.read(bytes);
    return Response.json({
      names: Object.keys(Deno.env.toObject()).toSorted(), secret: Deno.env.get('MY_SECRET'),
      database: new TextDecoder().decode(bytes.subarray(0, count)), url: request.url,
      gateway: await (await fetch(Deno.env.get('SUPABASE_URL'))).text(),
    });
  });`;
  place.secrets.set('MY_SECRET', 'of the first');
  for (const slug of ['first', 'second']) await place.deploy(slug, code);
  const fresh = async (slug: string) => {
    await place.opened.programs.end(`function:${REF}/${slug}`);
    const waiting = place.opened.programs.spares().length;
    const told: { readonly names: string[] } = JSON.parse(await (await place.ask(`/${slug}`)).text());
    return { ...told, waiting };
  };
  await fresh('first');
  place.secrets.set('MY_SECRET', 'of the second');
  const found = await fresh('second');
  expect(found).toMatchObject({
    waiting: 1,
    secret: 'of the second',
    database: 'of the database',
    gateway: 'of the gateway',
    url: `http://${REF}.cloud.test/second`,
  });
  // Read when a process starts: this one cannot come out of one that waits.
  place.secrets.set('TZ', 'UTC');
  const fromNothing = await fresh('second');
  place.secrets.delete('TZ');
  place.reached.splice(0);
  expect(fromNothing.names.filter((name) => name !== 'TZ')).toEqual(found.names);
});

test('a token is asked for where the function wants one, but not of a preflight', slow, async () => {
  await place.deploy(
    'kept',
    `Deno.serve((request) => new Response(request.method, { headers: { 'x-mine': '1' } }))`,
    {
      verifyJwt: true,
    },
  );
  const cases = [
    [
      await place.ask('/kept'),
      401,
      { code: 'UNAUTHORIZED_NO_AUTH_HEADER', message: 'Missing authorization header' },
    ],
    [
      await place.ask('/kept', { headers: { authorization: 'Bearer bad' } }),
      401,
      { code: 'UNAUTHORIZED_INVALID_JWT', message: 'Invalid JWT' },
    ],
    [
      await place.ask('/missing', { headers: good }),
      404,
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
    ],
  ] as const;
  for (const [answer, expected, body] of cases) {
    expect(answer.status).toBe(expected);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual(body);
  }
  expect((await place.ask('/kept', { method: 'HEAD', headers: good })).status).toBe(405);
  const preflight = await place.ask('/kept', {
    method: 'OPTIONS',
    headers: { origin: 'https://page.test', 'access-control-request-method': 'POST' },
  });
  expect([await preflight.text(), preflight.headers.get('x-mine')]).toEqual(['OPTIONS', '1']);
  const allowed = await place.ask('/kept', { headers: good });
  // What a function answers is its own: nothing is added.
  expect([await allowed.text(), allowed.headers.get('access-control-allow-origin')]).toEqual(['GET', null]);
  const open = await place.functions.update(REF, 'kept', { verifyJwt: false });
  expect([open.version, (await place.ask('/kept')).status]).toEqual([2, 200]);
});

test('answers in parts, sockets, and work that goes on after the answer', slow, async () => {
  await place.deploy(
    'parts',
    `let next;
     Deno.serve((request) => {
       if (request.headers.get('upgrade') === 'websocket') {
         const { socket, response } = Deno.upgradeWebSocket(request);
         socket.onmessage = ({ data }) => socket.send('echo ' + data + ' ' + new URL(request.url).pathname);
         return response;
       }
       if (request.method === 'POST') { next(); return new Response(null, { status: 204 }); }
       EdgeRuntime.waitUntil(new Promise((done) => setTimeout(done, 100)).then(() => console.warn('after', { a: [1] })));
       const encoder = new TextEncoder();
       return new Response(new ReadableStream({
         async start(controller) {
           controller.enqueue(encoder.encode('first'));
           await new Promise((done) => { next = done; });
           controller.enqueue(encoder.encode(' second'));
           controller.close();
         },
       }), { headers: { 'content-type': 'text/event-stream' } });
     });`,
  );
  const reader = (await place.ask('/parts')).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toEqual({ done: false, value: 'first' });
  await place.ask('/parts', { method: 'POST' });
  expect(await reader?.read()).toEqual({ done: false, value: ' second' });
  await expect
    .poll(() => place.events.at(-1))
    .toMatchObject({
      slug: 'parts',
      functionId: 'id-of-parts',
      level: 'warning',
      message: 'after { a: [ 1 ] }',
    });
  const socket = new WebSocket(`ws://127.0.0.1:${place.port}/functions/v1/parts/room`);
  const heard = new Promise<unknown>((done, fail) => {
    socket.onopen = () => socket.send('hi');
    socket.onmessage = ({ data }) => done(data);
    socket.onerror = () => fail(new Error('no socket'));
  });
  expect(await heard).toBe('echo hi /parts/room');
  socket.close();
});

test(
  'imports of the machine are refused with file and line, and the version before stays',
  slow,
  async () => {
    await place.deploy('imports', `Deno.serve(() => new Response('first'))`);
    const files = [
      source('index.ts', `import { a } from '../_shared/a.ts';\nDeno.serve(() => new Response(a));`),
      source(
        '../_shared/a.ts',
        `import text from 'file:///etc/passwd' with { type: 'text' };\nimport('/etc/hostname');\nimport '../../../etc/passwd';\nimport './gone.ts';\nexport const a = text;`,
      ),
    ];
    await expect(place.functions.deploy(REF, { slug: 'imports', files })).rejects.toMatchObject({
      code: 'function_modules_refused',
      detail: expect.stringContaining('_shared/a.ts:1: file:///etc/passwd is a file of the machine.'),
      meta: {
        faults: [
          { file: '_shared/a.ts', line: 1 },
          { file: '_shared/a.ts', line: 2, message: expect.stringContaining('absolute') },
          { file: '_shared/a.ts', line: 3, message: expect.stringContaining('leads out') },
          { file: '_shared/a.ts', line: 4, message: expect.stringContaining('not found') },
        ],
      },
    });
    expect(await (await place.ask('/imports')).text()).toBe('first');
    expect((await place.functions.get(REF, 'imports'))?.version).toBe(1);
  },
);

test(
  'modules of other hosts come from the registry, and those that stand ready from here',
  slow,
  async () => {
    const files = [
      source('deno.json', `{ "imports": { "@/": "./lib/" } }`),
      source('lib/right.ts', `export const right: string = 'right';`),
      source(
        'index.ts',
        `import 'jsr:@supabase/functions-js/edge-runtime.d.ts';
       import 'https://deno.land/x/xhr@0.1.0/mod.ts';
       import { serve } from 'https://deno.land/std@0.168.0/http/server.ts';
       import { encode } from 'https://deno.land/std@0.168.0/encoding/base64.ts';
       import { left } from 'https://esm.sh/left@1.0.0?target=deno';
       import { right } from '@/right.ts';
       serve(() => new Response([left, right, encode('a')].join()));`,
      ),
    ];
    await place.functions.deploy(REF, { slug: 'modules', files, verifyJwt: false });
    expect(await (await place.ask('/modules')).text()).toBe('left,right,YQ==');
  },
);

test('one that goes down, loops or grows ends alone and is up again for the next call', slow, async () => {
  await place.deploy(
    'falls',
    `Deno.serve((request) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/throw')) throw new Error('on purpose');
      if (pathname.endsWith('/exit')) Deno.exit(3);
      if (pathname.endsWith('/loop')) for (;;);
      if (pathname.endsWith('/grow')) for (const all = []; ; ) all.push(new Uint8Array(4e6).fill(1));
      return new Response('up');
    });`,
  );
  await place.deploy('stands', `Deno.serve(() => new Response('still'))`);
  await (await place.ask('/stands')).text();
  const pid = pidOf('stands');
  const cases = [
    ['/falls/throw', 500, 'WORKER_ERROR'],
    ['/falls/exit', 500, 'WORKER_ERROR'],
    ['/falls/loop', 546, 'WORKER_RESOURCE_LIMIT'],
    ['/falls/grow', 546, 'WORKER_RESOURCE_LIMIT'],
  ] as const;
  for (const [path, expected, code] of cases) {
    const answer = await place.ask(path);
    expect([path, answer.status, await answer.json()]).toMatchObject([path, expected, { code }]);
    expect(await (await place.ask('/falls')).text()).toBe('up');
  }
  expect(place.events.some(({ message }) => message.includes('on purpose'))).toBe(true);
  expect(pidOf('stands')).toBe(pid);
  // Killed from outside, with a connection to it still open: whoever asks next does not notice.
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await (await place.ask('/stands')).text()).toBe('still');
  await expect.poll(() => pidOf('stands')).not.toBe(pid);
  await place.functions.remove(REF, 'falls');
  expect((await place.ask('/falls')).status).toBe(404);
  expect(pidOf('falls')).toBeUndefined();
});

test('one that does not start says so, with its reason in the log', slow, async () => {
  await place.deploy('broken', `throw new Error('no table');`);
  const answer = await place.ask('/broken');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'BOOT_ERROR' }]);
  expect(answer.headers.get('retry-after')).toBeTruthy();
  const said = place.events.filter(({ slug }) => slug === 'broken').map(({ message }) => message);
  expect(said.join('\n')).toContain('no table');
});

test(
  'from inside a function: the gateway and the own database, and nothing of the machine',
  slow,
  async () => {
    const canary = { hits: 0, server: createNetServer((socket) => socket.end(`${(canary.hits += 1)}`)) };
    const port = await listen(canary.server);
    await place.deploy(
      'escape',
      `import http from 'node:http';
     import process from 'node:process';
     import net from 'node:net';
     const outcome = (work) => Promise.resolve().then(work).then((value) => 'GOT ' + value, (error) => error.message);
     const read = async (response) => response.status + ' ' + (await response.text()).trim();
     Deno.serve(async () => Response.json({
       gateway: await outcome(async () => read(await fetch(Deno.env.get('SUPABASE_URL') + '/rest/v1/'))),
       node: await outcome(() => new Promise((done, fail) => http.get(Deno.env.get('SUPABASE_URL') + '/node', (a) => done(a.statusCode)).on('error', fail))),
       asked: await outcome(() => new Promise((done, fail) => {
         const { hostname, port } = new URL(process.env.http_proxy);
         http.get({ hostname, port, path: Deno.env.get('SUPABASE_URL') + '/asked' }, (a) => done(a.statusCode)).on('error', fail);
       })),
       database: await outcome(async () => {
         const { hostname, port, username } = new URL(Deno.env.get('SUPABASE_DB_URL'));
         const connection = await Deno.connect({ hostname, port: Number(port) });
         return username + ' ' + await new Response(connection.readable).text();
       }),
       raw: await outcome(() => Deno.connect({ hostname: '93.184.216.34', port: 6379 })),
       refused: await Promise.all([
         ...['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0', '10.0.0.1', '169.254.169.254'].map((host) =>
           outcome(async () => read(await fetch('http://' + host + ':${port}/')))),
         outcome(() => new Promise((done, fail) => net.connect(${port}, '127.0.0.1', () => done('connected')).on('error', fail))),
         ...['/etc/shadow', '/proc/1/environ', '/run/loam-doors/../../etc/passwd', '/root'].map((path) => outcome(() => Deno.readTextFile(path))),
         outcome(() => import('file:///etc/' + 'passwd')),
         outcome(() => Deno.writeTextFile('/app/source/x', 'x')),
         outcome(() => new Deno.Command('/bin/sh').output()),
         outcome(() => Deno.dlopen('/lib/x86_64-linux-gnu/libc.so.6', {})),
       ]),
     }));`,
    );
    const answer: unknown = await (await place.ask('/escape')).json();
    expect(answer).toMatchObject({
      gateway: 'GOT 200 of the gateway',
      node: 'GOT 200',
      asked: 'GOT 200',
      database: 'GOT me of the database',
      raw: expect.stringContaining('raw TCP connections are closed'),
    });
    expect(place.reached).toEqual([
      `${REF}.cloud.test/rest/v1/`,
      `${REF}.cloud.test/node`,
      `${REF}.cloud.test/asked`,
    ]);
    const refused: unknown = Reflect.get(Object(answer), 'refused');
    const leaks = Array.isArray(refused)
      ? refused.filter((text) => /^GOT (?!403 )/.test(String(text)))
      : ['none told'];
    expect(leaks).toEqual([]);
    expect(canary.hits).toBe(0);
    canary.server.close();
  },
);

function pidOf(slug: string): number | undefined {
  return place.opened.programs.list().find(({ name }) => name === `function:${REF}/${slug}`)?.pid;
}

function listen(server: Server): Promise<number> {
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** A registry with `left` 1.0.0. */
function serveOnePackage(): void {
  const folder = mkdtempSync(join(tmpdir(), 'loam-left-'));
  mkdirSync(join(folder, 'package'));
  const manifest = { name: 'left', version: '1.0.0', type: 'module', exports: './index.js' };
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package', 'index.js'), `export const left = 'left';`);
  // Some packages of the registry are like that: readable for whoever unpacks them alone.
  chmodSync(join(folder, 'package', 'package.json'), 0o600);
  execFileSync('tar', ['czf', 'left.tgz', 'package'], { cwd: folder });
  const file = readFileSync(join(folder, 'left.tgz'));
  rmSync(folder, { recursive: true });
  const tarballPath = '/left/-/left-1.0.0.tgz';
  const integrity = `sha512-${createHash('sha512').update(file).digest('base64')}`;
  const tarball = new URL(tarballPath, `http://127.0.0.1:${registryPort}`).href;
  const versions = { '1.0.0': { ...manifest, dist: { tarball, integrity } } };
  const listed = JSON.stringify({ name: 'left', 'dist-tags': { latest: '1.0.0' }, versions });
  registry.on('request', ({ url }, response) => {
    if (url === '/left') return response.writeHead(200, { 'content-type': 'application/json' }).end(listed);
    if (url === tarballPath) return response.end(file);
    return response.writeHead(404).end();
  });
}
