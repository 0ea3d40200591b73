import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createDiskBlobStore, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { createRepoStore } from '../repo-store.ts';

/** Run as a process of its own: `half-import.fixture.ts <folder>`. The archive it takes in never ends. */
const [folder = ''] = process.argv.slice(2);
const store = createRepoStore({
  root: join(folder, 'repos'),
  clock: systemClock,
  ids: randomIds,
  logger: silentLogger,
  blobs: createDiskBlobStore({ root: join(folder, 'blobs') }),
  outbound: { resolve: () => Promise.resolve([]) },
});

async function* endless(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('PK');
  writeSync(1, 'begun\n');
  setInterval(() => undefined, 60_000);
  await new Promise<never>(() => undefined);
}

await store.import('p1', {
  source: { kind: 'zip', body: endless() },
  author: { name: 'Ada', email: 'ada@example.test' },
  message: 'm',
});
