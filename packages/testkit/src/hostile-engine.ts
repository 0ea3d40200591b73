import { once } from 'node:events';
import { createServer, type ListenOptions, type Socket } from 'node:net';

/** Answers every request on a socket with bytes that are no answer, or nearly one. */
export interface HostileEngine {
  /** 0 on a path. */
  readonly port: number;
  /** What the next requests get, in turn; without any they are answered rightly. */
  say(answers: readonly HostileAnswer[]): void;
  close(): void;
}

export interface HostileAnswer {
  /** Sent one after the other, each in a packet of its own. */
  readonly parts: readonly Buffer[];
  readonly end: 'close' | 'reset' | 'keep';
}

export const rightAnswer = 'as it should be';

export async function startHostileEngine(at: ListenOptions): Promise<HostileEngine> {
  const queue: HostileAnswer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (asked) => {
      if (!asked.includes('\r\n\r\n')) return;
      const answer = queue.shift();
      if (answer) void send(socket, answer);
      else socket.write(right());
    });
  });
  server.listen(at);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    say: (answers) => void queue.splice(0, queue.length, ...answers),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function right(): string {
  return `HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: ${rightAnswer.length}\r\n\r\n${rightAnswer}`;
}

async function send(socket: Socket, { parts, end }: HostileAnswer): Promise<void> {
  for (const part of parts) {
    if (socket.destroyed) return;
    socket.write(part);
    // Once round, so that the other side reads it by itself.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  if (end === 'close') socket.end();
  else if (end === 'reset') socket.destroy();
}

/** The same seed, the same answers. */
export function hostileAnswers(count: number, seed: number): HostileAnswer[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => hostileAnswer(random));
}

type Random = (below: number) => number;

/** A small generator of numbers; good enough to choose, and the same everywhere. */
function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const versions = [
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.1',
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'http/1.1',
  'ICY',
];
const statuses = [
  '200 OK',
  '200',
  '204 No',
  '304 Not',
  '206 Part',
  '099 Low',
  '000 Zero',
  '100 Continue',
  '101 Switching',
  '102 Work',
  '103 Hints',
  '199 Odd',
  '600 High',
  '999 Top',
  '1000 Long',
  '20 Short',
  '-1 Minus',
  '2x0 Letter',
  '',
  '500 \u0001',
  '200 \r',
  '404 Not Found',
  '301 Moved',
  '407 Proxy',
  '431 Large',
  '099',
  '599 Edge',
];
const headers = [
  'content-type: text/html',
  'content-type: text/plain',
  'content-type: \u0000',
  'content-length: 5',
  'content-length: 5\r\ncontent-length: 5',
  'content-length: 5\r\ncontent-length: 7',
  'content-length: -1',
  'content-length: 99999999999999999999',
  'content-length: 0x10',
  'content-length: 1e3',
  'content-length:',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 5',
  'transfer-encoding: gzip, chunked',
  'transfer-encoding: chunked, chunked',
  'transfer-encoding: nonsense',
  'trailer: x-late',
  'connection: close',
  'connection: keep-alive, content-length',
  'connection: upgrade\r\nupgrade: websocket',
  'upgrade: h2c',
  'connection: upgrade',
  'connection: content-type, set-cookie, ,,',
  'keep-alive: timeout=0',
  'set-cookie: a=1; domain=x',
  'x y: z',
  'x\u0000y: z',
  ': nameless',
  'x-none',
  'x-del: \u007f',
  'x-high: \u00ff\u00fe',
  'x-tab:\t\tt',
  'x-fold: a\r\n b',
  'x-nul: a\u0000b',
  'x-cr: a\rb',
  'x-lf: a\nb',
  'content-encoding: gzip',
  'content-encoding: br',
  'etag: "',
  'location: \u0007',
  'content-range: bytes 9-1/2',
  'www-authenticate: \u0080',
  '__proto__: x',
  'constructor: y',
  'x-long: LONG',
  'FLOOD',
  'date: never',
];
const bodies = [
  '',
  'hello',
  '<html><head></head>hi</html>',
  '5\r\nhello\r\n0\r\n\r\n',
  '5\r\nhel',
  'ffffffffffffffff\r\nx',
  'zz\r\nx\r\n',
  '-5\r\nhello\r\n',
  '5;ext=\u0001\r\nhello\r\n0\r\nx-late: \u0000\r\n\r\n',
  '0\r\n\r\n',
  '5\r\nhello\r\n0\r\n\r\nHTTP/1.1 099 Again\r\n\r\n',
  'helloHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nno',
  '\u001f\u008b\u0008\u0000garbage',
  '<?><?><!--',
  '\u0000'.repeat(64),
  '5\r\nhello\r\n0\r\nx-late: LONG\r\n\r\n',
];
const whole = [
  '',
  '\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  '\u0016\u0003\u0001',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'SSH-2.0-x\r\n',
  'HTTP/1.1 100 Continue\r\n\r\n'.repeat(50),
  'HTTP/1.1 103 Early Hints\r\nlink: <x>\r\n\r\nHTTP/1.1 099 x\r\n\r\n',
  'HTTP/1.1 101 Switching Protocols\r\n\r\n',
  'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: \u0001\r\n\r\nbytes',
  'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\nx-nul: \u0000\r\n\r\nbytes',
  'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n\u0081\u007e\u00ff\u00ff',
  'HTTP/1.1 200 OK\r\n',
];

function hostileAnswer(random: Random): HostileAnswer {
  const pick = <T>(from: readonly T[], or: T): T => from[random(from.length)] ?? or;
  const text = random(8) === 0 ? pick(whole, '') : composed(random, pick);
  const bytes = Buffer.from(text, 'latin1');
  // Now and then a byte is turned into another.
  for (let flips = random(6) === 0 ? 1 + random(4) : 0; flips > 0 && bytes.length > 0; flips -= 1)
    bytes[random(bytes.length)] = random(256);
  const cut = random(5) === 0 ? random(bytes.length + 1) : bytes.length;
  return {
    parts: split(bytes.subarray(0, cut), random),
    end: pick(['close', 'close', 'close', 'reset'] as const, 'close'),
  };
}

function composed(random: Random, pick: (from: readonly string[], or: string) => string): string {
  const lines = Array.from({ length: random(5) }, () => pick(headers, ''));
  const eol = random(12) === 0 ? '\n' : '\r\n';
  const head = [`${pick(versions, '')} ${pick(statuses, '')}`, ...lines].join(eol);
  return `${head}${eol}${eol}${pick(bodies, '')}`
    .replaceAll('LONG', () => 'x'.repeat(random(2) === 0 ? 20_000 : 900))
    .replaceAll('FLOOD', () => 'x-flood: y\r\n'.repeat(random(2) === 0 ? 3000 : 900).slice(0, -2));
}

function split(bytes: Buffer, random: Random): Buffer[] {
  const places = Array.from({ length: random(3) }, () => random(bytes.length + 1)).toSorted((a, b) => a - b);
  const starts = [0, ...places];
  return starts
    .map((start, index) => bytes.subarray(start, starts[index + 1] ?? bytes.length))
    .filter((part) => part.length > 0);
}
