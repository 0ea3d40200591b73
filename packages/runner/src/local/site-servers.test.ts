import { createDiskBlobStore } from '@loam/kernel';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSiteServers } from './site-servers.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loam-site-servers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function open() {
  const blobs = createDiskBlobStore({ root: join(folder, 'blobs') });
  const use = async (program: { layOut(into: string): Promise<void> }) => {
    await program.layOut(join(folder, 'app'));
    const ended = new Promise<never>(() => {});
    return { socketPath: '/run/s', ended, log: () => [], done: () => {}, giveUp: async () => {} };
  };
  const servers = createSiteServers({ use, tryOut: use, isAwake: () => true }, blobs);
  return { blobs, servers };
}

const program = { siteId: 'site', version: '1', entry: 'server.js' };

test('a server runs from the blobs of its files, and is reached by an address', async () => {
  const { blobs, servers } = open();
  await blobs.put('files/1', Buffer.from('serve()'));
  const files = [{ path: 'assets/server.js', blobKey: 'files/1' }];
  expect((await servers.use({ ...program, files })).address).toEqual({ socketPath: '/run/s' });
  expect(await readFile(join(folder, 'app', 'assets', 'server.js'), 'utf8')).toBe('serve()');
});

test('a file that is gone is told, and nothing is started', async () => {
  const files = [{ path: 'server.js', blobKey: 'files/2' }];
  await expect(open().servers.tryOut({ ...program, files })).rejects.toMatchObject({
    code: 'file_missing',
    meta: { path: 'server.js' },
  });
});
