import { startThrowAwayCluster } from '@loam/postgres';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { WebSocket } from 'ws';

/**
 * From the insert of a row to the client: 100 rows a second, 100 subscribers, each of them another person whom a policy
 * lets read. Beside it, in the same run and for the same rows, a bare NOTIFY that a trigger sends and a loop passes on.
 * And the memory of sockets that only stay.
 */
const rowsPerSecond = 100;
const seconds = 10;
const subscribers = 100;
const idleSockets = Number(process.env['BENCH_IDLE_SOCKETS'] ?? 10_000);
const bars = { medianMs: 50, kilobytesPerSocket: 40 };

interface Ready {
  readonly port: number;
  readonly key: string;
  readonly tokens: readonly string[];
  readonly url: string;
}

const cluster = await startThrowAwayCluster({ settings: { wal_level: 'logical', max_connections: 60 } });
const serve = fileURLToPath(new URL('realtime/serve.fixture.ts', import.meta.url));
const server = fork(serve, [cluster.connectionString('postgres'), String(subscribers)], {
  execArgv: ['--expose-gc'],
});
try {
  const ready = await replyOf<Ready>(server, 'ready');
  await measureChanges(ready);
  await measureIdle(ready);
} finally {
  server.kill('SIGKILL');
  await cluster.stop();
}

async function measureChanges({ port, key, tokens, url }: Ready): Promise<void> {
  const realtimeMs: number[] = [];
  const bareMs: number[] = [];
  const sockets = await Promise.all(
    tokens.map(async (token) => {
      const socket = await open(`ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`);
      const heard = Promise.withResolvers<void>();
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.includes('Subscribed to PostgreSQL')) heard.resolve();
        const sent = /"sent_ms":([\d.]+)/.exec(text)?.[1];
        if (sent !== undefined) realtimeMs.push(Date.now() - Number(sent));
      });
      const config = { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'ticks' }] };
      socket.send(JSON.stringify(['1', '1', 'realtime:ticks', 'phx_join', { config, access_token: token }]));
      await heard.promise;
      return socket;
    }),
  );
  const bare = await Promise.all(tokens.map(() => open(`ws://127.0.0.1:${port}/bare`)));
  for (const socket of bare)
    socket.on('message', (data: Buffer) => {
      const sent = /"sent_ms":([\d.]+)/.exec(data.toString())?.[1];
      if (sent !== undefined) bareMs.push(Date.now() - Number(sent));
    });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedMs = Date.now();
  for (let row = 0; row < rowsPerSecond * seconds; row += 1) {
    const dueMs = startedMs + (row * 1000) / rowsPerSecond;
    if (dueMs > Date.now()) await sleep(dueMs - Date.now());
    await client.query('insert into public.ticks values ($1, $2)', [row, Date.now()]);
  }
  await sleep(2000);
  await client.end();
  for (const socket of [...sockets, ...bare]) socket.close();
  const wanted = rowsPerSecond * seconds * subscribers;
  const [median, late, bareMedian] = [at(realtimeMs, 0.5), at(realtimeMs, 0.95), at(bareMs, 0.5)];
  console.log(
    `change to client, ${rowsPerSecond} rows/s, ${subscribers} subscribers under RLS: median ${median} ms, p95 ${late} ms, ` +
      `bare notify ${bareMedian} ms (ratio ${(median / Math.max(1, bareMedian)).toFixed(1)}), arrived ${realtimeMs.length} of ${wanted}`,
  );
  if (median > bars.medianMs || realtimeMs.length < wanted) process.exitCode = 1;
}

async function measureIdle({ port, key }: Ready): Promise<void> {
  const before = await memoryOf(server);
  const sockets: WebSocket[] = [];
  while (sockets.length < idleSockets) {
    const wave = await Promise.all(
      Array.from({ length: Math.min(200, idleSockets - sockets.length) }, () =>
        open(`ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`),
      ),
    );
    // Slower than the joins that a cloud takes in a second.
    await Promise.all([...wave.map((socket) => joinRoom(socket, sockets.length % 100)), sleep(300)]);
    sockets.push(...wave);
  }
  const kilobytes = ((await memoryOf(server)) - before) / sockets.length / 1024;
  const living = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
  console.log(`${living} of ${idleSockets} idle sockets in a channel each: ${kilobytes.toFixed(1)} KB each`);
  if (kilobytes > bars.kilobytesPerSocket || living < idleSockets) process.exitCode = 1;
  for (const socket of sockets) socket.terminate();
}

async function joinRoom(socket: WebSocket, room: number): Promise<void> {
  const answered = once(socket, 'message');
  socket.send(JSON.stringify(['1', '1', `realtime:room-${room}`, 'phx_join', { config: {} }]));
  await answered;
}

async function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

async function memoryOf(child: ChildProcess): Promise<number> {
  child.send('memory');
  return (await replyOf<{ readonly bytes: number }>(child, 'memory')).bytes;
}

function replyOf<Reply>(child: ChildProcess, kind: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Reply & { readonly kind: string }) => {
      if (message.kind !== kind) return;
      child.off('message', onMessage);
      resolve(message);
    };
    child.on('message', onMessage);
    child.once('exit', () => reject(new Error('the server ended')));
  });
}

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}
