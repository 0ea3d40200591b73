import { once } from 'node:events';
import { mkdtemp, lstat, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSocket } from './open-socket.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-socket-'));
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(root, { recursive: true, force: true });
});

async function listen(name: string): Promise<string> {
  const server = createServer();
  servers.push(server);
  server.listen(join(root, name));
  await once(server, 'listening');
  return join(root, name);
}

test('the socket of the account is opened', async () => {
  const outside = join(root, 'opened');
  await openSocket(await listen('own'), outside, undefined);
  expect((await lstat(outside)).isSocket()).toBe(true);
});

test.each([
  ['a link to a socket of the machine', async () => symlink(await listen('machine'), join(root, 'inside'))],
  ['a plain file', () => writeFile(join(root, 'inside'), '')],
])('%s is not opened', async (_, make) => {
  await make();
  const outside = join(root, 'refused');
  await expect(openSocket(join(root, 'inside'), outside, undefined)).rejects.toThrow('socket of its own');
  await expect(lstat(outside)).rejects.toThrow('ENOENT');
  await rm(join(root, 'inside'));
});

test('a socket that another account made is not opened', async () => {
  const outside = join(root, 'foreign');
  const account = { uid: 200_001, gid: 200_001 };
  await expect(openSocket(await listen('theirs'), outside, account)).rejects.toThrow('socket of its own');
  await expect(lstat(outside)).rejects.toThrow('ENOENT');
});
