import { silentLogger } from '@loam/kernel';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createFront } from './front.ts';
import { openListener } from './listener.ts';
import { call, callUpgrade, fakeServer, listenLocally, localOpener } from './local-listener.fixture.ts';

const bases = {
  builder: 'localhost',
  preview: 'p.localhost',
  sites: 's.localhost',
  files: 'f.localhost',
  cloud: 'c.localhost',
};

test('a port in use is told in plain words', async () => {
  const { port } = await listenLocally(createFront());
  await expect(
    openListener(createFront(), localOpener(port), { wantedPort: port, logger: silentLogger }),
  ).rejects.toMatchObject({
    code: 'port_in_use',
    detail: `Port ${port} is in use. Stop the program that uses it, or choose another: npm start -- --port ${port + 1}`,
  });
});

test('what goes wrong in a handler ends one exchange, and the next is answered', async () => {
  const front = createFront();
  let isBroken = true;
  const server = {
    ...fakeServer(),
    handle: (_: unknown, response: ServerResponse) => {
      if (isBroken) throw new RangeError('Invalid status code: 99');
      response.end('well');
      // Written to after its end: an error of the answer itself.
      response.write('more');
    },
    upgrade: () => {
      throw new RangeError('broken');
    },
  };
  front.open({ bases, server, edge: undefined });
  const { port } = await listenLocally(front);
  expect((await call({ port, host: 'localhost' })).status).toBe(500);
  await expect(callUpgrade({ port, host: 'localhost' })).rejects.toThrow(/hang up|ECONNRESET/);
  isBroken = false;
  expect((await call({ port, host: 'localhost' })).body).toBe('well');
  expect((await call({ port, host: 'localhost' })).body).toBe('well');
});

test('draining lets a running request finish and takes no new one', async () => {
  const waiting = Promise.withResolvers<ServerResponse>();
  const front = createFront();
  const server = {
    ...fakeServer(),
    handle: (_: unknown, response: ServerResponse) => waiting.resolve(response),
  };
  front.open({ bases, server, edge: undefined });
  const listener = await listenLocally(front);
  const running = call({ port: listener.port, host: 'localhost' });
  const response = await waiting.promise;
  let isDrained = false;
  const drained = listener.drain(10_000).then(() => (isDrained = true));
  await expect(call({ port: listener.port, host: 'localhost' })).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  expect(isDrained).toBe(false);
  response.end('finished');
  expect((await running).body).toBe('finished');
  await drained;
});

test('draining ends when its time is up, and cutting ends what is left, sockets included', async () => {
  const stuck = Promise.withResolvers<void>();
  const front = createFront();
  front.open({ bases, server: { ...fakeServer(), handle: () => stuck.resolve() }, edge: undefined });
  const listener = await listenLocally(front);
  const socket = await callUpgrade({ port: listener.port, host: 'localhost' });
  if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
  const running = call({ port: listener.port, host: 'localhost' }).catch((error: unknown) => error);
  await stuck.promise;
  await listener.drain(20);
  const closed = once(socket, 'close');
  listener.cut();
  expect(await running).toMatchObject({ code: 'ECONNRESET' });
  await closed;
});
