import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createDiskBlobStore, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { createRepoStore } from '../repo-store.ts';

/**
 * Run as a process of its own: `crash.fixture.ts <folder> <point> <count>`. Saves until it is killed at the
 * count-th time the point is reached. Each acknowledged commit is a line on standard output.
 */
const [folder = '', point = '', count = '1'] = process.argv.slice(2);
const author = { name: 'Ada', email: 'ada@example.test' };
let left = Number(count);
const store = createRepoStore({
  root: join(folder, 'repos'),
  clock: systemClock,
  ids: randomIds,
  logger: silentLogger,
  blobs: createDiskBlobStore({ root: join(folder, 'blobs') }),
  outbound: { resolve: () => Promise.resolve([]) },
  crashPoint: (reached) => {
    if (reached !== point) return;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  },
});
const acknowledge = (sha: string): number => writeSync(1, `${sha}\n`);

if (point.startsWith('copy.')) {
  const wish = { from: 'p0', commit: await store.head('p0'), changes: [], author, message: 'm' };
  acknowledge(await store.copy('p1', wish));
}
if (point === 'restore.built') acknowledge(await store.restore('p1'));
const files = [
  { path: 'a', content: 'a' },
  { path: 'd/b', content: 'b' },
];
let baseSha = (await store.has('p1'))
  ? await store.head('p1')
  : await store.create('p1', { files, author, message: 'm' });
acknowledge(baseSha);
for (let round = 0; round < 50; round += 1) {
  const changes = [{ kind: 'write' as const, path: 'd/n', content: `${baseSha} ${round}` }];
  ({ sha: baseSha } = await store.commit('p1', { baseSha, changes, author, message: 'm' }));
  acknowledge(baseSha);
  await store.flush();
}
process.exitCode = 3;
