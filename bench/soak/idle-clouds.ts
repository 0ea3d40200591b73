import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openSoakCluster } from './soak-cluster.ts';

/**
 * Many clouds that nobody uses: what they cost beside the disk. `npm run soak -- idle-clouds 1000`; memory, connections and
 * processor time of a minute are compared with those of the same cluster with ten clouds.
 */
const wanted = Number(process.argv[2] ?? 1000);
const few = 10;
const idleMs = 60_000;
/** Pools let go of connections after a minute. */
const settleMs = 75_000;

await using soak = await openSoakCluster();
const { cluster, databases, folder } = soak;
const admin = new pg.Client({ connectionString: cluster.connectionString('postgres') });
await admin.connect();
try {
  await make(0, few);
  const before = await measure(few);
  const startedMs = performance.now();
  await make(few, wanted);
  console.log(`made ${wanted - few} in ${Math.round((performance.now() - startedMs) / 1000)} s`);
  const after = await measure(wanted);
  const grownMb = after.memoryMb - before.memoryMb;
  const diskMb = (after.diskMb - before.diskMb) / (wanted - few);
  console.log(
    `each costs ${diskMb.toFixed(1)} MB of disk and ${((grownMb / (wanted - few)) * 1024).toFixed(1)} KB of memory`,
  );
  if (after.connections > before.connections || grownMb > 0.1 * wanted || after.cpuPercent > 5)
    process.exitCode = 1;
} finally {
  await admin.end();
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
  const memoryMb = memoryOf(tree()) + process.memoryUsage().rss / 1024 / 1024;
  const diskMb = Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
  const found = { memoryMb, diskMb, cpuPercent, connections: rows[0]?.count ?? 0 };
  console.log(
    `${clouds} clouds: ${Math.round(memoryMb)} MB of memory, ${found.connections} connections, ${cpuPercent.toFixed(1)} % of a processor, ${diskMb} MB of disk`,
  );
  return found;
}

/** The processes of the cluster. */
function tree(): readonly number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(cluster.pid)], { encoding: 'utf8' });
  return [cluster.pid ?? 0, ...children.trim().split(/\s+/).map(Number)];
}

/** What they share is counted once. */
function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const pss = /^Pss:\s+(\d+)/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
    return sum + Number(pss ?? 0) / 1024;
  }, 0);
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
