import { silentLogger } from '@loam/kernel';
import { askOnce, attack, type HostileEngine, rightAnswer, startHostileEngine } from '@loam/testkit';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEdge, type Edge } from './edge.ts';
import { createForwarder } from './forwarder.ts';
import { createPreviewHost } from './preview/preview-host.ts';

const builderOrigin = 'http://localhost:3000';
const host = 'garden.preview.localhost:3000';
const batches = [1, 2, 3, 4, 5] as const;

let folder: string;
const stops: (() => void)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-hostile-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) stop();
  await rm(folder, { recursive: true, force: true });
});

async function startEngine(at: { path: string } | { port: number; host: string }): Promise<HostileEngine> {
  const engine = await startHostileEngine(at);
  stops.push(engine.close);
  return engine;
}

async function open(edge: Edge): Promise<string> {
  const route = { kind: 'preview', name: 'garden' } as const;
  const server: Server = createServer((request, response) => edge.handle(request, response, route));
  server.on('upgrade', (request, socket) => {
    socket.on('error', () => socket.destroy());
    edge.upgrade(request, socket, route);
  });
  const path = join(folder, 'edge');
  server.listen(path);
  await once(server, 'listening');
  stops.push(() => {
    void edge.close();
    server.closeAllConnections();
    server.close();
  });
  return path;
}

function previewEdge(socketPath: string): Edge {
  const previews = createPreviewHost({
    brand: 'Loam',
    builderOrigin,
    script: { main: { code: 'ours()', hash: 'abc' }, replay: undefined },
    logger: silentLogger,
    previews: {
      cookieName: 'loam_preview',
      resolve: async () => ({ kind: 'engine', address: { socketPath }, isBroken: false }),
      openFile: async () => undefined,
      watch: () => () => {},
    },
  });
  return createEdge({ brand: 'Loam', builderOrigin, previews });
}

const upgrade = { connection: 'Upgrade', upgrade: 'websocket', origin: `http://${host}` };

// An error that nobody caught fails the run by itself; so does a promise that nobody waits for.
test('whatever the engine of a preview says, the next request is answered', async () => {
  const path = join(folder, 'engine');
  const engine = await startEngine({ path });
  const socketPath = await open(previewEdge(path));
  const page = { socketPath, headers: { host } };
  const statuses = new Set<number>();
  for (const seed of batches) {
    for (const { status } of await attack({ engine, count: 700, seed, ask: page })) statuses.add(status);
    await attack({ engine, count: 200, seed, ask: { socketPath, headers: { host, ...upgrade } } });
    expect(await askOnce(page)).toEqual({ status: 200, body: rightAnswer });
  }
  // What could be passed on was, what could not was told, and nothing else came out.
  expect([...statuses].filter((status) => status !== 0 && (status < 200 || status > 599))).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([0, 200, 204, 301, 404, 502, 599]));
}, 180_000);

test('whatever the server says to an edge that hands on, the next request is answered', async () => {
  const engine = await startEngine({ port: 0, host: '127.0.0.1' });
  const elsewhere = createForwarder(`http://127.0.0.1:${engine.port}`, { logger: silentLogger });
  const socketPath = await open(createEdge({ brand: 'Loam', builderOrigin, elsewhere }));
  const page = { socketPath, headers: { host } };
  for (const seed of batches) {
    await attack({ engine, count: 400, seed: seed + 100, ask: page });
    await attack({ engine, count: 100, seed: seed + 100, ask: { ...page, headers: { host, ...upgrade } } });
    expect(await askOnce(page)).toEqual({ status: 200, body: rightAnswer });
  }
}, 180_000);
