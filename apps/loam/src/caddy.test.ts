import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as requestTls } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { createEdge, sitePages } from '@loam/edge';
import { createSites, storeSite, type LiveSite } from '@loam/hosting';
import { createDiskBlobStore, silentLogger, systemClock } from '@loam/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { createFront, type HttpPart } from './front.ts';
import { call, fakeServer, listenLocally } from './local-listener.fixture.ts';

const caddy = ['/usr/bin/caddy', '/usr/local/bin/caddy'].find((path) =>
  statSync(path, { throwIfNoEntry: false })?.isFile(),
);
const deployed = fileURLToPath(new URL('../../../deploy/Caddyfile', import.meta.url));
const verified = 'shop.example.com';

test.skipIf(caddy === undefined)(
  'Caddy gets a certificate for a verified name and serves its site, and none for any other name',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'loam-caddy-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const asked: string[] = [];
    const upstream = await startLoamWithOneSite(folder, asked);
    const ports = { http: await freePort(), https: await freePort() };
    await startCaddy(folder, { upstream, ...ports });
    const served = await openTls(ports.https, verified);
    expect(served).toEqual({ status: 200, body: 'the shop', issuer: expect.stringContaining('Caddy') });
    await expect(openTls(ports.https, 'stranger.example.com')).rejects.toThrow(/alert internal error/);
    expect(asked).toContain(verified);
    expect(asked).toContain('stranger.example.com');
    const plain = await call({ port: ports.http, host: verified, path: '/a?b=c' });
    expect(plain.status).toBe(308);
    expect(plain.headers.location).toMatch(/^https:\/\/shop\.example\.com(:\d+)?\/a\?b=c$/);
  },
  60_000,
);

/** The front as the product has it; what the server says of certificates is decided here. */
async function startLoamWithOneSite(folder: string, asked: string[]): Promise<number> {
  const blobs = createDiskBlobStore({ root: join(folder, 'blobs') });
  const files = [{ path: 'index.html', content: Buffer.from('the shop') }];
  const { manifestKey } = await storeSite({ blobs, files });
  const site: LiveSite = {
    kind: 'live',
    siteId: 'site',
    projectId: 'project',
    deploymentId: 'deployment',
    manifestKey,
    previousManifestKeys: [],
    isIndexed: true,
    canonicalOrigin: `https://${verified}`,
  };
  const sites = createSites({
    source: { find: async (host) => (host.kind === 'domain' && host.name === verified ? site : undefined) },
    blobs,
    pages: sitePages({ brand: 'Loam' }),
    logger: silentLogger,
    clock: systemClock,
  });
  const server: HttpPart = {
    ...fakeServer(),
    handle(request, response) {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const domain = searchParams.get('domain') ?? '';
      asked.push(domain);
      response.writeHead(pathname === '/api/certificates/ask' && domain === verified ? 200 : 404).end();
    },
  };
  const front = createFront();
  front.open({
    bases: {
      builder: 'localhost',
      preview: 'preview.localhost',
      sites: 'sites.localhost',
      files: 'files.localhost',
      cloud: 'cloud.localhost',
    },
    server,
    edge: createEdge({ brand: 'Loam', builderOrigin: 'http://localhost', sites }),
  });
  return (await listenLocally(front)).port;
}

/** The file that operators use, with ports and an authority of this test alone. */
async function startCaddy(
  folder: string,
  { upstream, http, https }: { upstream: number; http: number; https: number },
): Promise<void> {
  const own = `local_certs\n\tskip_install_trust\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port ${http}\n\thttps_port ${https}\n\tstorage file_system ${folder}/caddy`;
  const config = (await readFile(deployed, 'utf8')).replace('# local_certs', own);
  expect(config).toContain('skip_install_trust');
  const path = join(folder, 'Caddyfile');
  await writeFile(path, config);
  const child = spawn(caddy ?? '', ['run', '--config', path, '--adapter', 'caddyfile'], {
    env: { HOME: folder, LOAM_UPSTREAM: `127.0.0.1:${upstream}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  });
  await expect.poll(() => log, { timeout: 20_000 }).toContain('serving initial configuration');
}

function openTls(port: number, name: string): Promise<{ status: number; body: string; issuer: string }> {
  return new Promise((resolve, reject) => {
    const sent = requestTls({
      host: '127.0.0.1',
      port,
      servername: name,
      headers: { host: name, accept: 'text/html' },
      rejectUnauthorized: false,
      agent: false,
    });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const { socket } = response;
      const issuer = socket instanceof TLSSocket ? String(socket.getPeerCertificate().issuer.CN) : '';
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body, issuer }));
    });
    sent.end();
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
