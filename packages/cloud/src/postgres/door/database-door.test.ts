import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openDatabaseDoor } from './database-door.ts';
import { readFirstWords } from './startup.ts';

function startup(words: Readonly<Record<string, string>>, code = 196_608): Buffer {
  const body = Buffer.from(`${Object.entries(words).flat().join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(code, 4);
  return Buffer.concat([head, body]);
}

test('first words are read whatever way they are cut', () => {
  const whole = startup({ user: 'a', database: 'b' });
  for (let cut = 0; cut < whole.length; cut += 1)
    expect(readFirstWords(whole.subarray(0, cut)).kind).toBe('incomplete');
  expect(readFirstWords(whole)).toEqual({ kind: 'startup', parameters: { user: 'a', database: 'b' } });
  expect(readFirstWords(startup({ user: 'a' }, 131_072)).kind).toBe('unknown');
  // A request to end somebody's query needs no name: it is for no door.
  expect(readFirstWords(startup({}, 80_877_102)).kind).toBe('unknown');
  expect(readFirstWords(Buffer.alloc(8, 0xff)).kind).toBe('unknown');
});

test('a door passes its own login to its own database, byte by byte, and nobody else', async () => {
  const heard: string[] = [];
  const server = createServer((socket) =>
    socket.on('data', (chunk) => void heard.push(chunk.toString('latin1'))).on('error', () => {}),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const open = () => openDatabaseDoor(`postgresql://me:secret@127.0.0.1:${port}/mine`);
  const refused = [
    { user: 'me', database: 'theirs' },
    { user: 'other', database: 'mine' },
    { user: 'me', database: 'mine', replication: 'true' },
    { user: 'me' },
  ];
  for (const words of refused) {
    const door = await open();
    door.write(startup(words));
    expect(await text(door)).toContain('the database of this project only');
  }
  expect(heard).toEqual([]);
  const own = startup({ user: 'me', database: 'mine', application_name: 'x' });
  const door = await open();
  for (const byte of own) door.write(Buffer.of(byte));
  door.write('then anything');
  await expect.poll(() => heard.join('')).toBe(`${own.toString('latin1')}then anything`);
  door.destroy();
  server.close();
});
