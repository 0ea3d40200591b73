import pg from 'pg';
import { databaseOf } from './names.ts';
import type { PreparedCluster } from './prepare-cluster.ts';

/** In one transaction: it stays a copy or becomes a project's own. */
const independentSql = /* sql */ `
begin;
delete from auth.sessions;
delete from auth.refresh_tokens;
delete from auth.one_time_tokens;
delete from auth.flow_state;
delete from auth.mfa_challenges;
delete from vault.secrets;
delete from vault.key;
delete from net.http_request_queue;
delete from storage.resumable_parts;
delete from storage.resumable_uploads;
update cron.job set active = false;
commit`;

export async function makeIndependent({ cluster }: PreparedCluster, ref: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.connectionString(databaseOf(ref)) });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(independentSql);
  } finally {
    await client.end();
  }
}
