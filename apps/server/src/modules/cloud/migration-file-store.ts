import type { ProjectId, UserId } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface NotedRow {
  readonly project_id: ProjectId;
  readonly ref: string;
  readonly version: string;
  readonly name: string;
  readonly sql: string;
  /** Who asked for it; the project's owner where that person is gone. */
  readonly user_id: UserId;
  /** Whoever began it has given up since. */
  readonly is_old: boolean;
}

type Known = Pick<NotedRow, 'ref' | 'version'>;

const oldAfter = sql`interval '1 hour'`;
/** As long as it was waited before: one that was refused is looked for a few times. */
const tryAgainAfter = sql`greatest(interval '1 minute', clock_timestamp() - noted_at)`;

export async function noteMigration(
  queries: Queries,
  { ref, version, name, sql: text, user_id }: Omit<NotedRow, 'project_id' | 'is_old'>,
): Promise<void> {
  await queries.run(sql`
    insert into cloud_migration_files (ref, version, name, sql, user_id)
    values (${ref}, ${version}, ${name}, ${text}, ${user_id}) on conflict do nothing`);
}

export function listNoted(queries: Queries): Promise<NotedRow[]> {
  return queries.rows<NotedRow>(sql`
    select c.project_id, m.ref, m.version, m.name, m.sql, coalesce(m.user_id, p.user_id) as user_id,
      m.noted_at < clock_timestamp() - ${oldAfter} as is_old
    from cloud_migration_files m
    join clouds c on c.ref = m.ref and c.deleted_at is null
    join projects p on p.id = c.project_id and p.deleted_at is null
    where m.due_at <= clock_timestamp() order by m.ref, m.version`);
}

export async function postponeNoted(queries: Queries, { ref, version }: Known): Promise<void> {
  await queries.run(sql`
    update cloud_migration_files set due_at = clock_timestamp() + ${tryAgainAfter}
    where ref = ${ref} and version = ${version}`);
}

export async function forgetNoted(queries: Queries, { ref, version }: Known): Promise<void> {
  await queries.run(sql`delete from cloud_migration_files where ref = ${ref} and version = ${version}`);
}
