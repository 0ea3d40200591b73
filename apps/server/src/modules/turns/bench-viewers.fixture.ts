import { topics } from '@loam/contract';
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The viewers of the benchmark of streams: two for every chat, who note how old each frame is when it comes. */
const [kind = 'chat', port = '', project = '', count = '0'] = process.argv.slice(2);
const chats = Number(count);
const viewers = 2;
let ages: number[] = [];
let frames = 0;

async function open(index: number): Promise<void> {
  const userId = `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
  const headers = { authorization: `Bearer ${userId}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers, perMessageDeflate: false });
  socket.on('error', (error) => {
    throw error;
  });
  await once(socket, 'open');
  if (kind === 'chat') {
    const id = `answer-${String(index % chats).padStart(6, '0')}`;
    socket.send(JSON.stringify({ kind: 'subscribe', topic: topics.message(project, id) }));
    await once(socket, 'message');
  }
  socket.on('message', (data: Buffer) => {
    frames += 1;
    if (frames % 50 !== 0) return;
    const sent = /\\"sent\\":\\"(\d+)/.exec(data.toString())?.[1];
    if (sent !== undefined) ages.push(Number(process.hrtime.bigint() - BigInt(sent)) / 1e6);
  });
}

process.on('disconnect', () => process.exit(0));
process.on('message', () => {
  process.send?.({ kind: 'seen', ages, frames });
  ages = [];
  frames = 0;
});
for (let start = 0; start < chats * viewers; start += 100) {
  const length = Math.min(100, chats * viewers - start);
  await Promise.all(Array.from({ length }, (_, offset) => open(start + offset)));
}
process.send?.({ kind: 'opened' });
