import { startThrowAwayCluster } from '@loam/postgres';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { WebSocket } from 'ws';

/**
 * From the insert of a row to the client: 100 rows a second, 100 subscribers, each of them another person whom a policy
 * lets read. In the same run, in turns with it, a bare NOTIFY that a trigger sends and a loop passes on to as many sockets.
 * And the memory of sockets that only stay.
 */
const rowsPerSecond = 100;
const rounds = 2;
const seconds = 5;
const subscribers = 100;
const idleSockets = Number(process.env['BENCH_IDLE_SOCKETS'] ?? 10_000);
let lastRow = 0;
const bars = { medianMs: 50, kilobytesPerSocket: 40 };

interface Ready {
  readonly port: number;
  readonly key: string;
  readonly tokens: readonly string[];
  readonly url: string;
}

// As the product has it: what is committed is written at once. Otherwise the log of changes stands still for 200 ms.
const cluster = await startThrowAwayCluster({
  settings: { wal_level: 'logical', max_connections: 60, synchronous_commit: true },
});
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

async function measureChanges(ready: Ready): Promise<void> {
  const client = new pg.Client({ connectionString: ready.url });
  await client.connect();
  const [realtimeMs, bareMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    realtimeMs.push(...(await measureRows(client, await subscribe(ready))));
    const bare = ready.tokens.map(() => open(`ws://127.0.0.1:${ready.port}/bare`));
    bareMs.push(...(await measureRows(client, await Promise.all(bare))));
  }
  await client.end();
  const wanted = rowsPerSecond * seconds * rounds * subscribers;
  const [median, late, bareMedian] = [at(realtimeMs, 0.5), at(realtimeMs, 0.95), at(bareMs, 0.5)];
  console.log(
    `change to client, ${rowsPerSecond} rows/s, ${subscribers} subscribers under RLS: median ${median} ms, p95 ${late} ms, ` +
      `bare notify ${bareMedian} ms (ratio ${(median / Math.max(1, bareMedian)).toFixed(1)}), ` +
      `arrived ${realtimeMs.length} of ${wanted}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  if (median > bars.medianMs || realtimeMs.length < wanted) process.exitCode = 1;
}

async function subscribe({ port, key, tokens }: Ready): Promise<WebSocket[]> {
  return await Promise.all(
    tokens.map(async (token) => {
      const socket = await open(`ws://127.0.0.1:${port}/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`);
      const config = { postgres_changes: [{ event: 'INSERT', schema: 'public', table: 'ticks' }] };
      const heard = new Promise<void>((resolve) => {
        socket.on('message', (data: Buffer) => {
          if (data.includes('Subscribed to PostgreSQL')) resolve();
        });
      });
      socket.send(JSON.stringify(['1', '1', 'realtime:ticks', 'phx_join', { config, access_token: token }]));
      await heard;
      socket.removeAllListeners('message');
      return socket;
    }),
  );
}

/** How long each row took to each of the sockets, which are closed then. */
async function measureRows(client: pg.Client, sockets: readonly WebSocket[]): Promise<number[]> {
  const tookMs: number[] = [];
  for (const socket of sockets)
    socket.on('message', (data: Buffer) => {
      const sent = /"sent_ms":([\d.]+)/.exec(data.toString())?.[1];
      if (sent !== undefined) tookMs.push(Date.now() - Number(sent));
    });
  const startedMs = Date.now();
  for (let row = 0; row < rowsPerSecond * seconds; row += 1) {
    const dueMs = startedMs + (row * 1000) / rowsPerSecond;
    if (dueMs > Date.now()) await sleep(dueMs - Date.now());
    lastRow += 1;
    await client.query('insert into public.ticks values ($1, $2)', [lastRow, Date.now()]);
  }
  await sleep(2000);
  for (const socket of sockets) socket.close();
  return tookMs;
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
