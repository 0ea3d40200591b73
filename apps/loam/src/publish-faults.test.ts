import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge, sitePages } from '@loam/edge';
import { createSites, type SiteRecord, type Sites } from '@loam/hosting';
import { createDiskBlobStore, silentLogger, systemClock } from '@loam/kernel';
import { bundleProgram } from '@loam/testkit';
import { expect, onTestFinished, test } from 'vitest';
import { createFront } from './front.ts';
import { call, listenLocally } from './local-listener.fixture.ts';

interface Visits {
  count: number;
  readonly versions: Set<string>;
  readonly faults: string[];
}

const publisher = await bundleProgram(new URL('./publisher.fixture.ts', import.meta.url));
const publishes = 20;
const host = 'shop.sites.localhost';
const bases = {
  builder: 'localhost',
  preview: 'preview.localhost',
  sites: 'sites.localhost',
  files: 'files.localhost',
  cloud: 'cloud.localhost',
};

test('while 20 publishes are made and killed at every step, visitors see whole versions only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loam-faults-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await publish(folder, [0], undefined);
  const edge = await startEdge(folder);
  const visits: Visits = { count: 0, versions: new Set(), faults: [] };
  const first = await visit(edge.port, visits);
  let isOver = false;
  const visitors = Array.from({ length: 2 }, async () => {
    while (!isOver) await visit(edge.port, visits);
  });
  onTestFinished(async () => {
    isOver = true;
    await Promise.allSettled(visitors);
  });
  for (let round = 1; round <= publishes / 2; round += 1) {
    // Of each two the second is killed: after its first write, after its second, and so on up to the switch.
    await publish(folder, [2 * round - 1, 2 * round], round);
    // Of every third the word is lost.
    if (round % 3 !== 0) edge.sites().forget({ kind: 'site', siteId: 'site' });
    if (round === 5) edge.restart();
    if (round < 5) expect((await call({ port: edge.port, host, path: first })).status).toBe(200);
  }
  await expect.poll(async () => visits.versions.has(`${publishes - 1}`), { timeout: 10_000 }).toBe(true);
  isOver = true;
  await Promise.all(visitors);
  expect(visits.faults).toEqual([]);
  expect(visits.count).toBeGreaterThan(100);
  expect(visits.versions.size).toBeGreaterThan(publishes / 4);
}, 180_000);

/** Opens the page and its script as a browser does; both must be there and of one version. Answers the script's path. */
async function visit(port: number, seen: Visits): Promise<string> {
  const page = await call({ port, host, headers: { accept: 'text/html' } });
  const [, version = '', path = ''] = /version (\d+)<.*src="([^"]+)"/.exec(page.body) ?? [];
  const script = await call({ port, host, path });
  seen.count += 2;
  seen.versions.add(version);
  const isWhole = page.status === 200 && script.status === 200 && script.body.includes(`version ${version}"`);
  if (!isWhole) seen.faults.push(`${page.status} ${version} ${path} ${script.status}`);
  return path;
}

/** Publishes versions in a process of its own, which is killed so many steps after its first one is live. */
async function publish(
  folder: string,
  versions: readonly number[],
  killAfter: number | undefined,
): Promise<void> {
  const child = fork(publisher, [folder, ...versions.map(String)], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });
  let isFirstLive = false;
  let steps = 0;
  child.on('message', ({ step, isSwitched }: { step: number; isSwitched: boolean }) => {
    if (isFirstLive) steps += 1;
    if (isSwitched) isFirstLive = true;
    if (killAfter === undefined || steps < killAfter) child.send(step);
    else child.kill('SIGKILL');
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(killAfter === undefined ? 0 : null);
}

/** The edge as the product has it; a restart forgets everything that was remembered. */
async function startEdge(folder: string) {
  const create = () =>
    createSites({
      source: { find: async () => readRecord(folder) },
      blobs: createDiskBlobStore({ root: join(folder, 'blobs') }),
      pages: sitePages({ brand: 'Loam' }),
      logger: silentLogger,
      clock: systemClock,
      limits: { revalidateMs: 200 },
    });
  let sites: Sites = create();
  const front = createFront();
  const handle: Sites['handle'] = (...exchange) => sites.handle(...exchange);
  const edge = createEdge({ brand: 'Loam', builderOrigin: 'http://localhost', sites: { handle } });
  front.open({ bases, server: undefined, edge });
  const { port } = await listenLocally(front);
  return {
    port,
    sites: () => sites,
    restart: () => {
      sites = create();
    },
  };
}

async function readRecord(folder: string): Promise<SiteRecord> {
  const record: SiteRecord = JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));
  return record;
}
