import { silentLogger } from '@loam/kernel';
import { askOnce, attack, rightAnswer, startHostileEngine } from '@loam/testkit';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServerDoor } from './server-door.ts';

test("whatever a site's server says, the next visitor is answered", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'loam-hostile-'));
  const path = join(folder, 'engine');
  const engine = await startHostileEngine({ path });
  const door = createServerDoor({
    servers: {
      use: async () => ({ address: { socketPath: path }, done: () => {} }),
      isAwake: async () => true,
    },
    logger: silentLogger,
  });
  const site = { siteId: 'one', server: { entry: 'server.js', files: {} }, scheme: 'https:' };
  const front = createServer((request, response) => {
    const refuse = ({ status }: { readonly status: number }) => void response.writeHead(status).end();
    const ask = { ...site, markup: '<script></script>', isShared: true, isIndexed: false, refuse };
    void door.pass({ request, response }, ask);
  });
  const socketPath = join(folder, 'front');
  front.listen(socketPath);
  await once(front, 'listening');
  onTestFinished(() => {
    engine.close();
    front.closeAllConnections();
    front.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const page = { socketPath, headers: { host: 'shop.example', 'accept-encoding': 'gzip' } };
  const statuses = new Set<number>();
  for (const seed of [11, 12, 13, 14, 15]) {
    for (const { status } of await attack({ engine, count: 600, seed, ask: page })) statuses.add(status);
    expect(await askOnce(page)).toEqual({ status: 200, body: rightAnswer });
  }
  expect([...statuses].filter((status) => status !== 0 && (status < 200 || status > 599))).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([0, 200, 204, 301, 404, 502, 599]));
}, 180_000);
