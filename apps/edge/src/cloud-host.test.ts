import { createLogger, silentLogger } from '@loam/kernel';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, expect, test } from 'vitest';
import { createCloudHost, type CloudPort } from './cloud-host.ts';
import { createEdge, type Edge } from './edge.ts';
import { createForwarder } from './forwarder.ts';

const builderOrigin = 'http://localhost:3000';
const host = 'abc.cloud.localhost';
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function open(edge: Edge): Promise<number> {
  const route = { kind: 'cloud', ref: 'abc' } as const;
  const server: Server = createServer((incoming, response) => edge.handle(incoming, response, route));
  server.on('upgrade', (incoming, socket) => {
    socket.on('error', () => socket.destroy());
    edge.upgrade(incoming, socket, route);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    void edge.close();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Sends back what it is sent, piece by piece, and says whose cloud it was. */
const echo: CloudPort = {
  async handle(incoming, response, ref) {
    response.writeHead(200, { 'x-ref': ref });
    response.flushHeaders();
    await pipeline(incoming, response);
  },
  async upgrade(_, socket, ref) {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n');
    socket.write(ref);
    socket.on('data', (chunk) => socket.write(chunk));
  },
};
const failing: CloudPort = {
  handle: async () => {
    throw new Error('the engine is on fire');
  },
  upgrade: async () => {
    throw new Error('the engine is on fire');
  },
};

const edgeOf = (clouds: CloudPort, logger = silentLogger) =>
  createEdge({ brand: 'Loam', builderOrigin, clouds: createCloudHost({ clouds, logger }) });

/** In the same process, and through an edge that hands on to it. */
async function bothWays(): Promise<readonly number[]> {
  const direct = await open(edgeOf(echo));
  const elsewhere = createForwarder(`http://127.0.0.1:${direct}`, { logger: silentLogger });
  return [direct, await open(createEdge({ brand: 'Loam', builderOrigin, elsewhere }))];
}

function ask(port: number, headers: Readonly<Record<string, string>> = {}) {
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { host, ...headers },
    agent: false,
  });
  const answer = once(outgoing, 'response').then(([incoming]: IncomingMessage[]) => incoming);
  return { outgoing, answer };
}

async function textOf(answer: IncomingMessage | undefined): Promise<string> {
  const chunks = (await answer?.toArray()) ?? [];
  return Buffer.concat(chunks.filter((chunk) => chunk instanceof Uint8Array)).toString();
}

test('bodies of a cloud pass piece by piece in both directions', async () => {
  for (const port of await bothWays()) {
    const { outgoing, answer } = ask(port);
    outgoing.write('one');
    const incoming = await answer;
    expect(incoming?.headers['x-ref']).toBe('abc');
    // The first piece is back before the second was sent.
    const [first]: unknown[] = incoming ? await once(incoming, 'data') : [];
    expect(String(first)).toBe('one');
    outgoing.end('two');
    expect(await textOf(incoming)).toBe('two');
  }
});

test('sockets of a cloud are led through in both directions', async () => {
  for (const port of await bothWays()) {
    const outgoing = request({
      port,
      host: '127.0.0.1',
      headers: { host, connection: 'Upgrade', upgrade: 'websocket' },
      agent: false,
    });
    outgoing.end();
    const [, socket, head]: [IncomingMessage, Duplex, Buffer] = await new Promise((resolve) =>
      outgoing.once('upgrade', (...granted) => resolve(granted)),
    );
    let heard = String(head);
    socket.on('data', (chunk: Buffer) => (heard += String(chunk)));
    socket.write(' hello');
    await expect.poll(() => heard).toBe('abc hello');
    socket.destroy();
  }
});

test('closing the edge cuts the sockets of clouds', async () => {
  const edge = edgeOf(echo);
  const port = await open(edge);
  const headers = { host, connection: 'Upgrade', upgrade: 'websocket' };
  const outgoing = request({ port, host: '127.0.0.1', headers, agent: false });
  outgoing.end();
  const [, socket]: [IncomingMessage, Duplex] = await new Promise((resolve) =>
    outgoing.once('upgrade', (answer, granted) => resolve([answer, granted])),
  );
  socket.resume();
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  await edge.close();
  await closed;
  expect(socket.destroyed).toBe(true);
});

test('a fault of the engine is answered with a trace id that stands in the log', async () => {
  const lines: string[] = [];
  const logger = createLogger({ level: 'warn', sink: { write: (line: string) => void lines.push(line) } });
  const port = await open(edgeOf(failing, logger));
  const { outgoing, answer } = ask(port, { origin: 'https://app.example' });
  outgoing.end();
  const incoming = await answer;
  expect(incoming?.statusCode).toBe(500);
  // A page of any origin can read what happened.
  expect(incoming?.headers['access-control-allow-origin']).toBe('*');
  const traceId = String(incoming?.headers['x-trace-id']);
  expect(await textOf(incoming)).toContain(traceId);
  expect(lines.join('\n')).toContain(traceId);
  expect(lines.join('\n')).toContain('the engine is on fire');
  const upgrade = ask(port, { connection: 'Upgrade', upgrade: 'websocket' });
  upgrade.outgoing.end();
  expect((await upgrade.answer)?.statusCode).toBe(500);
});
