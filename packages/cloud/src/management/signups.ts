import type { ManagedDatabases } from './ports.ts';

export interface SignupDay {
  /** As `2026-11-16`, by the database's clock. */
  readonly date: string;
  readonly count: number;
}

/** How many people signed up on each of the last days, those without any included. */
export async function signupsByDay(
  databases: Pick<ManagedDatabases, 'runAsOwner'>,
  ref: string,
  days: number,
): Promise<SignupDay[]> {
  const since = Math.max(0, Math.trunc(days) - 1);
  const sql = `
    select to_char(day, 'YYYY-MM-DD') as date, count(u.id)::int as count
    from generate_series(current_date - ${since}, current_date, interval '1 day') as day
    left join auth.users u on u.created_at >= day and u.created_at < day + interval '1 day'
    group by day order by day`;
  const [result] = await databases.runAsOwner(ref, sql, { isReadOnly: true });
  const rows: readonly unknown[] = result?.rows ?? [];
  return rows.flatMap((row) => (isDay(row) ? [{ date: row.date, count: row.count }] : []));
}

function isDay(row: unknown): row is SignupDay {
  return (
    typeof row === 'object' &&
    row !== null &&
    'date' in row &&
    typeof row.date === 'string' &&
    'count' in row &&
    typeof row.count === 'number'
  );
}
