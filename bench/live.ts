import { startThrowAwayCluster } from '@loam/postgres';
import { createTestDatabase } from '@loam/testkit';
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/**
 * 5,000 sockets, each following three topics: memory of the server process per socket, and the time from publishing
 * to arrival at all of them, against a bare loop over sockets of the same library in the same run.
 */
const sockets = 5000;
const rounds = 20;
const bars = { kilobytesPerSocket: 40, deliveryRatio: 3 };
const deadlineMs = 90_000;
const projectId = '7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f11';

interface Reply {
  readonly kind: string;
  readonly port?: number;
  readonly bytes?: number;
  readonly sockets?: number;
  readonly latenciesMs?: readonly number[];
}

const children: ChildProcess[] = [];
const guard = setTimeout(() => fail(`not done within ${deadlineMs / 1000} s`), deadlineMs);
const cluster = await startThrowAwayCluster();
const database = await createTestDatabase({
  adminUrl: cluster.connectionString('postgres'),
  maxConnections: 2,
});
try {
  await measure();
} finally {
  clearTimeout(guard);
  for (const child of children) child.kill('SIGKILL');
  await database.drop();
  await cluster.stop();
}

async function measure(): Promise<void> {
  const live = start('bench-server', ['live', database.url, projectId]);
  const bare = start('bench-server', ['bare', '', projectId]);
  const [liveReady, bareReady] = await Promise.all([replyOf(live, 'ready'), replyOf(bare, 'ready')]);
  const before = { live: await memoryOf(live), bare: await memoryOf(bare) };
  const clients = start('bench-clients', [liveReady.port, bareReady.port, projectId, sockets].map(String));
  await replyOf(clients, 'ready');
  for (const kind of ['live', 'bare']) {
    clients.send({ kind });
    await replyOf(clients, 'opened');
  }
  const kilobytes = {
    live: await kilobytesPerSocket(live, before.live),
    bare: await kilobytesPerSocket(bare, before.bare),
  };
  const times: Times = { bare: [], event: [], signal: [] };
  // Alternating, so that whatever else the machine does falls on all alike; the first rounds only warm up.
  for (let round = -3; round < rounds; round += 1) {
    const bareMs = await deliver(bare, 'signal', clients);
    const eventMs = await deliver(live, 'event', clients);
    const signalMs = await deliver(live, 'signal', clients);
    if (round < 0) continue;
    times.bare.push(bareMs);
    times.event.push(eventMs);
    times.signal.push(signalMs);
  }
  report(kilobytes, times);
}

/** The times of all sockets, round by round. */
type Times = Record<'bare' | 'event' | 'signal', (readonly number[])[]>;

function report(kilobytes: { live: number; bare: number }, times: Times): void {
  const base = typicalRound(times.bare, 99);
  const ratio = typicalRound(times.event, 99) / base;
  const memory = `${kilobytes.live.toFixed(1)} KB (bare library ${kilobytes.bare.toFixed(1)} KB; bar ${bars.kilobytesPerSocket} KB)`;
  console.log(`sockets                     ${sockets}, 3 topics each, ${rounds} rounds`);
  console.log(`memory per socket           ${memory}`);
  for (const name of ['bare', 'event', 'signal'] as const) {
    const [p50, p99] = [typicalRound(times[name], 50), typicalRound(times[name], 99)];
    console.log(
      `${name.padEnd(6)} p50, p99            ${p50.toFixed(1)} ms, ${p99.toFixed(1)} ms, ratio ${(p99 / base).toFixed(2)}`,
    );
  }
  console.log(`delivery p99 : bare loop    ${ratio.toFixed(2)} (bar ${bars.deliveryRatio})`);
  if (kilobytes.live >= bars.kilobytesPerSocket || ratio > bars.deliveryRatio) process.exitCode = 1;
}

/** The median over rounds: a moment in which the machine did something else spoils one round, not the figure. */
function typicalRound(list: readonly (readonly number[])[], percent: number): number {
  return percentile(
    list.map((round) => percentile(round, percent)),
    50,
  );
}

/** A shell raises the limit of open files for the process that replaces it. */
function start(name: string, args: readonly string[]): ChildProcess {
  const file = fileURLToPath(new URL(`../apps/server/src/live/${name}.fixture.ts`, import.meta.url));
  const command = ['-c', 'ulimit -n 15000 && exec "$0" "$@"', process.execPath, '--expose-gc', file, ...args];
  const child = spawn('sh', command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.once('exit', (code) => {
    if (code) fail(`${name} ended with code ${code}`);
  });
  children.push(child);
  return child;
}

function replyOf(child: ChildProcess, kind: string): Promise<Reply> {
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (!isReply(message) || message.kind !== kind) return;
      child.off('message', listen);
      resolve(message);
    };
    child.on('message', listen);
  });
}

function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

async function memoryOf(child: ChildProcess): Promise<Reply> {
  // The runtime gives memory back to the system some time after it has collected.
  for (let i = 0; i < 4; i += 1) {
    child.send({ kind: 'collect' });
    await sleep(150);
  }
  child.send({ kind: 'memory' });
  return replyOf(child, 'memory');
}

async function kilobytesPerSocket(child: ChildProcess, before: Reply): Promise<number> {
  const after = await memoryOf(child);
  if (after.sockets !== sockets) fail(`${after.sockets} of ${sockets} sockets are open`);
  return ((after.bytes ?? 0) - (before.bytes ?? 0)) / 1024 / sockets;
}

async function deliver(
  server: ChildProcess,
  kind: 'event' | 'signal',
  clients: ChildProcess,
): Promise<readonly number[]> {
  const reply = replyOf(clients, 'round');
  server.send({ kind });
  const { latenciesMs = [] } = await reply;
  await sleep(30);
  return latenciesMs;
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

function fail(reason: string): never {
  for (const child of children) child.kill('SIGKILL');
  cluster.stopNow();
  console.error(`The benchmark failed: ${reason}.`);
  process.exit(1);
}
