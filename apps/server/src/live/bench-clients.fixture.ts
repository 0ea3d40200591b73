import { topics } from '@loam/contract';
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The client side of the benchmark: opens the sockets and says when each message arrived. */
const [livePort = '', barePort = '', project = '', count = '0'] = process.argv.slice(2);
const size = Number(count);
const atOnce = 100;
let latenciesMs: number[] = [];

async function openLive(index: number): Promise<void> {
  const userId = `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
  const socket = open(livePort, { authorization: `Bearer ${userId}` });
  await once(socket, 'open');
  const wanted = [topics.edits(project), topics.project(project), topics.user(userId)];
  await new Promise<void>((resolve) => {
    let answers = 0;
    socket.on('message', () => {
      answers += 1;
      if (answers === wanted.length) resolve();
    });
    for (const topic of wanted) socket.send(JSON.stringify({ kind: 'subscribe', topic }));
  });
  socket.removeAllListeners('message');
  socket.on('message', arrived);
}

async function openBare(): Promise<void> {
  const socket = open(barePort, {});
  await once(socket, 'open');
  socket.on('message', arrived);
}

function open(port: string, headers: Record<string, string>): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers, perMessageDeflate: false });
  socket.on('error', (error) => {
    throw error;
  });
  return socket;
}

function arrived(data: Buffer): void {
  const sent = /"sent":"(\d+)"/.exec(data.toString())?.[1];
  if (sent === undefined) return;
  latenciesMs.push(Number(process.hrtime.bigint() - BigInt(sent)) / 1e6);
  if (latenciesMs.length < size) return;
  process.send?.({ kind: 'round', latenciesMs });
  latenciesMs = [];
}

async function openAll(one: (index: number) => Promise<void>): Promise<void> {
  for (let start = 0; start < size; start += atOnce) {
    const length = Math.min(atOnce, size - start);
    await Promise.all(Array.from({ length }, (_, offset) => one(start + offset)));
  }
}

process.on('disconnect', () => process.exit(0));
process.on('message', (command: { readonly kind: string }) => {
  void (command.kind === 'bare' ? openAll(openBare) : openAll(openLive)).then(() =>
    process.send?.({ kind: 'opened' }),
  );
});
process.send?.({ kind: 'ready' });
