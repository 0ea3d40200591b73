import { runAs, type BatchValue, type Results } from '../postgres/batch/index.ts';
import type { JobDatabases } from './ports.ts';

export interface AdminStatement {
  readonly text: string;
  readonly values?: readonly BatchValue[];
}

/** Statements about the platform's own tables of a cloud, in one transaction and one round trip. */
export type AdminSql = (...statements: readonly AdminStatement[]) => Promise<Results>;

export function adminSqlOf(databases: Pick<JobDatabases, 'acquire'>, ref: string): AdminSql {
  return async (...statements) =>
    await runAs(
      await databases.acquire(ref),
      // Rows of the platform are read and written as what they are, whatever a project's session would say.
      { role: 'supabase_admin', settings: [['search_path', '']], isReadOnly: false },
      { statements: statements.map(({ text, values = [] }) => ({ text, values })) },
    );
}
