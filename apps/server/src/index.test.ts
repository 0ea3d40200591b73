import { Problem } from '@loam/contract';
import { startThrowAwayCluster } from '@loam/testkit';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type RunningServer, startServer } from './testing/running-server.ts';
import { version } from './version.ts';

let running: RunningServer;
let webDir: string;

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'loam-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Loam</title><div id="root"></div>');
  await writeFile(join(webDir, 'assets', 'app-1a2b.js'), 'let a;');
  await writeFile(join(webDir, 'assets', 'app-1a2b.js.gz'), 'packed');
  await writeFile(join(webDir, '..secret'), 'no');
  running = await startServer({ webDir, env: { LOAM_BRAND: 'Gar<den' } });
});
afterAll(async () => {
  await running.close();
  await rm(webDir, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(`${running.url}${path}`, init);

test('the version is that of the repository', async () => {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  expect(z.object({ version: z.string() }).parse(JSON.parse(text)).version).toBe(version);
});

test('someone signs up, makes a project, reads it with the token and with the cookie', async () => {
  const signUp = await get('/api/auth/sign-up/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.test', password: 'correct horse' }),
  });
  expect(signUp.status).toBe(200);
  const { token } = z.object({ token: z.string() }).parse(await signUp.json());
  const created = await get('/api/projects', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message: 'Build a garden planner' }),
  });
  expect(created.status).toBe(201);
  const project = z.object({ id: z.string(), preview_url: z.string() }).parse(await created.json());
  expect(project.preview_url).toBe(`http://${project.id}.preview.${new URL(running.url).host}`);
  const cookie = signUp.headers.get('set-cookie')?.split(';')[0] ?? '';
  const read = await get(`/api/projects/${project.id}`, { headers: { cookie } });
  expect(await read.json()).toMatchObject({ display_name: 'Garden Planner', access_level: 'owner' });
  const foreign = await get(`/api/projects/${project.id}`, {
    method: 'DELETE',
    headers: { cookie, origin: 'http://evil.example' },
  });
  expect(foreign.status).toBe(403);
});

test('health says ok, and the API describes itself', async () => {
  expect(await (await get('/api/health')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
  expect((await get('/api/docs')).headers.get('content-type')).toContain('text/html');
});

test.each(['/', '/projects/8f1c1e7e-0000-4000-8000-000000000000', '/@someone', '/user/ada'])(
  'the page route %s answers with the app and its headers',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Gar&lt;den</title>');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*(unsafe|\*)/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get(path, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  },
);

test('a built file keeps for ever, in the smallest form that the browser takes', async () => {
  const plain = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(plain.headers.get('cache-control')).toContain('immutable');
  expect(await plain.text()).toBe('let a;');
  const head = await get('/assets/app-1a2b.js', { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  expect(head.headers.get('content-encoding')).toBe('gzip');
});

test.each([
  '/assets/gone.js',
  '/missing.png',
  '/%2e%2e/%2e%2e/etc/passwd.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fpackage.json',
  '/%',
])('%s is not answered with a page', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each(['/api', '/api/', '/api/nothing', '/api/projects/x/y', '/api?x'])(
  '%s never answers with a page',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(Problem.parse(await response.json()).code).toBe('not_found');
  },
);

test('a page is read, not written', async () => {
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test('the secret is made once and readable by its owner alone', async () => {
  const path = join(running.dataDir, 'secret');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path, 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
});

test('while the database is away the API says 503 and when to try again', async () => {
  const cluster = await startThrowAwayCluster();
  const other = await startServer({ adminUrl: cluster.connectionString('postgres') });
  await cluster.stop();
  const health = await fetch(`${other.url}/api/health`);
  expect(health.status).toBe(503);
  const response = await fetch(`${other.url}/api/projects`, {
    headers: { authorization: `Bearer ${'a'.repeat(32)}` },
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(Problem.parse(await response.json()).code).toBe('unavailable');
  await other.server.close();
  other.stopListening();
});

test('closing lets a request that is being answered finish', async () => {
  const other = await startServer({ overrides: { passwordCost: { n: 2 ** 14, r: 8, p: 2 } } });
  const answer = fetch(`${other.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.test', password: 'correct horse' }),
  });
  await other.requestArrived();
  await Promise.all([other.server.close(), other.server.close()]);
  expect((await answer).status).toBe(200);
  other.stopListening();
  await other.database.drop();
});
