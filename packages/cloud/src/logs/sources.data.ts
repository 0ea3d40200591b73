/** Who wrote a line. */
export const LOG_SOURCES = [
  'edge',
  'postgres',
  'function',
  'function_edge',
  'auth',
  'auth_audit',
  'realtime',
  'storage',
  'postgrest',
  'supavisor',
  'pgbouncer',
  'pg_upgrade',
  'pg_cron',
] as const;

export type LogSource = (typeof LOG_SOURCES)[number];

/** The name of a source as a table: `edge_logs`. */
const suffix = '_logs';

export function sourceOfTable(table: string): LogSource | undefined {
  const name = table.endsWith(suffix) ? table.slice(0, -suffix.length) : undefined;
  return LOG_SOURCES.find((source) => source === name);
}
