import type { QueryResult } from 'pg';

/** What `cron.job_run_details` says of a run, in pg_cron's own words. */
export function messageOfResults(results: readonly QueryResult[]): string {
  const last = results.at(-1);
  if (!last) return '';
  if (last.fields.length > 0) return `${last.rows.length} row${last.rows.length === 1 ? '' : 's'}`;
  if (last.command === 'INSERT') return `INSERT 0 ${last.rowCount ?? 0}`;
  return last.rowCount === null ? last.command : `${last.command} ${last.rowCount}`;
}

export function messageOfFailure(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const detail = error instanceof Error && 'detail' in error ? error.detail : undefined;
  const more = typeof detail === 'string' && detail !== said ? `\nDETAIL:  ${detail}` : '';
  return `ERROR:  ${said}${more}`;
}
