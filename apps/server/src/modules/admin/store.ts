import { type Db, joinSql, sql } from '@loam/db';
import type { TimePosition } from '../../http/time-cursor.ts';

export interface WorkspaceRow extends TimePosition {
  readonly name: string;
  readonly plan: 'free' | 'pro' | 'biz' | 'enterprise';
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly owner_email: string | null;
  readonly member_count: number;
  readonly project_count: number;
  readonly credits_micros: number;
  readonly balance_micros: number;
  readonly created_at: Date;
}

export interface WorkspacePage {
  readonly limit: number;
  readonly after: TimePosition | undefined;
  readonly search: string | undefined;
}

export interface DatabaseHealth {
  readonly version: string;
  readonly size_bytes: number;
  readonly connections: number;
  readonly accounts: number;
  readonly workspaces: number;
  readonly projects: number;
}

export type AdminStore = ReturnType<typeof createAdminStore>;

const workspaceColumns = sql`
  w.id, w.name, w.plan, w.created_at,
  to_char(w.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as position,
  u.id as owner_id, u.name as owner_name, u.email as owner_email,
  (select count(*)::int from workspace_members m where m.workspace_id = w.id) as member_count,
  (select count(*)::int from projects p where p.workspace_id = w.id and p.deleted_at is null) as project_count,
  coalesce((select l.balance_micros from ledger_accounts l
    where l.workspace_id = w.id and l.account = 'credits'), 0) as credits_micros,
  coalesce((select l.balance_micros from ledger_accounts l
    where l.workspace_id = w.id and l.account = 'balance'), 0) as balance_micros`;

const workspaceTables = sql`
  workspaces w
  left join workspace_members o on o.workspace_id = w.id and o.role = 'owner'
  left join users u on u.id = o.user_id`;

/** What the operator looks at over all workspaces; changes go through the modules that own the facts. */
export function createAdminStore(db: Db) {
  return {
    listWorkspaces: ({ limit, after, search }: WorkspacePage) => {
      const conditions = [
        sql`w.deleted_at is null`,
        ...(after ? [sql`(w.created_at, w.id) < (${after.position}::timestamptz, ${after.id}::uuid)`] : []),
        ...(search ? [sql`lower(w.name) like ${patternOf(search)}`] : []),
      ];
      return db.rows<WorkspaceRow>(sql`
        select ${workspaceColumns} from ${workspaceTables} where ${joinSql(conditions, ' and ')}
        order by w.created_at desc, w.id desc limit ${limit}`);
    },
    findWorkspace: (id: string) =>
      db.first<WorkspaceRow>(sql`
        select ${workspaceColumns} from ${workspaceTables} where w.id = ${id} and w.deleted_at is null`),
    databaseHealth: () =>
      db.one<DatabaseHealth>(sql`
        select current_setting('server_version') as version, pg_database_size(current_database()) as size_bytes,
          (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
          ${countOf('users')} as accounts, ${countOf('workspaces')} as workspaces, ${countOf('projects')} as projects`),
    readSetting: async (key: string) =>
      (await db.first<{ value: unknown }>(sql`select value from settings where key = ${key}`))?.value,
  };
}

/** Exact while that is cheap, otherwise the planner's estimate: counting ten million rows takes seconds. */
function countOf(table: 'users' | 'workspaces' | 'projects') {
  return {
    text: `(select case when c.reltuples < 10000 then (select count(*) from ${table}) else c.reltuples::bigint end
      from pg_class c where c.oid = '${table}'::regclass)`,
    values: [],
  };
}

function patternOf(search: string): string {
  return `${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
