import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { openSoakCluster } from './soak-cluster.ts';

/**
 * Many clouds that nobody uses: what they cost beside the disk. `npm run soak -- idle-clouds 1000`; memory, connections and
 * processor time of a minute are compared with those of the same cluster with ten clouds. What making them left in
 * PostgreSQL's checkpointer (about 50 kB each, until it is started anew) is told apart from what having them costs.
 */
const wanted = Number(process.argv[2] ?? 1000);
const few = 10;
const idleMs = 60_000;
/** Pools let go of connections after a minute. */
const settleMs = 75_000;

await using soak = await openSoakCluster();
const { cluster, databases, folder } = soak;
const admin = new pg.Pool({
  connectionString: cluster.connectionString('postgres'),
  max: 1,
  idleTimeoutMillis: 0,
});
// PostgreSQL is started anew once.
admin.on('error', () => {});
const { rows: limits } = await admin.query<{ shared_buffers: string }>('show shared_buffers');
const sharedLimit = limits[0]?.shared_buffers ?? 'an unknown size';
try {
  await make(0, few);
  const before = await measure(few);
  const startedMs = performance.now();
  await make(few, wanted);
  console.log(`made ${wanted - few} in ${Math.round((performance.now() - startedMs) / 1000)} s`);
  const after = await measure(wanted);
  const each = (name: 'heapMb' | 'serverMb' | 'sharedMb' | 'diskMb') =>
    ((after[name] - before[name]) * 1024) / (wanted - few);
  console.log(
    `each costs ${(each('diskMb') / 1024).toFixed(1)} MB of disk, ${each('heapMb').toFixed(1)} kB of our heap and ${each('serverMb').toFixed(1)} kB of PostgreSQL's own; ${each('sharedMb').toFixed(1)} kB of its buffers were filled, which end at ${sharedLimit}`,
  );
  const grown = [...after.processes]
    .map(([name, mb]) => ({ name, mb: mb - (before.processes.get(name) ?? 0) }))
    .toSorted((left, right) => right.mb - left.mb)
    .slice(0, 4);
  console.log(`grown most: ${grown.map(({ name, mb }) => `${name} ${mb.toFixed(1)} MB`).join(', ')}`);
  const kept = await measureAnew(before);
  console.log(
    `of clouds that were there when PostgreSQL started, each costs ${kept.toFixed(1)} kB of its own`,
  );
  const isFree = each('heapMb') + kept < 10;
  if (after.connections > before.connections || !isFree || after.cpuPercent > 5) process.exitCode = 1;
} finally {
  await admin.end();
}

/** What making them left in its processes is gone then, and what having them costs is not. */
async function measureAnew(before: Awaited<ReturnType<typeof measure>>): Promise<number> {
  const restarted = new Promise<void>((resolve) => cluster.onRestart(resolve));
  process.kill(cluster.pid ?? 0, 'SIGINT');
  await restarted;
  const { serverMb } = await measure(wanted);
  return ((serverMb - before.serverMb) * 1024) / (wanted - few);
}

async function make(from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    await databases.create(refOf(at));
    // As the first request of an app does; nobody comes after it.
    if (at % 10 === 0) await databases.check(refOf(at));
  }
}

function refOf(at: number): string {
  const letters = Array.from(String(at).padStart(16, '0'), (digit) =>
    String.fromCharCode(97 + Number(digit)),
  );
  return `idle${letters.join('')}`;
}

async function measure(clouds: number) {
  await admin.query('checkpoint');
  await wait(settleMs);
  const jobs = setInterval(() => void databases.marks().catch(() => {}), 1000);
  const watch = setInterval(() => void databases.faults().catch(() => {}), idleMs / 2);
  const cpuBefore = cpuSeconds();
  await wait(idleMs);
  const cpuPercent = ((cpuSeconds() - cpuBefore) / (idleMs / 1000)) * 100;
  clearInterval(jobs);
  clearInterval(watch);
  const { rows } = await admin.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
  );
  collectGarbage();
  const heapMb = process.memoryUsage().heapUsed / 1024 / 1024;
  const processes = new Map(tree().map((pid) => [nameOf(pid), memoryOf('Pss_Anon', [pid])]));
  const [serverMb, sharedMb] = [memoryOf('Pss_Anon', tree()), memoryOf('Pss_Shmem', tree())];
  const diskMb = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
  const found = {
    processes,
    heapMb,
    serverMb,
    sharedMb,
    diskMb,
    cpuPercent,
    connections: rows[0]?.count ?? 0,
  };
  console.log(
    `${clouds} clouds: ${heapMb.toFixed(1)} MB of our heap, ${serverMb.toFixed(1)} MB of PostgreSQL's own and ${sharedMb.toFixed(1)} MB of its buffers, ${found.connections} connections, ${cpuPercent.toFixed(1)} % of a processor, ${diskMb} MB of disk`,
  );
  return found;
}

/** The processes of the cluster. */
function tree(): readonly number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(cluster.pid)], { encoding: 'utf8' });
  return [cluster.pid ?? 0, ...children.trim().split(/\s+/).map(Number)];
}

/** What they share is counted once. Buffers fill with whatever was touched last, up to their size. */
function memoryOf(kind: 'Pss_Anon' | 'Pss_Shmem', pids: readonly number[]): number {
  const line = new RegExp(`^${kind}:\\s+(\\d+)`, 'm');
  return pids.reduce((sum, pid) => {
    const pss = line.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
    return sum + Number(pss ?? 0) / 1024;
  }, 0);
}

function nameOf(pid: number): string {
  return readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim().slice(0, 60);
}

function cpuSeconds(): number {
  const own = process.cpuUsage();
  const ticks = tree().reduce((sum, pid) => {
    const fields = readOrEmpty(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? [];
    return sum + Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }, 0);
  return (own.user + own.system) / 1e6 + ticks / 100;
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
}
