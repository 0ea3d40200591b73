import { once } from 'node:events';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import type { ServiceAnswer } from './ports.ts';
import { sendAnswer } from './send-answer.ts';

const closes: (() => void)[] = [];
afterEach(() => closes.splice(0).forEach((close) => close()));

async function receive(answer: ServiceAnswer, method = 'GET') {
  const server = createServer((request, response) => void sendAnswer({ request, response }, answer, {}));
  server.listen(0, '127.0.0.1');
  closes.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const received = await fetch(`http://127.0.0.1:${port}/`, { method });
  return [received.headers.get('content-length'), await received.text()];
}

test.each([
  ['too short', { 'content-length': 1 }, 'żółw', '7'],
  ['too long', { 'Content-Length': '99' }, Buffer.from('abc'), '3'],
  ['of nothing', { 'content-length': '5' }, undefined, '0'],
  ['that is not told', {}, 'abc', '3'],
])('a length %s is told as it is', async (_, headers, body, length) => {
  expect(await receive({ status: 200, headers, body })).toEqual([length, body?.toString() ?? '']);
});

test('a service tells the length of what it does not hold in its hand', async () => {
  const headers = { 'content-length': 3 };
  expect(await receive({ status: 200, headers, body: Readable.from(['abc']) })).toEqual(['3', 'abc']);
  expect(await receive({ status: 200, headers }, 'HEAD')).toEqual(['3', '']);
});
