import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Sends the same request over and over on open connections. It only counts bytes: the first answer tells how long each is,
 * so that the generator costs little beside what it measures.
 */
export interface LoadOrder {
  readonly kind: 'load';
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly requests: number;
  readonly connections: number;
}

process.on('message', (order: LoadOrder) => {
  run(order).then(
    () => process.send?.({ kind: 'done' }),
    (error: unknown) => process.send?.({ kind: 'failed', detail: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ kind: 'ready' });

async function run({ port, host, path, requests, connections }: LoadOrder): Promise<void> {
  const message = Buffer.from(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: */*\r\n\r\n`);
  let left = requests;
  const work = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    await once(socket, 'connect');
    const size = await firstAnswer(socket, message);
    left -= 1;
    await repeat(socket, { message, size, take: () => (left -= 1) >= 0 });
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, work));
}

async function firstAnswer(socket: Socket, message: Buffer): Promise<number> {
  socket.write(message);
  let received = Buffer.alloc(0);
  for (;;) {
    const [chunk] = await once(socket, 'data');
    received = Buffer.concat([received, chunk]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd === -1) continue;
    const head = received.subarray(0, headEnd).toString('latin1').toLowerCase();
    if (!head.startsWith('http/1.1 200')) throw new RangeError(head);
    const total = headEnd + 4 + Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
    if (received.length >= total) return total;
  }
}

interface Repeat {
  readonly message: Buffer;
  readonly size: number;
  take(): boolean;
}

function repeat(socket: Socket, { message, size, take }: Repeat): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = size;
    socket.on('error', reject);
    socket.on('close', () => reject(new RangeError('the connection was closed')));
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      missing = size;
      if (take()) socket.write(message);
      else resolve();
    });
    if (take()) socket.write(message);
    else resolve();
  });
}
