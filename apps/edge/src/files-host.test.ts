import {
  createDiskBlobStore,
  createPathSigner,
  type PathGrant,
  silentLogger,
  uploadPath,
} from '@loam/kernel';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge } from './edge.ts';
import { createFilesHost } from './files-host.ts';

const now = new Date('2026-01-01T00:00:00Z');
const later = new Date('2026-01-01T01:00:00Z');
const signer = createPathSigner(Buffer.alloc(32, 3), 'test');
const builderOrigin = 'http://localhost:3000';
let folder: string;
let listener: Server;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loam-files-'));
  const blobs = createDiskBlobStore({ root: folder });
  const files = createFilesHost({
    blobs,
    signer,
    clock: { now: () => now },
    logger: silentLogger,
    builderOrigin,
  });
  const edge = createEdge({ brand: 'Loam', builderOrigin, files });
  listener = createServer((request, response) => edge.handle(request, response, { kind: 'files' }));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => {
  listener.close();
  listener.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

function newPath(fileName = 'a.png'): string {
  return uploadPath({ dirName: crypto.randomUUID(), fileId: crypto.randomUUID(), fileName });
}

function putUrl(path: string, grant: Partial<PathGrant> = {}): string {
  return (
    base +
    signer.sign({ method: 'PUT', path, expiresAt: later, maxBytes: 2000, contentType: 'image/png', ...grant })
  );
}

function getUrl(path: string, expiresAt: Date | null = later): string {
  return base + signer.sign({ method: 'GET', path, expiresAt });
}

function put(url: string, body: string | Buffer): Promise<Response> {
  return fetch(url, { method: 'PUT', body: typeof body === 'string' ? Buffer.from(body, 'latin1') : body });
}

const png = '\x89PNG\r\n\x1a\n';

test('a part is served, and what lies outside is said', async () => {
  const path = newPath();
  const body = `${png}0123456789`;
  await put(putUrl(path), body);
  const url = getUrl(path);
  const part = (range: string, more: Record<string, string> = {}) =>
    fetch(url, { headers: { range, ...more } });
  const first = await part('bytes=8-11');
  expect([first.status, await first.text()]).toEqual([206, '0123']);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-range': 'bytes 8-11/18',
    'content-length': '4',
    'content-type': 'image/png',
    'accept-ranges': 'bytes',
  });
  expect(await (await part('bytes=-3')).text()).toBe('789');
  expect(await (await part('bytes=15-')).text()).toBe('789');
  const outside = await part('bytes=18-');
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */18']);
  const etag = first.headers.get('etag') ?? '';
  expect((await part('bytes=8-9', { 'if-range': etag })).status).toBe(206);
  for (const whole of [
    part('bytes=8-9', { 'if-range': '"other"' }),
    part('bytes=0-1,4-5'),
    part('lines=1-2'),
  ])
    expect((await whole).status).toBe(200);
  const head = await fetch(url, { method: 'HEAD', headers: { range: 'bytes=8-11' } });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '18']);
  expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('of two that send at once, one is kept whole', async () => {
  const path = newPath();
  const bodies = Array.from({ length: 6 }, (_, index) => `${png}${String(index).repeat(900)}`);
  const sent = await Promise.all(bodies.map((body) => put(putUrl(path), body)));
  expect(sent.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  expect(bodies).toContain(Buffer.from(await (await fetch(getUrl(path))).arrayBuffer()).toString('latin1'));
});

test('what was sent is served, by its own type, never to run, and without a cookie', async () => {
  const path = newPath('ä b.png');
  const sent = await put(putUrl(path), png);
  expect(sent.status).toBe(200);
  const got = await fetch(getUrl(path), { headers: { cookie: 'loam=1' } });
  expect(Buffer.from(await got.arrayBuffer()).toString('latin1')).toBe(png);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-disposition': 'inline',
    'access-control-allow-origin': builderOrigin,
  });
  for (const response of [sent, got]) {
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  }
});

test.each<[string, string, string, string]>([
  ['a page', 'text/html', '<html><script>alert(1)</script>', 'text/plain; charset=utf-8'],
  ['a script', 'text/javascript', 'alert(1)', 'text/plain; charset=utf-8'],
  ['a page that begins like a picture', 'image/gif', 'GIF89a/*<script>*/=alert(1)', 'image/gif'],
  ['a drawing with script', 'image/svg+xml', '<svg onload="alert(1)"/>', 'image/svg+xml'],
])('%s runs nowhere', async (_, declared, bytes, type) => {
  const path = newPath('x.html');
  expect((await put(putUrl(path, { contentType: declared }), bytes)).status).toBe(200);
  const got = await fetch(getUrl(path));
  expect(got.headers.get('content-type')).toBe(type);
  expect(got.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox$/);
  expect(got.headers.get('content-disposition')).toBe(type.startsWith('image/') ? 'inline' : 'attachment');
});

test('a page that calls itself a picture is refused and leaves nothing', async () => {
  const path = newPath();
  expect((await put(putUrl(path), '<html>')).status).toBe(415);
  expect((await fetch(getUrl(path))).status).toBe(404);
  expect(unfinished()).toEqual([]);
});

function unfinished(): string[] {
  return readdirSync(join(folder, '.unfinished'));
}

test('more bytes than allowed are refused, announced or not, and leave nothing', async () => {
  const path = newPath();
  expect((await put(putUrl(path), png + 'x'.repeat(2000))).status).toBe(413);
  const status = await sendChunks(putUrl(path), [png, ...Array.from({ length: 30 }, () => 'x'.repeat(100))]);
  expect(status).toBe(413);
  expect((await fetch(getUrl(path))).status).toBe(404);
  expect(unfinished()).toEqual([]);
});

/** Without a content-length. */
async function sendChunks(url: string, chunks: readonly string[]): Promise<number | undefined> {
  const request = httpRequest(url, { method: 'PUT', headers: { 'transfer-encoding': 'chunked' } });
  request.on('error', () => {});
  const answered = once(request, 'response');
  for (const chunk of chunks) request.write(Buffer.from(chunk, 'latin1'));
  request.end();
  const [response]: { statusCode?: number; resume?: () => void }[] = await answered;
  response?.resume?.();
  return response?.statusCode;
}

test('an upload that breaks off vanishes, and can be sent again', async () => {
  const path = newPath();
  const request = httpRequest(putUrl(path), { method: 'PUT', headers: { 'content-length': '100' } });
  request.on('error', () => {});
  request.write(Buffer.from(png, 'latin1'));
  await once(request, 'socket');
  await expect.poll(() => unfinished().length).toBe(1);
  request.destroy();
  await expect.poll(unfinished).toEqual([]);
  expect((await fetch(getUrl(path))).status).toBe(404);
  expect((await put(putUrl(path), png)).status).toBe(200);
});

test('the first bytes stay: a repeat is told that they arrived and replaces nothing', async () => {
  const path = newPath();
  const url = putUrl(path);
  expect((await put(url, `${png}one`)).status).toBe(200);
  expect((await put(url, `${png}two`)).status).toBe(200);
  expect(Buffer.from(await (await fetch(getUrl(path))).arrayBuffer()).toString('latin1')).toBe(`${png}one`);
});

test.each<[string, (path: string) => { method: string; url: string }]>([
  ['no proof', (path) => ({ method: 'GET', url: base + path })],
  [
    'the proof of another file',
    (path) => ({ method: 'GET', url: getUrl(newPath()).replace(/\/uploads\/[^?]+/, path) }),
  ],
  ['an expired proof', (path) => ({ method: 'GET', url: getUrl(path, now) })],
  ['the proof for sending', (path) => ({ method: 'GET', url: putUrl(path) })],
  ['the proof for reading', (path) => ({ method: 'PUT', url: getUrl(path) })],
  ['a path outside the uploads', () => ({ method: 'GET', url: getUrl('/repos/x/y/z') })],
])('%s opens nothing', async (_, make) => {
  const path = newPath();
  await put(putUrl(path), png);
  const { method, url } = make(path);
  const response = await fetch(url, { method, ...(method === 'PUT' ? { body: png } : {}) });
  expect(response.status).toBe(403);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test('the builder’s page may send and read, other methods are refused', async () => {
  const preflight = await fetch(putUrl(newPath()), { method: 'OPTIONS', headers: { origin: builderOrigin } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(builderOrigin);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT');
  expect((await fetch(putUrl(newPath()), { method: 'DELETE' })).status).toBe(405);
});

test('an empty file is refused; HEAD tells the headers alone; what has no end may be kept by anyone', async () => {
  const path = newPath();
  expect((await put(putUrl(path), '')).status).toBe(400);
  await put(putUrl(path), png);
  const head = await fetch(getUrl(path, null), { method: 'HEAD' });
  expect(head.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await head.text()).toBe('');
});
