// Run by tests as a process of its own, so that it can be killed: starts the cluster of a folder and, when asked
// to write, reports each number once its row is committed.
import { startCluster } from './cluster.ts';
import { openPool } from './open-pool.fixture.ts';

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
  const pool = openPool(connectionString);
  await pool.query('create table if not exists acknowledged (n int primary key)');
  const { rows } = await pool.query<{ last: number }>(
    'select coalesce(max(n), 0)::int as last from acknowledged',
  );
  for (let n = (rows[0]?.last ?? 0) + 1; ; n += 1) {
    await pool.query('insert into acknowledged values ($1)', [n]);
    say({ kind: 'committed', n });
  }
}
