import { createLogger, type RelayLimits } from '@loam/kernel';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEdge } from '../edge.ts';
import type { BuildFile, PreviewAnswer, PreviewAsk } from './ports.ts';
import { createPreviewHost } from './preview-host.ts';

const builderOrigin = 'http://localhost:3000';
const host = 'garden.preview.localhost:3000';
const own = `http://${host}`;

let folder: string;
let edgeServer: Server;
let engine: Server;
let engineSeen: IncomingMessage[];
let answer: (ask: PreviewAsk) => PreviewAnswer | Promise<PreviewAnswer>;
let respond: RequestListener;
const lines: Record<string, unknown>[] = [];
const logger = createLogger({ level: 'warn', sink: { write: (line) => lines.push(JSON.parse(line)) } });
let limits: RelayLimits | undefined;
/** Files of the one build there is, by their addresses. */
const built = new Map<string, BuildFile>();
const build = { projectId: 'p', commit: 'c', hasPage: true };
let watched: { lose(): void; released: boolean }[];

function fileOf(text: string): BuildFile {
  const bytes = Buffer.from(text);
  return { sizeBytes: bytes.length, bytes: async () => bytes, stream: () => Readable.from([bytes]) };
}

beforeEach(async () => {
  built.clear();
  folder = await mkdtemp(join(tmpdir(), 'loam-edge-'));
  const socketPath = join(folder, 's');
  engineSeen = [];
  watched = [];
  lines.length = 0;
  limits = undefined;
  respond = (_request, response) => response.end('from the engine');
  engine = createServer((incoming, response) => {
    engineSeen.push(incoming);
    respond(incoming, response);
  });
  engine.on('upgrade', (incoming: IncomingMessage, socket) => {
    engineSeen.push(incoming);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n');
    socket.pipe(socket);
  });
  engine.listen(socketPath);
  await once(engine, 'listening');
  answer = (ask) =>
    ask.cookie?.includes('loam_preview=good')
      ? { kind: 'engine', address: { socketPath }, isBroken: false }
      : { kind: 'refused' };
  edgeServer = await startEdge();
});

afterEach(async () => {
  for (const server of [edgeServer, engine]) {
    server.close();
    server.closeAllConnections();
  }
  await rm(folder, { recursive: true, force: true });
});

async function startEdge(): Promise<Server> {
  const previews = createPreviewHost({
    brand: 'Loam',
    builderOrigin,
    logger,
    limits,
    script: { main: { code: 'ours()', hash: 'abc' }, replay: undefined },
    previews: {
      cookieName: 'loam_preview',
      resolve: async (ask) => answer(ask),
      openFile: async (_build, path) => built.get(path),
      watch(_ask, lose) {
        const watcher = { lose, released: false };
        watched.push(watcher);
        return () => {
          watcher.released = true;
        };
      },
    },
  });
  const edge = createEdge({ brand: 'Loam', builderOrigin, previews });
  const route = { kind: 'preview', name: 'garden' } as const;
  const server = createServer((incoming, response) => edge.handle(incoming, response, route));
  server.on('upgrade', (incoming, socket) => edge.upgrade(incoming, socket, route));
  server.listen(join(folder, 'edge'));
  await once(server, 'listening');
  return server;
}

interface Got {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

async function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const outgoing = request({ socketPath: join(folder, 'edge'), path, method, headers: { host, ...headers } });
  outgoing.end();
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response');
  if (!incoming) throw new Error('no answer');
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  return { status: incoming.statusCode, headers: incoming.headers, body };
}

const viewer = { cookie: 'theme=dark; loam_preview=good' };

test('a stranger sees nothing of the project, and the engine hears nothing', async () => {
  const page = await get('/src/secret.tsx', { accept: 'text/html' });
  expect(page.status).toBe(404);
  expect(page.body).toContain('This preview opens from its project');
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${builderOrigin}`);
  expect(engineSeen).toHaveLength(0);
});

test('a ticket is answered with the cookie and the way to the page', async () => {
  answer = () => ({ kind: 'enter', setCookie: 'loam_preview=new; Path=/', location: '/about' });
  const entered = await get('/_loam/enter?ticket=x&to=/about');
  expect(entered.status).toBe(302);
  expect(entered.headers.location).toBe('/about');
  expect(entered.headers['set-cookie']).toEqual(['loam_preview=new; Path=/']);
  expect(entered.headers['referrer-policy']).toBe('no-referrer');
});

test('with a session the engine answers, and never learns the session', async () => {
  expect(await get('/page?a=1', viewer)).toMatchObject({ status: 200, body: 'from the engine' });
  expect(engineSeen[0]?.url).toBe('/page?a=1');
  expect(engineSeen[0]?.headers.cookie).toBe('theme=dark');
});

test('headers that reach beyond the project are taken away', async () => {
  respond = (_request, response) => {
    response.writeHead(200, {
      'service-worker-allowed': '/',
      'clear-site-data': '"*"',
      'access-control-allow-origin': '*',
      'access-control-allow-credentials': 'true',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=1',
      'content-security-policy': "img-src 'self'",
      'x-own': 'kept',
      'set-cookie': [
        'own=1; Path=/',
        'wide=1; Domain=preview.localhost',
        'sly=1; domain = localhost',
        'loam_preview=stolen; Path=/',
      ],
    });
    response.end('x');
  };
  const { headers } = await get('/', viewer);
  for (const name of [
    'service-worker-allowed',
    'clear-site-data',
    'access-control-allow-origin',
    'access-control-allow-credentials',
    'x-frame-options',
    'strict-transport-security',
  ]) {
    expect(headers[name], name).toBeUndefined();
  }
  expect(headers['set-cookie']).toEqual(['own=1; Path=/']);
  expect(headers['x-own']).toBe('kept');
  expect(headers['content-security-policy']).toBe(`img-src 'self', frame-ancestors ${builderOrigin}`);
});

test('pages get the script, other files stay as they are', async () => {
  const html = '<!doctype html><html><head></head><body>é</body></html>';
  respond = (incoming, response) => {
    const type = incoming.url === '/' ? 'text/html; charset=utf-8' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(html), etag: 'a' });
    response.end(html);
  };
  const page = await get('/', { ...viewer, 'accept-encoding': 'gzip' });
  expect(page.body).toBe(
    html.replace(
      '<head>',
      `<head><script src="/_loam/preview-script.js?v=abc" data-loam-builder="${builderOrigin}"></script>`,
    ),
  );
  expect(page.headers.etag).toBeUndefined();
  expect(engineSeen[0]?.headers['accept-encoding']).toBeUndefined();
  expect((await get('/main.js', viewer)).body).toBe(html);
  expect(await get('/_loam/preview-script.js?v=abc')).toMatchObject({ status: 200, body: 'ours()' });
});

test.each([
  ['a script of another preview', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 'GET'],
  ['a fetch of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 'GET'],
  ['a form of another preview', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }, 'POST'],
  ['an old browser that names another origin', { origin: 'http://other.preview.localhost:3000' }, 'GET'],
])('%s gets nothing even with the cookie', async (_who, headers, method) => {
  expect((await get('/', { ...viewer, ...headers }, method)).status).toBe(404);
  expect(engineSeen).toHaveLength(0);
});

test.each([
  ['the frame in the builder', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['the page itself', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', origin: own }],
])('%s is served', async (_who, headers) => {
  expect((await get('/', { ...viewer, ...headers })).status).toBe(200);
});

test('while it starts, people see the log as text and the page comes again by itself', async () => {
  answer = () => ({
    kind: 'page',
    page: { state: 'starting', reason: null, error: null, log: ['<script>alert(1)</script>'] },
  });
  const page = await get('/', { accept: 'text/html' });
  expect(page.status).toBe(503);
  expect(page.body).toContain('http-equiv="refresh"');
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.body).not.toContain('<script>');
  expect(await get('/main.js')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
});

test('when it crashed, the page names the place and the error', async () => {
  const error = { message: 'Unexpected token', file: 'src/App.tsx', line: 3, column: 9 };
  answer = () => ({ kind: 'page', page: { state: 'crashed', reason: 'The preview ended.', error, log: [] } });
  const page = await get('/', { accept: 'text/html' });
  expect(page.body).toContain('src/App.tsx:3:9');
  expect(page.body).toContain('Unexpected token');
});

test('an engine that is gone is a page that comes again, not a broken connection', async () => {
  answer = () => ({ kind: 'engine', address: { socketPath: join(folder, 'nobody') }, isBroken: false });
  expect(await get('/', { ...viewer, accept: 'text/html' })).toMatchObject({ status: 503 });
});

test('an answer that is none is a page with a number, and the log knows more under that number', async () => {
  respond = (_request, response) => void response.socket?.end('HTTP/1.1 099 Low\r\n\r\n');
  const page = await get('/about?token=x', { ...viewer, accept: 'text/html' });
  expect(page.status).toBe(502);
  expect(page.body).toContain('The app sent an answer that cannot be shown');
  expect(lines).toMatchObject([{ kind: 'broken', path: '/about', host, method: 'GET' }]);
  expect(page.body).toContain(`Trace ${String(lines[0]?.['trace_id'])}`);
  expect(page.headers['x-trace-id']).toBe(lines[0]?.['trace_id']);
});

test('an engine that says nothing is given up', async () => {
  edgeServer.close();
  await rm(join(folder, 'edge'), { force: true });
  limits = { connectMs: 5000, firstByteMs: 50, idleMs: 5000 };
  edgeServer = await startEdge();
  respond = () => {};
  const page = await get('/', { ...viewer, accept: 'text/html' });
  expect(page.status).toBe(504);
  expect(page.body).toContain('The app does not answer');
  expect(lines).toMatchObject([{ kind: 'silent' }]);
});

test('a module that cannot be asked lets nobody in', async () => {
  answer = () => Promise.reject(new Error('the database is away'));
  expect((await get('/', viewer)).status).toBe(503);
  expect(engineSeen).toHaveLength(0);
});

test('the build is shown until the live page is there, with a script that waits for it', async () => {
  built.set('/index.html', fileOf('<html><head></head><body>built</body></html>'));
  built.set('/assets/a.js', fileOf('built()'));
  answer = () => ({ kind: 'build', build });
  const page = await get('/about', viewer);
  expect(page.status).toBe(200);
  expect(page.body).toContain('built</body>');
  expect(page.body).toMatch(/<script src="\/_loam\/wait\.js\?v=\w+">/);
  expect(page.body).toContain('preview-script.js');
  answer = () => ({ kind: 'build', build, isFinal: true });
  expect((await get('/about', viewer)).body).not.toContain('/_loam/wait.js');
  answer = () => ({ kind: 'build', build });
  expect(page.headers['content-security-policy']).toBe(`frame-ancestors ${builderOrigin}`);
  expect(await get('/assets/a.js', viewer)).toMatchObject({ status: 200, body: 'built()' });
  for (const path of ['/%00', '/a%5cb', '/%E0%A4%A'])
    expect((await get(path, viewer)).status, path).toBe(404);
  expect((await get('/assets/b.js', viewer)).status).toBe(404);
  const address = { socketPath: join(folder, 's') };
  answer = () => ({ kind: 'engine', address, isBroken: true, build });
  expect((await get('/about', { ...viewer, accept: 'text/html' })).body).toContain('built</body>');
  expect((await get('/src/App.tsx?t=1', viewer)).body).toBe('from the engine');
  answer = () => ({ kind: 'engine', address, isBroken: false, build });
  expect((await get('/assets/a.js', viewer)).body).toBe('built()');
  expect((await get('/src/main.tsx', viewer)).body).toBe('from the engine');
  answer = () => ({ kind: 'state', isLive: true });
  expect((await get('/_loam/state', viewer)).body).toBe('{"live":true}');
});

async function openSocket(headers: Record<string, string>) {
  const outgoing = request({
    socketPath: join(folder, 'edge'),
    path: '/hot',
    headers: { host, connection: 'upgrade', upgrade: 'echo', ...headers },
  });
  outgoing.end();
  const [kind, incoming, socket] = await Promise.race([
    once(outgoing, 'upgrade').then(([message, stream]) => ['open', message, stream] as const),
    once(outgoing, 'response').then(([message]) => ['refused', message, undefined] as const),
  ]);
  return { kind, incoming, socket };
}

test.each([
  ['without a session', { origin: own }],
  ['opened by another preview', { ...viewer, origin: 'http://other.preview.localhost:3000' }],
  ['that names no origin', viewer],
])('a socket %s is refused', async (_which, headers) => {
  expect((await openSocket(headers)).kind).toBe('refused');
  expect(engineSeen).toHaveLength(0);
});

test('a socket reaches the engine, and is cut when its viewer loses access', async () => {
  const { kind, socket } = await openSocket({ ...viewer, origin: own });
  expect(kind).toBe('open');
  expect(engineSeen[0]?.headers.cookie).toBe('theme=dark');
  socket.write('hello');
  const [echo] = await once(socket, 'data');
  expect(String(echo)).toBe('hello');
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  watched[0]?.lose();
  await closed;
  await expect.poll(() => watched[0]?.released).toBe(true);
});
