import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';

// What runs may end by itself for this long; new connections wait meanwhile (`pools.ts`), they are not refused.
const patienceMs = 3_000;
const pollMs = 20;

interface Sessions {
  readonly left: number;
}

/**
 * A database can be copied or renamed while nobody is in it. Whoever comes waits until it is opened again; `closePools`
 * resolves when what this process does there has ended.
 */
export async function holdDatabase(
  admin: ClientBase,
  database: string,
  closePools: () => Promise<void> = async () => {},
): Promise<void> {
  await admin.query(`alter database ${database} with allow_connections false`);
  const deadline = Date.now() + patienceMs;
  await Promise.race([closePools(), sleep(patienceMs, undefined, { ref: false })]);
  while ((await endSessions(admin, database, 'idle')) > 0 && Date.now() < deadline) await sleep(pollMs);
  await endSessions(admin, database, 'any');
}

export async function openDatabase(admin: Pick<ClientBase, 'query'>, database: string): Promise<void> {
  await admin.query(`alter database ${database} with allow_connections true`);
}

/** Those that the administrator may end; what the server does by itself (vacuum) makes way when it is asked. */
export const canBeEnded = `usesysid is not null and pg_has_role(usesysid, 'usage')`;

/** How many there are still. Those of a pool are idle between two requests and are made anew by it. */
async function endSessions(admin: ClientBase, database: string, which: 'idle' | 'any'): Promise<number> {
  const waitMs = which === 'any' ? 5_000 : 200;
  await admin.query(
    `select pg_terminate_backend(pid, ${waitMs}) from pg_stat_activity
     where datname = $1 and ${canBeEnded} and ($2 = 'any' or state = 'idle' or state is null)`,
    [database, which],
  );
  const { rows } = await admin.query<Sessions>(
    `select count(*)::int as left from pg_stat_activity where datname = $1 and ${canBeEnded}`,
    [database],
  );
  return rows[0]?.left ?? 0;
}
