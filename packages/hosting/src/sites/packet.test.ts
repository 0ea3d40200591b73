import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { file, startSiteKit, type SiteKit } from './site-kit.fixture.ts';

const small = 'small '.repeat(20);
const large = 'large '.repeat(5000);

let kit: SiteKit;
beforeEach(async () => {
  kit = await startSiteKit();
  await kit.publish([file('index.html', '<p>'), file('small.bin', small), file('large.bin', large)]);
  for (const path of ['/small.bin', '/large.bin']) await kit.get(path);
});
afterEach(() => kit.close());

it('several answers on one connection follow each other whole', async () => {
  const paths = ['/small.bin', '/large.bin', '/missing.png', '/small.bin', '/large.bin'];
  const answers = await converse([
    ...paths.map((path) => ask(path)),
    ask('/small.bin', 'if-none-match: *'),
    ask('/large.bin', 'range: bytes=0-4'),
    ask('/large.bin', 'connection: close'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 200, 200, 304, 206, 200]);
  expect(answers.map(({ body }) => body)).toEqual([
    small,
    large,
    'Not Found\n',
    small,
    large,
    '',
    'large',
    large,
  ]);
});

it('a connection that goes on gets the headers that one gets which ends, and the time of now', async () => {
  const [going, ending] = await converse([ask('/large.bin'), ask('/large.bin', 'connection: close')]);
  const told = (lines: readonly string[] = []) => lines.filter((line) => !/^(date|connection):/i.test(line));
  expect(told(going?.lines)).toEqual(told(ending?.lines));
  expect(going?.lines).toContain('Connection: keep-alive');
  expect(going?.lines).toHaveLength(ending?.lines.length ?? 0);
  expect(going?.lines).toContain(`Date: ${new Date(kit.state.nowMs).toUTCString()}`);
  kit.state.nowMs += 1000;
  const [later] = await converse([ask('/large.bin'), ask('/', 'connection: close')]);
  expect(later?.lines).toContain(`Date: ${new Date(kit.state.nowMs).toUTCString()}`);
});

it('who speaks the old protocol is told that the connection ends', async () => {
  const [answer] = await converse(['GET /small.bin HTTP/1.0\r\nhost: shop\r\n\r\n']);
  expect(answer).toMatchObject({ status: 200, body: small });
  expect(answer?.lines).toContain('Connection: close');
});

function ask(path: string, header = 'accept: */*'): string {
  return `GET ${path} HTTP/1.1\r\nhost: shop\r\n${header}\r\n\r\n`;
}

interface Heard {
  readonly status: number;
  readonly lines: readonly string[];
  readonly body: string;
}

/** All requests at once; what comes back until the other side ends the connection. */
async function converse(requests: readonly string[]): Promise<Heard[]> {
  const socket = connect(kit.port, '127.0.0.1');
  socket.write(requests.join(''));
  let rest = (await buffer(socket)).toString('latin1');
  const heard: Heard[] = [];
  while (rest !== '') {
    const headEnd = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = rest.slice(0, headEnd).split('\r\n');
    const status = Number(statusLine.split(' ')[1]);
    const told = lines.find((line) => line.toLowerCase().startsWith('content-length:'));
    const length = status === 304 ? 0 : Number(told?.split(' ')[1]);
    heard.push({ status, lines, body: rest.slice(headEnd + 4, headEnd + 4 + length) });
    rest = rest.slice(headEnd + 4 + length);
  }
  return heard;
}
