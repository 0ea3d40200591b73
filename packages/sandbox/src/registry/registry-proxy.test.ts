import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@loam/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { startRegistryProxy, targetOf } from './registry-proxy.ts';

const base = 'https://mirror.example/npm/';

test.each([
  ['/left', 'https://mirror.example/npm/left'],
  ['/@scope%2fname', 'https://mirror.example/npm/@scope%2fname'],
  ['/left/-/left-1.0.0.tgz?x=1', `${base}left/-/left-1.0.0.tgz?x=1`],
])('%s leads below the registry', (path, expected) => {
  expect(targetOf(path, base)?.href).toBe(expected);
});

test.each([
  '/../private',
  '/a/../../private',
  '/%2e%2e/private',
  '//other.example/x',
  '/\\other.example',
  '/http://other.example/',
  'http://other.example/',
  '',
])('%s leads nowhere', (path) => {
  expect(targetOf(path, base)).toBeUndefined();
});

test('a package whose file breaks off is told as broken, not waited for', async () => {
  const registry = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    response.write('the first half', () => response.destroy());
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void registry.close());
  const address = registry.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const socketDir = await mkdtemp(join(tmpdir(), 'loam-registry-'));
  onTestFinished(() => rm(socketDir, { recursive: true, force: true }));
  const settings = { registry: `http://127.0.0.1:${port}/`, proxy: undefined, cafile: undefined };
  const proxy = await startRegistryProxy({ socketDir, settings, logger: silentLogger });
  onTestFinished(() => proxy.close());

  const outcome = await new Promise<string>((resolve, reject) => {
    const request = get({ socketPath: join(socketDir, 's'), path: '/left/-/left-1.0.0.tgz' });
    request.once('error', reject);
    request.once('response', (response) => {
      response.resume();
      response.once('end', () => resolve('whole'));
      response.once('error', () => resolve('broken'));
    });
  });
  expect(outcome).toBe('broken');
});
