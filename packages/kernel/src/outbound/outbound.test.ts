import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbound, fetchLocal, type OutboundOptions } from './outbound.ts';
import { REFUSED_HOSTS } from './refused-addresses.fixture.ts';

const open: { close(): unknown; closeAllConnections?(): void }[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of open.splice(0)) {
    server.closeAllConnections?.();
    server.close();
  }
});

async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  open.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const serve = (handler: RequestListener, host?: string) => listen(createServer(handler), host);

/** A server that the caller may reach by name, and a guard that allows exactly it. */
async function reachable(handler: RequestListener, options: OutboundOptions = {}) {
  const port = await serve(handler);
  const allowPrivate = [`site.example:${port}`, ...(options.allowPrivate ?? [])];
  const resolve = options.resolve ?? (() => Promise.resolve(['127.0.0.1']));
  return {
    url: `http://site.example:${port}`,
    outbound: createOutbound({ ...options, resolve, allowPrivate }),
  };
}

describe('a listener on this machine', () => {
  let hits = 0;
  let canary = 0;

  beforeEach(async () => {
    hits = 0;
    const server = createTcpServer((socket) => {
      hits += 1;
      socket.destroy();
    });
    open.push(server);
    server.listen(0, '::');
    await once(server, 'listening');
    const address = server.address();
    canary = typeof address === 'object' && address !== null ? address.port : 0;
  });

  test('is never reached by any form of its address', async () => {
    const outbound = createOutbound({ ports: [80, 443, canary] });
    for (const host of [...REFUSED_HOSTS, 'localhost', 'localhost.', 'LOCALHOST', 'a.localhost']) {
      const failure = await outbound.fetch(`http://${host}:${canary}/`).catch((error: unknown) => error);
      expect(failure, host).toMatchObject({
        code: expect.stringMatching(/^(?:address_refused|name_not_found)$/u),
      });
    }
    expect(hits).toBe(0);
  });

  test.each([
    ['its address', () => `http://127.0.0.1:${canary}/`],
    ['another notation', () => `http://2130706433:${canary}/`],
    ['IPv6', () => `http://[::ffff:127.0.0.1]:${canary}/`],
    ['a name', () => `http://private.example:${canary}/`],
  ])('is never reached by a redirect to %s', async (_form, location) => {
    const { url, outbound } = await reachable(
      (_request, response) => response.writeHead(302, { location: location() }).end(),
      { ports: [80, 443, canary] },
    );
    await expect(outbound.fetch(url)).rejects.toMatchObject({ code: 'address_refused' });
    expect(hits).toBe(0);
  });

  test('is never reached through a proxy of the environment', async () => {
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'NODE_USE_ENV_PROXY']) {
      vi.stubEnv(name, name.startsWith('NODE') ? '1' : `http://127.0.0.1:${canary}`);
    }
    const { url, outbound } = await reachable((_request, response) => response.end('direct'));

    expect((await outbound.fetch(url)).text()).toBe('direct');
    expect(hits).toBe(0);
  });

  test('is never reached by a redirect to another scheme', async () => {
    const { url, outbound } = await reachable((_request, response) =>
      response.writeHead(302, { location: `ftp://127.0.0.1:${canary}/` }).end(),
    );
    await expect(outbound.fetch(url)).rejects.toMatchObject({ code: 'scheme_refused' });
    expect(hits).toBe(0);
  });
});

test('a name is looked up once for each hop, and the connection goes where the check looked', async () => {
  let reboundHits = 0;
  let lookUps = 0;
  const port = await serve((_request, response) => response.end('checked'));
  const rebound = createServer((_request, response) => {
    reboundHits += 1;
    response.end('rebound');
  });
  open.push(rebound);
  rebound.listen(port, '127.0.0.2');
  await once(rebound, 'listening');
  const answers = [['127.0.0.1'], ['127.0.0.2']];
  const resolve = () => Promise.resolve(answers[lookUps++] ?? []);
  const outbound = createOutbound({ resolve, allowPrivate: [`rebind.example:${port}`] });

  expect((await outbound.fetch(`http://rebind.example:${port}/`)).text()).toBe('checked');
  expect(lookUps).toBe(1);
  expect(reboundHits).toBe(0);
});

test('the next address is tried when one cannot be reached', async () => {
  const { url, outbound } = await reachable((_request, response) => response.end('second'), {
    resolve: () => Promise.resolve(['127.0.0.9', '127.0.0.1']),
  });

  expect((await outbound.fetch(url)).text()).toBe('second');
});

test('the Host header keeps the name', async () => {
  const { url, outbound } = await reachable((request, response) => response.end(request.headers.host));

  expect((await outbound.fetch(url, { headers: { Host: 'evil.example' } })).text()).toBe(new URL(url).host);
});

test('TLS asks for the name although the connection goes to an address', async () => {
  const names: string[] = [];
  const server = createTlsServer({
    SNICallback: (name, done) => {
      names.push(name);
      done(new Error('no certificate'));
    },
  });
  server.on('tlsClientError', () => undefined);
  const port = await listen(server);
  const outbound = createOutbound({
    resolve: () => Promise.resolve(['127.0.0.1']),
    allowPrivate: [`secure.example:${port}`],
  });

  await expect(outbound.fetch(`https://secure.example:${port}/`)).rejects.toMatchObject({
    code: 'connection_failed',
  });
  expect(names).toEqual(['secure.example']);
});

describe('redirects', () => {
  test('are followed to the end', async () => {
    const { url, outbound } = await reachable((request, response) => {
      if (request.url === '/2') response.end('arrived');
      else response.writeHead(301, { location: request.url === '/' ? '/1' : '/2' }).end();
    });
    const answer = await outbound.fetch(url);

    expect([answer.text(), answer.url]).toEqual(['arrived', `${url}/2`]);
  });

  test('without end are given up', async () => {
    let requests = 0;
    const { url, outbound } = await reachable((_request, response) => {
      requests += 1;
      response.writeHead(302, { location: '/again' }).end();
    });

    await expect(outbound.fetch(url, { maxRedirects: 3 })).rejects.toMatchObject({
      code: 'too_many_redirects',
    });
    expect(requests).toBe(4);
  });

  test('are an answer when none is to be followed', async () => {
    const { url, outbound } = await reachable((_request, response) =>
      response.writeHead(302, { location: '/next' }).end(),
    );
    const answer = await outbound.fetch(url, { maxRedirects: 0 });

    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/next']);
  });

  test('to another place take no key along', async () => {
    const other = await serve((request, response) => response.end(JSON.stringify(request.headers)));
    const { url, outbound } = await reachable(
      (_request, response) => response.writeHead(307, { location: `http://other.example:${other}/` }).end(),
      { allowPrivate: [`other.example:${other}`] },
    );
    const headers = {
      Authorization: 'Bearer key',
      Cookie: 'a=b',
      'x-goog-api-key': 'key',
      'user-agent': 'loam',
    };
    const answer = (await outbound.fetch(url, { headers })).text();

    expect(answer).toContain('loam');
    expect(answer).not.toMatch(/key|a=b/u);
  });

  test.each([
    [303, 'GET', ''],
    [302, 'GET', ''],
    [307, 'POST', 'sent'],
  ])('%i after a POST is %s', async (status, method, body) => {
    const { url, outbound } = await reachable((request, response) => {
      if (request.url === '/') {
        response.writeHead(status, { location: '/next' }).end();
        return;
      }
      let received = '';
      request.on('data', (chunk: Buffer) => (received += chunk.toString()));
      request.on('end', () => response.end(`${request.method} ${received}`));
    });

    expect((await outbound.fetch(url, { method: 'POST', body: 'sent' })).text()).toBe(`${method} ${body}`);
  });
});

describe('limits', () => {
  const kilobyte = 'x'.repeat(1024);

  test('an announced size is believed', async () => {
    const { url, outbound } = await reachable((_request, response) => {
      response.writeHead(200, { 'content-length': '2000' });
      response.write('x');
    });

    await expect(outbound.fetch(url, { maxBytes: 1024 })).rejects.toMatchObject({ code: 'too_large' });
  });

  test('a body that never ends is cut at the limit', async () => {
    let isClosed = false;
    const { url, outbound } = await reachable((_request, response) => {
      const pump = () => {
        while (!response.destroyed && response.write(kilobyte));
      };
      response.on('drain', pump).on('close', () => (isClosed = true));
      pump();
    });

    await expect(outbound.fetch(url, { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'too_large' });
    await expect.poll(() => isClosed).toBe(true);
  });

  const large = Buffer.alloc(20_000_000);
  test.each([
    ['gzip', gzipSync(large)],
    ['deflate', deflateSync(large)],
    ['br', brotliCompressSync(large)],
    ['zstd', zstdCompressSync(large)],
  ])('a small %s file that holds a large one is cut too', async (encoding, packed) => {
    expect(packed.length).toBeLessThan(50_000);
    const { url, outbound } = await reachable((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(packed),
    );

    await expect(outbound.fetch(url, { maxBytes: 1_000_000 })).rejects.toMatchObject({ code: 'too_large' });
  });

  test.each([
    ['gzip', gzipSync('Größe')],
    ['deflate', deflateSync('Größe')],
    ['br', brotliCompressSync('Größe')],
    ['identity', Buffer.from('Größe')],
  ])('%s is unpacked', async (encoding, packed) => {
    const { url, outbound } = await reachable((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(packed),
    );

    expect((await outbound.fetch(url)).text()).toBe('Größe');
  });

  test.each([
    ['several layers', 'gzip, gzip', gzipSync(gzipSync('x'))],
    ['an unknown one', 'lzma', Buffer.from('x')],
    ['a broken one', 'gzip', Buffer.from('no gzip at all')],
    ['a shortened one', 'gzip', gzipSync('some text').subarray(0, -6)],
  ])('%s is refused', async (_name, encoding, packed) => {
    const { url, outbound } = await reachable((_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(packed),
    );

    await expect(outbound.fetch(url)).rejects.toMatchObject({ code: 'encoding_refused' });
  });

  test('silence in the middle ends the call', async () => {
    const { url, outbound } = await reachable((_request, response) => void response.write('x'));

    await expect(outbound.fetch(url, { idleMs: 60 })).rejects.toMatchObject({ code: 'timed_out' });
  });

  test('an answer that never begins ends at the whole time', async () => {
    const { url, outbound } = await reachable(() => undefined);

    await expect(outbound.fetch(url, { timeoutMs: 80 })).rejects.toMatchObject({ code: 'timed_out' });
  });

  test('a drip that is never silent ends at the whole time', async () => {
    const { url, outbound } = await reachable((_request, response) => {
      const drip = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(drip));
    });

    await expect(outbound.fetch(url, { timeoutMs: 150, idleMs: 100 })).rejects.toMatchObject({
      code: 'timed_out',
    });
  });

  test('a resolver that never answers ends at the whole time', async () => {
    const outbound = createOutbound({ resolve: () => new Promise(() => undefined) });

    await expect(outbound.fetch('https://slow.example/', { timeoutMs: 50 })).rejects.toMatchObject({
      code: 'timed_out',
    });
  });

  test('the caller can end it', async () => {
    const abort = new AbortController();
    const { url, outbound } = await reachable(() => abort.abort());

    await expect(outbound.fetch(url, { signal: abort.signal })).rejects.toMatchObject({ code: 'aborted' });
  });
});

test('a connection that breaks is told as such', async () => {
  const { url, outbound } = await reachable((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });

  await expect(outbound.fetch(url)).rejects.toMatchObject({ code: 'connection_failed' });
});

test('text is read in the character set that the answer names', async () => {
  const { url, outbound } = await reachable((request, response) => {
    const charset = request.url === '/latin' ? 'iso-8859-1' : 'no-such-set';
    response.writeHead(200, { 'content-type': `text/plain; charset=${charset}` });
    response.end(request.url === '/latin' ? Buffer.from([0x47, 0x72, 0xf6]) : 'Grö');
  });

  expect((await outbound.fetch(`${url}/latin`)).text()).toBe('Grö');
  expect((await outbound.fetch(`${url}/other`)).text()).toBe('Grö');
});

test('fetchLocal calls a name under localhost where it listens', async () => {
  const port = await serve((request, response) => response.end(`${request.headers.host} ${request.url}`));
  const answer = await fetchLocal({ host: '127.0.0.1', port }, 'http://a.preview.localhost:3000/x?y=1');

  expect(answer.text()).toBe('a.preview.localhost:3000 /x?y=1');
});
