import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCloudDatabases } from '@loam/cloud/postgres';
import { createTables, type PageRequest } from '@loam/cloud/tables';
import { silentLogger } from '@loam/kernel';
import { startCluster } from '@loam/postgres';
import pg from 'pg';
import { seedCloud, wholeSeed } from './console/seed.ts';

/**
 * Pages, filters, sorts, search and export of a table in the console against the bare SQL in the same run, alternating,
 * medians, at ten thousand and ten million rows (or as many as the first argument says). Pages by key or index have a bar
 * of their own; everything else may cost a tenth more than the bare statement, and an export twice a plain COPY.
 */
const keyBarMs = 100;
const bar = 1.1;
const exportBar = 2;
const exportMegabytes = 64;
const most = Number(process.argv[2] ?? wholeSeed.rows);
const ref = 'consolebenchconsoleb';
const at = { ref, schema: 'public', table: 'orders' };

const folder = mkdtempSync(join(tmpdir(), 'loam-bench-console-'));
chmodSync(folder, 0o711);
const cluster = await startCluster({
  dataDir: join(folder, 'pg'),
  settings: { wal_level: 'logical', max_wal_size: '4GB' },
});
const databases = openCloudDatabases({
  cluster: async () => ({ isOurs: true, connectionString: (database) => cluster.connectionString(database) }),
  logger: silentLogger,
});
const tables = createTables(databases);
try {
  for (const rows of new Set([10_000, most])) {
    await databases.create(ref, { size: 'xl' });
    const seedMs = await timed(() => seedCloud(databases, { ...wholeSeed, ref, rows }));
    console.log(`\n${rows} rows (seeded in ${Math.round(seedMs / 1000)} s)`);
    await measure(rows);
    await databases.drop(ref);
  }
} finally {
  await databases.close();
  await cluster.stop();
  rmSync(folder, { recursive: true });
}

async function measure(rows: number): Promise<void> {
  const middle = String(Math.floor(rows / 2));
  const page: PageRequest = { filters: [], size: 50, step: 'first' };
  const all = 'select * from orders';
  const cases: readonly Case[] = [
    { name: 'first page', request: page, sql: `${all} order by id limit 51`, isByKey: true },
    {
      name: 'last page',
      request: { ...page, step: 'last' },
      sql: `${all} order by id desc limit 51`,
      isByKey: true,
    },
    {
      name: 'next page',
      request: { ...page, step: 'next', cursor: [middle] },
      sql: `${all} where id > ${middle} order by id limit 51`,
      isByKey: true,
    },
    {
      name: 'previous page',
      request: { ...page, step: 'previous', cursor: [middle] },
      sql: `${all} where id < ${middle} order by id desc limit 51`,
      isByKey: true,
    },
    {
      name: 'sort by an index',
      request: { ...page, sort: { column: 'created_at', isDescending: true } },
      sql: `${all} order by created_at desc limit 51`,
      isByKey: true,
    },
    {
      name: 'last page of it',
      request: { ...page, step: 'last', sort: { column: 'created_at', isDescending: true } },
      sql: `${all} order by created_at limit 51`,
      isByKey: true,
    },
    {
      name: 'sort without an index',
      request: { ...page, sort: { column: 'total', isDescending: false } },
      sql: `${all} order by total, id limit 51`,
    },
    {
      name: 'filter',
      request: { ...page, filters: [{ column: 'total', operator: 'equals', value: '999.99' }] },
      sql: `${all} where total = 999.99 order by id limit 51`,
    },
    {
      name: 'search',
      request: { ...page, filters: [{ column: 'note', operator: 'contains', value: 'order 4999x' }] },
      sql: `${all} where note ilike '%order 4999x%' order by id limit 51`,
    },
  ];
  for (const one of cases) await compare(one, rows);
  await compareExport(rows);
}

interface Case {
  readonly name: string;
  readonly request: PageRequest;
  readonly sql: string;
  readonly isByKey?: boolean;
}

async function compare({ name, request, sql, isByKey = false }: Case, rows: number): Promise<void> {
  const rounds = isByKey || rows <= 10_000 ? 15 : 3;
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const bareMs = await timed(() => databases.runAsOwner(ref, sql, { isReadOnly: true }));
    const oursMs = await timed(() => tables.page(at, request));
    // The first round warms up.
    if (round === 0) continue;
    bare.push(bareMs);
    ours.push(oursMs);
  }
  const [mine, plain] = [median(ours), median(bare)];
  const isGood = isByKey ? mine < keyBarMs : mine <= plain * bar;
  report(name, `${mine.toFixed(1)} ms, bare ${plain.toFixed(1)} ms, ${(mine / plain).toFixed(2)} ×`, isGood);
}

/** Against a COPY that nobody reads: the server writes it to nowhere. */
async function compareExport(rows: number): Promise<void> {
  const database = new URL(await databases.connectionString(ref, 'owner')).pathname.slice(1);
  const admin = new pg.Client({ connectionString: cluster.connectionString(database) });
  await admin.connect();
  const rounds = rows <= 10_000 ? 9 : 1;
  const [ours, bare]: [number[], number[]] = [[], []];
  const before = process.memoryUsage().rss;
  let peak = before;
  let bytes = 0;
  const exportAll = async () => {
    bytes = 0;
    const csv = await tables.exportCsv(at, {
      filters: [],
      separator: ';',
      formulaStarts: ['=', '+', '-', '@'],
    });
    csv.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      peak = Math.max(peak, process.memoryUsage().rss);
    });
    await once(csv, 'end');
  };
  for (let round = 0; round <= rounds; round += 1) {
    const bareMs = await timed(() => admin.query(`copy orders to '/dev/null' with (format csv)`));
    const oursMs = await timed(exportAll);
    // The first round warms up, unless one takes minutes.
    if (round === 0 && rounds > 1) continue;
    bare.push(bareMs);
    ours.push(oursMs);
  }
  await admin.end();
  const [mine, plain] = [median(ours), median(bare)];
  const megabytes = (peak - before) / 1024 / 1024;
  const figures = `${mine.toFixed(1)} ms for ${(bytes / 1024 / 1024).toFixed(1)} MB, +${megabytes.toFixed(0)} MB of memory`;
  report(
    'export',
    `${figures}; plain COPY ${plain.toFixed(1)} ms, ${(mine / plain).toFixed(2)} ×`,
    megabytes <= exportMegabytes && mine <= plain * exportBar,
  );
}

function report(name: string, figures: string, isGood: boolean): void {
  console.log(`  ${name.padEnd(24)} ${figures}${isGood ? '' : '   ABOVE THE BAR'}`);
  if (!isGood) process.exitCode = 1;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
