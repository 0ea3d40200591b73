// Run by tests as a process of its own, so that it can be killed: starts the cluster of a folder and, when asked
// to write, reports each number once its row is committed.
import { createDb } from '../db.ts';
import { sql } from '../sql.ts';
import { silentLogger } from '@loam/kernel';
import { startCluster } from './cluster.ts';

const [dataDir = '', mode = 'hold'] = process.argv.slice(2);
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const cluster = await startCluster({ dataDir });
  say({ kind: 'up', postgres: cluster.pid });
  if (mode === 'write') await writeForever(cluster.connectionString('postgres'));
} catch (error) {
  say({ kind: 'failed', error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}

async function writeForever(connectionString: string): Promise<void> {
  const db = createDb({ connectionString, logger: silentLogger });
  await db.run(sql`create table if not exists acknowledged (n int primary key)`);
  const { last } = await db.one<{ last: number }>(
    sql`select coalesce(max(n), 0)::int as last from acknowledged`,
  );
  for (let n = last + 1; ; n += 1) {
    await db.run(sql`insert into acknowledged values (${n})`);
    say({ kind: 'committed', n });
  }
}
