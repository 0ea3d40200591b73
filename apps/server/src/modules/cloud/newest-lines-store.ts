import type { WantedLogs } from '@loam/agent';
import type { LogWindow } from '@loam/cloud/logs';
import type { CloudLogs } from './logs.ts';

const tables: Readonly<Record<WantedLogs['source'], string>> = {
  functions: 'function_logs',
  database: 'postgres_logs',
  auth: 'auth_logs',
  storage: 'storage_logs',
  realtime: 'realtime_logs',
  requests: 'edge_logs',
  cron: 'pg_cron_logs',
};
const mostLines = 500;

export async function newestLines(
  logs: Pick<CloudLogs, 'query'>,
  source: WantedLogs['source'],
  window: LogWindow,
): Promise<readonly unknown[]> {
  const query = `select timestamp, event_message from ${tables[source]} order by timestamp desc limit ${mostLines}`;
  return await logs.query(query, window);
}
