import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCloudDatabases } from '@loam/cloud/postgres';
import { silentLogger } from '@loam/kernel';
import { startCluster } from '@loam/postgres';
import pg from 'pg';

/**
 * A database of a project, ready to be used, against a bare CREATE DATABASE on the same durable cluster: wall time,
 * alternating, medians. Ours also makes three logins with their rights and copies the schemas of all services.
 */
const barMs = 500;
const rounds = 15;
const settleMs = 10_000;
const deadlineMs = 240_000;

const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  process.exit(1);
}, deadlineMs);
const folder = mkdtempSync(join(tmpdir(), 'loam-bench-cloud-'));
chmodSync(folder, 0o711);
const cluster = await startCluster({ dataDir: join(folder, 'pg'), settings: { wal_level: 'logical' } });
const connectionString = (database: string) => cluster.connectionString(database);
const databases = openCloudDatabases({
  cluster: async () => ({ isOurs: true, connectionString }),
  logger: silentLogger,
});
const admin = new pg.Client({ connectionString: connectionString('postgres') });
try {
  await admin.connect();
  const preparationMs = await timed(() => databases.prepare());
  const firstMs = await timed(() => databases.create(refOf(99)));
  const ours: number[] = [];
  const bare: number[] = [];
  const copies: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await timed(() => admin.query(`create database bare_${round}`)));
    ours.push(await timed(() => databases.create(refOf(round))));
    copies.push(await timed(() => databases.copy(refOf(round), `${refOf(round)}c`)));
  }
  const [create, plain, copy] = [median(ours), median(bare), median(copies)];
  const worst = Math.max(...ours);
  console.log(`in the background: roles, catalog, template   ${Math.round(preparationMs)} ms`);
  console.log(`the first project's database                  ${Math.round(firstMs)} ms`);
  console.log(`bare CREATE DATABASE                          ${Math.round(plain)} ms`);
  console.log(
    `a project's database   ${Math.round(create)} ms, worst ${Math.round(worst)} ms, ${(create / plain).toFixed(2)} × bare`,
  );
  console.log(`a copy of one          ${Math.round(copy)} ms, ${(copy / plain).toFixed(2)} × bare`);
  if (create > barMs || firstMs > barMs) {
    console.error(`the bar is ${barMs} ms`);
    process.exitCode = 1;
  }
} finally {
  await admin.end();
  // As when a product is stopped a moment after: new files are on the disk by then.
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const stopMs = await timed(async () => {
    await databases.close();
    await cluster.stop();
  });
  console.log(`stopped ${settleMs / 1000} s after the last of them        ${Math.round(stopMs)} ms`);
  rmSync(folder, { recursive: true, force: true });
  clearTimeout(guard);
}

function refOf(round: number): string {
  return `bench${String(round).padStart(3, '0')}`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
